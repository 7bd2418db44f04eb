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

## Ob fair gemischt wurde

end-fair = Fair gemischt, auf diesem Gerät geprüft. { $who } haben gemeinsam gemischt.
end-fair-dealer = Der Server
end-fair-server = Fair gemischt, auf diesem Gerät geprüft. Nur der Server hat gemischt.
end-fair-missing = Ohne { $who }: Was von dort zum Mischen kommen sollte, kam zu spät.
end-fair-late = Dieses Gerät kam erst nach der ersten Ziehung dazu. Was vorher zugesagt war, weiß es nicht.
end-fair-listed = Das Siegel steht als Nummer { $number } in der öffentlichen Liste des Servers. Es ließ sich also nicht unbemerkt austauschen.
end-fair-unlisted = Aber das Siegel fehlt in der öffentlichen Liste des Servers. Frag den Betreiber nach dem Grund.
end-fair-here = Dieses Gerät hat gemischt.
end-unfair = In dieser Partie wurde nicht wie zugesagt gemischt. { $reason }
end-fair-why = Vor der ersten Ziehung haben der Server und die Geräte der Spieler je eine Zufallszahl versiegelt; aus allen zusammen folgt die Mischung. Dieses Gerät hat Siegel, Zahlen und jede Ziehung verglichen. Niemand hat die Mischung also ausgesucht, außer alle Genannten hätten sich abgesprochen. Wessen Zahl zu spät kommt, konnte zwischen zwei Mischungen wählen, die beide unbekannt waren.
end-fair-why-own = Vor der ersten Ziehung haben der Server und die Geräte der Spieler je eine Zufallszahl versiegelt; aus allen zusammen folgt die Mischung. Dieses Gerät hat Siegel, Zahlen und jede Ziehung verglichen. Seine eigene Zahl steckt in der Mischung: Niemand sonst hat sie also ausgesucht, auch nicht gemeinsam. Wessen Zahl zu spät kommt, konnte zwischen zwei Mischungen wählen, die beide unbekannt waren.
end-fair-why-server = Der Server hat seine Mischung vor der ersten Ziehung versiegelt und sich daran gehalten: Dieses Gerät hat das Siegel und jede Ziehung verglichen. Aber kein Gerät eines Spielers hat mitgemischt. Ob der Server den Zufall entscheiden ließ, lässt sich darum nicht sagen.
end-fair-why-here = Ohne Server kennt nur dieses Gerät die Reihenfolge der Plättchen, während du spielst. Die Partie ist so fair wie dein Gerät.
end-fair-why-broken = Speichere die Partie unter „Mehr“: Die Aufzeichnung belegt, was geschehen ist. Spiele auf diesem Server um nichts, bis der Betreiber das erklärt hat.
