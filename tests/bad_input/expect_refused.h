// Input that must be refused: status 2, nothing on standard output, one sentence, a line of the text, a
// caret.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/system/program.h>

namespace holdfast {

/// What is shown if something is missing in an empty line of a file.
inline const std::string nothing_to_show = "\n";

/// Three lines: the sentence with `words`, and, if it is not empty, `shown` (the text and the caret).
inline void expect_refusal(const std::vector<std::string>& arguments, const std::string& start,
                           const std::string& words, const std::string& shown) {
    const testing_program::Outcome outcome = testing_program::run(arguments);
    std::string command;
    for (const std::string& argument : arguments) command += argument + " ";
    EXPECT_EQ(outcome.status, 2) << command;
    EXPECT_EQ(outcome.out, "") << command;
    const bool is_line_shown = shown != nothing_to_show;
    EXPECT_EQ(std::count(outcome.err.begin(), outcome.err.end(), '\n'), is_line_shown ? 3 : 1) << outcome.err;
    const std::string sentence = outcome.err.substr(0, outcome.err.find('\n'));
    EXPECT_THAT(sentence, testing::StartsWith("holdfast: " + start));
    EXPECT_THAT(sentence, testing::HasSubstr(words));
    if (is_line_shown) {
        EXPECT_THAT(outcome.err, testing::ContainsRegex("\n  .*\n +\\^~*\n$"));
    }
    EXPECT_THAT(outcome.err, testing::EndsWith(shown));
}

/// `holdfast videopoker return` with these arguments.
inline void expect_refused(std::vector<std::string> arguments, const std::string& words,
                           const std::string& shown = "") {
    arguments.insert(arguments.begin(), {"videopoker", "return"});
    expect_refusal(arguments, "", words, shown);
}

/// A paytable file with this text, blamed at this line and column (0: at any column).
inline void expect_refused_text(const std::string& text, int line, int column, const std::string& words,
                                const std::string& shown = "") {
    const testing_program::ScratchFolder folder;
    const std::string file = folder.write("bad.toml", text);
    const std::string place =
        file + ":" + std::to_string(line) + ":" + (column == 0 ? "" : std::to_string(column) + ": ");
    expect_refusal({"videopoker", "return", file}, place, words, shown);
}

inline std::string one_row(const std::string& hand, const std::string& keys) {
    return "[[pay]]\nhand = \"" + hand + "\"\n" + keys + "pays = 1\n";
}

/// A paytable with one row of these keys, the first of them in its sixth line.
inline void expect_refused_row(const std::string& keys, int line, const std::string& words) {
    expect_refused_text("id = \"x\"\nname = \"y\"\ndeck = 52\nwild = []\n[[pay]]\n" + keys + "\npays = 1\n",
                        line, 0, words);
}

}  // namespace holdfast
