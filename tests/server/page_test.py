"""The files of the page: types, encodings, headers, and that nothing else can be had."""

import gzip
import os
import pathlib
import tempfile
import unittest

from server import Server, run


class PageTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        root = pathlib.Path(cls.folder.name)
        page = root / "page"
        (page / "assets").mkdir(parents=True)
        (root / "secret.txt").write_text("secret")
        cls.script = "export const x = 1;\n" * 200
        (page / "index.html").write_text("<!doctype html><title>Page</title>")
        (page / "assets/app-1a2b.js").write_text(cls.script)
        (page / "assets/app-1a2b.js.br").write_bytes(b"as brotli")
        (page / "assets/all-3c4d.wasm").write_bytes(b"\0asm\1\0\0\0")
        (page / "sw.js").write_text("self;\n")
        (page / "two words.txt").write_text("two words")
        (page / ".env").write_text("secret")
        (page / ".git").mkdir()
        (page / ".git/config").write_text("secret")
        os.symlink(root / "secret.txt", page / "link.txt")
        os.symlink(root, page / "up")
        cls.page = page
        cls.server = Server("--page", str(page)).__enter__()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__(None)
        cls.folder.cleanup()

    def test_types_and_policies(self):
        for path, kind, policy in (("/", "text/html; charset=utf-8", "no-cache"),
                                   ("/index.html", "text/html; charset=utf-8", "no-cache"),
                                   ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
                                   ("/assets/all-3c4d.wasm", "application/wasm", "public, max-age=31536000, immutable"),
                                   ("/assets/app-1a2b.js", "text/javascript; charset=utf-8",
                                    "public, max-age=31536000, immutable")):
            with self.subTest(path=path):
                answer = self.server.get(path)
                self.assertEqual((answer.status, answer.headers["Content-Type"], answer.headers["Cache-Control"]),
                                 (200, kind, policy))

    def test_a_state_in_the_query_is_the_page_too(self):
        self.assertEqual(self.server.get("/?game=x#hand").body, self.server.get("/").body)

    def test_encodings(self):
        path = "/assets/app-1a2b.js"
        self.assertEqual(self.server.get(path).body.decode(), self.script)
        packed = self.server.get(path, Accept_Encoding="gzip, deflate")
        self.assertEqual(gzip.decompress(packed.body).decode(), self.script)
        brotli = self.server.get(path, Accept_Encoding="gzip, deflate, br")
        self.assertEqual((brotli.headers["Content-Encoding"], brotli.body), ("br", b"as brotli"))
        self.assertEqual(self.server.get(path + ".br").status, 404)

    def test_names_with_blanks(self):
        self.assertEqual(self.server.get("/two%20words.txt").body, b"two words")

    def test_tags(self):
        etag = self.server.get("/").headers["ETag"]
        self.assertEqual(self.server.get("/", If_None_Match=etag).status, 304)

    def test_guards(self):
        for path in ("/", "/assets/app-1a2b.js", "/sw.js"):
            headers = self.server.get(path).headers
            self.assertIn("script-src 'self' 'wasm-unsafe-eval';", headers["Content-Security-Policy"])
            self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
            self.assertEqual(headers["X-Frame-Options"], "DENY")

    def test_nothing_else_can_be_had(self):
        (self.page / "later.txt").write_text("written after the start")
        for path in ("/.env", "/.git/config", "/%2eenv", "/link.txt", "/up/secret.txt", "/../secret.txt", "/%2e%2e/secret.txt", "/assets", "/assets/", "/later.txt",
                     "/assets/../index.html", "//index.html", str(self.page / "index.html"), "/index.html%00"):
            answer = self.server.get(path)
            self.assertEqual(answer.status, 404, path)
            self.assertNotIn(b"secret", answer.body.replace(b"secret.txt", b""))

    def test_a_folder_without_a_page(self):
        for folder, words in (("/nowhere", "has no index.html"), (self.folder.name, "has no index.html"),
                              ("", "--page names no folder")):
            status, out, err = run("serve", "--port", "0", "--page", folder)
            self.assertEqual((status, out), (2, ""))
            self.assertIn(words, err)
        with tempfile.TemporaryDirectory() as folder:
            os.symlink(self.page / "index.html", pathlib.Path(folder) / "index.html")
            status, _, err = run("serve", "--port", "0", "--page", folder)
            self.assertEqual(status, 2)
            self.assertIn("has an index.html that is a link", err)


if __name__ == "__main__":
    unittest.main()
