"""Runs of holdfast-cluster for tests, and what one machine makes of the same command.

The programs are those that the variables HOLDFAST_CLUSTER and HOLDFAST_PROGRAM of the environment name.
"""

import os
import pathlib
import subprocess
import tempfile
import time
import unittest

PROGRAM = os.environ.get("HOLDFAST_PROGRAM", "build/release/bin/holdfast")
CLUSTER = os.environ.get("HOLDFAST_CLUSTER", "build/release/bin/holdfast-cluster")
PATIENCE = 300  # seconds: whatever takes longer hangs

# Tests run as root in containers, on machines with fewer processors than ranks.
MPI = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1", "OMPI_MCA_rmaps_base_oversubscribe": "yes"}

# 57,960 paytables in eight steps.
SWEEP = ["jacks-or-better-9-6", "--pay", "royal flush=250..2450 step 100", "--pay", "four of a kind=20..40",
         "--pay", "full house=5..12", "--pay", "flush=4..8", "--pay", "straight=4..6", "--return", "..99%"]


def command(ranks, *arguments):
    return ["mpirun", "-q", "-n", str(ranks), CLUSTER, *arguments]


def start(ranks, *arguments):
    return subprocess.Popen(command(ranks, *arguments), env=dict(os.environ, **MPI), text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE)


def end_of(process):
    """Its exit status and what it said."""
    out, err = process.communicate(timeout=PATIENCE)
    return process.returncode, out, err


def run(ranks, *arguments):
    return end_of(start(ranks, *arguments))


def run_alone(*arguments):
    """What `holdfast` says, and its exit status."""
    done = subprocess.run([PROGRAM, *arguments], capture_output=True, text=True, timeout=PATIENCE)
    return done.returncode, done.stdout, done.stderr


def own_lines(err):
    """What the program says on standard error: the libraries of MPI have their warnings there, too. Without progress,
    which a busy computer sees more often."""
    own = (line for line in err.splitlines(True) if line.startswith("holdfast: "))
    return "".join(line for line in own if not line.startswith("holdfast: ["))


def ranks_of(launcher):
    """The process ids of the ranks of a run."""
    children = pathlib.Path(f"/proc/{launcher.pid}/task/{launcher.pid}/children").read_text().split()
    return [int(child) for child in children
            if pathlib.Path(f"/proc/{child}/comm").read_text().strip() == pathlib.Path(CLUSTER).name[:15]]


def finished_shards(file):
    return sorted(pathlib.Path(f"{file}.shards").glob("*.shard"))


def wait_until(holds):
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise AssertionError("waited in vain")
        time.sleep(0.005)


class ClusterTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def path(self, name):
        return str(self.folder / name)

    def assert_same_bytes(self, file, other):
        self.assertTrue(pathlib.Path(file).read_bytes() == pathlib.Path(other).read_bytes(), f"{file} differs")
        self.assertFalse(pathlib.Path(f"{file}.shards").exists())

    def assert_ends(self, ended, status):
        """A run with this status; what it said on standard error."""
        self.assertEqual(ended[0], status, ended)
        return ended[2]
