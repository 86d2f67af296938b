#include <algorithm>
#include <set>

#include <holdfast/videopoker/strategy/rules/filter_search.h>

namespace holdfast::videopoker::penalties {
namespace {

/// A condition with the open samples for which it holds: those to be covered and those that must not be.
struct Literal {
    Condition condition;
    std::size_t column = 0;
    SampleSet wanted;
    SampleSet unwanted;
    u64 deals = 0;
};

struct Cover {
    u64 deals = 0;
    std::vector<u32> literals;

    bool better_than(const Cover& other) const {
        if (deals != other.deals) return deals > other.deals;
        if (literals.size() != other.literals.size()) return literals.size() < other.literals.size();
        return literals < other.literals;
    }
};

/// The best `count` covers found so far. Covers with equal numbers of deals are kept once, since they are
/// nearly always the same deals.
class BestCovers {
  public:
    explicit BestCovers(std::size_t count) : count_(count) {}

    /// The number of deals that a cover must reach to be kept; 0 while there is room for any.
    u64 least() const { return list_.size() < count_ ? 0 : list_.back().deals; }

    void offer(Cover cover) {
        for (Cover& kept : list_) {
            if (kept.deals != cover.deals) continue;
            if (cover.better_than(kept)) kept = std::move(cover);
            return;
        }
        list_.push_back(std::move(cover));
        std::sort(list_.begin(), list_.end(),
                  [](const Cover& a, const Cover& b) { return a.better_than(b); });
        if (list_.size() > count_) list_.pop_back();
    }

    const std::vector<Cover>& list() const { return list_; }

  private:
    std::size_t count_;
    std::vector<Cover> list_;
};

/// All conditions that hold for some wanted samples and not for all open ones; of conditions that hold for
/// the same samples, the first.
std::vector<Literal> literals_of(const ExampleTable& table, const SampleSet& wanted,
                                 const SampleSet& unwanted, const StopFlag* stop) {
    std::vector<Literal> literals;
    std::set<std::pair<std::vector<u64>, std::vector<u64>>> seen;
    const auto add = [&](std::size_t column, bool at_least, int bound, const SampleSet& above) {
        // A rank below a two means that there is no such card, which conditions have no words for.
        if (is_a_rank(table.measure(column).kind) && bound < 2) return;
        SampleSet with = wanted;
        SampleSet against = unwanted;
        if (at_least) {
            with &= above;
            against &= above;
        } else {
            with -= above;
            against -= above;
        }
        // A condition that excludes no unwanted sample adds nothing to a conjunction; one without a wanted
        // sample covers nothing.
        if (with.empty() || against == unwanted) return;
        // Columns come with the simplest measure first, so the first of several equivalent literals is the
        // simplest to write.
        if (!seen.insert({with.words(), against.words()}).second) return;
        const u64 deals = table.deals_in(with);
        literals.push_back({{{{table.measure(column), 1}}, at_least, bound},
                            column,
                            std::move(with),
                            std::move(against),
                            deals});
    };
    for (std::size_t column = 0; column < table.columns(); ++column) {
        for (const ExampleTable::Step& step : table.steps(column)) {
            throw_if_stopped(stop);
            add(column, true, step.bound, step.above);
            add(column, false, step.below, step.above);
        }
    }
    return literals;
}

bool meet(const SampleSet& a, const SampleSet& b, const SampleSet& c) {
    for (std::size_t word = 0; word < a.words().size(); ++word) {
        if ((a.words()[word] & b.words()[word] & c.words()[word]) != 0) return true;
    }
    return false;
}

/// Branch and bound over conjunctions. The samples of a conjunction are those that all two or three literals
/// share. So it is pure if their unwanted samples have none in common, and covers no more deals than any
/// single literal.
class PureSearch {
  public:
    PureSearch(const ExampleTable& table, std::vector<Literal> literals, std::size_t count)
        : table_(table), literals_(std::move(literals)), best_(count) {
        for (u32 each = 0; each < literals_.size(); ++each) order_.push_back(each);
        std::stable_sort(order_.begin(), order_.end(),
                         [&](u32 a, u32 b) { return literals_[a].deals > literals_[b].deals; });
    }

    void singles() {
        for (const u32 each : order_) {
            if (literals_[each].unwanted.empty()) best_.offer({literals_[each].deals, {each}});
        }
    }

    // The literals come with falling numbers of deals, which bound the cover of any conjunction with them.
    void pairs(const StopFlag* stop) {
        for (std::size_t i = 0; i < order_.size(); ++i) {
            throw_if_stopped(stop);
            const Literal& a = literals_[order_[i]];
            if (a.deals < best_.least()) break;
            // Pure by itself: another literal could only reduce its cover.
            if (a.unwanted.empty()) continue;
            for (std::size_t j = i + 1; j < order_.size(); ++j) {
                const Literal& b = literals_[order_[j]];
                if (b.deals < best_.least()) break;
                if (b.unwanted.empty() || a.unwanted.meets(b.unwanted)) continue;
                offer(a.wanted & b.wanted, {order_[i], order_[j]});
            }
        }
    }

    void triples(const StopFlag* stop) {
        for (std::size_t i = 0; i < order_.size(); ++i) {
            const Literal& a = literals_[order_[i]];
            if (a.deals < best_.least()) break;
            for (std::size_t j = i + 1; j < order_.size(); ++j) {
                throw_if_stopped(stop);
                const Literal& b = literals_[order_[j]];
                if (b.deals < best_.least()) break;
                const SampleSet both = a.wanted & b.wanted;
                // A pure pair needs no third literal. A triple must cover more deals than the covers kept:
                // with equally many deals the shorter filter is preferred.
                if (!a.unwanted.meets(b.unwanted) || table_.deals_in(both) <= best_.least()) continue;
                for (std::size_t k = j + 1; k < order_.size(); ++k) {
                    const Literal& c = literals_[order_[k]];
                    if (c.deals <= best_.least()) break;
                    if (meet(a.unwanted, b.unwanted, c.unwanted)) continue;
                    offer(both & c.wanted, {order_[i], order_[j], order_[k]});
                }
            }
        }
    }

    std::vector<PureFilter> found(Side keep) const {
        std::vector<PureFilter> filters;
        for (const Cover& cover : best_.list()) {
            PureFilter& filter = filters.emplace_back();
            filter.filter.keep = keep;
            filter.deals = cover.deals;
            filter.covers = literals_[cover.literals.front()].wanted;
            // In the order of the literals, simplest measure first: the order in which the rule lists them.
            std::vector<u32> in_order = cover.literals;
            std::sort(in_order.begin(), in_order.end());
            for (const u32 each : in_order) {
                filter.covers &= literals_[each].wanted;
                filter.filter.conditions.push_back(literals_[each].condition);
            }
        }
        return filters;
    }

  private:
    void offer(const SampleSet& covers, std::vector<u32> literals) {
        const u64 deals = table_.deals_in(covers);
        if (deals == 0 || deals < best_.least()) return;
        best_.offer({deals, std::move(literals)});
    }

    const ExampleTable& table_;
    std::vector<Literal> literals_;
    std::vector<u32> order_;
    BestCovers best_;
};

}  // namespace

std::vector<PureFilter> best_pure_filters(const ExampleTable& table, const SampleSet& open, Side keep,
                                          std::size_t max_conditions, std::size_t count,
                                          const StopFlag* stop) {
    const Side against = keep == Side::row ? Side::rival : Side::row;
    PureSearch search(
        table, literals_of(table, open & table.won_by(keep), open & table.won_by(against), stop), count);
    search.singles();
    if (max_conditions >= 2) search.pairs(stop);
    if (max_conditions >= 3) search.triples(stop);
    return search.found(keep);
}

}  // namespace holdfast::videopoker::penalties
