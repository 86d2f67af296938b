"""The Slurm array of the documents, on a cluster of this one machine."""

import os
import pathlib
import shutil
import socket
import subprocess
import time
import unittest

from cluster import PROGRAM, SWEEP, ClusterTest, run_alone

ROOT = pathlib.Path(__file__).resolve().parents[2]

CONFIGURATION = """\
ClusterName=holdfast
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
SlurmctldPort={ports[0]}
SlurmdPort={ports[1]}
StateSaveLocation={folder}/state
SlurmdSpoolDir={folder}/spool
SlurmctldPidFile={folder}/slurmctld.pid
SlurmdPidFile={folder}/slurmd.pid
SlurmctldLogFile={folder}/slurmctld.log
SlurmdLogFile={folder}/slurmd.log
AuthType=auth/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SelectType=select/cons_tres
SelectTypeParameters=CR_Core
MpiDefault=none
ReturnToService=1
NodeName={host} NodeAddr=127.0.0.1 CPUs={processors} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP
"""


def free_ports(count):
    sockets = [socket.socket() for _ in range(count)]
    for each in sockets:
        each.bind(("127.0.0.1", 0))
    ports = [each.getsockname()[1] for each in sockets]
    for each in sockets:
        each.close()
    return ports


class SlurmTest(ClusterTest):
    def setUp(self):
        super().setUp()
        for program in "munged", "slurmctld", "slurmd", "sbatch":
            if not shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin"):
                self.skipTest(f"Slurm is not installed: {program} is missing")
        if os.geteuid() != 0:
            self.skipTest("Slurm's daemons are started as root")
        for name in "state", "spool":
            (self.folder / name).mkdir()
        configuration = self.folder / "slurm.conf"
        configuration.write_text(CONFIGURATION.format(
            host=socket.gethostname().split(".")[0], folder=self.folder, ports=free_ports(2),
            processors=os.cpu_count()))
        (self.folder / "cgroup.conf").write_text("CgroupPlugin=cgroup/v1\n")
        self.environment = dict(os.environ, SLURM_CONF=str(configuration),
                                PATH=f"{pathlib.Path(PROGRAM).resolve().parent}:{os.environ['PATH']}:/usr/sbin")
        if subprocess.run(["munge", "-n"], capture_output=True).returncode != 0:
            os.makedirs("/run/munge", exist_ok=True)
            shutil.chown("/run/munge", "munge", "munge")
            self.start_daemon(["runuser", "-u", "munge", "--", "munged", "--foreground"])
            self.wait_for(["munge", "-n"], lambda said: True)
        self.start_daemon(["slurmctld", "-D"])
        self.start_daemon(["slurmd", "-D"])
        self.wait_for(["sinfo", "-h", "-o", "%T"], lambda said: said.strip() == "idle")

    def start_daemon(self, command):
        daemon = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

        def end():
            daemon.terminate()
            daemon.wait(60)

        self.addCleanup(end)

    def wait_for(self, command, is_ready):
        end = time.monotonic() + 30
        while time.monotonic() < end:
            asked = subprocess.run(command, env=self.environment, capture_output=True, text=True)
            if asked.returncode == 0 and is_ready(asked.stdout):
                return
            time.sleep(0.2)
        self.skipTest(f"Slurm cannot start here: {' '.join(command)} says {asked.stdout or asked.stderr!r}")

    def test_an_array_of_shards(self):
        subprocess.run(["sbatch", "--wait", ROOT / "docs/examples/sweep.slurm"], cwd=self.folder, check=True,
                       env=self.environment, timeout=300, capture_output=True)
        shards = [self.path(f"part-{number}.shard") for number in range(1, 9)]
        merged, alone = self.path("sweep.csv"), self.path("alone.csv")
        self.assertEqual(run_alone("videopoker", "merge", *shards, "--out", merged)[0], 0)
        self.assertEqual(run_alone("videopoker", "sweep", *SWEEP, "--out", alone)[0], 0)
        self.assert_same_bytes(merged, alone)


if __name__ == "__main__":
    unittest.main()
