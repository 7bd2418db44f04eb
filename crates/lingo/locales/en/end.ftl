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
