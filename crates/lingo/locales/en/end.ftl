end-title = Game over
end-counting = Scoring { $who }’s kingdom…
end-skip = Skip
end-winner = { $who } { $count ->
    [one] wins
   *[other] win
}!
end-winner-you = You win!
end-shared = { $who } share the victory!
end-second = Well played! You came { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}.
end-abandoned = The game ended without a result.
end-resigned = { $count ->
    [0] The game ended by resignation.
    [one] { $who } resigned.
   *[other] { $who } resigned.
}
end-standings = Final standings
end-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-look = Show { $who }’s kingdom in the frame
end-tie = How the tie was broken
end-details = Score breakdown
end-graph = Points over time
    .description = Each kingdom’s points after every round
end-graph-table = Show as a table
end-graph-axis = Round
end-again = Play again
end-watch-replay = Watch the replay
end-watch-again = Watch again
end-picture = Share the picture
    .saved = The picture has been saved.
    .failed = This browser couldn’t make the picture.
end-more = More
end-share = Share the result
    .message = { $mode }: { $who } won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. See the game:
end-download = Save the game
end-home = Home
end-dynasty-standings = Dynasty so far
end-dynasty-best = Best game so far
end-dynasty-open = See the Dynasty
end-dynasty-final = Final standings of the Dynasty
end-dynasty-broken = The Dynasty ends here, without a result.

## Whether the deal was fair

end-fair = Fair deal, checked on this device. { $who } shuffled together.
end-fair-dealer = The server
end-fair-server = Fair deal, checked on this device. Only the server shuffled.
end-fair-missing = Without { $who }, whose share of the shuffle came too late.
end-fair-late = This device joined after the first deal. It can’t tell what was promised before.
end-fair-listed = The seal is number { $number } in the server’s public list, so it could not be swapped later without anyone noticing.
end-fair-unlisted = But the seal is missing from the server’s public list. Ask its operator why.
end-fair-here = This device shuffled and dealt.
end-unfair = This game was not dealt as promised. { $reason }
end-fair-why = Before the first deal the server and the players’ devices each sealed a random number; the shuffle follows from all of them. This device compared seals, numbers and every deal. So nobody chose the deal, unless all those named worked together. Someone whose number came too late could choose between two shuffles, both unknown.
end-fair-why-own = Before the first deal the server and the players’ devices each sealed a random number; the shuffle follows from all of them. This device compared seals, numbers and every deal. Its own number is in the shuffle, so nobody else chose the deal, not even together. Someone whose number came too late could choose between two shuffles, both unknown.
end-fair-why-server = The server sealed its shuffle before the first deal and kept to it: this device compared the seal and every deal. But no player’s device took part, so you can’t tell whether the server picked that shuffle by chance.
end-fair-why-here = Without a server, only this device knows the order of the tiles while you play. The game is as fair as your device.
end-fair-why-broken = Save the game with “More”: its record proves what happened. Don’t play for anything on this server until its operator has explained this.
