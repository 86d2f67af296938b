#include <algorithm>
#include <limits>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/strategy/charts/chart_score.h>

namespace holdfast::videopoker::penalties {

bool is_of_types(const OfferedHold& hold, const std::vector<TypeIndex>& types) {
    return std::binary_search(types.begin(), types.end(), hold.type);
}

RulePlay::RulePlay(const HoldTypes& types) : types_(&types) {
    const Game& game = types.tables().game();
    const CardSet ordinary = CardSet::from_mask((u64{1} << ordinary_card_count) - 1);
    wild_ = game.wild | (game.deck.cards() - ordinary);
}

Contest RulePlay::contest(CardSet deal, u32 kept, u32 rival) const {
    return Contest(deal - wild_, held_cards(deal, kept) - wild_, held_cards(deal, rival) - wild_,
                   types_->high_ranks());
}

const OfferedHold* RulePlay::taken(const PenaltyRule& rule, const DealHolds& deal,
                                   const OfferedHold& own) const {
    // Each rival is compared with the winner so far; the rule was learned from every such pair
    // (RulePairSearch::add_examples).
    const OfferedHold* kept = &own;
    for (const OfferedHold& rival : deal) {
        if (!is_of_types(rival, rule.to) || rival.mask == own.mask) continue;
        const CardSet cards = deal.cards(types_->tables().classes());
        const Contest of_both = contest(cards, kept->mask, rival.mask);
        if (preferred(rule.preference, of_both) == Side::rival) kept = &rival;
    }
    return kept == &own ? nullptr : kept;
}

bool RulePlay::chooses(const PenaltyRule& rule) {
    const std::vector<Clause>& clauses = rule.preference.clauses;
    return std::any_of(clauses.begin(), clauses.end(), [](const Clause& clause) {
        return std::any_of(clause.conditions.begin(), clause.conditions.end(),
                           [](const Condition& each) { return each.is_score; });
    });
}

}  // namespace holdfast::videopoker::penalties

namespace holdfast::videopoker {
namespace {

using detail::block_lanes;
using detail::HoldOrder;
using detail::ValuedDeals;

constexpr u16 no_row = 0xffff;

/// [section][cards][class] the highest row of the chart that a class of held cards fits. Every deal looks up
/// 32 of its entries, so types are looked up once for each class (152,829 of 52 cards) and not for each hold.
using RowTables = std::vector<std::array<std::vector<u16>, deal_size + 1>>;

RowTables row_tables(const HoldTypes& types, const Chart& chart) {
    RowTables tables(types.sections());
    for (std::size_t section = 0; section < tables.size(); ++section) {
        std::vector<u16> row_of_type(types.all_types().size(), no_row);
        const std::vector<ChartRow>& rows = chart.sections[section];
        // From below, so that a type that several rows name gets the highest of them.
        for (std::size_t row = rows.size(); row-- > 0;) {
            for (const TypeIndex type : rows[row].types) row_of_type[type] = static_cast<u16>(row);
        }
        for (int cards = 0; cards <= deal_size; ++cards) {
            std::vector<u16>& table = tables[section][static_cast<std::size_t>(cards)];
            table.resize(types.tables().classes().size(cards), no_row);
            for (u32 each = 0; each < table.size(); ++each) {
                const TypeIndex type = types.any_type_of(cards, each, section);
                if (type != no_type) table[each] = row_of_type[type];
            }
        }
    }
    return tables;
}

/// A row and the place of a hold in tie-break order, in one deal.
struct RowPlay {
    u16 row = no_row;
    std::size_t place = 0;
    TypeIndex type = no_type;  ///< type of the hold
};

/// One worker's part of a score. The two classes make examples independent of the workers: of equally good
/// examples, the one with the lowest class is shown.
struct Tally {
    ChartScore score;
    u32 worst_class = 0;
    u32 uncovered_class = 0;
};

/// Plays every class of deals, sixteen sets of ranks at a time (DealValues). Best values are those of all 32
/// holds, not of the offered ones, so that costs are counted even if no row of a chart could avoid them.
class ChartReplay {
  public:
    /// `plays`: null, or to be filled.
    ChartReplay(const HoldTypes& types, const Chart& chart, ChartPlays* plays)
        : types_(types),
          chart_(chart),
          plays_(plays),
          values_(types.tables()),
          rows_(row_tables(types, chart)),
          orders_(detail::hold_orders(types.tables().classes().families(deal_size))),
          rules_(types) {
        if (plays_ == nullptr) return;
        const std::size_t classes = types.tables().classes().size(deal_size);
        plays_->masks.assign(classes, ChartPlays::no_row);
        plays_->weights.assign(classes, 0);
        plays_->values.assign(classes, 0);
    }

    ChartScore play(const Work& work) {
        Tally empty;
        for (const std::vector<ChartRow>& section : chart_.sections) {
            std::vector<RowScore>& scores = empty.score.rows.emplace_back(section.size());
            for (std::size_t row = 0; row < section.size(); ++row) {
                scores[row].least = std::numeric_limits<u64>::max();
                scores[row].rule_deals.resize(section[row].rules.size());
                scores[row].type_deals.resize(section[row].types.size());
            }
        }
        std::vector<Tally> tallies(worker_count(work), empty);
        values_.for_each(work, [&](const ValuedDeals& deals, unsigned worker) {
            for (u32 lane = 0; lane < deals.count; ++lane) {
                // With rules, a single deal may take a millisecond.
                throw_if_stopped(work.stop);
                play_deal(deals, lane, tallies[worker]);
            }
        });
        // Sums, least and most values, and the examples with the lowest class: none depends on which worker
        // played a deal.
        for (std::size_t worker = 1; worker < tallies.size(); ++worker) add(tallies[worker], tallies.front());
        return finished(std::move(tallies.front().score));
    }

  private:
    void play_deal(const ValuedDeals& deals, u32 lane, Tally& tally) const;
    RowPlay highest_row(const ValuedDeals& deals, u32 lane, std::size_t section) const;
    /// The hold that the row's rules choose instead of `own_mask`, the row's own hold.
    u8 ruled_hold(const ValuedDeals& deals, u32 lane, u16 row, u8 own_mask, RowScore& score) const;
    const HoldOrder& order(const ValuedDeals& deals) const {
        const DealFamily* const first = types_.tables().classes().families(deal_size).data();
        return orders_[static_cast<std::size_t>(deals.family - first)];
    }
    void add(const Tally& from, Tally& to) const;
    ChartScore finished(ChartScore score) const;

    const HoldTypes& types_;
    const Chart& chart_;
    ChartPlays* plays_;
    detail::DealValues values_;
    RowTables rows_;
    std::vector<HoldOrder> orders_;
    penalties::RulePlay rules_;
};

RowPlay ChartReplay::highest_row(const ValuedDeals& deals, u32 lane, std::size_t section) const {
    const std::array<std::vector<u16>, deal_size + 1>& rows = rows_[section];
    const std::array<u16, max_subsets>& subset_of = deals.family->subset_of[deals.pattern];
    const HoldOrder& holds = order(deals);
    RowPlay highest;
    bool is_tied = false;  // with the best hold so far: equally many cards of the same ranks
    for (std::size_t place = 0; place < hold_count; ++place) {
        const u8 mask = holds.masks[place];
        const SubsetRun& run = deals.family->subsets[subset_of[mask]];
        const u16 row = rows[run.cards][run.class_of(deals.first_rank_set + lane)];
        // Holds come in tie-break order, so the first hold of a row stays, unless later ones tie with it.
        is_tied = is_tied && holds.is_tied[place];
        // Before any row fits, `highest` is place 0 with no_row; then only a smaller row number counts,
        // because is_tied is false.
        const u8 before = holds.masks[highest.place];
        const bool is_worth_less = deals.values[mask][lane] < deals.values[before][lane];
        if (row < highest.row || (is_tied && row == highest.row && is_worth_less)) {
            highest = {row, place, no_type};
            is_tied = true;
        }
    }
    if (highest.row != no_row) {
        const SubsetRun& run = deals.family->subsets[subset_of[holds.masks[highest.place]]];
        highest.type = types_.any_type_of(run.cards, run.class_of(deals.first_rank_set + lane), section);
    }
    return highest;
}

void ChartReplay::play_deal(const ValuedDeals& deals, u32 lane, Tally& tally) const {
    const u32 deal_class = deals.family->class_of(deals.pattern, deals.first_rank_set + lane);
    const std::size_t section = types_.section_of(deal_class);
    const u32 weight = deals.family->weight[deals.pattern];
    std::size_t best = 0;
    for (std::size_t mask = 1; mask < hold_count; ++mask) {
        best = deals.values[mask][lane] > deals.values[best][lane] ? mask : best;
    }
    const u64 best_value = deals.values[best][lane];
    ChartScore& score = tally.score;
    score.deals += weight;
    score.best_won += u128{best_value} * weight;
    const auto deal = [&] {
        return types_.tables().classes().representative(*deals.family, deals.pattern,
                                                        deals.first_rank_set + lane);
    };
    const RowPlay highest = highest_row(deals, lane, section);
    if (highest.row == no_row) {
        // The lowest class of all: the example does not depend on the order of the workers.
        if (score.uncovered == 0 || deal_class < tally.uncovered_class) {
            tally.uncovered_class = deal_class;
            score.uncovered_deal = deal();
        }
        score.uncovered += weight;
        return;
    }
    // Counted before any rule changes the hold: the row's own type decides which rules apply (chart.h).
    RowScore& row = score.rows[section][highest.row];
    const std::vector<TypeIndex>& row_types = chart_.sections[section][highest.row].types;
    const auto type = std::lower_bound(row_types.begin(), row_types.end(), highest.type);
    row.type_deals[static_cast<std::size_t>(type - row_types.begin())] += weight;
    u8 mask = order(deals).masks[highest.place];
    if (!chart_.sections[section][highest.row].rules.empty()) {
        mask = ruled_hold(deals, lane, highest.row, mask, row);
    }
    const u64 value = deals.values[mask][lane];
    if (plays_ != nullptr) {
        // Each class is played once, so no two workers write to one place.
        plays_->masks[deal_class] = mask;
        plays_->weights[deal_class] = weight;
        plays_->values[deal_class] = value;
    }
    score.won += u128{value} * weight;
    row.deals += weight;
    row.least = std::min(row.least, value);
    row.most = std::max(row.most, value);
    if (value == best_value) return;
    row.misplayed += weight;
    score.misplayed += weight;
    const u64 cost = best_value - value;
    const bool is_worst = !score.worst || cost > score.worst->cost ||
                          (cost == score.worst->cost && deal_class < tally.worst_class);
    if (is_worst) {
        const CardSet cards = deal();
        score.worst =
            PlayedDeal{cards, held_cards(cards, mask), held_cards(cards, static_cast<u32>(best)), cost};
        tally.worst_class = deal_class;
    }
}

u8 ChartReplay::ruled_hold(const ValuedDeals& deals, u32 lane, u16 row, u8 own_mask, RowScore& score) const {
    DealHolds deal{};
    // All types and not only the offered ones: a written rule may name a hold with a kicker.
    gather_holds(types_, types_.all_types().size(), deals, order(deals), lane, deal);
    const OfferedHold* kept = std::find_if(deal.begin(), deal.end(),
                                           [&](const OfferedHold& each) { return each.mask == own_mask; });
    const std::vector<PenaltyRule>& rules = chart_.sections[deal.section][row].rules;
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
        const OfferedHold* const rival = rules_.taken(rules[rule], deal, *kept);
        if (rival == nullptr) continue;
        kept = rival;
        score.rule_deals[rule] += deal.weight;
        // A score only chooses which of the row's own holds the later rules compare with (chart_score.h).
        if (!penalties::RulePlay::chooses(rules[rule])) break;
    }
    return kept->mask;
}

void ChartReplay::add(const Tally& from, Tally& to) const {
    const ChartScore& part = from.score;
    ChartScore& sum = to.score;
    sum.deals += part.deals;
    sum.misplayed += part.misplayed;
    sum.won += part.won;
    sum.best_won += part.best_won;
    for (std::size_t section = 0; section < sum.rows.size(); ++section) {
        for (std::size_t row = 0; row < sum.rows[section].size(); ++row) {
            const RowScore& added = part.rows[section][row];
            RowScore& score = sum.rows[section][row];
            score.deals += added.deals;
            score.misplayed += added.misplayed;
            score.least = std::min(score.least, added.least);
            score.most = std::max(score.most, added.most);
            for (std::size_t rule = 0; rule < score.rule_deals.size(); ++rule) {
                score.rule_deals[rule] += added.rule_deals[rule];
            }
            for (std::size_t type = 0; type < score.type_deals.size(); ++type) {
                score.type_deals[type] += added.type_deals[type];
            }
        }
    }
    if (part.worst && (!sum.worst || part.worst->cost > sum.worst->cost ||
                       (part.worst->cost == sum.worst->cost && from.worst_class < to.worst_class))) {
        sum.worst = part.worst;
        to.worst_class = from.worst_class;
    }
    if (part.uncovered_deal && (!sum.uncovered_deal || from.uncovered_class < to.uncovered_class)) {
        sum.uncovered_deal = part.uncovered_deal;
        to.uncovered_class = from.uncovered_class;
    }
    sum.uncovered += part.uncovered;
}

ChartScore ChartReplay::finished(ChartScore score) const {
    const Game& game = types_.tables().game();
    score.value_denominator = u128{values_.scale().common} * types_.tables().pays().denominator;
    score.total_denominator = binomial(game.deck.size(), deal_size) * score.value_denominator;
    for (std::vector<RowScore>& section : score.rows) {
        for (RowScore& row : section) {
            if (row.deals == 0) row.least = 0;
        }
    }
    return score;
}

}  // namespace

ChartScore score_chart(const HoldTypes& types, const Chart& chart, const Work& work, ChartPlays* plays) {
    return ChartReplay(types, chart, plays).play(work);
}

namespace {

using RowOfType = std::vector<std::size_t>;

/// [section][type] the highest row that names the type; past the last row if none does.
std::vector<RowOfType> rows_of_types(const HoldTypes& types, const Chart& chart) {
    std::vector<RowOfType> rows;
    for (const std::vector<ChartRow>& section : chart.sections) {
        RowOfType& row_of_type = rows.emplace_back(types.all_types().size(), section.size());
        for (std::size_t row = section.size(); row-- > 0;) {
            for (const TypeIndex type : section[row].types) row_of_type[type] = row;
        }
    }
    return rows;
}

/// Holds come in tie-break order, so the first hold of the highest row is kept.
const OfferedHold* played(const DealHolds& deal, const std::vector<RowOfType>& rows) {
    const RowOfType& row_of_type = rows[deal.section];
    return std::min_element(deal.begin(), deal.end(), [&](const OfferedHold& a, const OfferedHold& b) {
        return row_of_type[a.type] < row_of_type[b.type];
    });
}

}  // namespace

Misplays::Misplays(const DealWalk& walk, const Chart& chart, const Work& work)
    : masks_(walk.types().tables().classes().size(deal_size), no_misplay) {
    const std::vector<RowOfType> rows = rows_of_types(walk.types(), chart);
    walk.for_each(work, [&](const DealHolds& deal, unsigned) {
        const OfferedHold* const hold = played(deal, rows);
        if (hold != deal.end() && hold->value < deal.best_value) {
            masks_[deal.family->class_of(deal.pattern, deal.rank_set)] = hold->mask;
        }
    });
}

std::vector<u8> Misplays::classes() const {
    std::vector<u8> is_in;
    for (const u8 mask : masks_) is_in.push_back(mask == no_misplay ? 0 : 1);
    return is_in;
}

}  // namespace holdfast::videopoker
