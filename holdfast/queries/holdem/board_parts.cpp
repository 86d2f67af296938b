#include <array>
#include <map>
#include <string_view>
#include <utility>

#include <holdfast/holdem/made_hands/draws.h>
#include <holdfast/holdem/made_hands/made_hand.h>
#include <holdfast/queries/holdem/board_parts.h>

namespace holdfast::queries {
namespace {

using holdem::Draws;
using holdem::HoleCards;
using holdem::MadeHand;
using holdem::MadeHandKind;
using holdem::Range;
using holdem::StraightDraw;

struct ComboOnBoard {
    MadeHand made;
    Draws draws;

    bool has_one_pair() const {
        return made.kind >= MadeHandKind::overpair && made.kind <= MadeHandKind::pocket_pair_below;
    }
    bool has_nothing() const {
        const bool is_below_ace_high =
            made.kind == MadeHandKind::king_high || made.kind == MadeHandKind::no_pair;
        return is_below_ace_high && !draws.has_flush_or_straight() && draws.overcards == 0;
    }
};

struct NamedDraw {
    std::string_view name;
    std::string_view detail;
    bool (*has)(const ComboOnBoard& combo);
};

/// Whether the combo has this straight draw with so many hole cards.
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
    {"open-ended", with_two, has_straight_draw<StraightDraw::open_ended, 2>},
    {"open-ended", with_one, has_straight_draw<StraightDraw::open_ended, 1>},
    {"double gutshot", with_two, has_straight_draw<StraightDraw::double_gutshot, 2>},
    {"double gutshot", with_one, has_straight_draw<StraightDraw::double_gutshot, 1>},
    {"gutshot", with_two, has_straight_draw<StraightDraw::gutshot, 2>},
    {"gutshot", with_one, has_straight_draw<StraightDraw::gutshot, 1>},
    {"flush and straight draw", "",
     [](const ComboOnBoard& combo) {
         return combo.draws.flush != 0 && combo.draws.straight != StraightDraw::none;
     }},
    {"pair plus draw", "",
     [](const ComboOnBoard& combo) { return combo.has_one_pair() && combo.draws.has_flush_or_straight(); }},
    {"any draw", "", [](const ComboOnBoard& combo) { return combo.draws.has_flush_or_straight(); }},
    {"backdoor flush draw", with_two, has_backdoor_flush<2>},
    {"backdoor flush draw", with_one, has_backdoor_flush<1>},
    {"backdoor straight draw", "", [](const ComboOnBoard& combo) { return combo.draws.backdoor_straight; }},
    {"two overcards", "", has_overcards<2>},
    {"one overcard", "", has_overcards<1>},
    {"nothing", "", [](const ComboOnBoard& combo) { return combo.has_nothing(); }},
}};

/// Made hands by strength: two of one kind by what they pair, by kicker or by flush.
struct ByStrength {
    bool operator()(const MadeHand& one, const MadeHand& other) const {
        return std::pair(one.kind, one.detail) < std::pair(other.kind, other.detail);
    }
};

/// "best kicker" of "top pair, best kicker"; for a flush all of "second nut flush".
std::string detail_of(const MadeHand& made) {
    if (made.kind == MadeHandKind::flush) return words_of(made);
    const std::string words = words_of(made);
    const std::string kind(words_of(made.kind));
    if (words.size() <= kind.size()) return "";
    return words.substr(kind.size() + (words[kind.size()] == ',' ? 2 : 1));
}

}  // namespace

BoardParts parts_on_board(const Range& range, const holdem::Board& board, CardSet dead) {
    std::map<MadeHand, Range, ByStrength> made;
    std::array<Range, named_draws.size()> draws;
    const bool has_draws = board.street() != holdem::Street::river;
    for (const HoleCards combo : range.combos()) {
        MadeHand hand = made_hand(combo, board);
        const ComboOnBoard found{hand, draws_of(combo, board, dead)};
        const Rational weight = range.weight(combo);
        hand.is_board_paired = false;  // it is the same for all of them
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

}  // namespace holdfast::queries
