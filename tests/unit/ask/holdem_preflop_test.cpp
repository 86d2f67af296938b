// The query `holdem.preflop`: what the answer says of how the hands were read.
#include <gtest/gtest.h>
#include <tests/support/fresh_session.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/json_text.h>
#include <holdfast/ask/holdem/preflop.h>

namespace holdfast::ask {
namespace {

using test::answer;

TEST(HoldemPreflopTest, WarningsSayHowTheHandsWereRead) {
    EXPECT_FALSE(to_json(answer(HoldemPreflopRequest{{"65s", "22+"}})).contains("warnings"));
    EXPECT_EQ(
        to_json(answer(HoldemPreflopRequest{{"65s+", "AA", "KQo+"}}))["warnings"],
        Json::array({"65s+ is 65s alone; connectors: AKs-65s", "KQo+ is KQo alone; connectors: AKo-KQo"}));
}

}  // namespace
}  // namespace holdfast::ask
