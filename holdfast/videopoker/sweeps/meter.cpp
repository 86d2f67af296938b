#include <algorithm>
#include <utility>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/best_holds.h>
#include <holdfast/videopoker/sweeps/meter.h>
#include <holdfast/videopoker/sweeps/meter_stretch.h>

namespace holdfast::videopoker {
namespace {

using detail::DealClass;
using detail::DealTurn;
using detail::MeterStretch;
using detail::Offset;

/// The range of the meter and the other pays, over one denominator.
struct MeterPays {
    u64 denominator;
    std::vector<u64> pays;  ///< [row]; at the meter's row `from`
    u64 from;
    u64 to;
};

MeterPays meter_pays(const Game& game, std::size_t row, const Rational& from, const Rational& to) {
    if (row >= game.rows.size() || from.is_negative() || !(from < to)) {
        throw InvalidArgument("a meter goes from a pay of at least 0 to a larger one of a row of the game");
    }
    Pays pays = pays_of(game);
    pays[row] = from;
    pays.push_back(to);
    const ScaledPays scaled = scaled_pays(pays, most_scaled_pay(game.deck));
    return {scaled.denominator,
            {scaled.pays.begin(), scaled.pays.end() - 1},
            scaled.pays[row],
            scaled.pays.back()};
}

/// The pays at which the row takes over hands from another row, and the two ends of the range.
std::vector<u64> ends_of_stretches(const GameTables& tables, const MeterPays& range, std::size_t row) {
    // The row that pays a hand changes only at a pay that another row has.
    std::vector<u64> inner;
    for (const u64 pay : range.pays) {
        if (range.from < pay && pay < range.to) inner.push_back(pay);
    }
    std::sort(inner.begin(), inner.end());
    inner.erase(std::unique(inner.begin(), inner.end()), inner.end());
    // Twice the pays, so that there is a whole number just below and just above each.
    std::vector<u64> doubled = range.pays;
    for (u64& pay : doubled) pay *= 2;
    const auto paid_rows = [&](u64 pay) {
        doubled[row] = pay;
        return tables.groups().paid_rows(tables.game(), doubled);
    };
    std::vector<u64> ends{range.from};
    std::copy_if(inner.begin(), inner.end(), std::back_inserter(ends),
                 [&](u64 pay) { return paid_rows(2 * pay - 1) != paid_rows(2 * pay + 1); });
    ends.push_back(range.to);
    return ends;
}

/// Tables that say which row pays which hand between two ends of stretches.
GameTables tables_between(const GameTables& tables, const MeterPays& range, std::size_t row, u64 from,
                          u64 to) {
    Pays pays = pays_of(tables.game());
    // Any pay between the ends would do: the same rows pay the same hands on the whole stretch.
    pays[row] = Rational(u128{from} + to, u128{2} * range.denominator);
    return tables.with_pays(pays);
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
    PieceMaker(const GameTables& tables, const MeterPays& range, Meter& meter)
        : tables_(tables), range_(range), meter_(meter) {}

    void add(MeterStretch stretch) {
        Changes changes = changes_between(last_holds_, stretch.first_holds);
        line_start_ = stretch.at_start;
        slope_ = stretch.slope;
        from_ = stretch.from;
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
                slope_ += turns[i].slope_gain * turns[i].deals.deals;
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
        const Rational from(u128{from_} * at.under + at.over, u128{at.under} * range_.denominator);
        if (!meter_.pieces.empty()) meter_.pieces.back().to = from;
        // The sum over all deals at this pay, times at.under: below 2^(64 + 22 + 32), as each deal's value
        // times HoldScale::common is below 2^64.
        const u128 sum = line_start_ * at.under + u128{slope_} * at.over;
        const U256 unit =
            U256(u128{meter_.combinations}) * U256(u128{at.under}) * U256(u128{range_.denominator});
        MeterPiece piece{from, {}, slope_, Rational(false, U256(sum), unit)};
        piece.deals_changed = changes.deals;
        if (changes.deals != 0) piece.example = example_of(changes);
        meter_.pieces.push_back(piece);
    }

    PlayChange example_of(const Changes& changes) const {
        return {representative_deal(tables_.classes(), changes.most_common.number), changes.before,
                changes.after};
    }

    const GameTables& tables_;
    const MeterPays& range_;
    Meter& meter_;
    std::vector<u32> last_holds_;
    // The line of the current piece, extended back to the start of the stretch at the pay from_.
    u64 from_ = 0;
    u128 line_start_ = 0;
    u64 slope_ = 0;
};

}  // namespace

Rational Meter::slope(const MeterPiece& piece) const {
    return Rational(piece.combinations, combinations);
}

Rational Meter::return_at(const Rational& pay) const {
    if (pay < pieces.front().from || pay > pieces.back().to) {
        throw InvalidArgument("the pay lies outside the meter");
    }
    // The last piece that begins at or below the pay.
    const auto next =
        std::upper_bound(pieces.begin() + 1, pieces.end(), pay,
                         [](const Rational& value, const MeterPiece& piece) { return value < piece.from; });
    const MeterPiece& piece = *(next - 1);
    return piece.return_from + slope(piece) * (pay - piece.from);
}

std::optional<MeterPoint> Meter::point_at_return(const Rational& value) const {
    if (pieces.front().return_from > value || return_at(pieces.back().to) < value) return std::nullopt;
    // The return never falls: unless the first piece begins at the value, the last one that begins below it
    // reaches it.
    const auto next = std::lower_bound(
        pieces.begin(), pieces.end(), value,
        [](const MeterPiece& piece, const Rational& wanted) { return piece.return_from < wanted; });
    if (next == pieces.begin()) return MeterPoint{pieces.front().from, 0};
    // Its slope is not 0: it leads from below the value to it or beyond.
    const MeterPiece& piece = *(next - 1);
    return MeterPoint{piece.from + (value - piece.return_from) / slope(piece),
                      static_cast<std::size_t>(&piece - pieces.data())};
}

Meter meter_of_row(const GameTables& tables, std::size_t row, const Rational& from, const Rational& to,
                   const Work& work) {
    const MeterPays range = meter_pays(tables.game(), row, from, to);
    const detail::HoldScale scale(tables.game().deck);
    Meter meter{row, binomial(tables.game().deck.size(), deal_size) * scale.common, {}};
    PieceMaker pieces(tables, range, meter);
    const std::vector<u64> ends = ends_of_stretches(tables, range, row);
    const u64 stretches = ends.size() - 1;
    for (std::size_t i = 0; i < stretches; ++i) {
        Work part = work;
        if (work.progress) {
            part.progress = [&work, stretches, i](u64 done, u64 total) {
                work.progress(i * total + done, stretches * total);
            };
        }
        pieces.add(detail::meter_stretch(tables_between(tables, range, row, ends[i], ends[i + 1]), range.pays,
                                         range.denominator, row, ends[i], ends[i + 1], part));
    }
    pieces.end(to);
    return meter;
}

}  // namespace holdfast::videopoker
