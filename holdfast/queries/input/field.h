// A field of a request, as the registry of queries declares it: every front end reads its forms, options and
// checks here.
//
//   kind          in JSON                                             on the command line
//   flag          true, false                                         --name
//   whole_number  3, "3"                                              --name 3
//   fraction      0.0005, "1/3"                                       --name 0.0005
//   share         0.0025, "1/400", "0.25%"                            --name 0.25%
//   shares        "5%,50%", [0.05, "50%"]                             --name 5%,50%
//   choice        "fewest-held"                                       --name fewest-held
//   cards         "AhKh", ["Ah", "Kh"]                                --name AhKh, or arguments
//   numbers       3, "1-9", [1, 3, 9]                                 --name 1-9
//   text          "full house", 5                                     --name "full house"
//   texts         "a", ["a", "b"]                                     --name a --name b, or arguments
//   ranges        ["AA", "KK"]                                        arguments
//   pays          {"full house": 8}, ["full house=8"]                 --name "full house=8", repeated
//   chart         "four to a royal flush\n..."                        a file's path, or - for standard input
//   game          "id", {"toml": "…"}, {"game": "id", "pay": {…}},    an id, or a paytable file's path
//                 {"paytable": {"id": …, "pay": […]}}
//   games         a list of games                                     arguments
#pragma once

#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::queries {

enum class FieldKind : u8 {
    flag,
    whole_number,
    fraction,
    share,
    shares,
    choice,
    cards,
    numbers,
    text,
    texts,
    ranges,
    pays,
    game,
    games,
    chart
};

/// Where a field stands on a command line.
enum class FieldPlace : u8 { option, argument };

struct Field {
    std::string_view name;  ///< as in JSON: letters and '_'
    FieldKind kind = FieldKind::flag;
    std::string_view value_name;  ///< what help calls the value: "CARDS", "N"; empty for flags
    std::string_view help;        ///< one sentence
    bool required = false;
    FieldPlace place = FieldPlace::option;
    std::string_view fallback =
        {};  ///< what holds where the field is absent, as a request writes it; empty: nothing
    std::string_view least = {};  ///< of a number, or of each of several; empty: no bound
    std::string_view most = {};
    std::vector<std::string_view> choices = {};  ///< of a choice, all there are
};

}  // namespace holdfast::queries
