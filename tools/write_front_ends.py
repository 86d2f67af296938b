#!/usr/bin/env python3
"""Writes what the front ends take from the declared answers (holdfast/ask/answer/shape.h): the records of the Python
package, bindings/python/holdfast/<family>/answers.py, and the columns of the page's tables, web/src/engine/columns.json.

    tools/write_front_ends.py            do they say what the program of build/release does?
    tools/write_front_ends.py --update   write them anew
"""

import argparse
import json
import pathlib
import re
import subprocess
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "bindings" / "python" / "holdfast"
COLUMNS = ROOT / "web" / "src" / "engine" / "columns.json"
WIDTH = 120

# ---- what Python calls otherwise, or reads by hand

# A record has the name of its type, and that of an answer lacks "Answer", but for these.
NAMES = {"CompareAnswer": "Comparison", "EquityPlayer": "Player", "Held": "HeldHold", "HoldOutcome": "Outcome",
         "IdentifyAnswer": "Identified", "LongRunRuin": "Ruin", "MachineMembers": "CatalogMachine",
         "OddsResult": "OpponentOdds", "PreflopResult": "StartingHand", "ReachedGoal": "Goal", "ResultQuantile": "Quantile",
         "RiskBankroll": "BankrollFor", "SessionOutcome": "After", "SpreadNextCard": "NextCard", "TieShare": "Tie",
         "VideopokerPlan": "Plan", "WorstDeal": "Misplay"}
# The package adds methods to these, so the records that people see are derived from them.
DERIVED = {"EquityAnswer", "MachineAnswer", "PreflopAnswer", "ReturnAnswer"}
# Records of these stand in the package: they have other members, or methods that the records around them need.
BY_HAND = {"BankrollAnswer", "EvaluateAnswer", "HoldAnswer", "HoldRow", "MeterAnswer", "MeterPiece", "OddsAnswer",
           "RangeAnswer", "RangeHand", "RangeOnBoard", "SpreadAnswer", "SpreadPlayer", "StrategyAnswer", "StrategyChart"}
# Parts of those that are pairs or plain values in Python, or nothing.
LEFT_OUT = {"CategoryChance", "ChartTextLine", "Curve", "DealTotal", "Game", "PlayChange", "RangeCombo"}
# Queries that only ask() answers.
NOT_READ = {"videopoker.drill", "videopoker.paytable", "videopoker.practice", "videopoker.sweep"}
# Tables have a method rows().
MEMBERS = {("Diff", "rows"): "row_changes", ("MachineAnswer", "single_strategy"): "single",
           ("Relearn", "rows"): "chart_rows", ("ReturnAnswer", "rows"): "pay_rows"}
# Tables within an answer.
TABLES = {"Outs"}


def python_name(type_name):
    return type_name if type_name in DERIVED else NAMES.get(type_name, type_name.removesuffix("Answer"))


def part_of(schema):
    """The type that a schema refers to, or whose list it is; "" if there is none."""
    return schema.get("$ref", schema.get("items", {}).get("$ref", "")).rpartition("/")[2]


def nullable(schema):
    """(the schema without null, whether there may be a null)"""
    either = schema.get("anyOf", [])
    return (either[0], True) if {"type": "null"} in either else (schema, False)


def type_of(schema):
    """What Python makes of a value."""
    if schema.get("type") == "array":
        return f"tuple[{type_of(schema['items'])}, ...]"
    if "$ref" in schema:
        return python_name(part_of(schema))
    if "(/[0-9]+)?" in schema.get("pattern", ""):
        return "int | Fraction"  # a count
    if schema["type"] == "string" and "pattern" in schema:
        return "Fraction" if "/" in schema["pattern"] else "int"
    return {"boolean": "bool", "integer": "int", "number": "float", "string": "str"}[schema["type"]]


class Record:
    """A class of the package: the members of a type."""

    def __init__(self, type_name, schema, sentence, is_table):
        self.name, self.sentence = python_name(type_name), sentence
        self.members = [(name, member, name not in schema["required"]) for name, member in schema["properties"].items()
                        if name != "query"]
        rows = [name for name, member, _ in self.members if member.get("type") == "array" and part_of(member)]
        self.rows = rows[0] if is_table and rows else None

    def field(self, name, member, is_optional):
        """(name, type, how it is read)"""
        called = MEMBERS.get((self.name, name)) or (name + "_" if name in ("return", "from") else name)
        schema, is_nullable = nullable(member)
        if part_of(schema) == "Game":
            return called, "str", f'field(metadata={{"json": "{name}.name"}})'
        kind = type_of(schema)
        metadata = {} if called.rstrip("_") == name else {"json": name}
        if is_optional and kind == "tuple[str, ...]":
            metadata["absent"] = ()
        elif is_optional or is_nullable:
            kind += " | None"
        how = ", ".join(f'"{key}": {json.dumps(value) if value else "()"}' for key, value in metadata.items())
        return called, kind, f"field(metadata={{{how}}})" if how else ""

    def text(self):
        fields = [self.field(*member) for member in self.members]
        rows = dict(zip((name for name, *_ in self.members), fields)).get(self.rows)
        row = rows and rows[1].removeprefix("tuple[").removesuffix(", ...]")
        lines = ["@dataclass(frozen=True, slots=True, repr=False)",
                 f"class {self.name}({f'Table[{row}]' if row else 'Record'}):", *self.docstring(fields), ""]
        lines += [f"    {name}: {kind}{f' = {how}' if how else ''}" for name, kind, how in fields]
        if rows:
            lines += ["", f"    def lines(self) -> {rows[1]}:", f"        return self.{rows[0]}"]
        return "\n".join(lines) + "\n"

    def docstring(self, fields):
        """The sentence, then what each field is; not of an exact value or dollars beside another one."""
        yield from textwrap.wrap(f'"""{self.sentence}.', WIDTH, initial_indent=" " * 4, subsequent_indent=" " * 4,
                                 break_on_hyphens=False)
        yield ""
        for (name, member, _), (called, *_) in zip(self.members, fields):
            if not member["description"].startswith("The same"):
                yield from textwrap.wrap(f"{called}: {member['description']}", WIDTH, initial_indent=" " * 4,
                                         subsequent_indent=" " * 8, break_on_hyphens=False)
        yield '    """'


def records_of(described, family):
    """The records of a family's answers, those of their parts first."""
    answers = {query["answer"] for query in described["queries"]}
    uses = uses_of(described["schemas"])
    found = {}

    def visit(type_name, sentence):
        if type_name in found or type_name in LEFT_OUT:
            return
        schema = described["schemas"][type_name]
        for member in schema["properties"].values():
            inner = part_of(nullable(member)[0])
            if inner:
                visit(inner, sentence_of(uses[inner]))
        is_table = type_name in TABLES or type_name in answers
        found.setdefault(type_name, Record(type_name, schema, sentence, is_table))

    for query in described["queries"]:
        if query["family"] == family and query["query"] not in NOT_READ:
            visit(query["answer"], query["summary"])
    return {name: record for name, record in found.items() if name not in BY_HAND}


def uses_of(schemas):
    """For each type the members that hold it: {type: {sentence: (name, whether it is a list)}}"""
    uses = {}
    for schema in schemas.values():
        for name, member in schema["properties"].items():
            each = nullable(member)[0]
            uses.setdefault(part_of(each), {})[member["description"]] = name, each.get("type") == "array"
    return uses


def sentence_of(uses):
    """What a part of answers is, by the members that hold it."""
    if len(uses) > 1:
        return "The part " + " or ".join(dict.fromkeys(f"`{name}`" for name, _ in uses.values())) + " of an answer"
    (sentence, (_, is_list)), = uses.items()
    return re.sub("^The ", "One of the ", sentence) if is_list else sentence


HEAD = '''"""What answers hold, as the program declares it. Written by tools/write_front_ends.py."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from ..results import Record, Table

'''


def module_of(described, family):
    records = records_of(described, family)
    public = json.dumps([record.name for name, record in records.items() if name not in DERIVED])
    names = textwrap.fill(f"__all__ = {public}", WIDTH, subsequent_indent=" " * 11)
    return HEAD + names + "\n" + "".join("\n\n" + record.text() for record in records.values())


# ---- the page

def columns_of(described):
    """For each type that is a row of a table: its columns, as the schema says."""
    rows = {part_of(member) for schema in described["schemas"].values() for member in schema["properties"].values()
            if member.get("type") == "array"}
    return {name: schema["x-shown"] for name, schema in described["schemas"].items() if name in rows and "x-shown" in schema}


def columns_text(columns):
    """JSON with a line for each column."""
    types = ",\n".join(f'  "{name}": [\n' + ",\n".join("    " + json.dumps(each, ensure_ascii=False) for each in of_type) + "\n  ]"
                       for name, of_type in columns.items())
    return "{\n" + types + "\n}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--schemas", default=str(ROOT / "build/release/tools/tool_write_schemas"))
    parser.add_argument("--update", action="store_true")
    options = parser.parse_args()
    described = json.loads(subprocess.run([options.schemas], text=True, check=True, stdout=subprocess.PIPE).stdout)
    files = {COLUMNS: columns_text(columns_of(described))}
    for package in PACKAGE.glob("*/__init__.py"):
        files[package.with_name("answers.py")] = module_of(described, package.parent.name)
    stale = [path for path, text in files.items() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if options.update:
        for path in stale:
            path.write_text(files[path], encoding="utf-8")
    elif stale:
        sys.exit(f"{', '.join(str(path.relative_to(ROOT)) for path in stale)}: not as the program has it; "
                 "run this with --update")


if __name__ == "__main__":
    main()
