// The types of holds that charts speak of, derived from the rules of a game.
#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <tests/support/odd_games.h>
#include <tests/support/printing.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/strategy/search/chart_search.h>

namespace holdfast::videopoker {
namespace {

struct Types {
    explicit Types(const Game& game) : tables(game), types(tables) {}
    explicit Types(const std::string& id) : Types(catalog_game(id)) {}

    HoldType of(const std::string& held) const {
        const CardSet cards = set_of(parse_cards(held, tables.game().deck));
        const u32 held_class = tables.classes().class_of(cards);
        const CardSet wild = (cards & tables.game().wild) | (cards - Deck().cards());
        const auto section = static_cast<std::size_t>(wild.size());
        return types.all_types()[types.any_type_of(cards.size(), held_class, section)];
    }

    GameTables tables;
    HoldTypes types;
};

/// Deals in which no best hold is offered.
u64 lost_deals(const HoldTypes& types) {
    u64 lost = 0;
    DealWalk(types).for_each({}, [&](const DealHolds& deal, unsigned) {
        const bool has_best = std::any_of(
            deal.begin(), deal.end(), [&](const OfferedHold& hold) { return hold.value == deal.best_value; });
        if (!has_best) lost += deal.weight;
    });
    return lost;
}

TEST(HoldTypesTest, JacksOrBetter) {
    const Types jacks("jacks-or-better-9-6");
    // 124 by their looks; of two of these, three to a straight flush with two high cards, two sets of ranks
    // are told apart.
    EXPECT_EQ(jacks.types.types().size(), 126U);
    std::set<HoldType> by_looks;
    for (HoldType type : jacks.types.types()) {
        if (type.kind == HoldKind::straight_flush) type.ranks = RankSet();
        by_looks.insert(type);
    }
    EXPECT_EQ(by_looks.size(), 124U);
    EXPECT_EQ(jacks.types.atoms().size(), 70U);
    EXPECT_EQ(jacks.types.sections(), 1U);
    EXPECT_EQ(jacks.types.high_ranks(), RankSet(0x1e00));
}

TEST(HoldTypesTest, NoDealIsLost) {
    for (const char* game : {"jacks-or-better-9-6", "double-bonus-10-7-5", "double-double-bonus-9-6",
                             "deuces-wild-full-pay", "joker-poker-kings-full-pay"}) {
        EXPECT_EQ(lost_deals(Types(game).types), 0U) << game;
    }
}

TEST(HoldTypesTest, NoDealIsLostInOddGames) {
    for (const char* game :
         {"one-eyed-jacks", "royal-in-hearts", "kicker-and-jokers", "huge-pays-joker", "nothing-paid"}) {
        EXPECT_EQ(lost_deals(Types(test::odd_game(game)).types), 0U) << game;
    }
}

TEST(HoldTypesTest, WindowsAndHighCards) {
    const Types jacks("jacks-or-better-9-6");
    const auto windows = [&](const std::string& held) { return int{jacks.of(held).windows}; };
    EXPECT_EQ(windows("5h6h7h"), 3);
    EXPECT_EQ(windows("2h3h4h"), 2);
    EXPECT_EQ(windows("Ah2h3h"), 1);
    EXPECT_EQ(windows("9hJhQh"), 2);
    EXPECT_EQ(windows("2c3h4h5h"), 2);
    EXPECT_EQ(windows("Ac2h3h4h"), 1);
    EXPECT_EQ(windows("JcQhKhAh"), 1);
    EXPECT_EQ(jacks.of("9hJhQh").high_cards, 2);
    EXPECT_EQ(jacks.of("9hJhQh").kind, HoldKind::straight_flush);
    EXPECT_EQ(jacks.of("ThJhQh").kind, HoldKind::royal_flush);
    EXPECT_EQ(jacks.of("2h7hQh").kind, HoldKind::flush);
    EXPECT_EQ(jacks.of("2h7hQhAh").kind, HoldKind::flush);
    EXPECT_EQ(jacks.of("KhQd").kind, HoldKind::unsuited);
    EXPECT_EQ(jacks.of("KhKd").kind, HoldKind::pair);
    EXPECT_EQ(jacks.of("KhKdQs").kickers, RankSet::of(Rank::queen));
}

TEST(HoldTypesTest, AWildRankClosesWindows) {
    const Types deuces("deuces-wild-full-pay");
    EXPECT_EQ(deuces.types.sections(), 5U);
    const HoldType low = deuces.of("3h4h5h6c");  // "outside", but the missing deuce is wild
    EXPECT_EQ(low.windows, 1);
    EXPECT_EQ(low.wild_windows, 1);
    EXPECT_EQ(deuces.of("2h7d7c").kind, HoldKind::three_of_a_kind);
    EXPECT_EQ(deuces.of("2h7d7c").section, 1);

    const Types sevens("sevens-and-joker-wild");
    EXPECT_EQ(sevens.of("5h6h8h9h").windows, 0);
    EXPECT_EQ(sevens.of("5h6h8h9h").wild_windows, 1);
    EXPECT_EQ(sevens.of("2h3h4h5h").windows, 2);
}

TEST(HoldTypesTest, SplitsTypesWhoseMembersDiffer) {
    const Types hearts(test::odd_game("royal-in-hearts"));
    EXPECT_FALSE(hearts.of("AhKhQh") == hearts.of("AsKsQs"));
    EXPECT_EQ(hearts.of("AdKdQd"), hearts.of("AsKsQs"));
    EXPECT_EQ(hearts.of("AhKhQh").suits, 1U << static_cast<u32>(Suit::heart));
    EXPECT_EQ(hearts.of("9h8h7h"), hearts.of("9s8s7s"));

    const Types mixed("deuces-and-joker-12-9-6");
    EXPECT_FALSE(mixed.of("2h2d2s") == mixed.of("2h2dJk"));
}

// The two checks that a search rests on: values of a type agree before the draw, and groups add up.
TEST(HoldTypesTest, MembersOfATypeHaveOneBasicValue) {
    for (const Game& game : {catalog_game("joker-poker-kings-full-pay"), test::odd_game("one-eyed-jacks"),
                             test::odd_game("royal-in-hearts")}) {
        const Types types(game);
        std::vector<u64> value(types.types.all_types().size(), ~u64{0});
        std::size_t differ = 0;
        for (int cards = 1; cards < deal_size; ++cards) {
            for (u32 each = 0; each < types.tables.classes().size(cards); ++each) {
                for (std::size_t section = 0; section < types.types.sections(); ++section) {
                    const TypeIndex type = types.types.any_type_of(cards, each, section);
                    if (type == no_type) continue;
                    u64 pays = 0;
                    const detail::LatticeLine* counts = types.tables.row_counts().at(cards, each);
                    for (std::size_t row = 0; row < game.rows.size(); ++row) {
                        pays += types.tables.pays().pays[row] * counts[row / 16].lane[row % 16];
                    }
                    if (value[type] != ~u64{0} && value[type] != pays) ++differ;
                    value[type] = pays;
                }
            }
        }
        EXPECT_EQ(differ, 0U) << game.id;
    }
}

TEST(DealWalkTest, RoundsHaveEveryDealOnceAndTheirSize) {
    const Types jacks("jacks-or-better-9-6");
    const DealWalk walk(jacks.types);
    constexpr u64 round = 20'000;
    std::array<u64, 3> of_worker{};
    u64 classes = 0;
    int rounds = 0;
    walk.for_each_in_rounds(
        round, Work{3}, [&](const DealHolds&, unsigned worker) { ++of_worker[worker]; },
        [&] {
            const u64 in_round = of_worker[0] + of_worker[1] + of_worker[2];
            EXPECT_LT(in_round, round + 1'000);  // a block more, at most
            classes += in_round;
            of_worker = {};
            ++rounds;
        });
    EXPECT_EQ(classes, 134'459U);
    EXPECT_EQ(rounds, 7);
}

TEST(PlayGroupsTest, AddUpToPerfectPlayForAnyNumberOfThreads) {
    const Types jacks("jacks-or-better-9-6");
    const DealWalk walk(jacks.types);
    const auto summed = [&](unsigned threads) {
        u64 deals = 0;
        u128 best = 0;
        u128 first = 0;
        for (const PlayGroup& group : group_plays(walk, jacks.types.atom_of_type(), Work{threads})) {
            deals += group.deals;
            best += group.best_value;
            first += group.plays.front().value;
        }
        EXPECT_EQ(deals, 2'598'960U);
        EXPECT_EQ(best, u128{19'842'315'923'796});
        return first;
    };
    EXPECT_EQ(summed(1), summed(3));
    EXPECT_EQ(walk.total_denominator(), u128{19'933'230'517'200});
}

}  // namespace
}  // namespace holdfast::videopoker
