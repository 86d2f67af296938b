// Rules learned from examples that a known rule decides.
#include <gtest/gtest.h>

#include <holdfast/core/counter_random.h>
#include <holdfast/strategy/language/preference_text.h>
#include <holdfast/strategy/rules/learner.h>
#include <holdfast/strategy/rules/penalty_search.h>
#include <holdfast/strategy/rules/points_search.h>
#include <holdfast/strategy/rules/table_annealing.h>

namespace holdfast::videopoker::penalties {
namespace {

CardSet random_cards(CounterRandom& random, int count) {
    CardSet cards;
    while (cards.size() < count) {
        cards.insert(Card::from_index(static_cast<int>(random.below(ordinary_card_count))));
    }
    return cards;
}

CardSet nth_card(CardSet cards, int n) {
    auto card = cards.begin();
    for (int passed = 0; passed < n; ++passed) ++card;
    CardSet one;
    one.insert(*card);
    return one;
}

/// Deals in which one card is held, this one or that, as the rule has it.
std::vector<Example> single_cards(const Preference& rule, int count) {
    CounterRandom random(20261122, 1);
    std::vector<Example> examples;
    for (int each = 0; each < count; ++each) {
        const CardSet deal = random_cards(random, 4);
        const int low = static_cast<int>(random.below(3));
        const int high = low + 1 + static_cast<int>(random.below(static_cast<u64>(3 - low)));
        const Contest contest(deal, nth_card(deal, low), nth_card(deal, high), RankSet(0x1e00U));
        examples.push_back({contest, 12, preferred(rule, contest)});
    }
    return examples;
}

/// Deals in which the two lowest cards are held, or nothing.
std::vector<Example> pairs_of_cards(const Preference& rule, int count) {
    CounterRandom random(20261122, 2);
    std::vector<Example> examples;
    for (int each = 0; each < count; ++each) {
        const CardSet deal = random_cards(random, 5);
        const CardSet two = nth_card(deal, 0) | nth_card(deal, 1);
        const Contest contest(deal, CardSet(), two, RankSet(0x1e00U));
        examples.push_back({contest, 12, preferred(rule, contest)});
    }
    return examples;
}

TEST(PenaltyLearner, FindsTheScoreThatChoseAmongSingleCards) {
    const Preference rule = parse_preference(
        "take it if it scores higher on 7 x 6-8 in it - 3 x flush penalties to it - 2 x discards 1 "
        "rank from it");
    const std::vector<Example> examples = single_cards(rule, 1500);
    const Learned learned = learn_score(examples);
    EXPECT_EQ(learned.misplayed, 0U);
    EXPECT_LE(term_count(learned.preference), 4U) << to_text(learned.preference);
    EXPECT_EQ(exception_count(learned.preference), 0U) << to_text(learned.preference);
}

TEST(PenaltyLearner, KeepsRulesThatAReaderTakes) {
    const auto rule_of = [](std::size_t clauses) { return PenaltyRule{{}, {std::vector<Clause>(clauses)}}; };
    Chart chart{{{{{}, {rule_of(3), rule_of(600)}}}, {{{}, {rule_of(500), rule_of(397)}}}}};
    keep_readable(chart);
    EXPECT_EQ(chart.sections[0][0].rules.size(), 1U);
    EXPECT_EQ(chart.sections[1][0].rules.size(), 2U);  // 3 + 500 + 397 clauses
    chart.sections[0][0].rules.assign(max_chart_rules, rule_of(1));
    keep_readable(chart);
    EXPECT_EQ(chart.sections[0][0].rules.size(), max_chart_rules);
    EXPECT_TRUE(chart.sections[1][0].rules.empty());
}

TEST(PenaltyLearner, FewerMeasuresThanTermsAreNoTrouble) {
    std::vector<Example> examples = pairs_of_cards(parse_preference("take it if other cards 5 >= 1"), 2);
    examples.push_back(examples.front());  // decided both ways, so no points are right
    examples.back().better = examples.front().better == Side::row ? Side::rival : Side::row;
    const ExampleTable table(examples);
    PointsEffort effort;
    effort.max_terms = table.columns() + 1;
    effort.beam = 3;
    SampleSet open(table.samples());
    for (std::size_t sample = 0; sample < table.samples(); ++sample) open.insert(sample);
    const PointsFound found = search_points(table, open, effort, Work());
    ASSERT_FALSE(found.list.empty());
    for (const FoundPoints& each : found.list) EXPECT_EQ(each.errors, 1U);
}

TEST(PenaltyLearner, ATableFindsTheWeightsOfRanks) {
    const Preference rule = parse_preference(
        "take it if 5 x other cards 2-4 + 9 x other cards 5 - 6 x other cards 9-J + 4 x other cards Q + 7 x "
        "other cards A - 5 x straights lost by it - 8 x repeated suits among the others >= 2");
    const std::vector<Example> examples = pairs_of_cards(rule, 400);
    std::vector<const Example*> open;
    for (const Example& each : examples) open.push_back(&each);
    TableEffort effort;
    effort.moves = 40'000;
    const FoundPoints found = anneal_table(open, effort, nullptr);
    std::size_t errors = 0;
    for (const Example& each : examples) {
        errors += holds(found.points, each.contest) != (each.better == Side::rival) ? 1U : 0U;
    }
    EXPECT_EQ(errors, found.errors);
    EXPECT_LE(errors, 4U);
    EXPECT_LE(found.points.terms.size(), 12U);
}

}  // namespace
}  // namespace holdfast::videopoker::penalties
