#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <map>
#include <utility>

#include <holdfast/bankroll/risk_search.h>
#include <holdfast/core/error.h>

namespace holdfast::bankroll {
namespace {

/// A search over bankrolls: larger ones make ruin less likely. The bounds on each chance are computed once.
class RiskSearch {
  public:
    RiskSearch(std::function<Bounds(u64)> chance, const Rational& risk)
        : chance_of_(std::move(chance)), risk_(risk) {}

    /// Searches between a bankroll that is known to be too small and one that is known to be enough.
    BankrollNeeded search(u64 too_small, u64 enough) {
        known_[too_small] = {1, 1};
        known_[enough] = overlap(chance_of_(enough), {0, risk_.least});
        const u64 most = first_where([&](const Bounds& chance) { return chance.most <= risk_.least; });
        const u64 least = first_where([&](const Bounds& chance) { return chance.least <= risk_.most; });
        return {least, most};
    }

  private:
    using Known = std::map<u64, Bounds>;

    /// The smallest bankroll for which `is_low` holds; it must hold for all larger ones, too.
    u64 first_where(const std::function<bool(const Bounds&)>& is_low) {
        while (true) {
            auto high = known_.begin();
            while (!is_low(high->second)) ++high;
            const auto low = std::prev(high);
            if (high->first - low->first == 1) return high->first;
            const u64 guess = guess_between(*low, *high);
            known_[guess] = chance_of_(guess);
            last_ = guess;
        }
    }

    /// Interpolates the root of -ln(chance), which is nearly linear in the tail of a normal distribution.
    /// Each guess overshoots a little, so that two guesses soon bracket the bankroll.
    u64 guess_between(const Known::value_type& low, const Known::value_type& high) const {
        const double from = static_cast<double>(low.first);
        const double to = static_cast<double>(high.first);
        const double rise = height(high.second.middle()) - height(low.second.middle());
        double guess = from + (to - from) * (height(risk_.middle()) - height(low.second.middle())) / rise;
        constexpr double further = 0.2;
        if (last_ > 0) guess += further * (guess - static_cast<double>(last_));
        ++guesses_;
        constexpr int before_halving = 12;  // if it is not linear
        if (!(guess > from && guess < to) || guesses_ > before_halving) guess = from + (to - from) / 2;
        return std::clamp(static_cast<u64>(guess), low.first + 1, high.first - 1);
    }

    static double height(double chance) {
        constexpr double smallest = 1e-300;
        return std::sqrt(-std::log(std::clamp(chance, smallest, 1.0)));
    }

    std::function<Bounds(u64)> chance_of_;
    Bounds risk_;
    Known known_;
    u64 last_ = 0;
    mutable int guesses_ = 0;
};

/// A bankroll that Chernoff's inequality proves to be enough.
u64 enough_for_hands(const DealTotals& totals, const Stake& stake, u64 hands, const Rational& risk) {
    const BankrollWalk walk = bankroll_walk(totals, totals.pay_denominator, Rounding::down);
    const double unit = static_cast<double>(walk.unit);
    const double rebate = nearest_double(stake.rebate() * Rational(stake.lines));
    const double fall = fall_bound(walk.steps, unit * rebate, hands, Bounds(risk).least);
    return stake.lines + static_cast<u64>(fall / unit) + 2;
}

}  // namespace

std::optional<BankrollNeeded> bankroll_for_ever(const LongRun& long_run, const Stake& stake,
                                                const Rational& risk) {
    if (long_run.fate() == LongRun::Fate::certain) return std::nullopt;
    const auto chance = [&](u64 bets) { return long_run.ruin(Rational(bets)).chance; };
    // Programs may read the answer as a double, which is exact for every whole number up to here.
    constexpr u64 largest = u64{1} << 53U;
    u64 enough = stake.lines;
    while (chance(enough).most > Bounds(risk).least) {
        if (enough > largest / 2) throw OverflowError("a bankroll above 2^53 bets");
        enough *= 2;
    }
    return RiskSearch(chance, risk).search(stake.lines - 1, enough);
}

BankrollNeeded bankroll_for_hands(const DealTotals& totals, const Stake& stake, u64 hands,
                                  const Rational& risk, const Work& work) {
    u64 searched = 0;
    constexpr u64 usual_searches = 10;
    const auto chance = [&](u64 bets) {
        // Progress counts hands, not searches: each search plays them all.
        const Work part = searched < usual_searches
                              ? work.part(searched * hands, (searched + 1) * hands, usual_searches * hands)
                              : work.quietly();
        ++searched;
        const auto ruin = ruin_of(totals, stake, hands, Rational(bets), part, most_for_each_bankroll);
        if (!ruin) throw InvalidArgument("ruin takes too long");
        return ruin->proven_within(hands);
    };
    const BankrollNeeded needed =
        RiskSearch(chance, risk).search(stake.lines - 1, enough_for_hands(totals, stake, hands, risk));
    if (work.progress) work.progress(usual_searches * hands, usual_searches * hands);
    return needed;
}

}  // namespace holdfast::bankroll
