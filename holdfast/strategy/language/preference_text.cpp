#include <cstdlib>

#include <holdfast/strategy/language/measure_words.h>
#include <holdfast/strategy/language/preference_text.h>

namespace holdfast::videopoker::penalties {
namespace {

/// "an A in it", "an 8 in it", "a T in it": of ranks, only the ace and the eight begin with a vowel.
std::string with_article(const Measure& rank) {
    const bool vowel = rank.low == 8 || rank.low == pips_of_ace;
    return (vowel ? "an " : "a ") + words_of(rank, WordNumber::one);
}

/// "is an ace" for what nothing is above, "is a 2" for what nothing is below; "is T or higher" elsewhere.
std::string rank_is(int bound, bool at_least) {
    if (at_least && bound == pips_of_ace) return " is an ace";
    if (!at_least && bound == pips_of_two) return " is a 2";
    return std::string(" is ") + letter_of_pips(bound) + " or " + (at_least ? "higher" : "lower");
}

std::string single_text(const Measure& measure, bool at_least, int bound) {
    const std::string one = words_of(measure, WordNumber::one);
    if (is_a_rank(measure.kind)) return one + rank_is(bound, at_least);
    if (is_a_number(measure.kind)) {
        return one + " is " + std::to_string(bound) + (at_least ? " or more" : " or less");
    }
    if (measure.kind == MeasureKind::has_rank && at_least && bound == 1) return with_article(measure);
    if (!at_least && bound == 0) return "no " + one;
    return (at_least ? "at least " : "at most ") + std::to_string(bound) + " " +
           (bound == 1 ? one : words_of(measure, WordNumber::several));
}

/// "less 2 for each straight lost by it", "3 times its highest card".
std::string points_item(const Term& term) {
    const std::string number = std::to_string(std::abs(term.weight));
    const std::string less = term.weight < 0 ? "less " : "";
    if (term.measure.kind == MeasureKind::has_rank) {
        return less + number + " for " + with_article(term.measure);
    }
    const std::string one = words_of(term.measure, WordNumber::one);
    if (!is_a_number(term.measure.kind)) return less + number + " for each " + one;
    return less + (std::abs(term.weight) == 1 ? "" : number + " times ") + one;
}

std::string items_text(const std::vector<Term>& terms) {
    std::string items;
    for (const Term& term : terms) items += (items.empty() ? "" : ", ") + points_item(term);
    return items;
}

std::string condition_text(const Condition& condition) {
    if (condition.is_score) return "it scores higher: " + items_text(condition.terms);
    const Term& first = condition.terms.front();
    // A single measure of weight 1 has words of its own. Negative bounds and other weights are said as
    // points, which can say everything.
    const bool is_single = condition.terms.size() == 1 && first.weight == 1 && condition.bound >= 0;
    // "The highest other card is 1 or more" asks whether there is one; as a rank that has no words.
    const bool is_no_rank =
        is_a_rank(first.measure.kind) && (condition.bound < pips_of_two || condition.bound > pips_of_ace);
    if (is_single && !is_no_rank) return single_text(first.measure, condition.at_least, condition.bound);
    return "the points are " + std::to_string(condition.bound) +
           (condition.at_least ? " or more" : " or less") + ": " + items_text(condition.terms);
}

std::string pattern_text(const std::string& cards) {
    const std::size_t first = cards.find(' ');
    const std::size_t second = cards.find(' ', first + 1);
    return cards.substr(0, first) + " over " + cards.substr(first + 1, second - first - 1) + " with " +
           cards.substr(second + 1);
}

std::string clause_text(const Clause& clause) {
    const bool takes = clause.keep == Side::rival;
    if (clause.pattern) return (takes ? "take " : "not ") + pattern_text(clause.pattern->cards);
    std::string text = takes ? "take it" : "keep this hold";
    for (std::size_t each = 0; each < clause.conditions.size(); ++each) {
        text += (each == 0 ? " if " : " and ") + condition_text(clause.conditions[each]);
    }
    return text;
}

}  // namespace

std::string to_text(const Preference& preference) {
    std::string text;
    for (const Clause& clause : preference.clauses) text += (text.empty() ? "" : "; ") + clause_text(clause);
    return text;
}

}  // namespace holdfast::videopoker::penalties
