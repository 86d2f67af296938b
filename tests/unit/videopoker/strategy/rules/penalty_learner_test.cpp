// Rules learned from examples that a known rule decides.
#include <algorithm>

#include <gtest/gtest.h>

#include <holdfast/core/counter_random.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/language/preference_text.h>
#include <holdfast/videopoker/strategy/rules/filter_search.h>
#include <holdfast/videopoker/strategy/rules/learner.h>
#include <holdfast/videopoker/strategy/rules/penalty_search.h>
#include <holdfast/videopoker/strategy/rules/points_search.h>
#include <holdfast/videopoker/strategy/rules/table_annealing.h>

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

TEST(BestThreshold, TakesTheHighestOfEquallyGoodBounds) {
    const Threshold best = best_threshold({0, 0, 1, -2}, 5, 1);
    EXPECT_EQ(best.bound, 9);
    EXPECT_EQ(best.errors, 1);
    const Threshold lower = best_threshold({0, 0, 2}, 5, 2);
    EXPECT_EQ(lower.bound, 7);
    EXPECT_EQ(lower.errors, 0);
}

/// Deals in which one of two single cards is held, as the rule decides.
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

std::vector<const Example*> all_of(const std::vector<Example>& examples) {
    std::vector<const Example*> all;
    for (const Example& each : examples) all.push_back(&each);
    return all;
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
    chart.sections[0][0].rules = {rule_of(0), rule_of(1)};  // "but a flush: " with nothing behind it
    keep_readable(chart);
    EXPECT_EQ(chart.sections[0][0].rules.size(), 1U);
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

// Whatever is measured of two contradictory examples, one of them is wrong: all states have equally many errors.
TEST(PenaltyLearner, AtMostAThirdOfTheStatesHaveEquallyManyErrors) {
    std::vector<Example> examples = pairs_of_cards(parse_preference("take it if other cards 5 >= 1"), 2);
    examples.push_back(examples.front());
    examples.back().better = examples.front().better == Side::row ? Side::rival : Side::row;
    const ExampleTable table(examples);
    SampleSet open(table.samples());
    for (std::size_t sample = 0; sample < table.samples(); ++sample) open.insert(sample);
    const PointsFound found = search_points(table, open, {1, 6, 6}, Work());
    EXPECT_EQ(std::count_if(found.list.begin(), found.list.end(),
                            [](const FoundPoints& each) { return each.errors == 1; }),
              3);
}

TEST(PenaltyLearner, ATableFindsTheWeightsOfRanks) {
    const Preference rule = parse_preference(
        "take it if 5 x other cards 2-4 + 9 x other cards 5 - 6 x other cards 9-J + 4 x other cards Q + 7 x "
        "other cards A - 5 x straights lost by it - 8 x repeated suits among the others >= 2");
    const std::vector<Example> examples = pairs_of_cards(rule, 400);
    TableEffort effort;
    effort.moves = 40'000;
    const FoundPoints found = anneal_table(all_of(examples), effort, nullptr);
    std::size_t errors = 0;
    for (const Example& each : examples) {
        errors += holds(found.points, each.contest) != (each.better == Side::rival) ? 1U : 0U;
    }
    EXPECT_EQ(errors, found.errors);
    EXPECT_LE(errors, 4U);
    EXPECT_LE(found.points.terms.size(), 12U);
}

/// Examples whose better hold does not depend on the cards: it is the rival's one time in `rivals`.
std::vector<Example> without_reason(int count, u32 rivals, u64 seed) {
    std::vector<Example> examples = pairs_of_cards({}, count);
    CounterRandom random(20261123, seed);
    for (Example& each : examples) each.better = random.below(rivals) == 0 ? Side::rival : Side::row;
    return examples;
}

void expect_to_read_back(const Preference& preference) {
    const std::string text = to_text(preference);
    try {
        EXPECT_EQ(parse_preference(text), preference) << text;
    } catch (const ParseError& error) {
        ADD_FAILURE() << text << ": " << error.what();
    }
}

/// A rule that anything is better than, so that a table is taken.
Learned costly() {
    Learned learned;
    learned.cost = 1'000'000'000;
    learned.misplayed = ~u64{0};
    learned.filters_tried = {{}};
    return learned;
}

// If the rival is always better, or nearly never, no weight is worth its cost: only the threshold of the
// table is left, which 0 reaches or does not.
TEST(PenaltyLearner, ATableWithoutTermsIsAClauseOrNone) {
    const std::vector<Example> always = without_reason(40, 1, 1);
    const Learned rival = with_table(always, costly());
    EXPECT_EQ(to_text(rival.preference), "take it");
    EXPECT_EQ(rival.misplayed, 0U);
    std::vector<Example> hardly = without_reason(40, 1'000'000, 1);
    hardly.front().better = Side::rival;
    const Learned row = with_table(hardly, costly());
    EXPECT_EQ(row.misplayed, 0U);
    EXPECT_EQ(row.preference.clauses.size(), 1U) << to_text(row.preference);
    EXPECT_EQ(exception_count(row.preference), 1U) << to_text(row.preference);
    expect_to_read_back(row.preference);
}

TEST(PenaltyLearner, AScoreWithoutTermsIsNoClause) {
    std::vector<Example> one = single_cards({}, 1);  // no measure is worth its cost
    one.front().better = Side::rival;
    const CardSet deal = one.front().contest.deal();
    one.front().contest = Contest(deal, CardSet(), CardSet(), RankSet(0x1e00U));
    const Learned learned = learn_score(one);
    EXPECT_EQ(learned.misplayed, 0U);
    expect_to_read_back(learned.preference);
}

TEST(PenaltyLearner, ATableHasNoMoreTermsThanAReaderTakes) {
    const std::vector<Example> examples = without_reason(60, 2, 1);
    for (const u64 seed : {u64{0}, u64{1}, u64{2}}) {
        TableEffort effort;
        effort.moves = 10 * seed;
        effort.seed = seed;
        const FoundPoints found = anneal_table(all_of(examples), effort, nullptr);
        EXPECT_LE(found.points.terms.size(), max_terms) << seed;
        std::size_t errors = 0;
        for (const Example& each : examples) {
            errors += holds(found.points, each.contest) != (each.better == Side::rival) ? 1U : 0U;
        }
        EXPECT_EQ(errors, found.errors) << seed;
    }
}

TEST(PenaltyLearner, WhateverIsLearnedReadsBack) {
    for (const u32 rivals : {2U, 5U}) {
        const std::vector<Example> examples = without_reason(25, rivals, rivals);
        const Learned learned = learn_preference(examples);
        expect_to_read_back(learned.preference);
        Learned worse = costly();
        worse.filters_tried = {learned.filters_tried.back()};
        expect_to_read_back(with_table(examples, worse).preference);
        std::vector<Example> single = single_cards({}, 25);
        CounterRandom random(20261123, rivals);
        for (Example& each : single) each.better = random.below(rivals) == 0 ? Side::rival : Side::row;
        expect_to_read_back(learn_score(single).preference);
    }
}

/// Whether all conditions of the clause hold.
bool applies(const Clause& clause, const Contest& contest) {
    return deciding_clause({{clause}}, contest) != nullptr;
}

// Holds of one card and of two, against one card and against nothing: some ranks belong to no card.
TEST(PureFilters, CoverSamplesOfTheirSideAloneAndReadBack) {
    constexpr int count = 25;
    std::vector<Example> examples = without_reason(count, 2, 1);
    for (Example& each : single_cards({}, count)) {
        each.better = examples[examples.size() - count].better;
        examples.push_back(each);
    }
    const ExampleTable table(examples);
    SampleSet open(table.samples());
    for (std::size_t sample = 0; sample < table.samples(); ++sample) open.insert(sample);
    for (const Side keep : {Side::row, Side::rival}) {
        const Side other = keep == Side::row ? Side::rival : Side::row;
        std::size_t of_several = 0;
        for (const std::size_t conditions : {std::size_t{1}, std::size_t{2}}) {
            const auto found = best_pure_filters(table, open, keep, conditions, 40, nullptr);
            ASSERT_FALSE(found.empty());
            for (const PureFilter& each : found) {
                EXPECT_FALSE(each.covers.empty());
                EXPECT_FALSE(each.covers.meets(table.won_by(other))) << to_text({{each.filter}});
                EXPECT_EQ(each.deals, table.deals_in(each.covers));
                for (std::size_t example = 0; example < examples.size(); ++example) {
                    const bool is_covered = each.covers.contains(table.sample_of()[example]);
                    EXPECT_EQ(applies(each.filter, examples[example].contest), is_covered);
                }
                expect_to_read_back({{each.filter}});
                of_several += each.filter.conditions.size() > 1 ? 1U : 0U;
            }
        }
        EXPECT_GT(of_several, 0U);
    }
}

}  // namespace
}  // namespace holdfast::videopoker::penalties
