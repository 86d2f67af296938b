"""The bytes of one machine, with any number of ranks, and after a rank was killed."""

import fcntl
import os
import pathlib
import re
import signal
import unittest

from cluster import (SWEEP, ClusterTest, end_of, finished_shards, own_lines, ranks_of, run, run_alone, start,
                     wait_until)


class RanksTest(ClusterTest):
    def test_bytes_are_those_of_one_machine(self):
        alone = self.path("alone.csv")
        self.assertEqual(run_alone("videopoker", "sweep", *SWEEP, "--out", alone)[0], 0)

        # A rank is killed as soon as something is finished; the run repeated does the rest.
        file = self.path("killed.csv")
        launcher = start(4, "sweep", *SWEEP, "--out", file)
        wait_until(lambda: finished_shards(file))
        os.kill(ranks_of(launcher)[-1], signal.SIGKILL)
        status, out, err = end_of(launcher)
        self.assertNotEqual(status, 0)
        self.assertEqual(out, "")
        gone = re.search(r"holdfast: rank 3 on \S+( \(at shard \d of 8\))? is gone\n(\d) of 8 shards are finished; "
                         "run the same command again to resume\n", err)
        self.assertTrue(gone, err)
        finished = len(finished_shards(file))
        self.assertGreaterEqual(finished, 1)
        self.assertFalse(os.path.exists(file))

        err = self.assert_ends(run(4, "sweep", *SWEEP, "--out", file), 0)
        self.assertEqual(own_lines(err), f"holdfast: {finished} of 8 shards were finished before\n")
        self.assert_same_bytes(file, alone)

    def test_one_rank(self):
        few = [*SWEEP[:5], "--return", "..99%"]
        for name in "few.csv", "few.db":
            alone, file = self.path("alone-" + name), self.path(name)
            said = run_alone("videopoker", "sweep", *few, "--out", alone)
            ended = run(1, "sweep", *few, "--out", file)
            self.assert_ends(ended, 0)
            self.assertEqual(ended[1], said[1].replace(alone, file))
            self.assert_same_bytes(file, alone)

    def test_a_folder_of_another_command_is_refused(self):
        file = self.path("x.csv")
        os.mkdir(file + ".shards")
        with open(file + ".shards/plan", "w", encoding="utf-8") as plan:
            plan.write("the flop table, 0123456789abcdef, 8 shards\n")
        err = self.assert_ends(run(2, "sweep", *SWEEP, "--out", file), 2)
        self.assertIn("x.csv.shards belongs to another command", err)
        self.assertEqual(os.listdir(file + ".shards"), ["plan"])

    def test_a_lock_of_another_program_is_refused(self):
        file = self.path("x.csv")
        lock = pathlib.Path(file + ".shards/lock")
        for make in (lambda: lock.write_text("4711"), lambda: lock.symlink_to("none"), lambda: os.mkfifo(lock)):
            os.mkdir(lock.parent)
            make()
            err = self.assert_ends(run(1, "sweep", *SWEEP, "--out", file), 2)
            self.assertIn("x.csv.shards/lock belongs to another command", err)
            self.assertEqual(os.listdir(lock.parent), ["lock"])
            lock.unlink()
            os.rmdir(lock.parent)

    def test_a_shard_under_the_name_of_another_is_refused(self):
        file = self.path("flop.table")
        os.mkdir(file + ".shards")
        other = f"{file}.shards/3-of-220.shard"  # which has as many entries as the fourth
        self.assertEqual(run_alone("holdem", "table", "build", "flop", "--shard", "4/220", "--out", other)[0], 0)
        err = self.assert_ends(run(1, "table", "build", "flop", "--shards", "220", "--out", file), 2)
        self.assertIn("3-of-220.shard belongs to another command", err)
        self.assertEqual(os.listdir(file + ".shards"), ["3-of-220.shard"])

    def test_one_run_uses_a_folder(self):
        file = self.path("x.csv")
        os.mkdir(file + ".shards")
        lock = os.open(file + ".shards/lock", os.O_RDWR | os.O_CREAT)
        self.addCleanup(os.close, lock)
        fcntl.flock(lock, fcntl.LOCK_EX)
        err = self.assert_ends(run(1, "sweep", *SWEEP, "--out", file), 2)
        self.assertIn("another run is using", err)

    def test_what_others_put_into_the_folder_stays(self):
        file = self.path("x.csv")
        running = start(2, "sweep", *SWEEP, "--out", file)
        wait_until(lambda: finished_shards(file))
        notes = pathlib.Path(file + ".shards/notes")
        notes.write_text("mine")
        self.assert_ends(end_of(running), 0)
        self.assertTrue(os.path.exists(file))
        self.assertEqual(os.listdir(file + ".shards"), ["notes"])
        self.assertEqual(notes.read_text(), "mine")

    def test_a_plan_that_a_power_cut_left_empty_is_written_anew(self):
        file = self.path("flop.table")
        os.mkdir(file + ".shards")
        shard = f"{file}.shards/2-of-2.shard"
        self.assertEqual(run_alone("holdem", "table", "build", "flop", "--shard", "2/2", "--out", shard)[0], 0)
        open(f"{file}.shards/plan", "wb").close()
        err = self.assert_ends(run(1, "table", "build", "flop", "--shards", "2", "--out", file), 0)
        self.assertEqual(own_lines(err), "holdfast: 1 of 2 shards were finished before\n")

    def test_where_a_rank_fails_the_others_leave_their_shards(self):
        file = self.path("x.csv")
        os.makedirs(file + ".shards/2-of-8.shard.part")  # a directory, so the shard cannot be written
        err = self.assert_ends(run(3, "sweep", *SWEEP, "--columns", "variance", "--out", file, "--shards", "8"), 1)
        self.assertIn("(at shard 2 of 8): the file", err)
        self.assertEqual(finished_shards(file), [])
        self.assertTrue([each for each in os.scandir(file + ".shards") if each.is_file() and each.name != "plan"])

    def test_bad_arguments_are_one_sentence(self):
        for arguments, words in ((["table", "build", "flap", "--out", "x"], "the KIND of a table is river, turn"),
                                 (["sweep", *SWEEP, "--out", self.path("none/x.csv")], "there is no such folder"),
                                 (["sweep", *SWEEP, "--shards", "9", "--out", "x.csv"], "at most 8 shards")):
            err = self.assert_ends(run(4, *arguments), 2)
            self.assertEqual(err.count("holdfast: "), 1, err)
            self.assertIn(words, err)


if __name__ == "__main__":
    unittest.main()
