"""The examples of the docstrings."""

import doctest
import importlib
import pkgutil
import unittest

import holdfast


def modules():
    yield holdfast
    for found in pkgutil.walk_packages(holdfast.__path__, "holdfast."):
        if not found.name.endswith("_core"):
            yield importlib.import_module(found.name)


def load_tests(loader, tests, pattern):
    for module in modules():
        tests.addTests(doctest.DocTestSuite(module))
    return tests


if __name__ == "__main__":
    unittest.main()
