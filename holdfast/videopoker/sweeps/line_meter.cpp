#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/line_meter.h>
#include <holdfast/videopoker/sweeps/meter_stretch.h>

namespace holdfast::videopoker {
namespace {

using detail::DealClass;
using detail::DealTurn;
using detail::MeterStretch;
using detail::Offset;
using detail::StretchPays;

void check_line(const GameTables& tables, const PayLine& line, const Rational& from, const Rational& to) {
    tables.refuse_order();
    const auto is_negative = [](const Rational& value) { return value.is_negative(); };
    const std::size_t rows = tables.game().rows.size();
    if (line.start.size() != rows || line.rise.size() != rows || !(from < to) ||
        std::any_of(line.rise.begin(), line.rise.end(), is_negative) ||
        std::all_of(line.rise.begin(), line.rise.end(),
                    [](const Rational& rise) { return rise.is_zero(); })) {
        throw InvalidArgument("a meter goes up, with a pay and a rise of at least 0 for each row");
    }
    // Rises are not negative, so no pay is below its first one.
    const Pays lowest = line.at(from);
    if (std::any_of(lowest.begin(), lowest.end(), is_negative)) {
        throw InvalidArgument("a meter goes from pays of at least 0");
    }
}

/// The rank of each pay among them all; equal pays have equal ranks. Which row pays a hand depends only on the
/// order of the pays.
std::vector<u64> ranks_of(const Pays& pays) {
    Pays sorted = pays;
    std::sort(sorted.begin(), sorted.end());
    std::vector<u64> ranks;
    for (const Rational& pay : pays) {
        const auto found = std::lower_bound(sorted.begin(), sorted.end(), pay);
        ranks.push_back(static_cast<u64>(found - sorted.begin()));
    }
    return ranks;
}

Rational middle(const Rational& a, const Rational& b) {
    return (a + b) / Rational(2);
}

/// The points at which a row takes over hands from a slower one, and the two ends of the range.
std::vector<Rational> ends_of_stretches(const GameTables& tables, const PayLine& line, const Rational& from,
                                        const Rational& to) {
    // The row that pays a hand changes only where two pays cross.
    std::set<Rational> crossings{to};
    for (std::size_t a = 0; a < line.start.size(); ++a) {
        for (std::size_t b = 0; b < line.start.size(); ++b) {
            if (line.rise[a] <= line.rise[b]) continue;
            const Rational at = (line.start[b] - line.start[a]) / (line.rise[a] - line.rise[b]);
            if (from < at && at < to) crossings.insert(at);
        }
    }
    const auto paid_rows = [&](const Rational& t) {
        return tables.groups().paid_rows(tables.game(), ranks_of(line.at(t)));
    };
    // A hand may stay with its row although two pays cross: then the crossing is no end.
    std::vector<Rational> ends{from};
    Rational last = from;
    std::vector<u8> before;
    for (const Rational& at : crossings) {
        std::vector<u8> rows = paid_rows(middle(last, at));
        if (!before.empty() && rows != before) ends.push_back(last);
        before = std::move(rows);
        last = at;
    }
    ends.push_back(to);
    return ends;
}

/// The pays between two points in whole numbers, in units of the largest step that they all have in common.
StretchPays pays_between(const GameTables& tables, const PayLine& line, const Rational& from,
                         const Rational& to) {
    Pays pays = line.at(from);
    const Pays last = line.at(to);
    pays.insert(pays.end(), last.begin(), last.end());
    const ScaledPays scaled = scaled_pays(pays, most_scaled_pay(tables.game().deck));
    const auto end = scaled.pays.begin() + static_cast<std::ptrdiff_t>(last.size());
    StretchPays stretch{scaled.denominator, {scaled.pays.begin(), end}, {end, scaled.pays.end()}, 0};
    for (std::size_t row = 0; row < last.size(); ++row) {
        stretch.rise[row] -= stretch.start[row];
        stretch.length = std::gcd(stretch.length, stretch.rise[row]);
    }
    for (u64& rise : stretch.rise) rise /= stretch.length;
    return stretch;
}

/// The deals whose best play changes at one pay. The example is from the class with the most deals, of
/// several the one with the lowest number: it does not depend on the order in which they come.
struct Changes {
    u64 deals = 0;
    DealClass most_common{0, 0};
    Hold before;
    Hold after;

    void add(const DealClass& more, Hold from, Hold to) {
        deals += more.deals;
        const bool is_more_common = more.deals > most_common.deals;
        const bool is_earlier = more.deals == most_common.deals && more.number < most_common.number;
        if (!is_more_common && !is_earlier) return;
        most_common = more;
        before = from;
        after = to;
    }
};

/// Makes pieces of stretches, one after the other, by rising pay.
class PieceMaker {
  public:
    PieceMaker(const GameTables& tables, LineMeter& meter)
        : tables_(tables),
          meter_(meter),
          combinations_(binomial(tables.game().deck.size(), deal_size) *
                        detail::HoldScale(tables.game().deck).common) {}

    /// A stretch from t = `from`, where an offset of 1 is `unit` of t.
    void add(MeterStretch stretch, const Rational& from, const Rational& unit, u64 denominator) {
        Changes changes = changes_between(last_holds_, stretch.first_holds);
        line_start_ = stretch.at_start;
        slope_ = stretch.slope;
        from_ = from;
        unit_ = unit;
        denominator_ = denominator;
        begin_piece({0, 1}, changes);
        std::vector<DealTurn>& turns = stretch.turns;
        std::sort(turns.begin(), turns.end(),
                  [](const DealTurn& a, const DealTurn& b) { return a.turn.at < b.turn.at; });
        for (std::size_t i = 0; i < turns.size();) {
            // All turns at one pay are one breakpoint, however many deals turn there.
            const Offset at = turns[i].turn.at;
            changes = {};
            for (; i < turns.size() && !(at < turns[i].turn.at); ++i) {
                // The steeper line, extended back to the start of the stretch, begins lower.
                slope_ += u128{turns[i].slope_gain} * turns[i].deals.deals;
                line_start_ -= u128{turns[i].start_loss} * turns[i].deals.deals;
                changes.add(turns[i].deals, turns[i].turn.before, turns[i].turn.after);
            }
            begin_piece(at, changes);
        }
        last_holds_ = std::move(stretch.last_holds);
    }

    void end(const Rational& to) { meter_.pieces.back().to = to; }

  private:
    Changes changes_between(const std::vector<u32>& before, const std::vector<u32>& after) const {
        Changes changes;
        if (before.empty()) return changes;  // the first stretch
        for (const DealFamily& family : tables_.classes().families(deal_size)) {
            for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
                const u32 first = family.class_of(pattern, 0);
                for (u32 number = first; number < first + family.rank_sets(); ++number) {
                    // A hold that is best on both sides is played on.
                    if ((before[number] & after[number]) != 0) continue;
                    changes.add({number, family.weight[pattern]}, detail::HoldSet(before[number]).first(),
                                detail::HoldSet(after[number]).first());
                }
            }
        }
        return changes;
    }

    void begin_piece(const Offset& at, const Changes& changes) {
        const Rational from = from_ + unit_ * Rational(at.over, at.under);
        if (!meter_.pieces.empty()) meter_.pieces.back().to = from;
        // The sum over all deals at this point, times at.under: each deal's value times HoldScale::common is
        // below 2^64, so sums are below 2^86 and their products with offsets below 2^150.
        const U256 sum = U256(line_start_) * U256(u128{at.under}) + U256(slope_) * U256(u128{at.over});
        const U256 share = U256(u128{combinations_}) * U256(u128{denominator_});
        MeterPiece piece{from,
                         {},
                         Rational(false, U256(slope_), share) / unit_,
                         Rational(false, sum, share * U256(u128{at.under}))};
        piece.deals_changed = changes.deals;
        if (changes.deals != 0) piece.example = example_of(changes);
        meter_.pieces.push_back(piece);
    }

    PlayChange example_of(const Changes& changes) const {
        return {representative_deal(tables_.classes(), changes.most_common.number), changes.before,
                changes.after};
    }

    const GameTables& tables_;
    LineMeter& meter_;
    u64 combinations_;
    std::vector<u32> last_holds_;
    // The line of the current piece, extended back to the start of the stretch, at t = from_.
    Rational from_;
    Rational unit_;
    u64 denominator_ = 1;
    u128 line_start_ = 0;
    u128 slope_ = 0;
};

}  // namespace

Pays PayLine::at(const Rational& t) const {
    Pays pays = start;
    for (std::size_t row = 0; row < pays.size(); ++row) {
        if (!rise[row].is_zero()) pays[row] += t * rise[row];
    }
    return pays;
}

Rational LineMeter::return_at(const Rational& pay) const {
    if (pay < pieces.front().from || pay > pieces.back().to) {
        throw InvalidArgument("the pay lies outside the meter");
    }
    // The last piece that begins at or below the pay.
    const auto next =
        std::upper_bound(pieces.begin() + 1, pieces.end(), pay,
                         [](const Rational& value, const MeterPiece& piece) { return value < piece.from; });
    const MeterPiece& piece = *(next - 1);
    return piece.return_from + piece.slope * (pay - piece.from);
}

std::optional<MeterPoint> LineMeter::point_at_return(const Rational& value) const {
    if (pieces.front().return_from > value || return_at(pieces.back().to) < value) return std::nullopt;
    // The return never falls: unless the first piece begins at the value, the last one that begins below it
    // reaches it.
    const auto next = std::lower_bound(
        pieces.begin(), pieces.end(), value,
        [](const MeterPiece& piece, const Rational& wanted) { return piece.return_from < wanted; });
    if (next == pieces.begin()) return MeterPoint{pieces.front().from, 0};
    // Its slope is not 0: it leads from below the value to it or beyond.
    const MeterPiece& piece = *(next - 1);
    return MeterPoint{piece.from + (value - piece.return_from) / piece.slope,
                      static_cast<std::size_t>(&piece - pieces.data())};
}

LineMeter meter_of_line(const GameTables& tables, const PayLine& line, const Rational& from,
                        const Rational& to, const Work& work) {
    check_line(tables, line, from, to);
    LineMeter meter;
    PieceMaker pieces(tables, meter);
    const std::vector<Rational> ends = ends_of_stretches(tables, line, from, to);
    const u64 stretches = ends.size() - 1;
    for (std::size_t i = 0; i < stretches; ++i) {
        const StretchPays pays = pays_between(tables, line, ends[i], ends[i + 1]);
        // Any point between the ends would do: the same rows pay the same hands on the whole stretch.
        const GameTables between = tables.with_pays(line.at(middle(ends[i], ends[i + 1])), work.stop);
        pieces.add(detail::meter_stretch(between, pays, work.part(i, i + 1, stretches)), ends[i],
                   (ends[i + 1] - ends[i]) / Rational(pays.length), pays.denominator);
    }
    pieces.end(to);
    return meter;
}

std::optional<Rational> point_of_return(const GameTables& tables, const PayLine& line, const Rational& value,
                                        const Rational& most_pay, const Work& work) {
    tables.refuse_order();
    const auto return_at = [&](const Rational& t) {
        return analyze_game(tables.with_pays(line.at(t), work.stop), TieRule::lowest_variance, work.quietly())
            .expected_return;
    };
    Rational from;
    Rational to(1);
    if (return_at(from) > value) return std::nullopt;
    // The return never falls, so it is enough to double t until it reaches the value.
    while (return_at(to) < value) {
        const Pays pays = line.at(to);
        if (*std::max_element(pays.begin(), pays.end()) > most_pay) return std::nullopt;
        from = to;
        to *= Rational(2);
    }
    const std::optional<MeterPoint> point =
        meter_of_line(tables, line, from, to, work).point_at_return(value);
    return point ? std::optional<Rational>(point->pay) : std::nullopt;
}

}  // namespace holdfast::videopoker
