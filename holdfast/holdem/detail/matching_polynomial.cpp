#include <algorithm>

#include <holdfast/holdem/detail/matching_polynomial.h>

namespace holdfast::holdem::detail {

namespace {

/// Up to the last coefficient that is not 0.
int nonzero_length(const u128* line, int length) {
    while (length > 0 && line[length - 1] == 0) {
        --length;
    }
    return length;
}

}  // namespace

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
            // k pairs have k ties at most
            const u128* const line = polynomial.line(k, a);
            const int length = nonzero_length(line, std::min(degrees.ties, k) + 1);
            if (length > 0) {
                lines_[count_++] = {k, a, length, line};
                degrees_.pairs = k;
                degrees_.suited = std::max(degrees_.suited, a);
                degrees_.ties = std::max(degrees_.ties, length - 1);
            }
        }
    }
}

void add_product(MatchingPolynomial& sum, const NonzeroLines& p, const MatchingPolynomial& q, u128 factor) {
    const Degrees& top = sum.degrees();
    const Degrees& own = q.degrees();
    for (int k = 0; k <= std::min(own.pairs, top.pairs); ++k) {
        for (int a = 0; a <= std::min({k, own.suited, top.suited}); ++a) {
            const u128* const from = q.line(k, a);
            for (int t = 0; t <= std::min(own.ties, k); ++t) {
                if (from[t] == 0) {
                    continue;
                }
                const u128 times = factor * from[t];
                for (const NonzeroLines::Line& line : p.all()) {
                    if (line.pairs + k > top.pairs) {
                        break;
                    }
                    if (line.suited + a <= top.suited) {
                        sum.add(line.pairs + k, line.suited + a, line.ties, line.length, times, t);
                    }
                }
            }
        }
    }
}

MatchingPolynomial product(const NonzeroLines& p, const MatchingPolynomial& q, const Degrees& limit,
                           Scratch& scratch) {
    const Degrees& m = p.degrees();
    const Degrees& n = q.degrees();
    MatchingPolynomial result(
        {std::min(m.pairs + n.pairs, limit.pairs), std::min(m.suited + n.suited, limit.suited),
         std::min(m.ties + n.ties, limit.ties)},
        scratch);
    add_product(result, p, q, 1);
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
    const int pairs = most_pairs(cards, pair_limit);
    const NonzeroLines lines(counts);
    const int ties = std::min(lines.degrees().ties + ties_each * pairs, pairs);
    MatchingPolynomial result({pairs, std::min(int{cards.suited}, pairs), ties}, scratch);
    const auto signed_ways = [&](u128 ways, int j) {
        return leaves_better && j % 2 == 1 ? u128{0} - ways : ways;
    };
    for (const NonzeroLines::Line& line : lines.all()) {
        const int plain = cards.plain - (2 * line.pairs - line.suited);
        const int suited = cards.suited - line.suited;
        for (int j = 0; j <= pairs - line.pairs; ++j) {
            const auto add = [&](int b, u128 ways) {
                result.add(line.pairs + j, line.suited + b, line.ties, line.length, signed_ways(ways, j),
                           ties_each * j);
            };
            add(0, matchings(plain, j));
            for (int b = 1; b <= std::min({j, suited, plain}); ++b) {
                const u128 ways = choose(suited, b) * falling(plain, b) * matchings(plain - b, j - b);
                if (ways != 0) {
                    add(b, ways);
                }
            }
        }
    }
    return result;
}

}  // namespace holdfast::holdem::detail
