#!/usr/bin/env python3
"""Prints apps/terminal/character_ranges.h: which characters take two columns of a terminal, and which none.

    tools/character_ranges.py > apps/terminal/character_ranges.h && ./dev format

The properties are those of Python's unicodedata, the rule is the one that terminals follow (wcwidth):

    two columns   East Asian Width W or F (UAX #11), which includes the emoji
    none          marks that combine with the character before (general categories Mn and Me), characters that only
                  join or format others (Cf, except the soft hyphen), vowels and finals of decomposed Hangul

Beyond the Basic Multilingual Plane only tags and variation selectors are listed as none: the other marks there belong
to scripts that are rare or extinct, and would double the table. A range runs on over code points that are not assigned.
"""

import unicodedata

HEADER = """\
// Which characters take two columns of a terminal, and which none. Unicode {version}; printed by
// tools/character_ranges.py, which says by which rule. Both lists are in ascending order.
#pragma once

#include <array>

namespace holdfast::terminal {{

struct CharacterRange {{
    char32_t first;
    char32_t last;  ///< belongs to the range
}};
"""


def is_assigned(code):
    return unicodedata.category(chr(code)) not in ("Cn", "Cs", "Co")


def takes_two(code):
    return unicodedata.east_asian_width(chr(code)) in "WF" and not takes_none(code)


def takes_none(code):
    if code == 0xAD or 0xFFFF < code < 0xE0000:
        return False
    return unicodedata.category(chr(code)) in ("Mn", "Me", "Cf") or 0x1160 <= code <= 0x11FF


def ranges(belongs):
    found, is_open = [], False
    for code in filter(is_assigned, range(0x80, 0x110000)):
        if belongs(code) and is_open:
            found[-1][1] = code
        elif belongs(code):
            found.append([code, code])
        is_open = belongs(code)
    return found


def main():
    print(HEADER.format(version=unicodedata.unidata_version))
    for name, belongs in (("two_columns", takes_two), ("no_column", takes_none)):
        found = ranges(belongs)
        rows = ", ".join(f"{{0x{first:04X}, 0x{last:04X}}}" for first, last in found)
        print(f"inline constexpr std::array<CharacterRange, {len(found)}> {name}{{{{{rows}}}}};\n")
    print("}  // namespace holdfast::terminal")


if __name__ == "__main__":
    main()
