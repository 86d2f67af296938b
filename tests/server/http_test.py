"""HTTP as clients, and those who mean no good, speak it."""

import contextlib
import gzip
import json
import re
import unittest

from server import BRIEF, Server, get, read_all, status_of, wait_until

HAND = "/api/v1/hand?cards=9s9h9d4s4c"
ODDS = "/api/v1/holdem/odds?hole=AhKh&board=QhJh2c&opponents=1-9"
GET_HAND = f"GET {HAND} HTTP/1.1\r\nHost: localhost\r\n".encode()


class HttpTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server().__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__(None)

    def check_alive(self):
        self.assertEqual(self.server.get("/healthz").json(), {"status": "ok"})

    def test_gzip_where_it_is_accepted(self):
        plain = self.server.get(ODDS)
        self.assertIsNone(plain.headers["Content-Encoding"])
        for accepted, is_packed in (("gzip", True), ("br;q=1, gzip;q=0.5", True), ("gzip;q=0", False), ("br", False),
                                    ("x-gzip", False), ("", False), ("GZIP", True), ("Gzip; Q=0.5", True), ("*", True),
                                    ("identity, *;q=0.1", True), ("*;q=0", False), ("gzip;q=0, *", False),
                                    ("*;q=0.0, gzip", True)):
            with self.subTest(accepted=accepted):
                answer = self.server.get(ODDS, Accept_Encoding=accepted)
                self.assertEqual(answer.headers["Content-Encoding"], "gzip" if is_packed else None)
                self.assertEqual(gzip.decompress(answer.body) if is_packed else answer.body, plain.body)
                self.assertEqual(answer.headers["Vary"], "Accept-Encoding")
        self.assertIsNone(self.server.get(HAND, Accept_Encoding="gzip").headers["Content-Encoding"])

    def cache_bytes(self):
        return float(re.search(r"^holdfast_cache_bytes (\S+)$", self.server.get("/metrics").body.decode(), re.MULTILINE).group(1))

    def test_answers_are_compressed_once_a_client_takes_that(self):
        path = "/api/v1/holdem/odds?hole=8h7c&board=2c9dTs&opponents=1-9"
        empty = self.cache_bytes()
        plain = self.server.get(path)
        self.assertEqual(self.server.get(path).body, plain.body)
        kept = self.cache_bytes()
        self.assertLess(kept - empty, len(plain.body) + 1000)
        packed = self.server.get(path, Accept_Encoding="gzip")
        self.assertEqual(gzip.decompress(packed.body), plain.body)
        self.assertEqual(packed.headers["ETag"], plain.headers["ETag"])
        both = self.cache_bytes()
        # A string without anything in it has some room too.
        self.assertGreater(both - kept, len(packed.body) - 32)
        # It is kept like that, and sent as it is to the first kind of client.
        self.assertEqual(self.server.get(path, Accept_Encoding="gzip").body, packed.body)
        self.assertEqual(self.server.get(path).body, plain.body)
        self.assertEqual(self.cache_bytes(), both)
        # The first client takes it compressed.
        first = self.server.get(path.replace("8h7c", "8h7d"), Accept_Encoding="gzip")
        self.assertEqual(first.headers["Content-Encoding"], "gzip")
        self.assertGreater(self.cache_bytes() - both, len(gzip.decompress(first.body)) + len(first.body))

    def test_what_the_server_says_of_itself_is_compressed_too(self):
        for path in "/metrics", "/openapi.json", "/docs":
            packed = self.server.get(path, Accept_Encoding="gzip")
            self.assertEqual(packed.headers["Content-Encoding"], "gzip", path)
            self.assertTrue(gzip.decompress(packed.body))
            self.assertIsNone(self.server.get(path).headers["Content-Encoding"], path)

    def test_long_errors_are_compressed_too(self):
        path = "/api/v1/holdem/equity?ranges=AA&ranges=" + 1500 * "K"
        plain = self.server.get(path)
        packed = self.server.get(path, Accept_Encoding="gzip")
        self.assertEqual((packed.status, packed.headers["Content-Encoding"]), (400, "gzip"))
        self.assertEqual(gzip.decompress(packed.body), plain.body)

    def test_long_answers_are_kept_compressed_for_whoever_asks(self):
        path = "/api/v1/holdem/spread?ranges=random&ranges=random&board=Ks8h3d2c7h&hands=true"
        before = self.cache_bytes()
        plain = self.server.get(path)
        self.assertIsNone(plain.headers["Content-Encoding"])
        self.assertGreater(len(plain.body), 100000)
        kept = self.cache_bytes()
        packed = self.server.get(path, Accept_Encoding="gzip")
        self.assertEqual(gzip.decompress(packed.body), plain.body)
        self.assertGreater(kept - before, len(plain.body) + len(packed.body))
        self.assertEqual(self.cache_bytes(), kept)

    def test_lists_spread_over_lines(self):
        sent = f"GET {ODDS} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n".encode()
        self.assertIn(b"Content-Encoding: gzip", self.server.exchange(sent + b"Accept-Encoding: br\r\nAccept-Encoding: gzip\r\n\r\n"))
        etag = self.server.get(ODDS).headers["ETag"].encode()
        lines = b'If-None-Match: "x"\r\nIf-None-Match: ' + etag + b"\r\n\r\n"
        self.assertEqual(status_of(self.server.exchange(sent + lines)), 304)

    def test_a_body_that_is_packed_is_not_read(self):
        body = b'{"cards": "9s9h9d4s4c"}'
        for path, coding in (("/api/v1/hand", "gzip"), ("/api/v1/hand", "identity, GZIP"), ("/api/v1/batch", "br")):
            with self.subTest(path=path, coding=coding):
                answer = self.server.ask("POST", path, body, {"Content-Encoding": coding})
                self.assertEqual((answer.status, answer.headers["Accept-Encoding"]), (415, "identity"))
                self.assertIn("Content-Encoding", answer.json()["detail"])
        self.assertEqual(self.server.ask("POST", "/api/v1/hand", body, {"Content-Encoding": "Identity"}).status, 200)

    def test_a_get_has_no_body(self):
        answer = self.server.ask("GET", HAND, '{"cards": "AsKsQsJsTs"}')
        self.assertEqual((answer.status, answer.json()["text"]), (400, '{"cards": "AsKsQsJsTs"}'))

    def test_an_answer_known_to_the_client_is_not_sent_again(self):
        etag = self.server.get(ODDS).headers["ETag"]
        for tags in (etag, f'"x", {etag}', "*", etag.removeprefix("W/")):
            answer = self.server.get(ODDS, If_None_Match=tags)
            self.assertEqual((answer.status, answer.body, answer.headers["ETag"]), (304, b"", etag), tags)
        self.assertEqual(self.server.get(ODDS, If_None_Match='W/"x"').status, 200)
        self.assertEqual(self.server.get("/api/v1/hand", If_None_Match="*").status, 400)

    def test_responses_without_a_body_have_none_on_the_wire(self):
        etag = self.server.get(ODDS).headers["ETag"]
        for sent, status in ((f"HEAD {ODDS} HTTP/1.1\r\n", 200), ("HEAD /nothing HTTP/1.1\r\n", 404),
                             (f"GET {ODDS} HTTP/1.1\r\nIf-None-Match: {etag}\r\n", 304)):
            response = self.server.exchange(f"{sent}Host: localhost\r\nConnection: close\r\n\r\n".encode())
            self.assertEqual(status_of(response), status)
            self.assertEqual(response.partition(b"\r\n\r\n")[2], b"")

    def test_a_connection_answers_many_requests(self):
        with contextlib.closing(self.server.connect()) as connection:
            for _ in range(50):
                connection.request("GET", HAND)
                self.assertEqual(connection.getresponse().read().decode()[:16], '{"query": "hand"')

    def test_requests_sent_ahead_are_answered_in_order(self):
        targets = [f"/api/v1/holdem/odds?hole=AhKh&board=QhJh2c&opponents={n}" for n in range(1, 10)] * 20
        sent = "".join(f"GET {target} HTTP/1.1\r\nHost: localhost\r\n\r\n" for target in targets)
        response = self.server.exchange(sent.encode() + GET_HAND + b"Connection: close\r\n\r\n").decode()
        answers = [json.loads(part.split("\r\n\r\n", 1)[1]) for part in response.split("HTTP/1.1 200 OK\r\n")[1:]]
        self.assertEqual([each["results"][0]["opponents"] for each in answers[:-1]], list(range(1, 10)) * 20)
        self.assertEqual(answers[-1]["query"], "hand")

    def test_old_clients(self):
        response = self.server.exchange(f"GET {HAND} HTTP/1.0\r\n\r\n".encode())
        self.assertEqual(status_of(response), 200)
        self.assertIn(b"Connection: close", response)

    def test_a_whole_url_as_target(self):
        for target in f"http://localhost{HAND}", f"HTTP://localhost{HAND}":
            self.assertEqual(status_of(self.server.exchange(get(target))), 200, target)
        self.assertNotIn(b'"status": "ok"', self.server.exchange(get("http://localhost?x=/healthz")))

    def test_empty_lines_before_a_request(self):
        sent = b"\r\n\r\n" + GET_HAND + b"\r\n\r\n" + GET_HAND + b"Connection: close\r\n\r\n"
        self.assertEqual(self.server.exchange(sent).count(b'"full house"'), 2)

    def test_a_body_in_chunks(self):
        body = b'5\r\n{"car\r\n16;x=y\r\nds": "9s9h9d4s4c"     \r\n1\r\n}\r\n0\r\nTrailer: x\r\n\r\n'
        head = b"POST /api/v1/hand HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n"
        self.assertIn(b'"full house"', self.server.exchange(head + body))

    def test_a_client_that_waits_to_be_told_to_continue(self):
        with self.server.raw(BRIEF) as connection:
            body = b'{"cards": "9s9h9d4s4c"}'
            connection.sendall(b"POST /api/v1/hand HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nExpect: 100-continue\r\n"
                               b"Content-Length: %d\r\n\r\n" % len(body))
            self.assertEqual(connection.recv(1000), b"HTTP/1.1 100 Continue\r\n\r\n")
            connection.sendall(body)
            self.assertIn(b'"full house"', read_all(connection))

    def test_nobody_is_told_to_send_what_is_not_read(self):
        expect = b"Expect: 100-continue\r\nContent-Length: 2\r\n"
        for path, status in (b"/nothing", 404), (b"/healthz", 405), (b"/api/v1/hands", 404):
            response = self.server.exchange(b"POST %s HTTP/1.1\r\nHost: localhost\r\n%s\r\n" % (path, expect))
            self.assertEqual(status_of(response), status)
        old = self.server.exchange(b"POST /api/v1/hand HTTP/1.0\r\n%s\r\n{}" % expect)
        self.assertEqual(status_of(old), 400)
        self.assertNotIn(b"100 Continue", old)

    def test_a_batch_has_no_fields_in_its_url(self):
        self.assertEqual(self.server.ask("POST", "/api/v1/batch?query=hand", "").status, 400)
        answer = self.server.ask("POST", "/api/v1/batch", "")
        self.assertIn("default-src 'none'", answer.headers["Content-Security-Policy"])
        self.assertTrue(answer.headers["Date"])

    def test_a_body_in_chunks_of_one_byte(self):
        body = b'{"cards": "9s9h9d4s4c"%s}' % (b" " * 30_000)
        chunks = b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n"
        for path in b"/api/v1/hand", b"/api/v1/batch":
            head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n" % path
            response = self.server.exchange(head + chunks)
            self.assertIn(b"full house" if path.endswith(b"hand") else b"the field 'query' is missing", response)

    def test_what_is_no_http(self):
        head = b"POST /api/v1/hand HTTP/1.1\r\nHost: localhost\r\n"
        wrong = [b"hello\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"\x16\x03\x01" + b"\0" * 300,
                 b"GET /healthz HTTP/1.1\r\n\r\n", b"GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
                 b"GET /heal thz HTTP/1.1\r\nHost: localhost\r\n\r\n", b"GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n",
                 b"GET /healthz HTTP/1.1\r\nHost : x\r\n\r\n", b"GET /healthz HTTP/1.1\r\nHo\0st: x\r\n\r\n",
                 head + b"Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n", head + b"X: a\r\n\tb\r\n\r\n",
                 head + b"Transfer-Encoding: chunked\r\n\r\n2;a=\"b\nc\"\r\n{}\r\n0\r\n\r\n",
                 head + b"Content-Length: -1\r\n\r\n", head + b"Content-Length: 1x\r\n\r\n",
                 head + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
                 head + b"Content-Length: 99999999999999999999999\r\n\r\n",
                 head + b"Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                 head.replace(b"/1.1", b"/1.0") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
                 head + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"]
        for sent in wrong:
            with self.subTest(sent=sent[:60]):
                self.assertEqual(status_of(self.server.exchange(sent)), 400)
        self.check_alive()

    def test_bodies_that_are_not_in_chunks(self):
        head = b"POST %s HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        line = b'{"query": "hand", "cards": "9s9h9d4s4c"}\n'
        for body in (b"zz\r\n", b"-1\r\n", b"ffffffffffffffffff\r\n", b"1\r\n{}}\r\n", b"x" * 200_000,
                     b"1;" + b"x" * 200_000, b"0\r\n" + b"x" * 200_000, b"%x\r\n%s\r\nhello\r\n" % (len(line), line)):
            with self.subTest(chunk=body[:20]):
                response = self.server.exchange(head % b"/api/v1/hand" + body)
                self.assertEqual(status_of(response), 400)
                self.assertIn("chunks", json.loads(response.partition(b"\r\n\r\n")[2])["detail"])
                response = self.server.exchange(head % b"/api/v1/batch" + body)
                self.assertEqual(status_of(response), 200)
                self.assertIn(b"chunks as HTTP/1.1 writes them", response)
                self.assertEqual(b"full house" in response, line in body)
                self.assertTrue(response.endswith(b"}}\n\r\n0\r\n\r\n"))
        self.check_alive()

    def test_what_is_too_long(self):
        self.assertEqual(self.server.get("/api/v1/hand?cards=" + "A" * 9000).status, 414)
        self.assertEqual(self.server.get("/" + "A" * 100_000).status, 414)
        self.assertEqual(self.server.get("/healthz", X="A" * 20_000).status, 431)
        many = {f"X-{number}": "1" for number in range(2000)}
        self.assertEqual(self.server.ask("GET", "/healthz", headers=many).status, 431)
        self.assertEqual(self.server.ask("POST", "/api/v1/hand", "x" * (1 << 20)).status, 400)
        self.assertEqual(self.server.ask("POST", "/api/v1/hand", "x" * ((1 << 20) + 1)).status, 413)
        chunked = self.server.ask("POST", "/api/v1/hand", iter([b"x" * 65536] * 40))
        self.assertEqual(chunked.status, 413)
        self.check_alive()

    def test_what_cannot_be_read_is_refused_in_words(self):
        no_host = b"GET /healthz HTTP/1.1\r\n\r\n"
        gzipped = b"POST /api/v1/hand HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip\r\n\r\nGET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        too_long = b"POST /api/v1/hand HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2000000\r\n\r\n"
        for sent, status in (b"BAD\r\n\r\n", 400), (no_host, 400), (gzipped, 400), (too_long, 413):
            with self.subTest(sent=sent[:60]):
                response = self.server.exchange(sent)
                self.assertEqual(status_of(response), status)
                self.assertNotIn(b"HTTP/1.1 200", response)
                self.assertEqual(json.loads(response.partition(b"\r\n\r\n")[2])["status"], status)

    def test_a_batch_of_an_old_client_has_no_chunks(self):
        body = b'{"query": "hand", "cards": "AsKsQsJsTs"}\n'
        head = b"POST /api/v1/batch HTTP/1.0\r\nContent-Length: %d\r\n\r\n" % len(body)
        answer = self.server.exchange(head + body).partition(b"\r\n\r\n")[2]
        self.assertEqual(json.loads(answer)["rank"], 7462)

    def test_ranges_in_urls(self):
        for text in "22+,A2s+", "22%2B%2CA2s%2B", "22+%20,A2s+%20", "22+%20,%20A2s+%0D%0A":
            self.assertEqual(self.server.get("/api/v1/holdem/range?range=" + text).json()["combos"], 126)

    def test_paths_lead_nowhere(self):
        for path in ("/../../etc/passwd", "/..%2f..%2fetc/passwd", "/%2e%2e/etc/passwd", "//etc/passwd", "/api/v1/../hand",
                     "/api/v1/%68and", "/.git/config", "/api/v1/hand/", "/api/v1//hand", "/%00", "/\\..\\..\\x"):
            response = self.server.exchange(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            self.assertEqual(status_of(response), 404, path)
            self.assertNotIn(b"root:", response)

    def test_clients_that_drop_the_line(self):
        for sent in (b"", b"G", GET_HAND, GET_HAND + b"\r\n", b"POST /api/v1/hand HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"):
            for _ in range(20):
                with self.server.raw(BRIEF) as connection:
                    connection.sendall(sent)
        self.check_alive()

    def test_a_request_byte_by_byte(self):
        with self.server.raw(BRIEF) as connection:
            for byte in GET_HAND + b"Connection: close\r\n\r\n":
                connection.sendall(bytes([byte]))
            self.assertIn(b'"full house"', read_all(connection))

    def test_the_work_of_a_client_who_left_is_stopped(self):
        with self.server.raw(BRIEF) as connection:
            connection.sendall(b"GET /api/v1/videopoker/strategy?game=jacks-or-better-9-6&penalties=true&rows=8-40 HTTP/1.1\r\n"
                               b"Host: localhost\r\n\r\n")
            wait_until(lambda: self.server.metric('holdfast_queries_running{lane="slow"}') == 1)
        wait_until(lambda: self.server.metric('holdfast_queries_running{lane="slow"}') == 0)
        wait_until(lambda: any('"status": 499' in line and "penalties" in line for line in self.server.lines()))

    def test_access_lines(self):
        self.server.get(HAND + "&x=%22%0a%1b", X="1")
        self.server.ask("POST", "/api/v1/hand", '{"cards": ""}')
        wait_until(lambda: any('x=%22' in line for line in self.server.lines()))
        line = json.loads(next(line for line in self.server.lines() if "x=%22" in line))
        self.assertEqual((line["client"], line["method"], line["status"]), ("127.0.0.1", "GET", 400))
        self.assertEqual(line["target"], HAND + "&x=%22%0a%1b")
        self.server.exchange(b"GET /refused HTTP/7.1\r\n\r\n")
        wait_until(lambda: any("/refused" in line for line in self.server.lines()))
        for each in self.server.lines():
            self.assertIn("status", json.loads(each))

    def test_a_batch_answers_while_it_is_written(self):
        with self.server.raw(BRIEF) as connection:
            connection.sendall(b"POST /api/v1/batch HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
            received = connection.recv(4096)
            for number in range(5):
                line = json.dumps({"query": "hand", "cards": "9s9h9d4s4c", "id": number}).encode() + b"\n"
                connection.sendall(b"%x\r\n%s\r\n" % (len(line), line))
                while b'{"id": %d,' % number not in received:
                    received += connection.recv(4096)
            connection.sendall(b"0\r\n\r\n")
            while not received.endswith(b"\r\n0\r\n\r\n"):
                received += connection.recv(4096)

    def test_a_long_batch_keeps_its_order(self):
        def lines():
            for number in range(3000):
                yield json.dumps({"query": "hand", "cards": "9s9h9d4s4c" if number % 7 else "x", "id": number}).encode() + b"\n"
        answer = self.server.ask("POST", "/api/v1/batch", lines())
        answers = [json.loads(line) for line in answer.body.splitlines()]
        self.assertEqual([each["id"] for each in answers], list(range(3000)))
        self.assertEqual(sum("error" in each for each in answers), 429)

    def test_a_line_of_a_batch_that_is_too_long(self):
        body = b'{"query": "' + b"x" * (3 << 20) + b'"}\n{"query": "hand", "cards": "9s9h9d4s4c"}'
        lines = self.server.ask("POST", "/api/v1/batch", body).body.splitlines()
        self.assertEqual(len(lines), 2)
        self.assertIn(b"1 MiB", lines[0])
        self.assertIn(b"full house", lines[1])


if __name__ == "__main__":
    unittest.main()
