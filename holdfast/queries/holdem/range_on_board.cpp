#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/made_hands/draws.h>
#include <holdfast/holdem/made_hands/made_hand.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/queries/holdem/range_on_board.h>

namespace holdfast::queries {
namespace {

using holdem::Draws;
using holdem::HoleCards;
using holdem::MadeHand;
using holdem::MadeHandKind;
using holdem::Range;
using holdem::StraightDraw;
using RangePart = RangeOnBoard::Part;

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

/// The combos of a part, added up.
class PartSum {
  public:
    void add(HoleCards cards, const Rational& weight) { range_.set(cards, weight); }
    bool empty() const { return range_.empty(); }

    /// `range`: the whole range; `left`: what the board leaves of it.
    RangePart part(std::string name, std::string detail, const Range& range, const Range& left,
                   const Rational& whole) const {
        u64 sum = 0;
        for (const HoleCards combo : range_.combos()) sum += range_.numerator(combo);
        const Rational weight(u128{sum}, u128{range_.denominator()});
        return {std::move(name), std::move(detail), range_.size(),
                weight,          weight / whole,    to_text(with_whole_hands(range, left))};
    }

  private:
    /// With all combos of those starting hands of which all that are left are in the part: "AK", though a king is on the
    /// board.
    Range with_whole_hands(const Range& range, const Range& left) const {
        Range shown = range_;
        for (int index = 0; index < holdem::starting_hand_count; ++index) {
            const std::vector<HoleCards> combos = holdem::StartingHand::from_index(index).combos();
            const auto is_in = [&](HoleCards combo) { return range_.contains(combo); };
            const auto is_out = [&](HoleCards combo) {
                return left.contains(combo) && !range_.contains(combo);
            };
            if (std::none_of(combos.begin(), combos.end(), is_in)) continue;
            if (std::any_of(combos.begin(), combos.end(), is_out)) continue;
            for (const HoleCards combo : combos) {
                if (range.contains(combo)) shown.set(combo, range.weight(combo));
            }
        }
        return shown;
    }

    Range range_;
};

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

RangeOnBoard range_on_board(const Range& range, const std::vector<Card>& board,
                            const std::vector<Card>& dead) {
    const holdem::Board cards(set_of(board));
    const CardSet dead_cards = set_of(dead);
    const Range left = range.without(cards.cards() | dead_cards);
    std::map<MadeHand, PartSum, ByStrength> made;
    std::array<PartSum, named_draws.size()> draws;
    const bool has_draws = cards.street() != holdem::Street::river;
    u64 whole = 0;
    for (const HoleCards combo : left.combos()) {
        MadeHand hand = made_hand(combo, cards);
        const ComboOnBoard found{hand, draws_of(combo, cards, dead_cards)};
        const Rational weight = left.weight(combo);
        whole += left.numerator(combo);
        hand.is_board_paired = false;  // it is the same for all of them
        made[hand].add(combo, weight);
        for (std::size_t draw = 0; has_draws && draw < named_draws.size(); ++draw) {
            if (named_draws[draw].has(found)) draws[draw].add(combo, weight);
        }
    }
    RangeOnBoard answer{board, dead, left.size(), Rational(u128{whole}, u128{left.denominator()}), {}, {}};
    for (const auto& [hand, sum] : made) {
        answer.made.push_back(
            sum.part(std::string(words_of(hand.kind)), detail_of(hand), range, left, answer.weight));
    }
    for (std::size_t draw = 0; draw < named_draws.size(); ++draw) {
        if (draws[draw].empty()) continue;
        answer.draws.push_back(draws[draw].part(std::string(named_draws[draw].name),
                                                std::string(named_draws[draw].detail), range, left,
                                                answer.weight));
    }
    return answer;
}

const Shape<RangePart>& RangeOnBoard::part_shape() {
    static const Shape<RangePart> shape =
        Shape<RangePart>("RangePart")
            .text("name", "What the combos are or have, such as \"top pair\"", &RangePart::name)
            .text("detail", "More exactly, such as \"best kicker\"; empty if there is nothing more to say",
                  &RangePart::detail)
            .whole_number("combos", "How many combos of the range, whatever their weights",
                          &RangePart::combos)
            .exact("weight", "The sum of their weights", &RangePart::weight)
            .exact("share", "That sum as a share of the range on this board", &RangePart::share)
            .text("hands",
                  "The combos, as a range; a hand is written whole if all of it that the board leaves is "
                  "among them",
                  &RangePart::hands);
    return shape;
}

const Shape<RangeOnBoard>& RangeOnBoard::shape() {
    static const Shape<RangeOnBoard> shape =
        Shape<RangeOnBoard>("RangeOnBoard")
            .text("board", "The board", [](const RangeOnBoard& answer) { return to_text(answer.board); })
            .text("dead", "Cards out of play",
                  [](const RangeOnBoard& answer) { return to_text(answer.dead); })
            .whole_number("combos", "How many combos the board and the dead cards leave",
                          &RangeOnBoard::combos)
            .exact("weight", "The sum of their weights", &RangeOnBoard::weight)
            .table("made", "The made hands, the strongest first; each combo is one", part_shape(),
                   &RangeOnBoard::made)
            .table("draws", "The draws, which overlap; none on the river", part_shape(),
                   &RangeOnBoard::draws);
    return shape;
}

}  // namespace holdfast::queries
