// Which rules a section of a chart needs: from which row to which rival types, and the deals to learn from.
#pragma once

#include <holdfast/strategy/rules/example_table.h>
#include <holdfast/strategy/rules/section_deals.h>

namespace holdfast::videopoker::penalties {

/// A row's types, rising.
using RowTypes = std::vector<TypeIndex>;

/// A rule to be learned.
struct RulePair {
    std::size_t row;
    RowTypes to;
    RowTypes best;  ///< those of `to` that are the best hold of a deal that the rule should change
};

/// Whether the holds have at most one card beside the wild ones, of which there are some.
bool are_single_cards(const RowTypes& row, const HoldTypes& types);
/// The same of several: then a score may choose among them (rule_play.h).
bool is_scored(const RowTypes& row, const HoldTypes& types);

struct RulePairs {
    std::vector<RulePair> pairs;  ///< the one that sets the most deals right first
    u64 misplayed = 0;            ///< deals, without rules
    u64 hopeless = 0;             ///< of these, deals whose best hold no chart offers
};

class RulePairSearch {
  public:
    /// `deals` and `types` must outlive this.
    RulePairSearch(const SectionDeals& deals, const HoldTypes& types, std::size_t section);

    /// By a greedy cover: the pair of rows that sets the most misplayed deals right, then the one for what is
    /// left, ...
    RulePairs find(const std::vector<RowTypes>& rows) const;
    /// [row] whether it is the highest that fits in some deal.
    std::vector<bool> reached(const std::vector<RowTypes>& rows) const;
    /// The contests that a rule of the pair decides, save those that do not matter. `choice`, if any, is the
    /// row's rule that chooses among its own holds.
    std::vector<Example> examples(const std::vector<RowTypes>& rows, const RulePair& pair,
                                  const Preference* choice = nullptr) const;

  private:
    struct Misplay;
    class Rows;

    /// Like RulePlay::contest, for deals without values.
    Contest contest(const SectionDeals::Deal& deal, const SectionHold& kept, const SectionHold& rival) const;
    /// The contests of one deal.
    void add_examples(const SectionDeals::Deal& deal, const SectionHold& own, const RowTypes& to,
                      std::vector<Example>& examples) const;
    /// What the row's score leaves as its own hold (RulePlay::taken plays it the same way).
    const SectionHold& chosen(const SectionDeals::Deal& deal, const SectionHold& own, const RowTypes& row,
                              const Preference& choice) const;

    const SectionDeals* deals_;
    const HoldTypes* types_;
    std::vector<RowTypes> atoms_;  ///< of the section
    CardSet wild_;
};

}  // namespace holdfast::videopoker::penalties
