// Holds: their bits are places of a deal, and there are 32.
#include <set>

#include <gtest/gtest.h>

#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::videopoker {
namespace {

TEST(HoldTest, BitsArePlaces) {
    const Hold hold = Hold::from_mask(0b10011);
    EXPECT_EQ(hold.size(), 3);
    EXPECT_TRUE(hold.holds(0));
    EXPECT_TRUE(hold.holds(1));
    EXPECT_FALSE(hold.holds(2));
    EXPECT_FALSE(hold.holds(3));
    EXPECT_TRUE(hold.holds(4));
    EXPECT_EQ(hold.mask(), 0b10011U);
}

TEST(HoldTest, NothingAndEverything) {
    EXPECT_EQ(Hold().size(), 0);
    EXPECT_EQ(Hold::everything().size(), deal_size);
    EXPECT_EQ(Hold::from_mask(31), Hold::everything());
    EXPECT_LT(Hold(), Hold::everything());
}

TEST(HoldTest, All32ByRisingMask) {
    EXPECT_EQ(all_holds.front(), Hold());
    EXPECT_EQ(all_holds.back(), Hold::everything());
    EXPECT_EQ(std::set<Hold>(all_holds.begin(), all_holds.end()).size(), 32U);
    for (const Hold hold : all_holds) EXPECT_EQ(all_holds[hold.mask()], hold);
}

TEST(HoldSetTest, VisitsItsHolds) {
    const detail::HoldSet set(1U << 3U | 1U << 0U | 1U << 31U);
    std::vector<Hold> seen;
    for (const Hold hold : set) seen.push_back(hold);
    EXPECT_EQ(seen, (std::vector<Hold>{Hold(), Hold::from_mask(3), Hold::everything()}));
    EXPECT_EQ(set.first(), Hold());
    for (const Hold hold : detail::HoldSet(0)) FAIL() << hold.mask() << " is in the empty set";
}

}  // namespace
}  // namespace holdfast::videopoker
