#include <algorithm>

#include <holdfast/ask/holdem/board_parts.h>
#include <holdfast/ask/holdem/range_on_board.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {
namespace {

using holdem::Range;
using holdfast::HoleCards;
using RangePart = RangeOnBoard::Part;

Rational weight_of(const Range& range) {
    u64 sum = 0;
    for (const HoleCards combo : range.combos()) sum += range.numerator(combo);
    return {u128{sum}, u128{range.denominator()}};
}

/// The combos of a part, with all combos of those starting hands of which all that are left are in the part: "AK", though
/// a king is on the board. `range`: the whole range; `left`: what the board leaves of it.
Range with_whole_hands(const Range& part, const Range& range, const Range& left) {
    Range shown = part;
    for (int index = 0; index < holdem::starting_hand_count; ++index) {
        const std::vector<HoleCards> combos = holdem::StartingHand::from_index(index).combos();
        const auto is_in = [&](HoleCards combo) { return part.contains(combo); };
        const auto is_out = [&](HoleCards combo) { return left.contains(combo) && !part.contains(combo); };
        if (std::none_of(combos.begin(), combos.end(), is_in)) continue;
        if (std::any_of(combos.begin(), combos.end(), is_out)) continue;
        for (const HoleCards combo : combos) {
            if (range.contains(combo)) shown.set(combo, range.weight(combo));
        }
    }
    return shown;
}

}  // namespace

RangeOnBoard range_on_board(const Range& range, const std::vector<Card>& board,
                            const std::vector<Card>& dead) {
    const Board cards(set_of(board));
    const Range left = range.without(cards.cards() | set_of(dead));
    RangeOnBoard answer{board, dead, left.size(), weight_of(left), {}, {}};
    const auto shown = [&](const BoardPart& part) {
        const Rational weight = weight_of(part.combos);
        return RangePart{part.name,
                         part.detail,
                         part.combos.size(),
                         weight,
                         weight / answer.weight,
                         to_text(with_whole_hands(part.combos, range, left))};
    };
    const BoardParts parts = parts_on_board(left, cards, set_of(dead));
    for (const BoardPart& part : parts.made) answer.made.push_back(shown(part));
    for (const BoardPart& part : parts.draws) answer.draws.push_back(shown(part));
    return answer;
}

void RangeOnBoard::part_shape(Shape<RangePart>& shape) {
    shape.named("RangePart")
        .text("name", "Made hand or draw, such as \"top pair\"", &RangePart::name)
        .text("detail",
              "Kicker, rank or hole cards used, such as \"top kicker\"; empty if there is nothing to add",
              &RangePart::detail)
        .whole_number("combos", "How many combos of the range, whatever their weights", &RangePart::combos)
        .exact("weight", "The sum of their weights", &RangePart::weight)
        .exact("share", "That sum as a share of the range on this board", &RangePart::share)
        .text("hands",
              "The combos, as a range; AK stands for all combos of AK that are possible on this board",
              &RangePart::hands);
}

void RangeOnBoard::declare(Shape<RangeOnBoard>& shape) {
    shape.named("RangeOnBoard")
        .text("board", "The board", [](const RangeOnBoard& answer) { return to_text(answer.board); })
        .text("dead", "Cards out of play", [](const RangeOnBoard& answer) { return to_text(answer.dead); })
        .whole_number("combos", "How many combos are possible with the board and the dead cards",
                      &RangeOnBoard::combos)
        .exact("weight", "The sum of their weights", &RangeOnBoard::weight)
        .table<part_shape>("made", "The made hands, by category, then by rank; each combo is one",
                           &RangeOnBoard::made)
        .table<part_shape>("draws", "The draws, which overlap; none on the river", &RangeOnBoard::draws);
}

}  // namespace holdfast::ask
