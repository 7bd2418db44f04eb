"""Checks that a game was dealt as promised: verify.py RECORD [SERVER]. Needs nothing but Python."""
import hashlib, json, re, sys, urllib.request
TILES = ("bakery*2 sawmill*2 fishmongers*2 weaving_shop*2 magic_school*2 foundry*2 church*2 treasury_knights*1 "
    "treasury_towers*1 small_tavern*2 big_tavern*1 guardtower*2 fortified_castle*1 travelling_castle*2 "
    "training_camp*2 statues*3 queens_tower*3").split()
def sha(text): return hashlib.sha256(text.encode()).hexdigest()
def shuffled(kind, pile):  # pairs of a name and how often it is there
    names = [f"{kind} {name} {copy + 1}" for name, copies in pile for copy in range(int(copies))]
    return [name.split()[1] for name in sorted(names, key=lambda name: sha(f"{key} {name}"))]
record = open(sys.argv[1]).read()
tags = dict(re.findall(r'^\[(\w+) "(.*)"\]$', record, re.M))
seal = hashlib.sha256(bytes.fromhex(tags["Seed"]) + tags["Game"].encode()).hexdigest()
tags["Shuffle"] == "2" and seal == tags["Seal"] or sys.exit("unfair: the seed does not match the seal")
shares = [f"{seat}:{tags[tag]}" for seat in range(1, 9) if tags.get(tag := f"Contribution{seat}", "missing") != "missing"]
key, seats = sha(" ".join(["crownlands deck", tags["Game"], tags["Seed"], *shares])), int(tags["Rules"][1])
piles = {"K": shuffled("king", [(seat, 2 if seats == 2 else 1) for seat in range(1, seats + 1)]),
    "L": shuffled("domino", [(number, 1) for number in range(1, 49)]), "B": shuffled("tile", [tile.split("*") for tile in TILES]),
    "Lq": shuffled("domino", [(f"q{number}", 1) for number in range(1, 49)])}
for kind, names in re.findall(r"(?<!\S)([KLB])=(\S+)", record):  # kings, lines and tiles as they were dealt
    pile, names = piles["Lq" if names[0] == "q" and kind == "L" else kind], names.split(",")
    due = [pile.pop(0) for _ in names]
    (sorted(due) == sorted(names) if kind == "L" else due == names) or sys.exit(f"unfair: {kind}={','.join(names)} was not due")
link, number, chained = "0" * 64, 0, len(sys.argv) < 3
while len(sys.argv) > 2 and (page := json.load(urllib.request.urlopen(f"{sys.argv[2]}/api/seals?after={number}"))["seals"]):
    for entry in page:
        number, link, chained = number + 1, sha(f"{link} {number + 1} {entry['seal']} {entry['at']}"), chained or entry["seal"] == seal
        (entry["number"], entry["link"]) == (number, link) or sys.exit(f"unfair: the chain of seals breaks at {number}")
chained or sys.exit("unfair: the seal is not in the chain")
print("fair: shuffled by the server and seats", [int(share[0]) for share in shares])
