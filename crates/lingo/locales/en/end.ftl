end-title = The game is over
end-counting = Counting { $who }’s kingdom…
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
end-abandoned = The game was stopped without a result.
end-resigned = { $count ->
    [0] The game was given up.
    [one] { $who } has given up.
   *[other] { $who } have given up.
}
end-standings = Final standings
end-tie = How the tie was decided
end-details = All points
end-graph = Points over time
    .description = How many points each kingdom had after every round
end-graph-table = The same as a table
end-graph-axis = Round
end-again = Play again
end-watch-replay = See the replay
end-share = Share the result
    .message = { $mode }: { $who } won with { $points } points. See the game:
end-download = Save the game
end-home = Front page
end-dynasty-standings = Dynasty so far
