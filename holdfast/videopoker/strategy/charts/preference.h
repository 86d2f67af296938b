// A preference between two holds: the part of a penalty rule that says when the rival is the better one.
//
// A preference is a list of clauses. The first that applies decides which hold is kept; if none applies, it
// is the row's own. The search writes them in this order:
//   filters     up to three conditions, "straights lost by it <= 2"
//   exceptions  one pattern of cards
//   points      one condition on a sum of measures times small weights, or on two scores
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <holdfast/videopoker/strategy/charts/measure.h>

namespace holdfast::videopoker::penalties {

struct Term {
    Measure measure;
    int weight = 1;

    bool operator==(const Term&) const = default;
};

/// The sum of the terms is at least, or at most, a bound.
struct Condition {
    std::vector<Term> terms;
    bool at_least = true;
    int bound = 0;
    /// A score: the terms, which are all about the rival, are added up for both holds, and the difference,
    /// rival minus row, is compared. Scores decide between holds of one row, any of which may be the rival of
    /// any other.
    bool is_score = false;

    bool operator==(const Condition&) const = default;
};

/// The limits that readers of charts put on one condition; searches for rules keep them.
inline constexpr std::size_t max_terms = 24;
inline constexpr int max_number = 999;  ///< of a bound or a weight, with or without a minus

/// Whether the condition has no more terms and no larger numbers than that.
bool is_within_limits(const Condition& condition);

/// Whether the condition is met. A condition without terms compares 0 with its bound.
bool holds(const Condition& condition, const Contest& contest);

/// How much of the cards a pattern compares: no more than is needed to decide.
enum class PatternDetail : u8 {
    ranks,         ///< the ranks of both holds and of the others
    others_suits,  ///< also which of the others are of one suit
    all_suits,     ///< the whole deal up to the names of suits
};

/// The cards of a contest as a pattern names them: the rival, the row's hold, the others.
///
///     ranks         "KQ - 986"            a dash for no card
///     others_suits  "KQ - 9a8a6b"         equal letters: equal suits
///     all_suits     "KaQa - 9b8b6a"
std::string pattern_of(const Contest& contest, PatternDetail detail);

struct CardPattern {
    PatternDetail detail = PatternDetail::ranks;
    std::string cards;  ///< high cards first, suits named a, b, c, d as they appear

    bool operator==(const CardPattern&) const = default;
};

/// Whether the cards are those of the pattern; cards of one rank may be in any order.
bool matches(const CardPattern& pattern, const Contest& contest);

/// One clause. It is only asked if no earlier clause applies.
struct Clause {
    Side keep = Side::rival;
    std::vector<Condition> conditions;   ///< all must hold; none: the clause always applies
    std::optional<CardPattern> pattern;  ///< and these must be the cards

    bool operator==(const Clause&) const = default;
};

struct Preference {
    std::vector<Clause> clauses;

    bool operator==(const Preference&) const = default;
};

/// The first clause that applies; null if none does.
const Clause* deciding_clause(const Preference& preference, const Contest& contest);
/// The hold that the preference keeps: the row's own if no clause applies.
Side preferred(const Preference& preference, const Contest& contest);

/// The number of terms of all conditions: how much there is to remember besides exceptions, which
/// exception_count() counts.
std::size_t term_count(const Preference& preference);
std::size_t exception_count(const Preference& preference);

}  // namespace holdfast::videopoker::penalties
