// Tables: aligned for people, comma-separated for programs.
#include <algorithm>
#include <string>

#include <apps/terminal/display.h>
#include <apps/terminal/text_table.h>
#include <gtest/gtest.h>

#include <holdfast/ask/answer/csv_text.h>

namespace holdfast::terminal {
namespace {

using ask::append_csv_line;

TextTable small_table() {
    TextTable table({{"Name", Column::left, Column::needed},
                     {"N", Column::right, 1},
                     {"Long title", Column::right, 2},
                     {"Items", Column::wrap, 3}});
    table.add_row({"a", "1", "x", "1 first thing, 2 second thing, 3 third"});
    table.add_row({"♠♠♠♠♠♠", "23", "", ""}, Look::good);
    table.add_rule();
    table.add_row({"sum", "24", "y", ""}, Look::bold);
    return table;
}

TEST(TextTableTest, ColumnsAreAligned) {
    EXPECT_EQ(small_table().text({}),
              "Name     N  Long title  Items\n"
              "a        1           x  1 first thing, 2 second thing, 3 third\n"
              "♠♠♠♠♠♠  23\n"
              "--------------------------------------------------------------\n"
              "sum     24           y\n");
}

TEST(TextTableTest, TheLastColumnBreaksBeforeAnyIsLeftOut) {
    EXPECT_EQ(small_table().text({false, 50}),
              "Name     N  Long title  Items\n"
              "a        1           x  1 first thing,\n"
              "                        2 second thing, 3 third\n"
              "♠♠♠♠♠♠  23\n"
              "--------------------------------------------------\n"
              "sum     24           y\n");
}

TEST(TextTableTest, SentencesBreakWithAHangingIndent) {
    TextTable table({{"N", Column::right, Column::needed},
                     {"Sentence", Column::sentences, Column::needed},
                     {"Deals", Column::right, 1}});
    table.add_row({"1", "one two three", "5"});
    table.add_row({"", "  four five six seven eight nine ten eleven", "1,234"});
    EXPECT_EQ(table.text({false, 40}),
              "N  Sentence                        Deals\n"
              "1  one two three                       5\n"
              "     four five six seven eight     1,234\n"
              "       nine ten eleven\n");
    // However wide the terminal is, or if there is none, a sentence is broken into lines of limited length.
    TextTable wide({{"Sentence", Column::sentences, Column::needed}, {"N", Column::right, 1}});
    wide.add_row({std::string(40, 'a') + " " + std::string(40, 'b'), "1"});
    EXPECT_EQ(wide.text({}), "Sentence" + std::string(64, ' ') + "  N\n" + std::string(40, 'a') +
                                 std::string(32, ' ') + "  1\n  " + std::string(40, 'b') + "\n");
}

TEST(TextTableTest, ColumnsThatMatterLeastAreLeftOutFirstAndNamed) {
    EXPECT_EQ(small_table().text({false, 45}),
              "Name     N  Long title\n"
              "a        1           x\n"
              "♠♠♠♠♠♠  23\n"
              "----------------------\n"
              "sum     24           y\n"
              "Not shown: Items; widen the terminal or send\n"
              "the output to a file\n");
    EXPECT_EQ(small_table().text({false, 21}),
              "Name     N\n"
              "a        1\n"
              "♠♠♠♠♠♠  23\n"
              "----------\n"
              "sum     24\n"
              "Not shown: Long\n"
              "title, Items; widen\n"
              "the terminal or send\n"
              "the output to a file\n");
}

/// A table none of whose columns may be left out.
TextTable needed_table() {
    TextTable table({{"Hand", Column::left, Column::needed},
                     {"Win", Column::right, Column::needed},
                     {"Tie", Column::right, Column::needed},
                     {"Equity", Column::right, Column::needed}});
    table.add_row({"AA", "84.9319%", "0.5436%", "85.2037%"});
    table.add_rule();
    table.add_row({"72o", "31.7103%", "5.7467%", "34.5836%"});
    return table;
}

TEST(TextTableTest, NeededColumnsFollowInAnotherBlock) {
    EXPECT_EQ(needed_table().text({false, 33}),
              "Hand       Win      Tie    Equity\n"
              "AA    84.9319%  0.5436%  85.2037%\n"
              "---------------------------------\n"
              "72o   31.7103%  5.7467%  34.5836%\n");
    EXPECT_EQ(needed_table().text({false, 32}),
              "Hand       Win      Tie\n"
              "AA    84.9319%  0.5436%\n"
              "-----------------------\n"
              "72o   31.7103%  5.7467%\n"
              "\n"
              "Hand    Equity\n"
              "AA    85.2037%\n"
              "--------------\n"
              "72o   34.5836%\n");
}

TEST(TextTableTest, ALongKeyGivesWayBeforeOtherColumnsDo) {
    TextTable table({{"Range", Column::left, Column::needed}, {"Win", Column::right, 1}});
    table.add_row({std::string(300, 'x'), "84.9319%"});
    table.add_row({"random", "15.0681%"});
    EXPECT_EQ(table.text({false, 60}), "Range                                                    Win\n" +
                                           std::string(47, 'x') +
                                           "...  84.9319%\n"
                                           "random                                              15.0681%\n");
    EXPECT_EQ(table.text({false, 45}),  // 40 columns are left to the key
              "Range\n" + std::string(42, 'x') +
                  "...\n"
                  "random\n"
                  "Not shown: Win; widen the terminal or send\n"
                  "the output to a file\n");
    EXPECT_EQ(table.text({}).find("..."), std::string::npos);
}

TEST(TextTableTest, AKeyIsCutWhereNoColumnFitsBesideIt) {
    TextTable table({{"Id", Column::left, Column::needed}, {"Return", Column::right, Column::needed}});
    table.add_row({"jacks-or-better-9-6", "99.5439%"});
    EXPECT_EQ(table.text({false, 20}),
              "Id            Return\n"
              "jacks-o...  99.5439%\n");
    EXPECT_EQ(table.text({false, 1}),  // no number is cut
              "Id        Return\n"
              "jac...  99.5439%\n");
}

std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        widest = std::max(widest, display_width(text.substr(at, end - at)));
        at = end + 1;
    }
    return widest;
}

TEST(TextTableTest, NoLineIsWiderThanTheTerminal) {
    for (std::size_t width = 20; width <= 120; ++width) {
        EXPECT_LE(widest_line(small_table().text({false, width})), width) << width;
        EXPECT_LE(widest_line(needed_table().text({false, width})), width) << width;
    }
}

TEST(TextTableTest, NamesOfTwoColumnsACharacterAreAligned) {
    TextTable table({{"Name", Column::left, Column::needed}, {"Return", Column::right, Column::needed}});
    table.add_row({"百搭二对", "99.5439%"});
    table.add_row({"ジョーカー 53", "98.0%"});
    table.add_row({"plain", "1.0%"});
    EXPECT_EQ(table.text({}),
              "Name             Return\n"
              "百搭二对       99.5439%\n"
              "ジョーカー 53     98.0%\n"
              "plain              1.0%\n");
    EXPECT_EQ(table.text({false, 17}),
              "Name       Return\n"
              "百搭...  99.5439%\n"
              "ジョ...     98.0%\n"
              "plain        1.0%\n");
}

TEST(TextTableTest, LooksCoverWholeLines) {
    const std::string text = small_table().text({true, 21});
    EXPECT_NE(text.find("\x1b[1mName     N\x1b[0m\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\na        1\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\x1b[1;32m♠♠♠♠♠♠  23\x1b[0m\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\x1b[2mNot shown: Long\x1b[0m\n"), std::string::npos) << text;
}

TEST(TextTableTest, CellsCannotSteerTheTerminal) {
    TextTable table({{"Name", Column::left, Column::needed}});
    table.add_row({"\x1b[2J"});
    EXPECT_EQ(table.text({}), "Name\n?[2J\n");
}

TEST(CsvTextTest, QuotesOnlyWhatNeedsIt) {
    std::string text = "before\n";
    append_csv_line(text, {"plain", "with blank", "a,b", "say \"hi\"", "two\nlines", ""});
    EXPECT_EQ(text, "before\nplain,with blank,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\n");
}

}  // namespace
}  // namespace holdfast::terminal
