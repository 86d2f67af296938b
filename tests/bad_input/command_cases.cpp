// Command lines that are refused, for the cases in the *.txt beside this file: status 2, nothing on standard output, one
// sentence, and the text to blame with a caret under it.
//
//     ## holdem odds: boards
//     AhKh --board QhJhQh -> --board: the card Qh is written twice @4+2 of QhJhQh
//
// A heading names the command; a case has its other arguments, with quotes where a shell needs them. The place is that of
// the caret in the line that is shown, which stands behind "of" if it is not the whole of the arguments.
#include <algorithm>
#include <array>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include <tests/system/program.h>
#include <tests/text_cases/quoted_text.h>
#include <tests/text_cases/text_cases.h>

namespace holdfast {
namespace {

using testing_program::Outcome;
using testing_program::ScratchFolder;

/// The words of a command line; those in quotes may have blanks in them, or nothing.
std::vector<std::string> words_of(const std::string& line) {
    std::vector<std::string> words;
    for (std::size_t at = 0; (at = line.find_first_not_of(' ', at)) != line.npos;) {
        const bool is_quoted = line[at] == '\'' || line[at] == '"';
        const std::size_t begin = is_quoted ? at + 1 : at;
        const std::size_t end = std::min(line.size(), line.find(is_quoted ? line[at] : ' ', begin));
        words.push_back(line.substr(begin, end - begin));
        at = is_quoted ? end + 1 : end;
    }
    return words;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// " @4+2 of QhJhQh" for the text and the caret below a sentence; the text is left out if it is `whole`.
std::string place_of(const std::string& shown, const std::string& caret, const std::string& whole) {
    const std::size_t begin = caret.find('^');
    const std::string text = shown.substr(2);
    return " @" + std::to_string(begin - 2) + "+" + std::to_string(caret.size() - begin) +
           (text == whole ? "" : " of " + test::written_text(text));
}

/// The mistakes that a refusal tells, without the folder of a file that they name.
std::string without(std::string text, const std::string& part) {
    std::size_t at = 0;
    while (!part.empty() && (at = text.find(part, at)) != text.npos) text.erase(at, part.size());
    return text;
}

/// The mistakes that a refusal tells.
test::Refusal refusal_in(const std::string& told, const std::string& whole) {
    const std::string program = "holdfast: ";
    if (told.compare(0, program.size(), program) != 0) throw std::runtime_error(told);
    const std::vector<std::string> lines = lines_of(told.substr(program.size()));
    test::Refusal refusal;
    for (std::size_t at = 0; at < lines.size(); ++at) {
        if (lines[at].compare(0, 5, "Try '") == 0) continue;  // where the help is
        refusal.mistakes.push_back(lines[at]);
        const bool has_place = at + 2 < lines.size() && lines[at + 1].compare(0, 2, "  ") == 0;
        if (!has_place) continue;
        refusal.mistakes.back() += place_of(lines[at + 1], lines[at + 2], whole);
        at += 2;
    }
    return refusal;
}

/// Runs the program. What it says is told without the folder of its file.
std::string outcome(const std::vector<std::string>& arguments, const std::string& folder,
                    const std::string& whole) {
    const Outcome ended = testing_program::run(arguments);
    if (ended.status == 0) return "answered";
    if (ended.status != 2 || !ended.out.empty()) {
        return "status " + std::to_string(ended.status) + " " + ended.out + ended.err;
    }
    throw refusal_in(without(ended.err, folder), whole);
}

std::string joined(const std::vector<std::string>& words) {
    std::string line;
    for (const std::string& word : words) line += (line.empty() ? "" : " ") + word;
    return line;
}

/// Runs the command with the words of the text.
test::Reader with_words(const std::string& command) {
    return [command](const std::string& text) {
        const std::vector<std::string> words = words_of(text);
        std::vector<std::string> arguments = words_of(command);
        arguments.insert(arguments.end(), words.begin(), words.end());
        return outcome(arguments, "", joined(words));
    };
}

/// Runs the command with a file that has the text.
test::Reader with_file(const std::string& command, const std::string& name) {
    return [command, name](const std::string& text) {
        const ScratchFolder folder;
        std::vector<std::string> arguments = words_of(command);
        arguments.push_back(folder.write(name, text));
        return outcome(arguments, folder.path(""), text);
    };
}

test::Readers readers() {
    test::Readers all{
        {"paytable file", with_file("videopoker return", "bad.toml")},
        {"chart file", with_file("videopoker evaluate jacks-or-better-9-6", "mine.chart")},
    };
    for (const char* const command : {"hand", "holdem equity", "holdem odds", "holdem range", "videopoker",
                                      "videopoker bankroll jacks-or-better-9-6", "videopoker hold",
                                      "videopoker meter jacks-or-better-9-6", "videopoker return",
                                      "videopoker strategy", "videopoker sweep jacks-or-better-9-6"}) {
        all[command] = with_words(command);
    }
    return all;
}

const std::array<test::TextCases, 9> command_cases{{
    {"bad_input/bankroll.txt", readers()},
    {"bad_input/cards.txt", readers()},
    {"bad_input/charts.txt", readers()},
    {"bad_input/equity.txt", readers()},
    {"bad_input/games.txt", readers()},
    {"bad_input/odds.txt", readers()},
    {"bad_input/ranges.txt", readers()},
    {"bad_input/strategy.txt", readers()},
    {"bad_input/sweeps.txt", readers()},
}};

}  // namespace
}  // namespace holdfast
