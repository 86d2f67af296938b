// Finds the rules that a section of a chart needs: the row and the rival types of each, and the deals to
// learn from.
#pragma once

#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>
#include <holdfast/videopoker/strategy/holds/deal_walk.h>
#include <holdfast/videopoker/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {

// All classes of deals of one section, with their holds, for a search that replays many charts on them.
//
// A walk over all deals computes their values anew (deal_walk.h). A search for rules needs only whether each
// hold is the best, in four bytes for each hold: about 5 MB for 52 cards.

struct SectionHold {
    TypeIndex type;
    u8 mask;
    bool is_best;
};

class SectionDeals {
  public:
    /// Gathers the deals of a section. Throws Stopped.
    SectionDeals(const DealWalk& walk, std::size_t section, const Work& work);
    SectionDeals(const SectionDeals&) = delete;
    SectionDeals& operator=(const SectionDeals&) = delete;

    struct Deal {
        CardSet cards;
        u32 weight;
        const SectionHold* first;
        const SectionHold* last;

        const SectionHold* begin() const { return first; }
        const SectionHold* end() const { return last; }
    };

    /// Deals with the same types of holds in the same order, and the same best ones: equivalent to a chart
    /// without rules. Their cards and masks are those of the first such deal.
    const std::vector<Deal>& alike() const { return alike_; }

    std::size_t size() const { return weights_.size(); }
    /// The deal at this index; its holds are in tie-break order.
    Deal operator[](std::size_t deal) const {
        return {cards_[deal], weights_[deal], holds_.data() + first_[deal], holds_.data() + first_[deal + 1]};
    }

  private:
    void gather_alike(const StopFlag* stop);

    std::vector<CardSet> cards_;
    std::vector<u32> weights_;
    std::vector<std::size_t> first_{0};
    std::vector<SectionHold> holds_;
    std::vector<Deal> alike_;  ///< equivalent deals as one, with their total weight
};

/// A row's types, rising.
using RowTypes = std::vector<TypeIndex>;

/// A rule to be learned.
struct RulePair {
    std::size_t row;
    RowTypes to;
    RowTypes best;  ///< the types in `to` that are the best hold of a deal that the rule should change
};

/// Whether all holds of the row have wild cards and at most one other card.
bool are_single_cards(const RowTypes& row, const HoldTypes& types);
/// Whether the row has several types, all of single cards: then a score may choose among them
/// (chart_score.h).
bool is_scored(const RowTypes& row, const HoldTypes& types);

struct RulePairs {
    std::vector<RulePair> pairs;  ///< the pair that corrects the most deals comes first
    u64 misplayed = 0;            ///< number of deals misplayed without rules
    u64 hopeless = 0;             ///< number of these whose best hold no chart offers
};

class RulePairSearch {
  public:
    /// Keeps references: `deals`, `types` and `stop` must outlive this object. All its functions throw Stopped.
    RulePairSearch(const SectionDeals& deals, const HoldTypes& types, std::size_t section,
                   const StopFlag* stop = nullptr);

    /// Finds pairs by a greedy cover: first the pair of rows that corrects the most misplayed deals, then the
    /// best pair for the remaining deals, and so on.
    RulePairs find(const std::vector<RowTypes>& rows) const;
    /// Whether each row is the highest that matches in some deal, [row].
    std::vector<bool> reached(const std::vector<RowTypes>& rows) const;
    /// The contests that a rule of the pair decides, except those that do not matter. `choice`, if any, is
    /// the row's rule that chooses among its own holds.
    std::vector<Example> examples(const std::vector<RowTypes>& rows, const RulePair& pair,
                                  const Preference* choice = nullptr) const;

  private:
    struct Misplay;
    class Rows;

    /// The deals that these rows misplay and a rule may correct; adds up the others in `found`.
    std::vector<Misplay> misplays(const Rows& all, RulePairs& found) const;
    /// The contests of one deal.
    void add_examples(const SectionDeals::Deal& deal, const SectionHold& own, const RowTypes& to,
                      std::vector<Example>& examples) const;
    /// The row's own hold after its score has chosen (RulePlay::taken does the same).
    const SectionHold& chosen(const SectionDeals::Deal& deal, const SectionHold& own, const RowTypes& row,
                              const Preference& choice) const;

    const SectionDeals* deals_;
    const HoldTypes* types_;
    const StopFlag* stop_;
    RulePlay play_;
    std::vector<RowTypes> atoms_;  ///< atoms of the section
};

}  // namespace holdfast::videopoker::penalties
