#include <algorithm>

#include <holdfast/holdem/detail/matching_polynomial.h>
namespace holdfast::holdem::detail {

MatchingPolynomial MatchingPolynomial::one(Scratch& scratch) {
    MatchingPolynomial polynomial(Degrees{}, scratch);
    *polynomial.line(0, 0) = 1;
    return polynomial;
}

MatchingPolynomial MatchingPolynomial::with_suited_summed(Scratch& scratch) const {
    if (degrees_.suited == 0) {
        return *this;
    }
    MatchingPolynomial sum({degrees_.pairs, 0, degrees_.ties}, scratch);
    for (int k = 0; k <= degrees_.pairs; ++k) {
        for (int a = 0; a <= degrees_.suited; ++a) {
            sum.add(k, 0, line(k, a), degrees_.ties + 1, 1, 0);
        }
    }
    return sum;
}

// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): see its declaration
NonzeroLines::NonzeroLines(const MatchingPolynomial& polynomial) {
    const Degrees& degrees = polynomial.degrees();
    for (int k = 0; k <= degrees.pairs; ++k) {
        for (int a = 0; a <= std::min(k, degrees.suited); ++a) {
            const u128* const line = polynomial.line(k, a);
            int length = degrees.ties + 1;
            while (length > 0 && line[length - 1] == 0) {
                --length;
            }
            if (length > 0) {
                lines_[count_++] = {k, a, length, line};
                degrees_.pairs = k;
                degrees_.suited = std::max(degrees_.suited, a);
                degrees_.ties = std::max(degrees_.ties, length - 1);
            }
        }
    }
}

MatchingPolynomial product(const NonzeroLines& p, const NonzeroLines& q, const Degrees& limit,
                           Scratch& scratch) {
    const Degrees& m = p.degrees();
    const Degrees& n = q.degrees();
    const Degrees top{std::min(m.pairs + n.pairs, limit.pairs), std::min(m.suited + n.suited, limit.suited),
                      std::min(m.ties + n.ties, limit.ties)};
    MatchingPolynomial result(top, scratch);
    for (const NonzeroLines::Line& factor : q.all()) {
        for (const NonzeroLines::Line& line : p.all()) {
            if (line.pairs + factor.pairs > top.pairs) {
                break;
            }
            if (line.suited + factor.suited <= top.suited) {
                for (int t = 0; t < factor.length; ++t) {
                    result.add(line.pairs + factor.pairs, line.suited + factor.suited, line.ties, line.length,
                               factor.ties[t], t);
                }
            }
        }
    }
    return result;
}

int most_pairs(ShowdownGraph::Cards cards, int limit) {
    return std::min({limit, cards.count() / 2, int{cards.plain}});
}

MatchingPolynomial Module::in_basis(Standing to, int pair_limit, Scratch& scratch) const {
    if (to == basis || !cards.has_inner_pairs()) {
        return counts;
    }
    if (to != Standing::better && basis != Standing::better) {
        return Module{cards, Standing::better, in_basis(Standing::better, pair_limit, scratch)}.in_basis(
            to, pair_limit, scratch);
    }

    // Every pair's weight changes by delta = +-1 or +-z. The pairs that take the delta are any matching of
    // the cards that the others leave over: b of them with a suited card, the others between plain cards.
    const bool leaves_better = basis == Standing::better;
    const int ties_each = (leaves_better ? to : basis) == Standing::level ? 1 : 0;
    const NonzeroLines lines(counts);
    const Degrees& old = lines.degrees();
    const int pairs = most_pairs(cards, pair_limit);
    MatchingPolynomial result(
        {pairs, std::min(int{cards.suited}, pairs), std::min(old.ties + ties_each * pairs, pairs)}, scratch);
    for (const NonzeroLines::Line& line : lines.all()) {
        const int plain = cards.plain - (2 * line.pairs - line.suited);
        const int suited = cards.suited - line.suited;
        for (int j = 0; j <= pairs - line.pairs; ++j) {
            for (int b = 0; b <= std::min({j, suited, plain}); ++b) {
                const u128 ways = choose(suited, b) * falling(plain, b) * matchings(plain - b, j - b);
                if (ways == 0) {
                    continue;
                }
                const u128 factor = leaves_better && j % 2 == 1 ? u128{0} - ways : ways;
                result.add(line.pairs + j, line.suited + b, line.ties, line.length, factor, ties_each * j);
            }
        }
    }
    return result;
}

}  // namespace holdfast::holdem::detail
