"""The bytes of one machine, with any number of ranks, and after a rank was killed."""

import os
import re
import signal
import unittest

from cluster import SWEEP, ClusterTest, end_of, finished_shards, ranks_of, run, run_alone, start, wait_until


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
        self.assertEqual(err, f"holdfast: {finished} of 8 shards were finished before\n")
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

    def test_bad_arguments_are_one_sentence(self):
        for arguments, words in ((["table", "build", "flap", "--out", "x"], "the KIND of a table is river, turn"),
                                 (["sweep", *SWEEP, "--out", self.path("none/x.csv")], "there is no such folder"),
                                 (["sweep", *SWEEP, "--shards", "9", "--out", "x.csv"], "at most 8 shards")):
            err = self.assert_ends(run(4, *arguments), 2)
            self.assertEqual(err.count("holdfast: "), 1, err)
            self.assertIn(words, err)


if __name__ == "__main__":
    unittest.main()
