"""A server for tests: starts `holdfast serve` on a free port, asks it, stops it.

The program is the one that the variable HOLDFAST_PROGRAM of the environment names.
"""

import contextlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
import time

PROGRAM = os.environ.get("HOLDFAST_PROGRAM", "build/release/bin/holdfast")
PATIENCE = 240  # seconds: whatever takes longer hangs, also with a sanitizer, under which `games` takes two minutes
BRIEF = 10  # the same for what is answered at once: a connection that is not closed is noticed soon


class Answer:
    """A response as it came: its body is still compressed where it was."""

    def __init__(self, response):
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()

    def json(self):
        return json.loads(self.body)


class Server:
    def __init__(self, *options, limits="", log_is_stuck=False):
        self.errors = tempfile.TemporaryFile()
        if log_is_stuck:
            self.unread, log = (os.fdopen(end, mode) for end, mode in zip(os.pipe(), ("rb", "wb")))
        else:
            self.unread, log = None, self.errors
        command = [PROGRAM, "serve", "--port", "0", *options]
        if limits:
            command = ["sh", "-c", f"{limits}; exec \"$@\"", "sh", *command]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=heed_signals)
        if log_is_stuck:
            log.close()
        self.announcement = self.process.stdout.readline()
        found = re.search(r"http://(.*):(\d+)/", self.announcement)
        if not found:
            raise AssertionError(f"the server said {self.announcement!r}, {self.lines()}")
        self.host, self.port = found.group(1), int(found.group(2))

    def connect(self):
        return http.client.HTTPConnection(self.host, self.port, timeout=PATIENCE)

    def ask(self, method, target, body=None, headers=None):
        with contextlib.closing(self.connect()) as connection:
            connection.request(method, target, body=body, headers=headers or {})
            return Answer(connection.getresponse())

    def get(self, target, **headers):
        return self.ask("GET", target, headers={name.replace("_", "-"): value for name, value in headers.items()})

    def raw(self, patience=PATIENCE):
        return socket.create_connection((self.host, self.port), timeout=patience)

    def exchange(self, sent):
        """All that comes back for these bytes, until the server closes."""
        with self.raw(BRIEF) as connection:
            connection.sendall(sent)
            return read_all(connection)

    def metric(self, name):
        """The value of a line of /metrics that begins so."""
        for line in self.get("/metrics").body.decode().splitlines():
            if line.startswith(name + " "):
                return float(line.split(" ")[-1])
        return 0.0

    def lines(self):
        """What was written to standard error so far: access lines."""
        self.errors.seek(0)
        return self.errors.read().decode().splitlines()

    def stop(self, with_signal=signal.SIGTERM):
        """Its exit status."""
        self.process.send_signal(with_signal)
        return self.process.wait(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        status = self.process.poll()
        if status is None:
            self.process.terminate()
            try:
                status = self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                status = self.process.wait()
        lines = self.lines()
        self.process.stdout.close()
        self.errors.close()
        if self.unread:
            self.unread.close()
        if kind is None and status != 0:
            raise AssertionError(f"the server ended with status {status}: {lines[-20:]}")


def heed_signals():
    """Also where these tests run under nohup or in the background of a shell, which ignores some."""
    for number in (signal.SIGINT, signal.SIGHUP):
        signal.signal(number, signal.SIG_DFL)


def get(target, close=True):
    return f"GET {target} HTTP/1.1\r\nHost: localhost\r\n{'Connection: close' if close else 'X: y'}\r\n\r\n".encode()


def read_all(connection):
    received = b""
    with contextlib.suppress(ConnectionError):
        while part := connection.recv(65536):
            received += part
    return received


def status_of(response):
    """Of a response as bytes; None where there is none."""
    found = re.match(rb"HTTP/1\.1 (\d+) ", response)
    return int(found.group(1)) if found else None


def run(*arguments, text=""):
    """What the program prints for a command, and its exit status."""
    done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True, timeout=PATIENCE * 5)
    return done.returncode, done.stdout, done.stderr


def wait_until(holds):
    end = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > end:
            raise AssertionError("waited in vain")
        time.sleep(0.02)
