"""What takes long: charts, clients that dawdle, memory after many requests."""

import contextlib
import json
import os
import socket
import time
import unittest

from api_test import answers_of_batch, examples, is_slow
import fair_shares
from server import Server, read_all

FLOP = "/api/v1/holdem/odds?hole=AhKh&board=QhJh2c&opponents=1-9"


def dawdle(connection, pieces, every):
    """Sends a piece now and then, until the server closes; how many seconds that took."""
    begin = time.monotonic()
    connection.settimeout(every)
    for piece in pieces:
        try:
            connection.sendall(piece)
            if not connection.recv(4096):
                break
        except TimeoutError:
            continue
        except ConnectionError:
            break
    return time.monotonic() - begin


class DawdlingSlow(unittest.TestCase):
    def test_heads_and_bodies_byte_by_byte(self):
        with Server() as server:
            with server.raw() as silent, server.raw() as head, server.raw() as body, server.raw() as half:
                for connection in (body, half):
                    connection.sendall(b"POST /api/v1/hand HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n")
                self.assertLess(dawdle(head, [b"GET / HTTP/1.1\r\n"] + [b"X: y\r\n"] * 100, 0.5), 15)
                self.assertEqual(server.get(FLOP).status, 200)
                self.assertLess(dawdle(body, [b"x"] * 100, 0.5), 45)
                half.settimeout(1)
                self.assertEqual(half.recv(1), b"")
                self.assertEqual(read_all(silent), b"")

    def test_a_client_that_reads_nothing(self):
        with Server() as server, contextlib.closing(socket.socket()) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            connection.connect((server.host, server.port))
            connection.settimeout(1)
            asked = f"GET {FLOP} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 100
            begin = time.monotonic()
            with self.assertRaises(ConnectionError):
                while time.monotonic() < begin + 90:
                    with contextlib.suppress(TimeoutError):
                        connection.sendall(asked)
            self.assertEqual(server.get(FLOP).status, 200)


class ChartsSlow(unittest.TestCase):
    def test_equal_the_command_line(self):
        with Server("--seconds", "600") as server:
            asked = [example for example in examples(server.get("/openapi.json").json()) if is_slow(*example)]
            self.assertGreater(len(asked), 2)
            for (path, fields), answer in zip(asked, answers_of_batch(asked)):
                with self.subTest(fields=fields):
                    self.assertEqual(server.ask("POST", path, json.dumps(fields)).body.decode(), answer)


class FairSharesSlow(unittest.TestCase):
    def test_quick_queries_pass_whatever_others_ask(self):
        # Far more than on an idle machine (docs/reference/server.md): a queue of slow queries would take many seconds.
        for load in fair_shares.LOADS:
            with self.subTest(load=load):
                times = fair_shares.times_under(load, 5)
                self.assertGreater(len(times), 20)
                self.assertLess(times[len(times) * 99 // 100], 500)


class MemorySlow(unittest.TestCase):
    def test_memory_is_flat(self):
        requests = int(os.environ.get("HOLDFAST_REQUESTS", "1000000"))
        batch = 500
        with Server("--quiet", "--cache", "16") as server, contextlib.closing(server.raw()) as connection:
            memory = []
            for first in range(0, requests, batch):
                sent = "".join(f"GET /api/v1/hand?cards=9s9h9d4s4c&id={first + number} HTTP/1.1\r\nHost: localhost\r\n\r\n" if number % 2
                               else f"GET /api/v1/videopoker/hold?game=jacks-or-better-9-6&cards={deal(first + number)} HTTP/1.1\r\n"
                                    "Host: localhost\r\n\r\n" for number in range(batch))
                connection.sendall(sent.encode())
                answered = 0
                while answered < batch:
                    answered += connection.recv(1 << 20).count(b"HTTP/1.1 200 OK")
                if first % (requests // 10) < batch:
                    memory.append(server.metric("process_resident_memory_bytes"))
            self.assertLess(memory[-1], memory[3] * 1.1, memory)


def deal(number):
    """Five cards, another deal for each number."""
    deck = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
    cards = []
    for _ in range(5):
        number, place = divmod(number, len(deck))
        cards.append(deck.pop(place))
    return "".join(cards)


if __name__ == "__main__":
    unittest.main()
