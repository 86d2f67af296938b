// What must hold for every range that can be written.
#include <random>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tests/support/random_showdowns.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::holdem {
namespace {

/// Single combos and whole starting hands, each with one of a few weights.
Range any_range() {
    std::mt19937_64 random(*rc::gen::arbitrary<u64>());
    Range range =
        test::random_range(random, *rc::gen::inRange<std::size_t>(1, 40), *rc::gen::arbitrary<bool>());
    for (const int index : *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, starting_hand_count))) {
        const Rational weight(*rc::gen::inRange(1, 4), 3);
        for (const HoleCards combo : StartingHand::from_index(index).combos()) range.set(combo, weight);
    }
    // Neighbours, suited and offsuit, so that there are runs of both.
    const auto high = *rc::gen::inRange(1, rank_count);
    for (int low = *rc::gen::inRange(0, high); low < high; ++low) {
        for (const StartingHand hand :
             {StartingHand::suited(static_cast<Rank>(high), static_cast<Rank>(low)),
              StartingHand::offsuit(static_cast<Rank>(high), static_cast<Rank>(low))}) {
            for (const HoleCards combo : hand.combos()) range.set(combo, Rational(1));
        }
    }
    return range;
}

RC_GTEST_PROP(RangeTextProperties, TheWrittenFormReadsBack, ()) {
    const Range range = any_range();
    RC_ASSERT(parse_range(to_text(range)) == range);
}

/// A range that is listed combo by combo has the same text.
RC_GTEST_PROP(RangeTextProperties, EqualRangesHaveOneWrittenForm, ()) {
    const Range range = any_range();
    std::string listed;
    for (const HoleCards combo : range.combos()) {
        listed.insert(
            0, to_text(combo.cards()) + ":" + range.weight(combo).text() + (listed.empty() ? "" : ","));
    }
    RC_ASSERT(to_text(parse_range(listed)) == to_text(range));
}

RC_GTEST_PROP(RangeTextProperties, ItemsInBracketsHaveTheWeightOfEach, ()) {
    const Range range = any_range();
    std::string with_weights;
    std::string in_brackets;
    for (const HoleCards combo : range.combos()) {
        const std::string cards = to_text(combo.cards());
        const std::string percent = (range.weight(combo) * Rational(100)).text() + "%";
        with_weights += (with_weights.empty() ? "" : " , ") + cards + ":" + range.weight(combo).text();
        in_brackets += (in_brackets.empty() ? "[" : ",[") + percent + "]" + cards + "[/" + percent + "]";
    }
    RC_ASSERT(parse_range(with_weights) == range);
    RC_ASSERT(parse_range(in_brackets) == range);
}

RC_GTEST_PROP(RangeTextProperties, WhatIsExcludedIsNotThere, ()) {
    const Range range = any_range();
    const Range excluded = any_range();
    std::string text = to_text(range);
    Range expected = range;
    for (const HoleCards combo : excluded.combos()) text += ",!" + to_text(combo.cards());
    expected.erase(excluded.combos());
    RC_PRE(!expected.empty());
    RC_ASSERT(parse_range(text) == expected);
}

/// Texts of letters that ranges are made of: read or refused with a place in them.
RC_GTEST_PROP(RangeTextProperties, ErrorsHaveTheirPlaceInTheText, ()) {
    const auto text =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string("AKQT97x*so+-,:!%[]/5 0.")));
    try {
        const Range range = parse_range(text);
        RC_ASSERT(!range.empty());
        RC_ASSERT(parse_range(to_text(range)) == range);
    } catch (const ParseError& error) {
        RC_ASSERT(error.text == text);
        RC_ASSERT(error.position <= text.size());
        RC_ASSERT(error.length == 1 || error.position + error.length <= text.size());
    }
}

}  // namespace
}  // namespace holdfast::holdem
