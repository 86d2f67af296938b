"""The page /docs: every query of the description with its fields and answer, its examples, nothing of other hosts."""

import html.parser
import json
import re
import unittest
import urllib.parse

from api_test import as_parameters, examples
from server import PATIENCE, Server


class Elements(html.parser.HTMLParser):
    """All start tags, as (name, attributes); the texts of all textareas by their ids; tags that were never closed."""

    def __init__(self, text):
        super().__init__()
        self.tags, self.examples, self.open = [], {}, []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.tags.append((tag, dict(attributes)))
        if tag not in ("meta", "link", "input", "br"):
            self.open.append(tag)
        if tag == "textarea":
            self.examples[dict(attributes)["id"]] = ""

    def handle_data(self, data):
        if self.open and self.open[-1] == "textarea":
            self.examples[next(reversed(self.examples))] += data

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag

    def all(self, tag, attribute):
        return [attributes[attribute] for name, attributes in self.tags if name == tag and attribute in attributes]


class DocsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server("--seconds", str(PATIENCE * 5)).__enter__()
        cls.answer = cls.server.get("/docs")
        cls.text = cls.answer.body.decode()
        cls.page = Elements(cls.text)
        cls.description = cls.server.get("/openapi.json").json()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__(None)

    def test_is_a_page(self):
        self.assertEqual((self.answer.status, self.answer.headers["Content-Type"]), (200, "text/html; charset=utf-8"))
        self.assertIn("default-src 'self'", self.answer.headers["Content-Security-Policy"])
        self.assertEqual(self.page.open, [])
        self.assertEqual(self.server.ask("POST", "/docs", "{}").status, 405)

    def test_names_no_other_host(self):
        for text in (self.text, *(self.server.get(path).body.decode() for path in self.files())):
            self.assertNotRegex(text, "https?:|//[a-z]+[.]|@import|url[(]")

    def files(self):
        return [path for path in self.page.all("link", "href") + self.page.all("script", "src")]

    def test_its_files_are_there(self):
        kinds = [self.server.get(path).headers["Content-Type"] for path in self.files()]
        self.assertEqual(kinds, ["text/css; charset=utf-8", "text/javascript; charset=utf-8"])

    def test_has_every_query_field_and_member(self):
        paths = set(self.description["paths"]) - {"/api/v1/batch"}
        self.assertEqual(set(self.page.all("div", "data-path")), paths)
        tables = {f"Fields of {path[len('/api/v1/'):].replace('/', '.')}":
                  [parameter["name"] for parameter in self.description["paths"][path]["get"]["parameters"]]
                  for path in paths}
        tables |= {f"Members of {kind}": list(schema["properties"])
                   for kind, schema in self.description["components"]["schemas"].items() if kind != "Problem"}
        found = {label: re.findall(r'<th scope="row"><code>(\w+)</code>', rows)
                 for label, rows in re.findall(r'aria-label="([^"]*)" tabindex="0"><table>(.*?)</table>', self.text, re.S)}
        self.assertEqual(found, {label: names for label, names in tables.items() if names})

    def test_names_the_words_of_choices(self):
        words = ["lowest-variance", "highest-variance", "most-held", "fewest-held"]
        self.assertIn("; one of " + ", ".join(f"&quot;{word}&quot;" for word in words), self.text)

    def test_every_schema_stands_there_once_and_every_link_leads_somewhere(self):
        ids = [identifier for _, attributes in self.page.tags if (identifier := attributes.get("id"))]
        self.assertEqual(len(ids), len(set(ids)))
        self.assertLessEqual(set(self.description["components"]["schemas"]) - {"Problem"}, set(ids))
        for link in self.page.all("a", "href"):
            if link.startswith("#"):
                self.assertIn(link[1:], ids)

    def test_its_examples_are_those_of_the_description(self):
        """api_test.py asks these."""
        described = list(examples(self.description))
        paths = self.page.all("div", "data-path")
        self.assertEqual(len(paths), len(self.page.examples))
        for path, example in zip(paths, self.page.examples.values()):
            self.assertIn((path, json.loads(example)), described)
        as_links = [(path, urllib.parse.parse_qsl(as_parameters(fields) or "")) for path, fields in described]
        links = [link for link in self.page.all("a", "href") if link.startswith("/api/")]
        self.assertGreater(len(links), 8)
        for link in links:
            path, _, parameters = link.partition("?")
            self.assertIn((path, urllib.parse.parse_qsl(parameters)), as_links)
        self.assertEqual(self.server.get(next(link for link in links if "%0A" in link)).status, 200)


if __name__ == "__main__":
    unittest.main()
