"""The types: those of the package hold, and those of the module's stubs are the module's."""

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

    def test_stubs_are_those_of_the_module(self):
        self.run_tool("mypy.stubtest", "holdfast._core", "--ignore-missing-stub", "--concise")


if __name__ == "__main__":
    unittest.main()
