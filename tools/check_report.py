"""How the checks of the tree (check_layers, check_links, check_style) end."""

import sys


def report(messages, summary):
    """Prints the messages to standard error, or the summary if there are none; returns the exit status."""
    for message in messages:
        print(message, file=sys.stderr)
    if not messages:
        print(summary)
    return 1 if messages else 0
