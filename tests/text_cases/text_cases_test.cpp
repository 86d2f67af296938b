// The runner of text cases: what it reads, and that each kind of wrong case fails.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/text_cases/quoted_text.h>
#include <tests/text_cases/text_cases.h>

#include <holdfast/core/parse_errors.h>

namespace holdfast::test {
namespace {

using testing::ElementsAre;

/// Reads letters, in any case; digits are mistakes, of which two are told.
std::string read_letters(const std::string& text) {
    ParseErrors errors("no error", text, 0);
    std::vector<Mistake> mistakes;
    std::string letters;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] >= '0' && text[at] <= '9') mistakes.push_back({"a digit", at, 1});
        letters += static_cast<char>(std::toupper(static_cast<unsigned char>(text[at])));
    }
    if (mistakes.empty()) return letters;
    ParseErrors error(mistakes[0].message, text, mistakes[0].position, mistakes[0].length);
    if (mistakes.size() > 1) error.others = {mistakes[1]};
    error.untold = mistakes.size() - std::min<std::size_t>(mistakes.size(), 2);
    throw error;
}

/// Whether the only case of these lines holds.
bool holds(const std::vector<std::string>& lines) {
    std::vector<std::string> file{"## letters"};
    file.insert(file.end(), lines.begin(), lines.end());
    return lines_to_mend(parse_cases(file).at(0).cases.at(0), read_letters).empty();
}

const TextCases examples("text_cases/examples.txt", {{"letters", read_letters}});

TEST(TextCasesTest, AReadingIsComparedWhole) {
    EXPECT_TRUE(holds({"ab => AB"}));
    EXPECT_FALSE(holds({"ab => A"}));
    EXPECT_FALSE(holds({"ab => ABC"}));
    EXPECT_FALSE(holds({"ab -> a digit @0+1"}));
    EXPECT_TRUE(holds({"ab == aB"}));
    EXPECT_FALSE(holds({"ab == abc"}));
    EXPECT_FALSE(holds({"1 == 1"}));
}

TEST(TextCasesTest, ARefusalIsComparedWithItsPlace) {
    EXPECT_TRUE(holds({"a1 -> a digit @1+1"}));
    EXPECT_FALSE(holds({"a1 -> a digit @0+1"}));
    EXPECT_FALSE(holds({"a1 -> a digit @1+2"}));
    EXPECT_FALSE(holds({"a1 -> digit @1+1"}));
    EXPECT_FALSE(holds({"a1 => A1"}));
    EXPECT_FALSE(holds({"a1"}));
    EXPECT_TRUE(holds({"a12", "  -> a digit @1+1", "  -> a digit @2+1"}));
    EXPECT_FALSE(holds({"a12 -> a digit @1+1"}));
    EXPECT_FALSE(holds({"a1", "  -> a digit @1+1", "  -> a digit @2+1"}));
    EXPECT_TRUE(holds({"1234", "  -> a digit @0+1", "  -> a digit @1+1", "  -> 2 more mistakes"}));
}

TEST(TextCasesTest, PointsStandForAnyWords) {
    EXPECT_TRUE(holds({"abcdef => A...F"}));
    EXPECT_TRUE(holds({"abcdef => ...BC...F"}));
    EXPECT_FALSE(holds({"abcdef => A...E"}));
    EXPECT_FALSE(holds({"abcdef => B...F"}));
    EXPECT_FALSE(holds({"abcdef => A...CB...F"}));
}

TEST(TextCasesTest, AnErrorOfAnotherTextOrAFileSaysSo) {
    const auto refuse = [](const std::string&) -> std::string {
        throw ParseError("no", "other", 2, 3, "f.txt");
    };
    EXPECT_THAT(outcome_of(refuse, "text"), ElementsAre("-> no @2+3 of other in f.txt"));
    const auto sentence = [](const std::string&) -> std::string {
        throw Refusal{{"no @field 2+3", "nor @1+1"}};
    };
    EXPECT_THAT(outcome_of(sentence, "text"), ElementsAre("-> no @field 2+3", "-> nor @1+1"));
}

TEST(TextCasesTest, SeveralTextsHaveOneOutcome) {
    EXPECT_TRUE(holds({"ab | AB | 'aB' == Ab"}));
    EXPECT_TRUE(holds({"1a | 1b | '1' -> a digit @0+1"}));
    EXPECT_FALSE(holds({"1a | b1 -> a digit @0+1"}));
    EXPECT_FALSE(holds({"ab | AC == Ab"}));
}

TEST(TextCasesTest, AWrongCaseIsWrittenAsItShouldBe) {
    const auto mended = [](std::vector<std::string> lines) {
        lines.insert(lines.begin(), "## letters");
        return lines_to_mend(parse_cases(lines).at(0).cases.at(0), read_letters);
    };
    const std::string text(100, 'x');
    EXPECT_THAT(mended({"a b -> no @0+1"}), ElementsAre("a b => A B"));
    EXPECT_THAT(mended({"' -> ' => 1"}), ElementsAre("' -> ' => \" -> \""));
    EXPECT_THAT(mended({text}), ElementsAre(text, "  => " + std::string(100, 'X')));
    EXPECT_THAT(mended({"12"}), ElementsAre("12", "  -> a digit @0+1", "  -> a digit @1+1"));
    EXPECT_THAT(mended({"```", "a", "b", "```", "  -> no"}),
                ElementsAre("```\na\nb\n```", "  => \"A\\nB\\n\""));
    EXPECT_THAT(mended({"a | A | '1' | 2 | b == a"}),
                ElementsAre("a | A == a", "'1' | 2 -> a digit @0+1", "b => B"));
    EXPECT_THAT(mended({text + " | " + text}),
                ElementsAre(text, "  => " + std::string(100, 'X'), text, "  => " + std::string(100, 'X')));
}

TEST(TextCasesTest, RefusesAnInvalidCaseWithItsLine) {
    const auto refusal = [](const std::vector<std::string>& lines) -> std::string {
        try {
            parse_cases(lines);
            return "read";
        } catch (const std::runtime_error& error) {
            return error.what();
        }
    };
    EXPECT_EQ(refusal({"", "a => A"}), "line 2: a heading '## READER' comes first");
    EXPECT_EQ(refusal({"## letters", "a => A", "  A"}), "line 3: expected ' -> ', ' => ' or ' == '");
    EXPECT_EQ(refusal({"## letters", "\"a\"b => A"}), "line 2: expected ' -> ', ' => ' or ' == '");
    EXPECT_EQ(refusal({"## letters", "\"a => A"}), "line 2: a quotation mark without its other end");
    EXPECT_EQ(refusal({"## letters", "\"\\a\" => A"}), "line 2: unknown: \\a");
    EXPECT_EQ(refusal({"## letters", "```", "a"}), "line 4: a text of several lines ends with ```");
}

TEST(TextCasesTest, QuotedTexts) {
    EXPECT_EQ(text_as_written("\"\""), "");
    EXPECT_EQ(text_as_written("\"a\\n\\t\\r\\\\\\\"\\xff\""), "a\n\t\r\\\"\xff");
    EXPECT_EQ(text_as_written("\"ab\"*3 \"c\" \"d\"*2"), "abababcdd");
    for (const std::string text :
         {"", " ", "a", "a b", " a", "\"", "'", "'\"", "a\"b", "\n\x01\x7f", "\\", "é"}) {
        EXPECT_EQ(text_as_written(written_text(text)), text);
    }
    EXPECT_EQ(text_as_written("'a\"b\\'' \"c'\""), "a\"b'c'");
    EXPECT_EQ(written_text("a\"b\\"), "a\"b\\");
    EXPECT_EQ(written_text("\"'\n"), "\"\\\"'\\n\"");
    EXPECT_EQ(written_text("\"\n"), "'\"\\n'");
}

}  // namespace
}  // namespace holdfast::test
