"""Whole tables, Ctrl-C, full disks, damaged shards, and Slurm."""

import contextlib
import os
import pathlib
import random
import signal
import subprocess
import time
import unittest

from cluster import SWEEP, ClusterTest, end_of, finished_shards, ranks_of, run, run_alone, start, wait_until


class TablesTest(ClusterTest):
    def test_of_the_flop(self):
        alone = self.path("alone.table")
        self.assertEqual(run_alone("holdem", "table", "build", "flop", "--out", alone)[0], 0)
        for ranks in 1, 4:
            file = self.path(f"{ranks}.table")
            self.assert_ends(run(ranks, "table", "build", "flop", "--shards", "20", "--out", file), 0)
            self.assert_same_bytes(file, alone)


# Ten times as many paytables: a launcher that is interrupted takes a second to tell its ranks.
LONG = [words.replace("step 100", "step 10") for words in SWEEP]


class EndsTest(ClusterTest):
    """Runs that end early, in any way, and go on."""

    def setUp(self):
        super().setUp()
        self.alone = self.path("alone.csv")
        self.assertEqual(run_alone("videopoker", "sweep", *LONG, "--out", self.alone)[0], 0)
        self.file = self.path("file.csv")

    def assert_goes_on(self):
        self.assert_ends(run(4, "sweep", *LONG, "--out", self.file), 0)
        self.assert_same_bytes(self.file, self.alone)

    def test_interrupted(self):
        for number in signal.SIGINT, signal.SIGTERM:
            launcher = start(3, "sweep", *LONG, "--out", self.file)
            wait_until(lambda: finished_shards(self.file))
            launcher.send_signal(number)
            status, out, err = end_of(launcher)
            self.assertNotEqual(status, 0)
            self.assertEqual(out, "")
            self.assertIn("holdfast: stopped\n", err)
            self.assertRegex(err, r"of \d+ shards are finished; run the same command again to resume\n")
            self.assert_goes_on()
            os.remove(self.file)

    def test_any_rank_killed_at_any_moment(self):
        numbers = random.Random(11)
        for _ in range(12):
            launcher = start(4, "sweep", *LONG, "--out", self.file)
            wait_until(lambda: len(ranks_of(launcher)) == 4 or launcher.poll() is not None)
            time.sleep(numbers.random() * 2)
            with contextlib.suppress(IndexError, ProcessLookupError, FileNotFoundError):
                os.kill(ranks_of(launcher)[numbers.randrange(4)], signal.SIGKILL)
            end_of(launcher)
            if os.path.exists(self.file):
                break
        if not os.path.exists(self.file):
            self.assert_goes_on()
        self.assert_same_bytes(self.file, self.alone)

    def test_shards_of_others_are_refused(self):
        shard = pathlib.Path(self.file + ".shards") / "2-of-9.shard"
        shard.parent.mkdir()
        self.assertEqual(run_alone("videopoker", "sweep", *LONG, "--shard", "2/9", "--out", str(shard))[0], 0)
        for arguments in (["--tie-rule", "most-held", "--shards", "9"], ["--shards", "8"], []):
            err = self.assert_ends(run(2, "sweep", *LONG, *arguments, "--out", self.file), 2)
            self.assertIn("delete the folder", err)
        whole = shard.read_bytes()
        shard.write_bytes(whole[:-1] + b"x")
        err = self.assert_ends(run(2, "sweep", *LONG, "--shards", "9", "--out", self.file), 3)
        self.assertIn(f"holdfast: {shard}: the shard is damaged", err)
        shard.write_bytes(whole)
        err = self.assert_ends(run(2, "sweep", *LONG, "--shards", "9", "--out", self.file), 0)
        self.assertIn("1 of 9 shards were finished before", err)
        self.assert_same_bytes(self.file, self.alone)


class FullDiskTest(ClusterTest):
    """Runs on a separate disk, which is small and soon full, and is then enlarged."""

    def setUp(self):
        super().setUp()
        self.disk = self.path("disk")
        os.mkdir(self.disk)

    def mount(self, size):
        try:
            subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", self.disk], check=True,
                           capture_output=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("mounting is not allowed here")
        self.addCleanup(subprocess.run, ["umount", self.disk], check=True)

    def make_room(self):
        subprocess.run(["mount", "-o", "remount,size=64m", self.disk], check=True)

    def check(self, run_command, file, alone, kept_size=lambda: 0):
        """Fails with a sentence, and ends with the right bytes once there is room; returns what it kept."""
        status, out, err = run_command()
        self.assertEqual((status, out), (1, ""), err)
        self.assertRegex(err, r"No space left on device|database or disk is full|no room for .*: 11 MB")
        self.assertFalse(os.path.exists(file))
        kept = kept_size()
        self.make_room()
        self.assertEqual(run_command()[0], 0)
        self.assert_same_bytes(file, alone)
        return kept

    def test_a_table(self):
        self.mount("4m")
        alone, file = self.path("alone.table"), f"{self.disk}/flop.table"
        self.assertEqual(run_alone("holdem", "table", "build", "flop", "--out", alone)[0], 0)
        self.check(lambda: run_alone("holdem", "table", "build", "flop", "--out", file), file, alone)

    def test_a_sweep(self):
        for name in "sweep.csv", "sweep.db":
            with self.subTest(name):
                self.mount("300k")
                alone, file = self.path(name), f"{self.disk}/{name}"
                self.assertEqual(run_alone("videopoker", "sweep", *SWEEP, "--out", alone)[0], 0)
                kept = self.check(lambda: run_alone("videopoker", "sweep", *SWEEP, "--out", file), file, alone,
                                  lambda: os.path.getsize(f"{file}.part"))
                self.assertGreater(kept, 100_000)
                self.doCleanups()
                super().setUp()
                self.disk = self.path("disk")
                os.mkdir(self.disk)

    def test_a_shard_and_its_merge(self):
        self.mount("200k")
        file, alone = f"{self.disk}/1.shard", self.path("1.shard")
        sweep = ["videopoker", "sweep", *SWEEP, "--shard", "1/1", "--out"]
        self.assertEqual(run_alone(*sweep, alone)[0], 0)
        kept = self.check(lambda: run_alone(*sweep, file), file, alone, lambda: os.path.getsize(f"{file}.part"))
        self.assertGreater(kept, 100_000)

    def test_ranks(self):
        self.mount("4m")
        alone, file = self.path("alone.table"), f"{self.disk}/flop.table"
        self.assertEqual(run_alone("holdem", "table", "build", "flop", "--out", alone)[0], 0)
        status, out, err = run(3, "table", "build", "flop", "--out", file)
        self.assertEqual((status, out), (1, ""), err)
        self.assertRegex(err, r"holdfast: rank \d on \S+ \(at shard \d+ of 220\): .*"
                              r"(No space left on device|no room)")
        self.assertFalse(os.path.exists(file))
        finished = len(finished_shards(file))
        self.assertGreater(finished, 10)
        self.make_room()
        err = self.assert_ends(run(3, "table", "build", "flop", "--out", file), 0)
        self.assertIn(f"{finished} of 220 shards were finished before", err)
        self.assert_same_bytes(file, alone)


if __name__ == "__main__":
    unittest.main()
