## What players do

move-claim = { $who } nimmt Domino { $number }: { $halves }.
move-place = { $who } legt Domino { $number }: { $spot }.
move-spot = { $left }, { $cell }; { $right } { $direction ->
    [north] nördlich davon
    [east] östlich davon
    [south] südlich davon
   *[west] westlich davon
}
move-discard = { $who } wirft Domino { $number } ab ({ $halves }). Es passt nirgends.
move-tax = { $who } schickt { $knights ->
    [one] einen Ritter
   *[other] { $knights } Ritter
} Steuern holen ({ $land }): { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
move-build = { $who } baut { $building }, { $cell }, { $coins ->
    [0] umsonst
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
}.
move-build-gains = Das bringt { $gains }.
move-build-queen = Die Königin zieht bei { $who } ein!
move-bribe = { $who } gibt dem Drachen eine Münze. Er verbrennt { $building }.
move-pass-tax = { $who } erhebt keine Steuern.
move-pass-build = { $who } baut nichts.
move-pass-bribe = { $who } lässt den Drachen in Ruhe.
move-pass = { $who } passt.

## What chance brings

move-deal-king = Ein König wird gezogen: { $who }.
move-deal-line = Die nächste Reihe: { $dominoes }.
move-deal-domino = { $number } ({ $halves })
move-deal-buildings = Neu bei den Baumeistern: { $buildings }.

## What is due

move-due-place = { $who } muss Domino { $number } legen: { $halves }.
move-due-discard = { $who } muss Domino { $number } abwerfen ({ $halves }). Es passt nirgends.
move-due-tax = { $who } kann Steuern erheben.
move-due-build = { $who } kann bauen.
move-due-bribe = { $who } kann den Drachen schicken.
move-due-claim = { $who } wählt ein Domino.
move-due-deal = Es wird ausgeteilt.
move-due-over = Die Partie ist zu Ende.

## What happens at the table

fact-opened = Der Tisch ist eröffnet.
fact-changed = Das Spiel wurde geändert: { $mode }.
fact-sat = { $who } setzt sich auf Platz { $seat }.
fact-bot-sat = Ein Bot nimmt Platz { $seat }: { $level }.
fact-stood = { $who } steht auf.
fact-host = Jemand anderes leitet jetzt den Tisch.
fact-ready = { $who } ist bereit.
fact-unready = { $who } ist doch noch nicht bereit.
fact-began = Partie { $number } beginnt. Viel Spaß!
fact-undone = { $who } macht einen Zug rückgängig.
fact-time-ran-out = Die Zeit von { $who } ist abgelaufen.
fact-time-granted = { $who } bekommt mehr Zeit.
fact-left = { $who } ist gegangen. Der Platz bleibt reserviert.
fact-returned = { $who } ist wieder da.
fact-taken-over = Ein Bot spielt für { $who } weiter.
fact-resigned = { $who } gibt auf. Ein Bot spielt weiter.
fact-asked-take-back = { $who } möchte einen Zug zurücknehmen. In Ordnung?
fact-asked-take-over = { $who } fragt: Soll ein Bot für { $other } spielen?
fact-asked-wait = { $who } fragt: Warten wir auf { $other }?
fact-asked-end = { $who } fragt: Beenden wir die Partie ohne Ergebnis?
fact-agreed = { $who } ist einverstanden.
fact-declined = { $who } sagt nein.
fact-withdrawn = Die Frage wurde zurückgezogen.
fact-lapsed = Die Frage ist abgelaufen.
fact-ended = Die Partie ist zu Ende.
fact-ended-won = Die Partie ist zu Ende. { $who } { $count ->
    [one] gewinnt
   *[other] gewinnen
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
fact-ended-shared = Die Partie ist zu Ende. { $who } teilen sich den Sieg mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
fact-ended-resigned = Die Partie ist zu Ende: Alle Königreiche bis auf eines haben aufgegeben.
fact-ended-abandoned = Die Partie endet ohne Ergebnis.
fact-said = { $who }: „{ $phrase }“
fact-reacted = { $who } reagiert: { $phrase }.
fact-closed = Der Tisch wurde geschlossen.
