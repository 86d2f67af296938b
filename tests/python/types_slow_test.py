"""The types: those of the package hold, and those of the module's stubs are the module's."""

import doctest
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

PACKAGE = pathlib.Path(__file__).resolve().parents[2] / "bindings" / "python" / "holdfast"


class Types(unittest.TestCase):
    def run_tool(self, *command):
        with tempfile.TemporaryDirectory() as folder:
            result = subprocess.run([sys.executable, "-m", *command], cwd=folder, capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)

    def test_the_package_is_typed_strictly(self):
        self.run_tool("mypy", "--strict", str(PACKAGE))

    def test_the_examples_of_the_documents_are_typed(self):
        root = PACKAGE.parents[2]
        for document in (root / "README.md", PACKAGE.parent / "README.md", root / "docs" / "reference" / "python.md"):
            examples = doctest.DocTestParser().get_examples(document.read_text())
            with tempfile.TemporaryDirectory() as folder:
                file = pathlib.Path(folder) / "user.py"
                file.write_text("".join(each.source for each in examples if not each.want.startswith("Traceback")))
                result = self.check_user(file, "--ignore-missing-imports")
            self.assertEqual(result.returncode, 0, f"{document}\n{result.stdout}")

    @staticmethod
    def check_user(file, *options):
        return subprocess.run([sys.executable, "-m", "mypy", "--strict", *options, str(file)], cwd=file.parent, text=True,
                              capture_output=True, env=os.environ | {"MYPYPATH": str(PACKAGE.parent)})

    def test_misspellings_of_users_are_seen(self):
        lines = {'hf.oddz("AhKh")': "attr-defined", "hf.equty": "attr-defined", "from holdfast import Nonsense": "attr-defined",
                 'hf.odds("AhKh", oponents=1)': "call-arg", 'hf.odds("AhKh", opponents=np.int64(2), threads=np.int64(1))': "",
                 'hf.equity("AA", "KK", samples=np.int64(9), seed=np.int64(1))': "", "hf.clear()": "",
                 'hf.equity({"AA": 0.5}, ["KK", hf.Range("QQ")], [hf.Card("Ah"), "Kh"])': "", 'hf.odds("AhKh", versus=hf.Range("AA"))': "",
                 'hf.Range("AA") | hf.Range(pair for pair in hf.Range("KK")) & "QQ" - 0.5 * hf.Range("AA")': "",
                 'a: float = hf.Range("AA")["AA"]': "", 'hf.Range("AA") | 7': "operator",
                 'b: int = hf.rank("AsKsQsJsTs")': "", 'c: list[str] = hf.cards.text([[1, 2]])': ""}
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "user.py"
            file.write_text("import numpy as np\nimport holdfast as hf\n" + "\n".join(lines) + "\n")
            result = self.check_user(file)
        for number, (line, error) in enumerate(lines.items(), 3):
            told = [each for each in result.stdout.splitlines() if each.startswith(f"user.py:{number}:")]
            self.assertEqual([error in each for each in told], [True] if error else [], line + result.stdout)

    def test_stubs_are_those_of_the_module(self):
        self.run_tool("mypy.stubtest", "holdfast._core", "--ignore-missing-stub", "--concise")


if __name__ == "__main__":
    unittest.main()
