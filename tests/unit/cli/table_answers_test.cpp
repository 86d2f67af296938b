#include <apps/cli/holdem/table_answers.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/core/error.h>

namespace holdfast::cli {
namespace {

// holdfast-cluster spreads shards, which a table of graphs does not have.
TEST(TableKindTest, GraphsAreNotOfAStreet) {
    try {
        parse_kind("graphs");
        ADD_FAILURE();
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), testing::HasSubstr("is built as a whole"));
    }
    EXPECT_EQ(parse_kind("strength-turn"), holdem::TableKind::strength_turn);
    EXPECT_THROW(parse_kind("rivers"), ParseError);
}

}  // namespace
}  // namespace holdfast::cli
