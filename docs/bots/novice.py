"""A bot of somebody else's, complete: it plays anything legal by lot, in every title.

    npm run -s roundhouse -- tournament 18cz --players 3 --bots "exec:python3 docs/bots/novice.py",novice --games 3 --seed 1

One JSON object per line comes in and one goes out; docs/bots.md tells what they mean.
"""

import json
import random
import sys


def pick(choice):
    """One action out of a choice, whatever its kind."""
    action = dict(choice["action"])
    kind = choice["kind"]
    if kind == "amount":
        steps = (choice["max"] - choice["min"]) // choice["step"]
        action[choice["field"]] = choice["min"] + choice["step"] * random.randint(0, steps)
    elif kind == "tree":
        level = choice["tree"]
        for field in choice["fields"]:
            node = random.choice(level)
            if isinstance(node, dict):
                action[field], level = node["value"], node["next"]
            else:
                action[field] = node
    elif kind == "chain":
        action[choice["field"]] = [choice["ids"][item] for item in chain(choice)]
    return action


def chain(choice):
    """Items one after the other: open ones, or those linked to one chosen before, as long as the budget lasts."""
    chosen, left = [], choice["budget"]
    for _ in range(random.randint(1, choice["most"])):
        near = list(choice["open"])
        for item in chosen:
            near += choice["links"][item]
        fits = [item for item in near if item not in chosen and 0 <= choice["cost"][item] <= left]
        if not fits:
            break
        item = random.choice(fits)
        chosen.append(item)
        left -= choice["cost"][item]
    return chosen


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            random.seed(message["seat"])
        elif message["type"] == "choose":
            action = pick(random.choice(message["choices"]))
            print(json.dumps({"type": "action", "number": message["number"], "action": action}), flush=True)
        elif message["type"] == "end":
            return


main()
