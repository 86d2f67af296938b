// Errors carry what they were given; places in texts are named as an editor names them.
#include <string>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>

namespace holdfast {
namespace {

void expect_place(std::string_view text, std::size_t position, std::size_t line, std::size_t column,
                  std::string_view line_text) {
    const TextPlace place = place_of(text, position);
    EXPECT_EQ(place.line, line) << "byte " << position;
    EXPECT_EQ(place.column, column) << "byte " << position;
    EXPECT_EQ(place.line_text, line_text) << "byte " << position;
}

TEST(ErrorTest, ParseErrorKeepsItsParts) {
    const ParseError error("no such rank", "1s Kd", 0, 2, "CARDS");
    EXPECT_STREQ(error.what(), "no such rank");
    EXPECT_EQ(error.text, "1s Kd");
    EXPECT_EQ(error.position, 0U);
    EXPECT_EQ(error.length, 2U);
    EXPECT_EQ(error.source, "CARDS");
}

TEST(ErrorTest, ParseErrorWithoutAPlaceBlamesTheWholeText) {
    const ParseError error("no such rank", "1s Kd");
    EXPECT_EQ(error.text, "1s Kd");
    EXPECT_EQ(error.position, 0U);
    EXPECT_EQ(error.length, 5U);
    EXPECT_EQ(ParseError("no card", "").length, 1U);  // something is missing there
}

TEST(ErrorTest, ParseErrorDefaultsToOneByteOfNoNamedSource) {
    const ParseError error("no such rank", "1s", 1);
    EXPECT_EQ(error.position, 1U);
    EXPECT_EQ(error.length, 1U);
    EXPECT_EQ(error.source, "");
}

TEST(ErrorTest, DataErrorNamesItsFile) {
    const DataError error("the checksum does not match", "odds.table");
    EXPECT_STREQ(error.what(), "the checksum does not match");
    EXPECT_EQ(error.file, "odds.table");
}

TEST(ErrorTest, EveryErrorIsAStandardOne) {
    EXPECT_THROW(throw OverflowError("too wide"), std::overflow_error);
    EXPECT_THROW(throw Stopped(), std::runtime_error);
    EXPECT_THROW(throw InvalidArgument("two aces of spades"), std::invalid_argument);
    EXPECT_THROW(throw ParseError("no such rank", "1s"), std::runtime_error);
    EXPECT_THROW(throw DataError("cut", "odds.table"), std::exception);
}

/// The sentence of what `call` throws, caught as the base of all errors.
template <class Call>
std::string sentence_of(Call call) {
    try {
        call();
    } catch (const Error& error) {
        return error.what();
    }
    return "nothing was thrown";
}

TEST(ErrorTest, EveryErrorIsCaughtAsOne) {
    EXPECT_EQ(sentence_of([] { throw ParseError("no such rank", "1s"); }), "no such rank");
    EXPECT_EQ(sentence_of([] { throw DataError("cut", "odds.table"); }), "cut");
    EXPECT_EQ(sentence_of([] { throw OverflowError("too wide"); }), "too wide");
    EXPECT_EQ(sentence_of([] { throw InvalidArgument("two aces of spades"); }), "two aces of spades");
    EXPECT_EQ(sentence_of([] { throw Stopped(); }), "the computation was stopped on request");
    EXPECT_EQ(sentence_of([] { return Rational(1) / Rational(0); }), "division of a fraction by zero");
}

TEST(PlaceOfTest, FirstLine) {
    expect_place("abc\ndef", 0, 1, 1, "abc");
    expect_place("abc\ndef", 2, 1, 3, "abc");
}

TEST(PlaceOfTest, ALineBreakBelongsToTheLineItEnds) {
    expect_place("abc\ndef", 3, 1, 4, "abc");
    expect_place("abc\ndef", 4, 2, 1, "def");
    expect_place("\n\nx", 1, 2, 1, "");
    expect_place("\n\nx", 2, 3, 1, "x");
}

TEST(PlaceOfTest, TheEndAndPastIt) {
    expect_place("abc\ndef", 7, 2, 4, "def");
    expect_place("abc\ndef", 99, 2, 4, "def");
    expect_place("abc\n", 4, 2, 1, "");
    expect_place("", 0, 1, 1, "");
}

TEST(PlaceOfTest, WindowsLineEndingsAreNotShown) {
    expect_place("ab\r\ncd\r\n", 1, 1, 2, "ab");
    expect_place("ab\r\ncd\r\n", 5, 2, 2, "cd");
    expect_place("ab\r", 1, 1, 2, "ab\r");
}

TEST(PlaceOfTest, ColumnsCountCodePoints) {
    const std::string text = "A\u2660 K\u2665x";  // three bytes for each suit
    expect_place(text, 1, 1, 2, text);
    expect_place(text, 4, 1, 3, text);
    expect_place(text, 6, 1, 5, text);
    expect_place(text, 9, 1, 6, text);
}

TEST(PlaceOfTest, InsideACodePointMeansThatCodePoint) {
    const std::string text = "A\u2660K";
    expect_place(text, 2, 1, 2, text);
    expect_place(text, 3, 1, 2, text);
}

TEST(PlaceOfTest, AMalformedByteIsOneColumn) {
    const std::string text = "\xA0\xA0x";
    expect_place(text, 0, 1, 1, text);
    expect_place(text, 2, 1, 3, text);  // as in an excerpt, where it is "??x"
    const std::string cut_short = "a\xE2\x99z";
    expect_place(cut_short, 2, 1, 3, cut_short);
    expect_place(cut_short, 3, 1, 4, cut_short);
}

}  // namespace
}  // namespace holdfast
