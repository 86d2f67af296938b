#include <fstream>
#include <iterator>

#include <gtest/gtest.h>

#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {
namespace {

std::string bytes_of_table(const std::string& name) {
    std::ifstream file(HOLDFAST_SOURCE_FOLDER "/holdfast/holdem/preflop/data/preflop_" + name + ".bin",
                       std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

TEST(PreflopTablesTest, KnowsTheBytesOfEachTable) {
    EXPECT_TRUE(is_preflop_table(PreflopTable::pairs, bytes_of_table("pairs")));
    EXPECT_TRUE(is_preflop_table(PreflopTable::multiway, bytes_of_table("multiway")));
    EXPECT_TRUE(is_preflop_table(PreflopTable::categories, bytes_of_table("categories")));
}

TEST(PreflopTablesTest, RefusesOtherBytes) {
    std::string bytes = bytes_of_table("categories");
    EXPECT_FALSE(is_preflop_table(PreflopTable::pairs, bytes));
    bytes[3000] = static_cast<char>(bytes[3000] ^ 1);
    EXPECT_FALSE(is_preflop_table(PreflopTable::categories, bytes));
    bytes.pop_back();
    EXPECT_FALSE(is_preflop_table(PreflopTable::categories, bytes));
}

TEST(PreflopTablesTest, TakesNoTableWhereTheyAreEmbedded) {
    EXPECT_THROW(load_preflop_table(PreflopTable::categories, bytes_of_table("categories")),
                 std::logic_error);
}

}  // namespace
}  // namespace holdfast::holdem
