## What players do

move-claim = { $who } wählt { $domino }: { $halves }.
move-claim-for = { $who } setzt den König von { $king } auf { $domino }: { $halves }.
move-place = { $who } legt { $domino }: { $spot }.
move-spot = { $left }, { $cell }; { $right } { $direction ->
    [north] nördlich davon
    [east] östlich davon
    [south] südlich davon
   *[west] westlich davon
}
move-discard = { $who } wirft { $domino } ab ({ $halves }). Er passt nirgends.
move-tax = { $who } schickt { $knights ->
    [one] einen Ritter
   *[other] { $knights } Ritter
} Steuern eintreiben ({ $land }): { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}.
move-build = { $who } baut { $building }, { $cell }, { $coins ->
    [0] kostenlos
    [one] für { $coins } Münze
   *[other] für { $coins } Münzen
}.
move-build-gains = Das bringt { $gains }.
move-build-queen = Die Königin zieht bei { $who } ein!
move-bribe = { $who } gibt dem Drachen eine Münze. Er verbrennt { $building }.
move-pass-tax = { $who } treibt keine Steuern ein.
move-pass-build = { $who } baut nichts.
move-pass-bribe = { $who } lässt den Drachen in Ruhe.
move-pass = { $who } überspringt.

## What chance brings

move-deal-king = Ein König wird gezogen: { $who }.
move-deal-line = Die nächste Reihe: { $dominoes }.
move-deal-domino = { $domino } ({ $halves })
move-deal-buildings = Neu bei den Baumeistern: { $buildings }.

## What is due

move-due-place = { $who } muss { $domino } legen: { $halves }.
move-due-discard = { $who } muss { $domino } abwerfen ({ $halves }). Er passt nirgends.
move-due-tax = { $who } darf Steuern eintreiben.
move-due-build = { $who } darf bauen.
move-due-bribe = { $who } darf den Drachen losschicken.
move-due-claim = { $who } wählt einen Dominostein.
move-due-claim-for = { $who } setzt den König von { $king } auf einen Dominostein.
move-due-deal = Neue Plättchen werden gezogen.
move-due-over = Die Partie ist zu Ende.

## What happens at the table

fact-opened = Der Tisch ist eröffnet.
fact-changed = Der Gastgeber hat das Spiel geändert: { $mode }.
fact-sat = { $who } setzt sich auf Platz { $seat }.
fact-bot-sat = Ein Bot setzt sich auf Platz { $seat }: { $bot }.
fact-stood = { $who } verlässt den Platz.
fact-house = { $who } nimmt die Farben an: { $house }.
fact-host = Der Tisch hat einen neuen Gastgeber.
fact-ready = { $who } ist bereit.
fact-unready = { $who } ist doch noch nicht bereit.
fact-began = Partie { $number } beginnt. Viel Spaß!
fact-missing = Der Beitrag von { $who } zum Mischen kam zu spät. Die Partie geht ohne ihn weiter.
fact-undone = { $who } macht einen Zug rückgängig.
fact-time-ran-out = Die Zeit von { $who } ist abgelaufen.
fact-timeout-bot = Die Zeit von { $who } ist abgelaufen: Ein Bot spielt diesen Zug.
fact-timeout-skip = Die Zeit von { $who } ist abgelaufen: Dieser Zug wird ausgesetzt.
fact-timeout-loss = { $who } verliert durch Zeitüberschreitung.
fact-time-granted = { $who } bekommt mehr Zeit.
fact-held = Der Server war { $time } nicht erreichbar. Die Uhren standen still.
fact-left = { $who } hat den Tisch verlassen. Der Platz bleibt reserviert.
fact-returned = { $who } ist wieder da.
fact-taken-over = Ein Bot spielt für { $who } weiter.
fact-resigned = { $who } gibt auf. Ein Bot spielt weiter.
fact-asked-take-back = { $who } möchte einen Zug zurücknehmen. In Ordnung?
fact-asked-take-over = { $who } fragt: Soll ein Bot für { $other } spielen?
fact-asked-wait = { $who } fragt: Warten wir auf { $other }?
fact-asked-end = { $who } fragt: Beenden wir die Partie ohne Ergebnis?
fact-agreed = { $who } ist einverstanden.
fact-declined = { $who } lehnt ab.
fact-withdrawn = Die Frage wurde zurückgezogen.
fact-lapsed = Die Frage hat sich erledigt.
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
fact-ended-resigned = Die Partie ist zu Ende: Nur ein Königreich ist noch übrig.
fact-ended-abandoned = Die Partie endet ohne Ergebnis.
fact-said = { $who }: „{ $phrase }“
fact-reacted = { $who } reagiert: { $phrase }.
fact-closed = Der Tisch wurde geschlossen.
