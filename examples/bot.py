#!/usr/bin/env python3
"""A bot without any rules: it picks among the actions that the host lists as legal."""
import random
import sys


def worth(action):
    if action[0] == ">":  # claim: high numbers have crowns
        return int(action[1:])
    if action[0] in "$+":  # tax or build whenever it can
        return len(action)
    if "@" in action:  # place near the castle on g7
        cell = action.split("@")[1]
        return -abs(ord(cell[0]) - ord("g")) - abs(int(cell[1:-1]) - 7)
    return -1 if action[0] == "!" else 0  # rather pass than feed the dragon


legal = []
for line in sys.stdin:
    command, *words = line.split() or ["stop"]
    if command == "quit":
        break
    if command == "stop":  # it never thinks long enough to be stopped
        continue
    if command == "hello":
        print("id name Near the Castle\nid author you\nok", flush=True)
    elif command in ("option", "new", "position", "legal"):
        legal = words if command == "legal" else []
        print("ok", flush=True)
    elif command == "go" and legal:
        print("best", max(legal, key=lambda action: (worth(action), random.random())), flush=True)
    else:
        print("error protocol.unknown_command this bot needs hello, legal, go", flush=True)
