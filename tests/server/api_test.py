"""The queries over HTTP: every example of the registry is answered as the command line answers it.

Charts that take seconds are in slow_test.py.
"""

import json
import os
import unittest
import urllib.parse

from server import PATIENCE, Server, run


def examples(document):
    """(path, fields) of every example of the description of the API."""
    for path, item in document["paths"].items():
        content = item["post"]["requestBody"]["content"].get("application/json", {})
        for example in content.get("examples", {}).values():
            yield path, example["value"]


def is_slow(path, fields):
    return path.endswith("/strategy") and len(fields) > 1


def query_of(path):
    return path.removeprefix("/api/v1/").replace("/", ".")


def line_of(path, fields):
    return json.dumps({"query": query_of(path), **fields}) + "\n"


def answers_of_batch(asked):
    """The lines that `holdfast batch` answers these examples with."""
    return run("batch", text="".join(line_of(*example) for example in asked))[1].splitlines(keepends=True)


def as_parameters(fields):
    """Fields as the parameters of a URL, or None if they cannot be written there."""
    pairs = []
    for name, value in fields.items():
        if isinstance(value, dict):
            return None
        for each in value if isinstance(value, list) else [value]:
            pairs.append((name, str(each).lower() if isinstance(each, bool) else str(each)))
    return urllib.parse.urlencode(pairs)


class ApiTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--seconds", str(PATIENCE * 5)).__enter__()
        cls.document = cls.server.get("/openapi.json").json()
        cls.examples = [example for example in examples(cls.document) if not is_slow(*example)]
        cls.answers = answers_of_batch(cls.examples)

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__(None)

    def test_every_query_has_examples(self):
        asked = {path for path, _ in self.examples}
        self.assertEqual(asked, set(self.document["paths"]) - {"/api/v1/batch"})
        self.assertEqual(len(self.answers), len(self.examples))

    def test_the_description_is_that_of_a_server(self):
        for path, item in self.document["paths"].items():
            for method, operation in item.items():
                with self.subTest(path=path, method=method):
                    self.assertLessEqual({"403", "421", "429", "503"}, set(operation["responses"]))
                    words = json.dumps([operation.get("parameters"), operation.get("requestBody")])
                    self.assertNotRegex(words, r"--|[Pp]aths? of")

    def test_posts_equal_the_command_line(self):
        for (path, fields), answer in zip(self.examples, self.answers):
            with self.subTest(path=path, fields=fields):
                self.assertEqual(self.server.ask("POST", path, json.dumps(fields)).body.decode(), answer)

    def test_gets_equal_the_command_line(self):
        asked = 0
        for (path, fields), answer in zip(self.examples, self.answers):
            parameters = as_parameters(fields)
            if parameters is not None:
                with self.subTest(path=path, fields=fields):
                    self.assertEqual(self.server.get(f"{path}?{parameters}").body.decode(), answer)
                asked += 1
        self.assertGreater(asked, len(self.examples) // 2)

    def test_a_batch_equals_the_command_line(self):
        answer = self.server.ask("POST", "/api/v1/batch", "".join(line_of(*example) for example in self.examples))
        self.assertEqual(answer.headers["Content-Type"], "application/jsonl")
        self.assertEqual(answer.body.decode(), "".join(self.answers))

    def test_the_example_of_a_batch(self):
        content = self.document["paths"]["/api/v1/batch"]["post"]["requestBody"]["content"]["application/jsonl"]
        answer = self.server.ask("POST", "/api/v1/batch", content["example"])
        self.assertEqual(answer.body.decode(), run("batch", text=content["example"])[1])
        self.assertEqual([json.loads(line)["query"] for line in answer.body.splitlines()],
                         ["videopoker.paytable", "holdem.preflop", "hand"])

    def test_json_of_a_command(self):
        printed = json.loads(run("holdem", "odds", "AhKh", "--board", "QhJh2c", "--json")[1])
        self.assertEqual(self.server.get("/api/v1/holdem/odds?hole=AhKh&board=QhJh2c").json(), printed)

    def test_head_is_get_without_the_body(self):
        target = "/api/v1/hand?cards=9s9h9d4s4c"
        head, get = self.server.ask("HEAD", target), self.server.get(target)
        self.assertEqual(head.body, b"")
        for name in ("Content-Length", "ETag", "Content-Type"):
            self.assertEqual(head.headers[name], get.headers[name])

    def test_the_same_query_is_kept_once(self):
        hits = 'holdfast_cache_lookups_total{result="hit"}'
        before = self.server.metric(hits)
        self.server.get("/api/v1/holdem/odds?hole=2c2d&board=QhJh2h&opponents=2")
        self.server.get("/api/v1/holdem/odds?opponents=2&board=QhJh2h&hole=2c2d")
        self.server.ask("POST", "/api/v1/holdem/odds", '{"board": "QhJh2h", "hole": "2c2d",  "opponents": "2"}')
        self.assertEqual(self.server.metric(hits), before + 2)

    def test_ranges_have_names_in_one_request(self):
        """In the next one, the name means what that says, or nothing: whatever the cache has."""
        def held(names):
            body = json.dumps({"range": "big,22", **({} if names is None else {"names": names})})
            answer = self.server.ask("POST", "/api/v1/holdem/range", body)
            return answer.json()["combos" if answer.status == 200 else "field"]
        self.assertEqual([held({"big": "AA"}), held({"big": "AA,KK"}), held(None), held({"big": "AA"})], [12, 18, "range", 12])
        self.assertEqual(self.server.get("/api/v1/holdem/range?range=all&names=big%3DAA,KK&names=all%3Dbig,22").json()["combos"], 18)
        problem = self.server.ask("POST", "/api/v1/holdem/range", '{"range": "AA", "names": {"big": "AA,KZ"}}').json()
        self.assertEqual([problem[name] for name in ("field", "text", "position")], ["names", "AA,KZ", 4])

    def test_an_id_comes_back_first(self):
        for value in ('17', '"x"', '[1, {"a": null}]', '123456789012345678901234567890'):
            answer = self.server.ask("POST", "/api/v1/hand", f'{{"cards": "AsKsQsJsTs", "id": {value}}}')
            start = f'{{"id": {value}, "query": "hand"'.replace(" ", "")
            self.assertTrue(answer.body.decode().replace(" ", "").startswith(start), answer.body)

    def test_errors_are_problem_documents_with_their_place(self):
        answer = self.server.get("/api/v1/holdem/odds?hole=AhKy")
        self.assertEqual(answer.status, 400)
        self.assertEqual(answer.headers["Content-Type"], "application/problem+json")
        problem = answer.json()
        line = run("batch", text='{"query": "holdem.odds", "hole": "AhKy"}')[1]
        for name, value in json.loads(line)["error"].items():
            self.assertEqual(problem[name], value)
        self.assertEqual((problem["status"], problem["title"], problem["type"]), (400, "Bad Request", "about:blank"))
        self.assertEqual(problem["detail"], problem["message"])

    def test_what_is_refused(self):
        refused = [("/api/v1/hand", 400, "cards"), ("/api/v1/hand?cards=AsKs", 400, "cards"),
                   ("/api/v1/hand?cards=AsKsQsJsTs&cards=2c&x=1", 400, "x"), ("/api/v1/hand?card=AsKsQsJsTs", 400, "card"),
                   ("/api/v1/holdem/odds?hole=AhKh&hole=AsKs", 400, "hole"),
                   ("/api/v1/holdem/odds?hole=AhKh&outs=yes", 400, "outs"),
                   ("/api/v1/holdem/odds?hole=AhKh&opponents=99", 400, "opponents"),
                   ("/api/v1/hand?query=hand&cards=AsKsQsJsTs", 400, "query"),
                   ("/api/v1/hand?cards=%zz", 400, None), ("/api/v1/hand?cards=%ff", 400, None),
                   ("/api/v1/hands", 404, None), ("/api/v1/", 404, None), ("/api/v2/hand", 404, None)]
        for target, status, field in refused:
            with self.subTest(target=target):
                answer = self.server.get(target)
                self.assertEqual(answer.status, status)
                self.assertEqual(answer.json().get("field"), field)

    def test_what_is_missed_is_shown(self):
        for path in ("/api", "/api/v1", "/api/v1/", "/api/v1/holdem", "/api/v1/hands", "/api/v2/hand", "/nothing"):
            self.assertIn("/docs shows what can be asked, such as /api/v1/hand?cards=", self.server.get(path).json()["detail"])
        self.assertIn("did you mean '/api/v1/hand'?", self.server.get("/api/v1/hands").json()["detail"])
        for answer in self.server.get("/api/v1/hand"), self.server.ask("POST", "/api/v1/hand", "{}"):
            self.assertEqual(answer.json()["detail"],
                             "the field 'cards' is missing; an example of the fields is {\"cards\":\"9s9h9d4s4c\"}")

    def test_bodies_that_are_refused(self):
        deep = "[" * 100 + "]" * 100
        for body in ("", "[]", "7", "{", '{"cards": "AsKsQsJsTs", "cards": "2c"}', '{"cards": 5}', '{"cards": %s}' % deep,
                     '{"query": "hand", "cards": "AsKsQsJsTs"}', '{"cards": "AsKsQsJsTs"} x', "\0", '{"cards": "\ud800"}',
                     "{" * 100_000, '{"cards": 1e999999999}', '{"cards": "AsKsQsJsTs", "id": 1' + "0" * 400 + "}"):
            with self.subTest(body=body[:40]):
                answer = self.server.ask("POST", "/api/v1/hand", body.encode("utf-8", "surrogatepass"))
                self.assertEqual((answer.status, answer.headers["Content-Type"]), (400, "application/problem+json"))

    def test_an_id_that_no_double_can_hold(self):
        for fields in ('"cards": "x"', '"cards": 5', '"query": "hand"'):
            answer = self.server.ask("POST", "/api/v1/hand", '{"id": [1e999, -1E+400], %s}' % fields)
            self.assertEqual(answer.status, 400)
            if "query" not in fields:
                self.assertTrue(answer.body.startswith(b'{"id": [1e999,-1E+400], "type": "about:blank",'), answer.body)
        self.assertEqual(self.server.get("/healthz").status, 200)

    def test_long_bodies_are_read_like_short_ones(self):
        padding = " " * 20_000
        for body in ('{"cards": "9s9h9d4s4c"%s}', '{"id": 1e999, "cards": "x"%s}', '{"cards": 5%s}', '{"query": "hand"%s}', '[%s]', '%s'):
            long, short = (self.server.ask("POST", "/api/v1/hand", body % text) for text in (padding, ""))
            self.assertEqual((long.status, long.headers["Content-Type"]), (short.status, short.headers["Content-Type"]))
            self.assertEqual(long.json()["query" if short.status == 200 else "message"],
                             short.json()["query" if short.status == 200 else "message"])

    @unittest.skipIf("HOLDFAST_SANITIZED" in os.environ, "the sanitizers take longer")
    def test_long_bodies_hold_nobody_up(self):
        hostile = [("/api/v1/holdem/range", {"range": "random," * 140_000 + "AA"}), ("/api/v1/holdem/range", {"range": "!random," * 120_000}),
                   ("/api/v1/holdem/equity", {"ranges": [0] * 300_000}), ("/api/v1/holdem/odds", {"hole": "AhKh", "opponents": "1," * 500_000}),
                   ("/api/v1/holdem/preflop", {"hands": "random," * 140_000}), ("/api/v1/hand", {"cards": "9s" * 500_000}),
                   ("/api/v1/videopoker/sweep", {"game": "jacks-or-better-9-6", "pay": {"flush": "1," * 500_000}})]
        for path, fields in hostile:
            with self.subTest(path=path, fields=str(fields)[:30]):
                self.assertEqual(self.server.ask("POST", path, json.dumps(fields)).status, 400)
        self.assertLess(self.server.metric("process_resident_memory_bytes"), 250e6)

    def test_hostile_paytables(self):
        for text in ("x = " + "[" * 5000, "x" * 900_000, 'id = "a"\n' * 30_000, "a.b.c.d = 1\n[a.b]\nc = 2",
                     "id = 9223372036854775808", "[[pay]]\n" * 50_000):
            with self.subTest(text=text[:20]):
                answer = self.server.ask("POST", "/api/v1/videopoker/return", json.dumps({"game": {"toml": text}}))
                self.assertEqual(answer.status, 400)

    def test_no_file_can_be_named(self):
        for body in ('{"game": "/etc/passwd"}', '{"game": "games/jacks-or-better-9-6.toml"}',
                     '{"game": {"toml": "/etc/passwd"}}', '{"game": {"file": "/etc/passwd"}}'):
            answer = self.server.ask("POST", "/api/v1/videopoker/return", body)
            self.assertEqual(answer.status, 400, body)
            self.assertNotIn(b"root:", answer.body)
        answer = self.server.ask("POST", "/api/v1/videopoker/evaluate",
                                 '{"game": "jacks-or-better-9-6", "chart": "/etc/passwd"}')
        self.assertEqual(answer.status, 400)
        self.assertNotIn(b"root:", answer.body)

    def test_methods(self):
        for method, target, allowed in (("PUT", "/api/v1/hand", "GET, HEAD, POST"), ("POST", "/healthz", "GET, HEAD"),
                                        ("DELETE", "/openapi.json", "GET, HEAD"), ("GET", "/api/v1/batch", "POST"),
                                        ("OPTIONS", "/metrics", "GET, HEAD"), ("BREW", "/api/v1/hand", "GET, HEAD, POST")):
            with self.subTest(method=method, target=target):
                answer = self.server.ask(method, target)
                self.assertEqual((answer.status, answer.headers["Allow"]), (405, allowed))


if __name__ == "__main__":
    unittest.main()
