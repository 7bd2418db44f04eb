end-title = Partie beendet
end-counting = Punkte von { $who } werden gezählt …
end-skip = Überspringen
end-winner = { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
}!
end-winner-you = Du hast gewonnen!
end-shared = { $who } teilen sich den Sieg!
end-second = Gut gespielt! Du hast Platz { $rank } erreicht.
end-abandoned = Die Partie wurde ohne Ergebnis beendet.
end-resigned = { $count ->
    [0] Die Partie endete durch Aufgabe.
    [one] { $who } hat aufgegeben.
   *[other] { $who } haben aufgegeben.
}
end-standings = Endstand
end-place = Platz { $rank }
end-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-look = Königreich von { $who } im Rahmen zeigen
end-tie = So wurde der Gleichstand aufgelöst
end-details = Punkte im Einzelnen
end-graph = Punkteverlauf
    .description = Die Punkte jedes Königreichs nach jeder Runde
end-graph-table = Als Tabelle anzeigen
end-graph-axis = Runde
end-again = Noch einmal spielen
end-watch-replay = Partie ansehen
end-watch-again = Noch einmal ansehen
end-picture = Bild teilen
    .saved = Das Bild ist gespeichert.
    .failed = Dieser Browser konnte das Bild nicht erstellen.
end-more = Mehr
end-share = Ergebnis teilen
    .message = { $mode }: Sieg für { $who } mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }. Zur Partie:
end-download = Partie speichern
end-home = Startseite
end-dynasty-standings = Die Dynastie bisher
end-dynasty-best = Die beste Partie bisher
end-dynasty-open = Dynastie ansehen
end-dynasty-final = Endstand der Dynastie
end-dynasty-broken = Die Dynastie endet hier, ohne Ergebnis.
