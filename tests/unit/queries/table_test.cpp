// Tables: aligned for people, comma-separated for programs.
#include <gtest/gtest.h>

#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/text_table.h>

namespace holdfast::queries {
namespace {

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

TEST(TextTableTest, ColumnsThatMatterLeastAreLeftOutFirst) {
    EXPECT_EQ(small_table().text({false, 45}).substr(0, 23), "Name     N  Long title\n");
    EXPECT_EQ(small_table().text({false, 21}).substr(0, 11), "Name     N\n");
    EXPECT_EQ(small_table().text({false, 1}), "Name\na\n♠♠♠♠♠♠\n------\nsum\n");
}

TEST(TextTableTest, LooksCoverWholeLines) {
    const std::string text = small_table().text({true, 21});
    EXPECT_NE(text.find("\x1b[1mName     N\x1b[0m\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\na        1\n"), std::string::npos) << text;
    EXPECT_NE(text.find("\x1b[1;32m♠♠♠♠♠♠  23\x1b[0m\n"), std::string::npos) << text;
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
}  // namespace holdfast::queries
