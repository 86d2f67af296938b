#include <algorithm>
#include <limits>
#include <utility>

#include <holdfast/core/threads.h>
#include <holdfast/videopoker/strategy/search/row_search.h>

namespace holdfast::videopoker {
namespace {

std::vector<u32> without(std::vector<u32> rows, std::size_t row) {
    rows.erase(rows.begin() + static_cast<std::ptrdiff_t>(row));
    return rows;
}

/// How often the charts found are compared with those of one row more or less; two rounds nearly always
/// suffice.
constexpr int most_rounds = 4;

/// The better chart first; equal charts by their rows, so that no answer depends on threads.
bool is_better(const RowsFound& a, const RowsFound& b) {
    if (a.value != b.value) return a.value > b.value;
    return a.rows < b.rows;
}

void keep_best(std::vector<RowsFound>& charts, std::size_t count) {
    std::sort(charts.begin(), charts.end(), is_better);
    const auto same = [](const RowsFound& a, const RowsFound& b) { return a.rows == b.rows; };
    charts.erase(std::unique(charts.begin(), charts.end(), same), charts.end());
    if (charts.size() > count) charts.resize(count);
}

/// The best few of many charts. No others are kept: a chart of many rows has too many children to keep all.
class BestCharts {
  public:
    explicit BestCharts(std::size_t count) : count_(count) {}

    /// Adds a chart of this value, with the rows that `rows` returns, if it may be one of the best.
    template <class Rows>
    void add(i64 value, const Rows& rows) {
        if (value < least_) return;
        charts_.push_back({rows(), value});
        if (charts_.size() < 2 * count_) return;
        keep_best(charts_, count_);
        if (charts_.size() == count_) least_ = charts_.back().value;
    }
    void add(RowsFound chart) {
        add(chart.value, [&] { return std::move(chart.rows); });
    }
    std::vector<RowsFound> taken() {
        keep_best(charts_, count_);
        return std::move(charts_);
    }

  private:
    std::size_t count_;
    std::vector<RowsFound> charts_;
    i64 least_ = std::numeric_limits<i64>::min();  ///< a chart of less is not among the best
};

class RowSearch {
  public:
    RowSearch(const Phrases& phrases, const StopFlag* stop)
        : phrases_(phrases), chart_(phrases, {}, stop), stop_(stop) {}

    /// Adds all charts with one row fewer.
    void add_children(const RowsFound& parent, BestCharts& children) {
        throw_if_stopped(stop_);
        chart_.assign(parent.rows);
        for (std::size_t row = 0; row < parent.rows.size(); ++row) {
            chart_.lift(row);
            children.add(chart_.value(), [&] { return without(parent.rows, row); });
            for (std::size_t lower = row + 1; lower < parent.rows.size(); ++lower) {
                throw_if_stopped(stop_);
                const Phrase a = phrases_[parent.rows[row]];
                const Phrase b = phrases_[parent.rows[lower]];
                if (a.family != b.family) continue;
                const u32 both =
                    phrases_.number_of({a.family, std::min(a.first, b.first), std::max(a.last, b.last)});
                // At or above the lower row's place nothing is left for that row, so it need not be lifted.
                const RowChart::Place place = chart_.best_place(both, lower);
                children.add(place.value, [&] { return without(chart_.rows_with(both, place.row), lower); });
            }
            chart_.put_back();
        }
    }

    /// Adds one row: the best phrase at its best place.
    RowsFound with_best_row(const RowsFound& chart) {
        chart_.assign(chart.rows);
        BestExchange best{chart.value, 0, 0, 0};
        consider_all(best);
        if (best.value == chart.value) return chart;
        return {chart_.rows_with(best.phrase, best.place), best.value};
    }

    /// Exchanges rows for phrases of their families as long as that improves the value.
    void polish(RowsFound& chart) {
        std::size_t unchanged = 0;  // consecutive rows
        chart_.assign(chart.rows);
        // Until a whole round of rows brought nothing: then no single exchange within a family helps.
        for (std::size_t row = 0; unchanged < chart.rows.size(); row = (row + 1) % chart.rows.size()) {
            throw_if_stopped(stop_);
            const u32 family = phrases_[chart.rows[row]].family;
            BestExchange best{chart.value, 0, 0, row};
            chart_.lift(row);
            consider_family(family, best);
            chart_.put_back();
            unchanged = make(best, chart) ? 0 : unchanged + 1;
        }
    }

    /// Exchanges any row for any phrase, the best exchange first, as long as that improves the value.
    void polish_fully(RowsFound& chart) {
        BestExchange best{};
        do {
            throw_if_stopped(stop_);
            chart_.assign(chart.rows);
            best = {chart.value, 0, 0, 0};
            for (std::size_t row = 0; row < chart.rows.size(); ++row) {
                chart_.lift(row);
                if (consider_all(best)) best.lifted = row;
                chart_.put_back();
            }
        } while (make(best, chart));
    }

  private:
    struct BestExchange {
        i64 value;
        u32 phrase;
        std::size_t place;
        std::size_t lifted;

        bool consider(u32 candidate, const RowChart::Place& at) {
            if (at.value <= value) return false;
            value = at.value;
            phrase = candidate;
            place = at.row;
            return true;
        }
    };

    /// Whether a phrase of the family, at its best place, is better.
    bool consider_family(u32 family, BestExchange& best) const {
        bool is_better = false;
        chart_.for_each_phrase(family, [&](u32 phrase, RowChart::Gains gains) {
            is_better |= best.consider(phrase, chart_.best_place(gains));
        });
        return is_better;
    }
    bool consider_all(BestExchange& best) const {
        bool is_better = false;
        for (u32 family = 0; family < phrases_.families(); ++family) {
            is_better |= consider_family(family, best);
        }
        return is_better;
    }

    bool make(const BestExchange& exchange, RowsFound& chart) {
        if (exchange.value == chart.value) return false;
        chart_.lift(exchange.lifted);
        chart = {chart_.rows_with(exchange.phrase, exchange.place), exchange.value};
        chart_.assign(chart.rows);
        return true;
    }

    const Phrases& phrases_;
    RowChart chart_;
    const StopFlag* stop_;
};

/// The search from the top, with one RowSearch for each worker.
class Descent {
  public:
    Descent(const Phrases& phrases, const RowSearchEffort& effort, const Work& work)
        : effort_(effort), work_(work), searches_(worker_count(work), RowSearch(phrases, work.stop)) {
        work_.progress = {};
    }

    /// The best charts with one row fewer, in the order in which they are found.
    std::vector<RowsFound> children_of(const std::vector<RowsFound>& charts) {
        std::vector<BestCharts> of_parent(charts.size(), BestCharts(effort_.polished));
        for_each_index(charts.size(), work_, [&](std::size_t index, unsigned worker) {
            searches_[worker].add_children(charts[index], of_parent[index]);
        });
        BestCharts children(effort_.polished);
        for (BestCharts& each : of_parent) {
            for (RowsFound& child : each.taken()) children.add(std::move(child));
        }
        return children.taken();
    }

    /// The beam with one row fewer, polished if it lost value.
    std::vector<RowsFound> next_beam(const std::vector<RowsFound>& beam, i64 lossless) {
        std::vector<RowsFound> children = children_of(beam);
        if (children.front().value < lossless) polish(children);
        keep_best(children, effort_.beam);
        return children;
    }

    /// Replaces a chart by the best chart of one row fewer plus a row, or of one row more minus a row, if
    /// that is better. False if no chart became better.
    bool smooth(std::vector<RowsFound>& found) {
        bool better = false;
        for (std::size_t i = 1; i < found.size(); ++i) {
            better |= replace(found[i], searches_.front().with_best_row(found[i - 1]));
        }
        for (std::size_t i = found.size() - 1; i > 0; --i) {
            BestCharts children(1);
            searches_.front().add_children(found[i], children);
            better |= replace(found[i - 1], children.taken().front());
        }
        return better;
    }

  private:
    bool replace(RowsFound& chart, RowsFound other) {
        if (other.rows.size() > chart.rows.size()) return false;
        searches_.front().polish_fully(other);
        if (other.value <= chart.value) return false;
        chart = std::move(other);
        return true;
    }

    void polish(std::vector<RowsFound>& charts) {
        for_each_index(charts.size(), work_,
                       [&](std::size_t index, unsigned worker) { searches_[worker].polish(charts[index]); });
        keep_best(charts, effort_.beam);
        searches_.front().polish_fully(charts.front());
    }

    RowSearchEffort effort_;
    Work work_;
    std::vector<RowSearch> searches_;
};

}  // namespace

std::vector<u32> single_rows(const Phrases& phrases, const std::vector<u32>& order, const StopFlag* stop) {
    std::vector<u32> rows;
    for (const u32 item : order) rows.push_back(phrases.single(item));
    RowChart chart(phrases, rows, stop);
    for (std::size_t row = 0, unchanged = 0; unchanged < rows.size(); row = (row + 1) % rows.size()) {
        throw_if_stopped(stop);
        const i64 value = chart.value();
        chart.lift(row);
        const RowChart::Place place = chart.best_place(rows[row]);
        ++unchanged;
        if (place.value > value) {
            rows = chart.rows_with(rows[row], place.row);
            chart.assign(rows);
            unchanged = 0;
        } else {
            chart.put_back();
        }
    }
    std::vector<bool> decides(rows.size() + 1);
    for (std::size_t group = 0; group < phrases.groups(); ++group) decides[chart.decision(group).row] = true;
    std::vector<u32> needed;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (decides[row]) needed.push_back(rows[row]);
    }
    return needed;
}

RowsFound fewest_rows(const Phrases& phrases, const std::vector<u32>& start, const RowSearchEffort& effort,
                      const Work& work) {
    Descent descent(phrases, effort, work);
    // The best child must lose nothing, so none needs polishing.
    std::vector<RowsFound> beam{{start, RowChart(phrases, start).value()}};
    while (beam.front().rows.size() > 1) {
        if (work.progress) work.progress(start.size() - beam.front().rows.size(), start.size());
        std::vector<RowsFound> children = descent.children_of(beam);
        if (children.front().value < beam.front().value) break;
        keep_best(children, effort.beam);
        beam = std::move(children);
    }
    return beam.front();
}

std::vector<RowsFound> search_rows(const Phrases& phrases, const std::vector<u32>& start,
                                   const RowSearchEffort& effort, const Work& work) {
    Descent descent(phrases, effort, work);
    const i64 lossless = RowChart(phrases, start).value();
    std::vector<RowsFound> beam{{start, lossless}};
    std::vector<RowsFound> found(start.size());
    found.back() = beam.front();
    for (std::size_t rows = start.size() - 1; rows > 0; --rows) {
        beam = descent.next_beam(beam, lossless);
        found[rows - 1] = beam.front();
        if (work.progress) work.progress(start.size() - rows, start.size() - 1);
    }
    while (found.size() > 1 && found[found.size() - 2].value >= lossless) found.pop_back();
    // Smoothing may show that fewer rows lose nothing: then larger charts are dropped once more.
    for (int round = 0; round < most_rounds && descent.smooth(found); ++round) {
    }
    while (found.size() > 1 && found[found.size() - 2].value >= lossless) found.pop_back();
    return found;
}

}  // namespace holdfast::videopoker
