#include <array>
#include <map>
#include <string_view>
#include <utility>

#include <holdfast/ask/holdem/board_parts.h>
#include <holdfast/holdem/made_hands/draws.h>
#include <holdfast/holdem/made_hands/made_hand.h>

namespace holdfast::ask {
namespace {

using holdem::Draws;
using holdem::MadeHand;
using holdem::MadeHandKind;
using holdem::Range;
using holdem::StraightDraw;
using holdfast::HoleCards;

struct ComboOnBoard {
    MadeHand made;
    Draws draws;

    bool has_one_pair() const {
        return made.kind >= MadeHandKind::overpair && made.kind <= MadeHandKind::underpair;
    }
    bool is_air() const {
        const bool has_draw = draws.has_flush_or_straight() || draws.overcards != 0;
        return made.kind == MadeHandKind::no_made_hand && !has_draw;
    }
};

struct NamedDraw {
    std::string_view name;
    std::string_view detail;
    bool (*has)(const ComboOnBoard& combo);
};

/// Whether the combo has this straight draw with this number of hole cards.
template <StraightDraw draw, int cards>
bool has_straight_draw(const ComboOnBoard& combo) {
    return combo.draws.straight == draw && combo.draws.straight_cards == cards;
}
template <int cards>
bool has_flush_draw(const ComboOnBoard& combo) {
    return combo.draws.flush == cards;
}
template <int cards>
bool has_backdoor_flush(const ComboOnBoard& combo) {
    return combo.draws.backdoor_flush == cards;
}
template <int cards>
bool has_overcards(const ComboOnBoard& combo) {
    return combo.draws.overcards == cards;
}

constexpr std::string_view with_one = "with one hole card";
constexpr std::string_view with_two = "with two hole cards";

constexpr std::array<NamedDraw, 18> named_draws{{
    {"flush draw", with_two, has_flush_draw<2>},
    {"flush draw", with_one, has_flush_draw<1>},
    {"nut flush draw", "", [](const ComboOnBoard& combo) { return combo.draws.is_nut_flush; }},
    {"open-ended straight draw", with_two, has_straight_draw<StraightDraw::open_ended, 2>},
    {"open-ended straight draw", with_one, has_straight_draw<StraightDraw::open_ended, 1>},
    {"double gutshot", with_two, has_straight_draw<StraightDraw::double_gutshot, 2>},
    {"double gutshot", with_one, has_straight_draw<StraightDraw::double_gutshot, 1>},
    {"gutshot", with_two, has_straight_draw<StraightDraw::gutshot, 2>},
    {"gutshot", with_one, has_straight_draw<StraightDraw::gutshot, 1>},
    {"combo draw", "flush and straight",
     [](const ComboOnBoard& combo) {
         return combo.draws.flush != 0 && combo.draws.straight != StraightDraw::none;
     }},
    {"pair plus draw", "",
     [](const ComboOnBoard& combo) { return combo.has_one_pair() && combo.draws.has_flush_or_straight(); }},
    {"any flush or straight draw", "",
     [](const ComboOnBoard& combo) { return combo.draws.has_flush_or_straight(); }},
    {"backdoor flush draw", with_two, has_backdoor_flush<2>},
    {"backdoor flush draw", with_one, has_backdoor_flush<1>},
    {"backdoor straight draw", "", [](const ComboOnBoard& combo) { return combo.draws.backdoor_straight; }},
    {"two overcards", "", has_overcards<2>},
    {"one overcard", "", has_overcards<1>},
    {"air", "", [](const ComboOnBoard& combo) { return combo.is_air(); }},
}};

}  // namespace

BoardParts parts_on_board(const Range& range, const Board& board, CardSet dead) {
    std::map<MadeHand, Range, decltype(&holdem::is_listed_before)> made(&holdem::is_listed_before);
    std::array<Range, named_draws.size()> draws;
    const bool has_draws = board.street() != Street::river;
    for (const HoleCards combo : range.combos()) {
        const MadeHand hand = holdem::made_hand(combo, board);
        const ComboOnBoard found{hand, holdem::draws_of(combo, board, dead)};
        const Rational weight = range.weight(combo);
        made[hand].set(combo, weight);
        for (std::size_t draw = 0; has_draws && draw < named_draws.size(); ++draw) {
            if (named_draws[draw].has(found)) draws[draw].set(combo, weight);
        }
    }
    BoardParts parts;
    for (const auto& [hand, combos] : made) {
        parts.made.push_back({std::string(words_of(hand.kind)), detail_of(hand), combos});
    }
    for (std::size_t draw = 0; draw < named_draws.size(); ++draw) {
        if (draws[draw].empty()) continue;
        parts.draws.push_back(
            {std::string(named_draws[draw].name), std::string(named_draws[draw].detail), draws[draw]});
    }
    return parts;
}

}  // namespace holdfast::ask
