"""The types: those of the package hold, and those of the module's stubs are the module's."""

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

    def test_misspellings_of_users_are_seen(self):
        lines = {'hf.oddz("AhKh")': "attr-defined", "hf.equty": "attr-defined", "from holdfast import Nonsense": "attr-defined",
                 'hf.odds("AhKh", oponents=1)': "call-arg", 'hf.odds("AhKh", opponents=np.int64(2), threads=np.int64(1))': "",
                 'hf.equity("AA", "KK", samples=np.int64(9), seed=np.int64(1))': "", "hf.clear()": ""}
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "user.py"
            file.write_text("import numpy as np\nimport holdfast as hf\n" + "\n".join(lines) + "\n")
            result = subprocess.run([sys.executable, "-m", "mypy", "--strict", str(file)], cwd=folder, capture_output=True,
                                    text=True, env=os.environ | {"MYPYPATH": str(PACKAGE.parent)})
        for number, (line, error) in enumerate(lines.items(), 3):
            told = [each for each in result.stdout.splitlines() if each.startswith(f"user.py:{number}:")]
            self.assertEqual([error in each for each in told], [True] if error else [], line + result.stdout)

    def test_stubs_are_those_of_the_module(self):
        self.run_tool("mypy.stubtest", "holdfast._core", "--ignore-missing-stub", "--concise")


if __name__ == "__main__":
    unittest.main()
