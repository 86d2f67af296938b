// Readers of paytables, and of what players call games and machines, for the cases in the files beside this one.
#include <string>
#include <vector>

#include <tests/text_cases/text_cases.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/game_toml.h>

namespace holdfast::videopoker {
namespace {

/// Reads a paytable that begins so; places in it count from behind the beginning.
test::Reader paytable(const std::string& beginning) {
    return [beginning](const std::string& text) {
        try {
            return to_toml(parse_game(beginning + text, "test.toml"));
        } catch (const ParseError& error) {
            if (error.position < beginning.size() || error.source != "test.toml") throw;
            throw ParseError(error.what(), error.text.substr(beginning.size()),
                             error.position - beginning.size(), error.length);
        }
    };
}

/// What stands between "did you mean " and "?".
std::string game_meant(const std::string& text) {
    const std::string message = unknown_game_message(text);
    const std::string question = "; did you mean ";
    const std::size_t begin = message.find(question);
    if (begin == message.npos) return "";
    const std::size_t end = message.find("? (`holdfast videopoker games` lists every game)");
    return message.substr(begin + question.size(), end - begin - question.size());
}

std::string listed(const std::vector<std::string_view>& ids) {
    std::string list;
    for (const std::string_view id : ids) list += (list.empty() ? "" : ", ") + std::string(id);
    return list;
}

std::string yes_or_no(bool is_so) {
    return is_so ? "yes" : "no";
}

const test::TextCases paytable_cases("unit/videopoker/paytables/paytables.txt",
                                     {{"paytable", paytable("")},
                                      {"paytable of 52 cards", paytable("id = \"test\"\ndeck = 52\n")}});

const test::TextCases catalog_cases(
    "unit/videopoker/paytables/catalog.txt",
    {{"game that is meant", game_meant},
     {"unknown game", [](const std::string& text) { return unknown_game_message(text); }},
     {"unknown machine", [](const std::string& text) { return unknown_machine_message(text); }},
     {"game or machine named",
      [](const std::string& text) { return std::string(catalog_id_named(text).value_or("none")); }},
     {"games with the words", [](const std::string& text) { return listed(catalog_ids_matching(text)); }},
     {"machines with the words", [](const std::string& text) { return listed(machine_ids_matching(text)); }},
     {"is the name of a game", [](const std::string& text) { return yes_or_no(is_game_name(text)); }},
     {"is a phrase of the catalog",
      [](const std::string& text) { return yes_or_no(is_phrase_of_the_catalog(text)); }}});

}  // namespace
}  // namespace holdfast::videopoker
