"""A server whose clock is moved, as if time had passed or somebody had set it: deadlines, and the end of the program."""

import contextlib
import email.utils
import json
import os
import pathlib
import select
import signal
import tempfile
import unittest
import unittest.mock

from server import BRIEF, Server, get, read_all, status_of, wait_until

FLOP = "/api/v1/holdem/odds?hole=AhKh&board=QhJh2c&opponents=1-9"
LONG = "/api/v1/videopoker/strategy?game=jacks-or-better-9-6&penalties=true&rows=8-40"
BATCH = b"POST /api/v1/batch HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
LONG_LINES = "".join(json.dumps({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "penalties": True,
                                 "rows": "8-40", "id": number}) + "\n" for number in range(16)).encode()
LONG_BATCH = BATCH + b"%x\r\n%s\r\n" % (len(LONG_LINES), LONG_LINES)


def server_with_clock(stack, variable, *options):
    """The server, and the file whose existence moves its clock."""
    module = os.environ.get("HOLDFAST_CLOCK")
    if not module:
        raise unittest.SkipTest("HOLDFAST_CLOCK names no module that moves the clock; this build has none")
    sign = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory())) / "sign"
    with unittest.mock.patch.dict(os.environ, {"LD_PRELOAD": module, variable: str(sign)}):
        return stack.enter_context(Server(*options)), sign


def is_taken_in(server):
    try:
        server.raw().close()
        return True
    except ConnectionError:
        return False


class ClockTest(unittest.TestCase):
    def test_a_clock_that_is_set_back(self):
        with contextlib.ExitStack() as stack:
            options = "--seconds", "3", "--rate", "1", "--behind-proxy"
            server, sign = server_with_clock(stack, "HOLDFAST_CLOCK_SET_BACK", *options)
            now = lambda: email.utils.parsedate_to_datetime(server.get("/healthz").headers["Date"])
            ask = lambda: server.get(FLOP, X_Forwarded_For="203.0.113.9").status
            before = now()
            self.assertEqual([ask() for _ in range(3)], [200, 200, 429])
            asked = stack.enter_context(server.raw())
            asked.sendall(get(LONG))
            sign.touch()
            wait_until(lambda: (before - now()).total_seconds() > 80_000)
            self.assertEqual(status_of(read_all(asked)), 503)
            wait_until(lambda: ask() == 200)
            wait_until(lambda: server.lines() and json.loads(server.lines()[-1])["time"] < before.isoformat())
            self.assertEqual(server.metric('holdfast_cache_lookups_total{result="hit"}'), 2)

    def test_lines_of_a_batch_without_a_place_wait_no_longer_than_others(self):
        with contextlib.ExitStack() as stack:
            server, sign = server_with_clock(stack, "HOLDFAST_CLOCK_AHEAD", "--seconds", "19", "--threads", "1")
            connection = stack.enter_context(server.raw(BRIEF))
            connection.sendall(LONG_BATCH + b"0\r\n\r\n")
            wait_until(lambda: server.metric('holdfast_queries_waiting{lane="slow"}') == 4)
            sign.touch()
            answer = b""
            while not answer.endswith(b"\r\n0\r\n\r\n"):
                answer += connection.recv(65536)
            self.assertEqual(answer.count(b"was not answered within the 19 s"), 16)

    def test_batches_are_told_and_ended(self):
        with contextlib.ExitStack() as stack:
            server, sign = server_with_clock(stack, "HOLDFAST_CLOCK_AHEAD", "--seconds", "600", "--threads", "1")
            # One line runs, some wait, the others have no place; more bytes have arrived than are read.
            asked, idle = stack.enter_context(server.raw()), stack.enter_context(server.raw())
            asked.sendall(LONG_BATCH + b"400\r\n%s" % (b"x" * 1000))
            idle.sendall(BATCH)
            wait_until(lambda: server.metric('holdfast_queries_waiting{lane="slow"}') == 4)
            for connection in asked, idle:
                self.assertTrue(connection.recv(4096).startswith(b"HTTP/1.1 200 "))
            server.process.send_signal(signal.SIGTERM)
            wait_until(lambda: not is_taken_in(server))
            # With nothing under way a batch ends at once: others have their time still.
            rest = read_all(idle)
            self.assertEqual(select.select([asked], [], [], 0)[0], [])
            sign.touch()
            answer = read_all(asked)
            told = [json.loads(line) for line in answer.splitlines() if line.startswith(b"{")]
            words = "the server is stopping, and has no time left for this query"
            self.assertEqual(told, [{"id": number, "error": {"message": words}} for number in range(16)])
            self.assertTrue(answer.endswith(b"\r\n0\r\n\r\n"), answer[-100:])
            self.assertEqual(rest, b"0\r\n\r\n")
            self.assertEqual(server.process.wait(30), 0)


if __name__ == "__main__":
    unittest.main()
