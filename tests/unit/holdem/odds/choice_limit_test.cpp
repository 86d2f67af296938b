// How many choices of hands are counted against opponents with ranges, and how more are refused.
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <tests/support/cards_of.h>

#include <holdfast/core/error.h>
#include <holdfast/holdem/odds/detail/choice_limit.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

using test::cards_of;

Situation against(const char* hero, const char* board, const std::vector<const char*>& ranges) {
    Situation situation(parse_range(hero), Board(cards_of(board)));
    for (const char* range : ranges) situation.ranges.push_back(parse_range(range));
    return situation;
}

Situation on_class(const char* flops) {
    Situation situation = against("AhKh", "", {"QQ"});
    situation.board = parse_flop_class(flops);
    return situation;
}

/// What odds() says, or "counted" if it begins to count: the flag is raised by the first choice.
std::string verdict_on(const Situation& situation, const std::vector<int>& unknown) {
    StopFlag stop;
    const Work work{1, [&stop](u64, u64) { stop.request_stop(); }, &stop};
    try {
        odds(situation, unknown, work);
    } catch (const Stopped&) {
    } catch (const InvalidArgument& error) {
        return error.what();
    }
    return "counted";
}

TEST(ChoiceLimitTest, FallsWithTheCardsToComeAndTheOpponents) {
    using detail::most_choices;
    const std::vector<int> unknown{0, 1, 2, 9, 20};
    const auto limits = [&unknown](const char* board) {
        std::vector<u64> most;
        for (const int number : unknown) most.push_back(most_choices(against("AhKh", board, {"QQ"}), number));
        return most;
    };
    EXPECT_EQ(limits(""), (std::vector<u64>{60'000, 2'400, 612, 372, 230}));
    EXPECT_EQ(limits("Qh7s2c"), (std::vector<u64>{600'000, 600'000, 157'894, 59'405, 30'000}));
    EXPECT_EQ(limits("Qh7s2c3d"), (std::vector<u64>{6'000'000, 6'000'000, 1'578'947, 909'090, 545'454}));
    EXPECT_EQ(limits("Qh7s2c3d5s"),
              (std::vector<u64>{12'000'000, 12'000'000, 2'068'965, 1'395'348, 923'076}));
}

// known_hands.h counts up to ten players before the flop.
TEST(ChoiceLimitTest, OfMoreKnownPlayersThanAreCountedAtOnce) {
    Situation ten = against("AhKh", "", std::vector<const char*>(9, "QQ"));
    EXPECT_EQ(detail::most_choices(ten, 0), 60'000U);
    ten.known.push_back(HoleCards::of(cards_of("2s2d")));
    EXPECT_EQ(detail::most_choices(ten, 0), 2'400U);
}

TEST(ChoiceLimitTest, DependsOnTheFlopsOfAClass) {
    // 24 flops, and 22,100.
    EXPECT_EQ(detail::most_choices(on_class("T98 rainbow"), 0), 100'000U);
    EXPECT_EQ(detail::most_choices(on_class("T98 rainbow"), 9), 2'673U);
    EXPECT_EQ(detail::most_choices(on_class("any"), 0), 108U);
    EXPECT_EQ(detail::most_choices(on_class("any"), 9), 87U);
    Situation known = on_class("T98 rainbow");
    known.dead = cards_of("Ts");
    EXPECT_EQ(detail::most_choices(known, 0), 133'333U);  // 18 flops
}

TEST(ChoiceLimitTest, MoreChoicesAreRefused) {
    const std::string ranges = "these ranges have 1330 different choices of hands; ";
    const Situation before = against("top 20%", "", {"22+"});
    EXPECT_EQ(verdict_on(before, {0, 2, 1}),
              ranges + "before the flop, with 2 unknown opponents, at most 612 are counted");
    EXPECT_EQ(verdict_on(before, {1}), "counted");
    EXPECT_EQ(verdict_on(before, {}), "counted");
    EXPECT_EQ(verdict_on(against("random", "Qh7s2c", {"top 10%"}), {9}),
              "these ranges have 128639 different choices of hands; on a flop, with 9 unknown opponents, at "
              "most 59405 are counted");
    EXPECT_EQ(verdict_on(against("random", "Qh7s2c3d", {"top 10%"}), {9}), "counted");
    EXPECT_EQ(verdict_on(against("random", "", {"random"}), {0}),
              "these ranges have more than 1048576 choices of hands, too many to be counted one by one");
    Situation flops = against("AhKh", "", {"random"});
    flops.board = parse_flop_class("any");
    EXPECT_EQ(
        verdict_on(flops, {1}),
        "these ranges have 367 different choices of hands; on a class of flops, with one unknown opponent, "
        "at most 108 are counted");
    flops.board = parse_flop_class("9xx rainbow");
    EXPECT_EQ(verdict_on(flops, {1}), "counted");
}

}  // namespace
}  // namespace holdfast::holdem
