"""What one client's quick queries wait for while another client asks for as much as it can.

    python3 tests/server/fair_shares.py [SECONDS]

prints, for each kind of load, how long river odds took: their median, the 99th percentile and the longest.
"""

import asyncio
import itertools
import json
import random
import sys
import time

from server import Server

RANKS, SUITS = "23456789TJQKA", "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
OPTIONS = ("--quiet", "--cache", "0", "--behind-proxy")


def river(number):
    """Odds on a river; other cards for each number."""
    cards = random.Random(number).sample(DECK, 7)
    return f"/api/v1/holdem/odds?hole={''.join(cards[:2])}&board={''.join(cards[2:])}"


def equity(number):
    """Takes minutes: three ranges before the flop."""
    ranges = [f"{rank}{other}" for rank, other in itertools.combinations(RANKS, 2)]
    chosen = random.Random(number).sample(ranges, 4)
    return f"/api/v1/holdem/equity?ranges={chosen[0]}&ranges={chosen[1]},{chosen[2]}&ranges={chosen[3]}"


def meter(number):
    """Takes about a tenth of a second."""
    return f"/api/v1/videopoker/meter?game=jacks-or-better-9-6&pay=flush%3D6.{number % 9973:04}&hand=royal%20flush"


def crowded_range(number):
    return "/api/v1/holdem/range?range=" + f"{number % 40 + 50}%25," * 1000 + "AA"


async def ask(connection, target, client):
    reader, writer = connection
    writer.write(f"GET {target} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {client}\r\n\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
    await reader.readexactly(length)
    return int(head.split(b" ")[1])


async def ask_on(port, query, number, client):
    """One connection that asks as soon as it is answered."""
    while True:
        try:
            connection = await asyncio.open_connection("127.0.0.1", port)
            while True:
                number += 1_000
                if await ask(connection, query(number), client) in (429, 503):
                    await asyncio.sleep(0.01)
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.1)


async def send_batches(port, number, client):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = ""
    for line in range(16):
        fields = [part.split("=")[1] for part in equity(number * 16 + line).split("?")[1].split("&")]
        lines += json.dumps({"query": "holdem.equity", "ranges": fields}) + "\n"
    writer.write(f"POST /api/v1/batch HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: {client}\r\n"
                 f"Content-Length: {len(lines)}\r\n\r\n{lines}".encode())
    await reader.read()


def connections(query, count, clients=1):
    return lambda port: [ask_on(port, query, number, f"203.0.113.{number % clients + 1}") for number in range(count)]


LOADS = {
    "none": lambda port: [],
    "64 clients, equities": connections(equity, 64, 64),
    "one client, 64 connections, equities": connections(equity, 64),
    "one client, 150 connections, equities": connections(equity, 150),
    "one client, 64 connections, meters": connections(meter, 64),
    "one client, 4 connections, crowded ranges": connections(crowded_range, 4),
    "one client, 12 batches of 16 equities": lambda port: [send_batches(port, number, "203.0.113.1") for number in range(12)],
}


async def measured(port, load, seconds):
    """How long each quick query took, in milliseconds."""
    tasks = [asyncio.ensure_future(each) for each in load(port)]
    await asyncio.sleep(1)
    connection = await asyncio.open_connection("127.0.0.1", port)
    times = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        begin = time.monotonic()
        status = await ask(connection, river(begin), "198.51.100.7")
        times.append((time.monotonic() - begin) * 1000)
        if status != 200:
            raise AssertionError(f"a quick query was answered with {status}")
        await asyncio.sleep(0.02)
    for task in tasks:
        task.cancel()
    return sorted(times)


def times_under(load, seconds):
    with Server(*OPTIONS) as server:
        times = asyncio.run(measured(server.port, LOADS[load], seconds))
        server.process.kill()
        server.process.wait()
        server.process.returncode = 0
    return times


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    print(f"{'load':45} {'asked':>6} {'median':>8} {'99 %':>8} {'longest':>8}  (ms)")
    for load in LOADS:
        times = times_under(load, seconds)
        print(f"{load:45} {len(times):6} {times[len(times) // 2]:8.1f} {times[len(times) * 99 // 100]:8.1f} {times[-1]:8.1f}",
              flush=True)


if __name__ == "__main__":
    main()
