// DrawnHands drawn together: every choice without a shared card, as often as its weights say.
#include <array>
#include <cmath>
#include <map>

#include <gtest/gtest.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/detail/deal_sampler.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem::detail {
namespace {

std::vector<RangeToDraw> ranges_of(const std::vector<const char*>& texts) {
    std::vector<RangeToDraw> ranges;
    for (const char* text : texts) ranges.emplace_back(ranges.size(), parse_range(text));
    return ranges;
}

using DrawnHands = std::array<PartialHand, 3>;

bool share_no_card(const std::array<HoleCards, 3>& hands) {
    return (hands[0].cards() | hands[1].cards() | hands[2].cards()).size() == 6;
}

// Three players: the weight of each choice, listed, against how often it is drawn.
TEST(JointHandsTest, EveryChoiceAsOftenAsItsWeightSays) {
    const std::vector<RangeToDraw> ranges = ranges_of({"AA:0.5,KK", "AsAh,AsKs:0.3,KdKc", "AKs,AdAc"});
    std::map<std::array<int, 3>, u64> weights;
    u64 total = 0;
    std::array<HoleCards, 3> hands = {ranges[0].combos()[0], ranges[1].combos()[0], ranges[2].combos()[0]};
    for (std::size_t a = 0; a < ranges[0].combos().size(); ++a) {
        for (std::size_t b = 0; b < ranges[1].combos().size(); ++b) {
            for (std::size_t c = 0; c < ranges[2].combos().size(); ++c) {
                hands = {ranges[0].combos()[a], ranges[1].combos()[b], ranges[2].combos()[c]};
                if (!share_no_card(hands)) continue;
                const u64 weight = u64{ranges[0].weight(a)} * ranges[1].weight(b) * ranges[2].weight(c);
                weights[{hands[0].index(), hands[1].index(), hands[2].index()}] = weight;
                total += weight;
            }
        }
    }
    ASSERT_GT(weights.size(), 20U);

    const std::optional<JointHands> joint = JointHands::of(ranges);
    ASSERT_TRUE(joint);
    EXPECT_EQ(joint->combos(), ranges[0].combos().size() + ranges[1].combos().size() + 6 - 1);
    constexpr int draws = 200'000;
    std::map<std::array<int, 3>, int> drawn;
    CounterRandom random(1, 2);
    for (int i = 0; i < draws; ++i) {
        DrawnHands cards;
        const CardSet used = joint->draw(random, cards);
        ASSERT_EQ(used.size(), 6);
        std::array<int, 3> choice{};
        for (std::size_t player = 0; player < 3; ++player) {
            for (const HoleCards combo : ranges[player].combos()) {
                if (PartialHand(combo.cards()) == cards[player]) choice[player] = combo.index();
            }
        }
        ++drawn[choice];
    }
    for (const auto& [choice, count] : drawn) EXPECT_TRUE(weights.contains(choice)) << count;
    for (const auto& [choice, weight] : weights) {
        const double expected = draws * static_cast<double>(weight) / static_cast<double>(total);
        EXPECT_NEAR(drawn[choice], expected, 5 * std::sqrt(expected)) << choice[0];
    }
}

TEST(JointHandsTest, GivesUpIfTheWorkOrTheNumbersAreTooLarge) {
    EXPECT_TRUE(JointHands::of(ranges_of({"22+", "22+", "22+"})));
    EXPECT_FALSE(JointHands::of(ranges_of({"22+,A2s+", "22+,A2s+", "22+,A2s+", "22+,A2s+", "22+,A2s+"})));
    // Few choices, but with these denominators the number of ways has more than 128 bits.
    const char* fine = "AA:0.123456,KK:0.654321,QQ:0.1,JJ,TT";
    EXPECT_TRUE(JointHands::of(ranges_of({fine, fine, fine, fine})));
    EXPECT_FALSE(JointHands::of(ranges_of({fine, fine, fine, fine, fine, fine, fine})));
}

TEST(JointHandsTest, StopsWhileItCounts) {
    StopFlag stop;
    EXPECT_TRUE(JointHands::of(ranges_of({"AA", "KK"}), &stop));
    stop.request_stop();
    EXPECT_THROW(JointHands::of(ranges_of({"AA", "KK"}), &stop), Stopped);
}

}  // namespace
}  // namespace holdfast::holdem::detail
