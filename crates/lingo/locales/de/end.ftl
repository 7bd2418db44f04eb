end-title = Partie beendet
end-counting = Das Königreich von { $who } wird gezählt …
end-skip = Überspringen
end-winner = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}!
end-winner-you = Du gewinnst!
end-shared = { $who } teilen sich den Sieg!
end-second = Gut gespielt! Du bist auf Platz { $rank }.
end-abandoned = Die Partie wurde ohne Ergebnis beendet.
end-resigned = { $count ->
    [0] Die Partie wurde aufgegeben.
    [one] { $who } hat aufgegeben.
   *[other] { $who } haben aufgegeben.
}
end-standings = Endstand
end-tie = So wurde der Gleichstand entschieden
end-details = Punkte im Einzelnen
end-graph = Punkte im Lauf der Zeit
    .description = Die Punkte jedes Königreichs nach jeder Runde
end-graph-table = Als Tabelle zeigen
end-graph-axis = Runde
end-again = Noch einmal
end-watch-replay = Partie ansehen
end-share = Ergebnis teilen
    .message = { $mode }: Sieg für { $who } mit { $points } Punkten. Die Partie:
end-download = Partie speichern
end-home = Startseite
end-dynasty-standings = Die Dynastie bisher
