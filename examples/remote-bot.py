"""Plays one game on a Crownlands server through its stream for programs.

    python3 examples/remote-bot.py http://127.0.0.1:8080 [RULES]

Needs nothing but Python's standard library. docs/PROTOCOL.md explains every message.
"""
import json, random, sys, urllib.request as web

BASE, RULES = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "k2"

def ask(path, body=None, token=""):
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + token}
    return web.urlopen(web.Request(BASE + path, body and json.dumps(body).encode(), headers))

me = json.load(ask("/api/players", {"name": "Remote bot", "program": True}))["token"]
table = json.load(ask("/api/pairing", {"rules": RULES, "wait_ms": 0}, me))["table"]
for line in ask(f"/api/tables/{table}/stream", token=me):
    message = json.loads(line) if line.strip() else {"type": "nothing"}
    if message["type"] == "turn":
        action = random.choice(message["legal"])
        ask(f"/api/tables/{table}/intents", {"type": "act", "action": action, "seen": message["seen"]}, me)
    if any(entry["fact"]["type"] == "ended" for entry in message.get("entries", [])):
        break
print(ask(f"/api/games/{table}/1/record").read().decode())
