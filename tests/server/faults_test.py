"""What goes wrong around a server: it is stopped, starved, flooded; its port is taken."""

import contextlib
import http.client
import json
import os
import pathlib
import re
import resource
import signal
import socket
import subprocess
import tempfile
import threading
import time
import unittest

from server import BRIEF, PROGRAM, Server, get, read_all, run, status_of, wait_until

LONG = "/api/v1/videopoker/strategy?game=jacks-or-better-9-6&penalties=true&rows={}"
FLOP = "/api/v1/holdem/odds?hole=AhKh&board=QhJh2c&opponents=1-9"


def send(server, target):
    connection = server.raw()
    connection.sendall(get(target))
    return connection


class StopTest(unittest.TestCase):
    def test_what_was_accepted_is_answered(self):
        for number in (signal.SIGTERM, signal.SIGINT):
            with Server("--seconds", "300") as server, send(server, "/api/v1/videopoker/strategy?game=jacks-or-better-9-6") as asked:
                wait_until(lambda: server.metric('holdfast_queries_running{lane="slow"}') > 0)
                server.process.send_signal(number)
                response = read_all(asked)
                self.assertEqual(status_of(response), 200)
                self.assertIn(b'"optimal_in"', response)
                self.assertEqual(server.process.wait(30), 0)

    def test_idle_connections_do_not_hold_it_up(self):
        with Server() as server:
            idle = [server.raw() for _ in range(50)]
            for connection in idle[25:]:
                connection.sendall(get("/healthz", close=False))
                connection.recv(4096)
            begin = time.monotonic()
            self.assertEqual(server.stop(), 0)
            self.assertLess(time.monotonic() - begin, 10)
            for connection in idle:
                connection.close()

    def test_under_load(self):
        with Server("--quiet") as server:
            answered, broken = [], []

            def ask_on():
                while True:
                    try:
                        connection = send(server, FLOP)
                    except ConnectionError:
                        return
                    with connection:
                        response = read_all(connection)
                    (answered if status_of(response) == 200 and response.endswith(b"}\n") else broken).append(response)

            clients = [threading.Thread(target=ask_on) for _ in range(8)]
            for client in clients:
                client.start()
            wait_until(lambda: len(answered) >= 100)
            self.assertEqual(server.stop(), 0)
            for client in clients:
                client.join()
            # Those that the system had let in, but not yet handed over, when the port was closed.
            self.assertLessEqual(len(broken), 1, broken[:3])

    def test_a_terminal_that_is_closed_ends_it_as_well(self):
        with Server() as server, send(server, "/api/v1/videopoker/strategy?game=jacks-or-better-9-6") as asked:
            wait_until(lambda: server.metric('holdfast_queries_running{lane="slow"}') > 0)
            server.process.send_signal(signal.SIGHUP)
            self.assertEqual(status_of(read_all(asked)), 200)
            self.assertEqual(server.process.wait(30), 0)

    def test_what_was_ignored_at_the_start_does_not_end_it(self):
        # nohup ignores SIGHUP, and a non-interactive shell SIGINT for what it starts in the background.
        for name in "HUP", "INT":
            with self.subTest(signal=name), Server(limits=f"trap '' {name}") as server:
                server.process.send_signal(signal.Signals["SIG" + name])
                self.assertEqual([server.get("/healthz").status for _ in range(20)], [200] * 20)


class StartTest(unittest.TestCase):
    @unittest.skipIf("HOLDFAST_SANITIZED" in os.environ, "the sanitizers take more memory")
    def test_as_many_threads_as_the_system_lets_it_have(self):
        with Server("--threads", "400", limits="ulimit -s 1048576; ulimit -v 12000000") as server:
            self.assertEqual(server.get(FLOP).status, 200)

    def check_refused(self, arguments, status, words):
        found, out, err = run("serve", *arguments)
        self.assertEqual((found, out), (status, ""), err)
        self.assertIn(words, err)

    def test_a_port_that_is_taken(self):
        with Server() as server:
            self.check_refused(["--port", str(server.port)], 1, f"cannot listen on 127.0.0.1:{server.port}: Address already in use")

    def test_wrong_options(self):
        self.check_refused(["--host", "no such host"], 2, "there is no address for the host 'no such host'")
        self.check_refused(["--host", ""], 2, "host")
        self.check_refused(["--host", "*"], 2, "there is no address for the host '*'")
        self.check_refused(["--cors", "example.org"], 2, "--cors takes an origin like https://example.org")
        self.check_refused(["--allow-host", "odds.test:80"], 2, "--allow-host takes the name or the address of a host")
        self.check_refused(["--host", "203.0.113.1"], 1, "cannot listen on 203.0.113.1:8080")
        self.check_refused(["--port", "65536"], 2, "--port must be from 0 to 65535, not '65536'")
        self.check_refused(["--port", "x"], 2, "--port must be")
        self.check_refused(["--seconds", "0"], 2, "--seconds must be from 1")
        self.check_refused(["--json"], 2, "serve")


class TablesTest(unittest.TestCase):
    def test_a_damaged_table_is_an_error_that_names_no_file(self):
        with tempfile.TemporaryDirectory() as folder:
            table = pathlib.Path(folder) / "flop.table"
            build = [PROGRAM, "holdem", "table", "build", "flop", "--out", table, "--shard", "1/220", "--json"]
            subprocess.run(build, check=True, stdout=subprocess.DEVNULL)
            export = [PROGRAM, "holdem", "table", "export", table, "--out", f"{folder}/flop.csv"]
            subprocess.run(export, check=True, stdout=subprocess.DEVNULL)
            board, hole = (pathlib.Path(folder) / "flop.csv").read_text().splitlines()[1].split(",")[1:3]
            seen = f"/api/v1/holdem/odds?hole={hole}&board={board}"
            with Server("--tables", folder) as server, Server() as other:
                self.assertEqual(server.get(seen).body, other.get(seen).body)
            with table.open("r+b") as file:
                file.seek(-1, os.SEEK_END)
                last = file.read(1)[0]
                file.seek(-1, os.SEEK_END)
                file.write(bytes([last ^ 1]))
            with Server("--tables", folder) as server:
                refused = server.get(seen)
                self.assertEqual(refused.status, 500)
                self.assertNotIn(folder.encode(), refused.body)
                self.assertEqual(server.get(FLOP).status, 200)


class HostTest(unittest.TestCase):
    def test_a_page_of_another_site_may_not_ask(self):
        hand = "/api/v1/hand?cards=9s9h9d4s4c"
        with Server("--allow-host", "odds.test", "--cors", "https://friend.test") as server:
            for host, status in (("localhost", 200), ("LOCALHOST:80", 200), ("127.0.0.1:9", 200), ("[::1]:8080", 200),
                                 ("odds.test", 200), ("x.localhost", 200), ("evil.test", 421), ("127.0.0.1.evil.test", 421),
                                 ("evillocalhost", 421), ("[2001:db8::1]", 421), ("localhost.:80", 200), ("[::1]evil", 421)):
                self.assertEqual(server.get(hand, Host=host).status, status, host)
                # What an absolute target names goes before Host (RFC 9112, 3.2.2).
                for named in "localhost", "evil.test":
                    sent = f"GET http://{host}{hand} HTTP/1.1\r\nHost: {named}\r\nConnection: close\r\n\r\n"
                    self.assertIn(b"HTTP/1.1 %d " % status, server.exchange(sent.encode()), host)
            for origin, status in (("http://localhost:5173", 200), ("https://odds.test", 200), ("https://friend.test", 200),
                                   ("https://evil.test", 403), ("null", 403), ("https://friend.test.evil.test", 403)):
                answer = server.ask("POST", "/api/v1/hand", '{"cards": "9s9h9d4s4c"}', {"Origin": origin})
                self.assertEqual(answer.status, status, origin)
                allowed = origin if origin == "https://friend.test" else None
                self.assertEqual(answer.headers["Access-Control-Allow-Origin"], allowed)
            self.assertEqual(server.get(hand, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="no-cors").status, 403)
            self.assertEqual(server.get(hand, Sec_Fetch_Site="cross-site", Sec_Fetch_Mode="navigate").status, 200)
            asked = server.ask("OPTIONS", "/api/v1/hand", headers={"Origin": "https://friend.test"})
            self.assertEqual((asked.status, asked.headers["Access-Control-Allow-Headers"]), (200, "Content-Type"))
            self.assertEqual(server.ask("OPTIONS", "/api/v1/hand").status, 405)

    def test_both_addresses_of_localhost(self):
        with Server("--host", "localhost") as server:
            self.assertEqual(server.get("/healthz").status, 200)
            with contextlib.suppress(OSError):  # a machine without IPv6
                with socket.create_connection(("::1", server.port), timeout=10) as connection:
                    connection.sendall(get("/healthz"))
                    self.assertEqual(status_of(read_all(connection)), 200)


class FloodTest(unittest.TestCase):
    def test_cheap_queries_pass_costly_ones_and_too_many_are_turned_away(self):
        with Server() as server:
            asked = [send(server, LONG.format(rows)) for rows in range(10, 110)]
            wait_until(lambda: server.metric('holdfast_queries_waiting{lane="slow"}') == 64)
            begin = time.monotonic()
            self.assertEqual(server.get(FLOP).status, 200)
            self.assertLess(time.monotonic() - begin, 20)
            refused = []
            def is_one_refused():
                for connection in filter(is_answered, list(asked)):  # some may have been computed meanwhile
                    asked.remove(connection)
                    with connection:
                        response = read_all(connection)
                    if status_of(response) == 503:
                        refused.append(response)
                return refused
            wait_until(is_one_refused)
            self.assertIn(b"Retry-After: 2\r\n", refused[0])
            for connection in asked:
                connection.close()
            wait_until(lambda: server.metric('holdfast_queries_waiting{lane="slow"}') == 0)

    def test_a_query_that_takes_too_long(self):
        with Server("--seconds", "1") as server:
            answer = server.get(LONG.format("8-40"))
            self.assertEqual(answer.status, 503)
            self.assertEqual(answer.json()["detail"], "the query was not answered within the 1 s that this server allows")
            line = json.dumps({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "penalties": True, "id": [7]})
            answer = server.ask("POST", "/api/v1/batch", line)
            self.assertEqual(answer.json(), {"id": [7], "error": {"message":
                "the query was not answered within the 1 s that this server allows"}})

    def test_a_batch_whose_client_leaves_frees_its_places(self):
        lines = "".join(json.dumps({"query": "videopoker.strategy", "game": "jacks-or-better-9-6", "penalties": True,
                                    "rows": rows}) + "\n" for rows in range(10, 40)).encode()
        busy = [f'holdfast_queries_{state}{{lane="slow"}}' for state in ("running", "waiting")]
        ends = (b"%x\r\n%s\r\n" % (len(lines), lines),                                # more was to come
                b"%x\r\n%s\r\n0\r\n\r\n" % (len(lines), lines),                      # all was sent
                b"%x\r\n%s\r\n400\r\n%s" % (len(lines), lines, b"x" * 1000))         # more has come than is read
        with Server("--seconds", "600") as server:
            for number, body in enumerate(ends, 1):
                with self.subTest(number=number), server.raw() as connection:
                    connection.sendall(b"POST /api/v1/batch HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
                    wait_until(lambda: server.metric(busy[0]) > 0 and server.metric(busy[1]) > 0)
                wait_until(lambda: sum(server.metric(each) for each in busy) == 0)
                wait_until(lambda: sum('"status": 499' in line for line in server.lines()) == number)

    def test_a_client_that_asks_too_often(self):
        # Two queries at once, then one a second.
        with Server("--rate", "1", "--behind-proxy") as server:
            statuses = [server.get(FLOP, X_Forwarded_For="10.0.0.1, 203.0.113.9").status for _ in range(2)]
            self.assertEqual(statuses, [200] * 2)
            answer = server.get(FLOP, X_Forwarded_For="203.0.113.9")
            self.assertEqual((answer.status, answer.headers["Retry-After"]), (429, "1"))
            # Some proxies add a line of their own, which comes after what the client made up.
            lines = b"X-Forwarded-For: 203.0.113.77\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n"
            self.assertEqual(status_of(server.exchange(get(FLOP).replace(b"\r\n\r\n", b"\r\n" + lines))), 429)
            self.assertEqual(server.get(FLOP, X_Forwarded_For="203.0.113.10").status, 200)
            self.assertEqual([server.get(FLOP, X_Forwarded_For="127.0.0.1").status for _ in range(9)], [200] * 9)
            # Requests of a proxy that names no client, or something that is not an address, have limits too.
            for forwarded in {}, {"X_Forwarded_For": "unknown"}:
                self.assertEqual([server.get(FLOP, **forwarded).status for _ in range(3)], [200] * 2 + [429])
            for other in "198.51.100.1:4712", '"198.51.100.2"', "::ffff:198.51.100.3":
                address = re.search(r"198[.0-9]+", other).group()
                statuses = [server.get(FLOP, X_Forwarded_For=entry).status for entry in (f"{address}:4711", other, address)]
                self.assertEqual(statuses, [200] * 2 + [429], other)
            self.assertEqual(server.get("/healthz", X_Forwarded_For="203.0.113.9").status, 200)
            server.get("/healthz", X_Forwarded_For="unknown")
            wait_until(lambda: len(server.lines()) == 31)
            self.assertEqual([json.loads(line)["client"] for line in server.lines()[-2:]], ["203.0.113.9", "unknown"])

    def test_lines_of_a_batch_wait_for_the_rate(self):
        with Server("--rate", "5", "--behind-proxy") as server:
            line = json.dumps({"query": "hand", "cards": "9s9h9d4s4c"}) + "\n"
            begin = time.monotonic()
            answer = server.ask("POST", "/api/v1/batch", line * 20, {"X-Forwarded-For": "203.0.113.9"})
            self.assertEqual(answer.body.count(b"full house"), 20)
            self.assertGreater(time.monotonic() - begin, 1.9)  # ten at once, five in each second after

    def test_more_connections_than_it_takes(self):
        with Server("--connections", "5") as server:
            # Those that are idle make room, the oldest first.
            open_ones = [server.raw() for _ in range(5)]
            open_ones[0].sendall(b"GET /healthz HTTP/1.1\r\n")
            for connection in open_ones[1:]:
                connection.sendall(get("/healthz", close=False))
                self.assertEqual(status_of(connection.recv(4096)), 200)
            self.assertEqual(status_of(server.exchange(get("/healthz"))), 200)
            self.assertEqual(open_ones[0].recv(1), b"")
            for connection in open_ones[1:]:
                connection.sendall(get("/healthz", close=False))
                self.assertEqual(status_of(connection.recv(4096)), 200)
            for connection in open_ones:
                connection.close()

    def test_a_browser_beside_few_connections(self):
        address = own_address()
        if not address:
            self.skipTest("this machine has no address but that of itself")
        with Server("--host", "0.0.0.0", "--allow-host", address, "--connections", "20") as server:
            statuses = []
            with contextlib.ExitStack() as open_ones:
                for _ in range(17):
                    connection = open_ones.enter_context(socket.create_connection((address, server.port), timeout=BRIEF))
                    connection.sendall(get("/healthz", close=False))
                    statuses.append(status_of(connection.recv(4096)))
            self.assertEqual(statuses, [200] * 16 + [503])

    def test_more_connections_that_ask_than_it_takes(self):
        with Server("--connections", "5") as server:
            asked = [send(server, LONG.format(rows)) for rows in range(10, 15)]
            wait_until(lambda: status_of(server.exchange(get("/healthz"))) in (503, None))
            asked.pop().close()
            wait_until(lambda: is_healthy(server))
            for connection in asked:
                connection.close()

    def test_ten_thousand_connections(self):
        wanted = 10_000
        resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
        if resource.getrlimit(resource.RLIMIT_NOFILE)[0] < wanted + 100:
            self.skipTest("this system lets a program have too few files")
        with Server("--quiet") as server:
            connections = []
            for _ in range(wanted):
                connection = server.raw()
                connection.sendall(get("/healthz", close=False))
                connections.append(connection)
                if len(connections) % 100 == 0:  # no more than the system keeps for the server
                    self.assertEqual(status_of(connection.recv(4096)), 200)
            self.assertEqual(server.metric("holdfast_connections"), wanted + 1)
            self.assertLess(server.metric("process_resident_memory_bytes"), 400e6)
            self.assertEqual(server.get(FLOP).status, 200)
            for connection in connections[::2]:
                connection.close()
            self.assertEqual(server.get(FLOP).status, 200)
            self.assertEqual(server.stop(), 0)
            for connection in connections:
                connection.close()

    @unittest.skipIf("HOLDFAST_SANITIZED" in os.environ, "without a free descriptor the sanitizers take objects for broken")
    def test_out_of_file_descriptors(self):
        with Server(limits="ulimit -n 40") as server:
            open_ones = [server.raw() for _ in range(60)]
            time.sleep(0.2)
            self.assertIsNone(server.process.poll())
            for connection in open_ones:
                connection.close()
            wait_until(lambda: is_healthy(server))

    def test_a_log_that_nobody_reads(self):
        with Server(log_is_stuck=True) as server:
            with contextlib.closing(server.connect()) as connection:
                for _ in range(2000):
                    connection.request("GET", FLOP)
                    self.assertEqual(connection.getresponse().read()[:1], b"{")
            self.assertEqual(server.stop(), 0)


def own_address():
    """An address of this machine that others can use; None where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # sends nothing
        except OSError:
            return None
        address = asked.getsockname()[0]
        return None if address.startswith("127.") else address


def is_answered(connection):
    connection.setblocking(False)
    try:
        return bool(connection.recv(1, socket.MSG_PEEK))
    except BlockingIOError:
        return False
    finally:
        connection.settimeout(60)


def is_healthy(server):
    with contextlib.suppress(ConnectionError, http.client.HTTPException, json.JSONDecodeError):
        return server.get("/healthz").json() == {"status": "ok"}
    return False


if __name__ == "__main__":
    unittest.main()
