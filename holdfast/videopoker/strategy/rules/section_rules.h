// The penalty rules of one section of a chart, learned pair by pair.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <holdfast/videopoker/strategy/charts/chart.h>
#include <holdfast/videopoker/strategy/rules/learner.h>
#include <holdfast/videopoker/strategy/rules/rule_pairs.h>

namespace holdfast::videopoker::penalties {

// Joining rows of a section: with penalty rules a chart can have one row for several.

/// Joins two rows, at the place of the upper or of the lower one. Rows may name types that rows above decide
/// ("any ..."); such types must not decide deals at the new place.
std::vector<RowTypes> joined(const std::vector<RowTypes>& rows, std::size_t upper, std::size_t lower,
                             bool at_upper);

/// Joins rows that share an atom: with rules, an atom needs only one row. Joins nothing if that needs more
/// rules.
std::vector<RowTypes> with_whole_atoms(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                       const HoldTypes& types);

/// If three or more rows of a single card (or of none) beside the wild cards need rules between each other,
/// joins them: a score decides which card is held.
std::vector<RowTypes> with_scored_row(const std::vector<RowTypes>& rows, const RulePairSearch& search,
                                      const HoldTypes& types);

/// Rows with the rules that they need.
struct RuledRows {
    std::vector<RowTypes> rows;
    std::vector<std::vector<PenaltyRule>> rules;  ///< [row]
    std::size_t rule_count = 0;
    std::size_t exceptions = 0;
    int cost = 0;       ///< cost of all rules, as in Learned
    u64 misplayed = 0;  ///< deals of the examples that some rule decides wrongly
};

class SectionRules {
  public:
    /// Keeps a reference: `walk` must outlive this object. Throws Stopped.
    SectionRules(const DealWalk& walk, std::size_t section, const Work& work);

    /// Finds the rules that the rows would need, without learning them.
    RulePairs pairs_of(const std::vector<RowTypes>& rows) const { return search_.find(rows); }

    /// The rows to start from if rows are to be saved: rows of one atom joined, and single cards in a row
    /// with a score.
    std::vector<RowTypes> gathered(const std::vector<RowTypes>& rows) const {
        return with_scored_row(with_whole_atoms(rows, search_, *types_), search_, *types_);
    }

    /// Learns the rules of these rows. Results are remembered, so rows that need the same rules again take no
    /// time. Each rule is learned with the Work that `next` returns. Throws Stopped.
    RuledRows learn(const std::vector<RowTypes>& rows, const std::function<Work()>& next);

    /// Keeps the rows, and replaces rules with many exceptions by tables of points if these are shorter.
    /// Progress counts rows. Throws Stopped.
    RuledRows with_tables(RuledRows ruled, const Work& work);

    /// Joins rows of one family as long as that needs no more rules. The number of steps (Learned) is
    /// limited, and progress counts them. Throws Stopped.
    RuledRows in_fewer_rows(RuledRows ruled, const Work& work);

  private:
    /// Whether rows can be learned quickly: no new pair of rows has more than quick_examples examples.
    bool is_quick(const std::vector<RowTypes>& rows, const RulePairs& found) const;
    using Learn = Learned (*)(const std::vector<Example>&, const Work&);

    /// Learns a rule or returns a remembered one: charts that differ in a few rows share most lists of
    /// examples.
    const Learned& learn_examples(const std::vector<Example>& examples, Learn by, const Work& work);
    /// Learns the rule of a pair; `choice` as in RulePairSearch.
    std::pair<PenaltyRule, Learned> learn_pair(const std::vector<RowTypes>& rows, const RulePair& pair,
                                               const Preference* choice, const Work& work);
    /// Removes rows that no deal reaches; rules may still name their types.
    void drop_unreached(RuledRows& ruled) const;
    bool is_known(const std::vector<Example>& examples) const;
    bool are_one_family(const RowTypes& a, const RowTypes& b) const;

    const HoldTypes* types_;
    SectionDeals deals_;
    RulePairSearch search_;
    u64 steps_ = 0;                                ///< total Learned::steps of all rules learned
    std::map<std::vector<u64>, Learned> learned_;  ///< by the cards of the examples
};

}  // namespace holdfast::videopoker::penalties
