// The kinds of fields that requests have, and how a value of each is written.
//
//   kind          in JSON                                             on the command line
//   flag          true, false                                         --name
//   whole_number  3, "3"                                              --name 3
//   fraction      0.0005, "1/3"                                       --name 0.0005
//   share         0.0025, "1/400", "0.25%"                            --name 0.25%
//   price         1.25, "1.25", "$1.25"                               --name 1.25
//   bets          "800 bets", "1000$"; 800 without a price            --name 1000$, --name "800 bets"
//   dollars       "1000$", "800 bets"                                 --name 1000$
//   shares        "5%,50%", [0.05, "50%"]                             --name 5%,50%
//   choice        "fewest-held"                                       --name fewest-held
//   cards         "AhKh", ["Ah", "Kh"]                                --name AhKh, or arguments
//   numbers       3, "1-9", [1, 3, 9]                                 --name 1-9
//   text          "full house", 5                                     --name "full house"
//   texts         "a", ["a", "b"]                                     --name a --name b, or arguments
//   list          ["AA", "KK"]                                        arguments
//   settings      {"full house": 8}, ["full house=8"]                 --name "full house=8", repeated
//   lines         "four to a royal flush\n..."                        a file's path, or - for standard input
//   document      "id", {"toml": "…"}                                 an id, or a file's path
//   documents     a list of documents                                 arguments
//
// A field of one of the last five kinds may have a form that allows fewer or other values (ValueForm in
// fields.h).
#pragma once

#include <string_view>

#include <holdfast/ask/input/json_value.h>
#include <holdfast/core/integers.h>

namespace holdfast::ask {

enum class FieldKind : u8 {
    flag,
    whole_number,
    fraction,
    share,
    price,    ///< in dollars
    bets,     ///< an amount (amount.h) with bounds in bets
    dollars,  ///< an amount with bounds in dollars, where bets have a price
    shares,
    choice,
    cards,
    numbers,
    text,
    texts,
    list,
    settings,
    document,
    documents,
    lines
};

/// Whether a value may be one of the kind. Numbers may be written as strings, as they are on a command line;
/// strings never stand for flags or objects.
bool has_right_kind(const JsonValue& value, FieldKind kind);

/// What is expected of a value, for errors: "true or false", "a whole number".
std::string_view words_of(FieldKind kind);

/// The unit of a number of the kind, for sentences about its bounds: " bets"; empty for plain numbers.
std::string_view unit_of(FieldKind kind);

/// Whether a value is a list of numbers, separated by commas.
bool is_list_of_numbers(FieldKind kind);

}  // namespace holdfast::ask
