"""Builds the Python package: setuptools, with CMake for the module (see bindings/python).

    pip install --no-build-isolation .      with Debian's setuptools, wheel and pybind11
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = pathlib.Path(__file__).resolve().parent

# The wheel must run where fmt and TBB are not installed. The unity build is much quicker.
OPTIONS = ["-DCMAKE_BUILD_TYPE=Release", "-DCMAKE_CXX_FLAGS_RELEASE=-O3 -DNDEBUG", "-DCMAKE_UNITY_BUILD=ON",
           "-DHOLDFAST_BUILD_PYTHON=ON", "-DHOLDFAST_BUILD_CLI=OFF", "-DHOLDFAST_BUILD_TESTS=OFF",
           "-DHOLDFAST_BUILD_EXAMPLES=OFF", "-DHOLDFAST_INSTALL=OFF", "-DHOLDFAST_WITH_TBB=OFF",
           "-DHOLDFAST_FMT_HEADER_ONLY=ON"]


def version():
    """As CMakeLists.txt has it."""
    return re.search(r"project\(holdfast VERSION ([\d.]+)", (ROOT / "CMakeLists.txt").read_text()).group(1)


class CMakeBuild(build_ext):
    def build_extension(self, extension):
        build = pathlib.Path(self.build_temp).resolve() / "cmake"
        target = pathlib.Path(self.get_ext_fullpath(extension.name)).resolve()
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        subprocess.run(["cmake", "-S", ROOT, "-B", build, *generator, *OPTIONS, f"-DPython3_EXECUTABLE={sys.executable}"],
                       check=True)
        subprocess.run(["cmake", "--build", build, "--target", "holdfast_python",
                        "--parallel", str(os.cpu_count() or 1)], check=True)
        target.parent.mkdir(parents=True, exist_ok=True)
        for library in (build / "python" / "holdfast").glob("*.so"):
            shutil.copy(library, target.parent)


setup(version=version(), ext_modules=[Extension("holdfast._core", sources=[])], cmdclass={"build_ext": CMakeBuild})
