#include <algorithm>

#include <holdfast/holdem/detail/matching_polynomial.h>
#include <holdfast/holdem/detail/matchings.h>

namespace holdfast::holdem::detail {

MatchingPolynomial MatchingPolynomial::one(Scratch& scratch) {
    MatchingPolynomial polynomial(Degrees{}, scratch);
    *polynomial.line(0, 0) = 1;
    return polynomial;
}

bool MatchingPolynomial::is_zero(int pairs, int suited) const {
    const u128* const ties = line(pairs, suited);
    return std::all_of(ties, ties + degrees_.ties + 1, [](u128 coefficient) { return coefficient == 0; });
}

void MatchingPolynomial::add(int pairs, int suited, const u128* from, int length, u128 factor, int shift) {
    u128* const to = line(pairs, suited) + shift;
    const int count = std::min(length, degrees_.ties + 1 - shift);
    for (int t = 0; t < count; ++t) {
        to[t] += factor * from[t];
    }
}

void MatchingPolynomial::drop_empty_ties() {
    const int lines = (degrees_.pairs + 1) * (degrees_.suited + 1);
    const int width = degrees_.ties + 1;
    int kept = width;
    const auto is_empty = [&](int ties) {
        for (int i = 0; i < lines; ++i) {
            if (words_[i * width + ties] != 0) {
                return false;
            }
        }
        return true;
    };
    while (kept > 1 && is_empty(kept - 1)) {
        --kept;
    }
    if (kept < width) {
        for (int i = 1; i < lines; ++i) {
            std::copy_n(words_ + static_cast<std::ptrdiff_t>(i) * width, kept,
                        words_ + static_cast<std::ptrdiff_t>(i) * kept);
        }
        degrees_.ties = kept - 1;
    }
}

MatchingPolynomial product(const MatchingPolynomial& p, const MatchingPolynomial& q, const Degrees& limit,
                           Scratch& scratch) {
    const Degrees& m = p.degrees();
    const Degrees& n = q.degrees();
    MatchingPolynomial result(
        {std::min(m.pairs + n.pairs, limit.pairs), std::min(m.suited + n.suited, limit.suited),
         std::min(m.ties + n.ties, limit.ties)},
        scratch);
    const Degrees& top = result.degrees();
    for (int k = 0; k <= m.pairs; ++k) {
        for (int a = 0; a <= std::min(m.suited, top.suited); ++a) {
            const u128* const from = p.line(k, a);
            for (int j = 0; j <= std::min(n.pairs, top.pairs - k); ++j) {
                for (int b = 0; b <= std::min(n.suited, top.suited - a); ++b) {
                    const u128* const factors = q.line(j, b);
                    for (int t = 0; t <= std::min(n.ties, top.ties); ++t) {
                        if (factors[t] != 0) {
                            result.add(k + j, a + b, from, m.ties + 1, factors[t], t);
                        }
                    }
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
    const Degrees& old = counts.degrees();
    const int pairs = most_pairs(cards, pair_limit);
    MatchingPolynomial result(
        {pairs, std::min(int{cards.suited}, pairs), std::min(old.ties + ties_each * pairs, pairs)}, scratch);
    for (int k = 0; k <= std::min(old.pairs, pairs); ++k) {
        for (int a = 0; a <= old.suited; ++a) {
            if (counts.is_zero(k, a)) {
                continue;
            }
            const int plain = cards.plain - (2 * k - a);
            const int suited = cards.suited - a;
            for (int j = 0; j <= pairs - k; ++j) {
                for (int b = 0; b <= std::min({j, suited, plain}); ++b) {
                    const u128 ways = choose(suited, b) * falling(plain, b) * matchings(plain - b, j - b);
                    if (ways == 0) {
                        continue;
                    }
                    const u128 factor = leaves_better && j % 2 == 1 ? u128{0} - ways : ways;
                    result.add(k + j, a + b, counts.line(k, a), old.ties + 1, factor, ties_each * j);
                }
            }
        }
    }
    if (to == Standing::better) {
        result.drop_empty_ties();
    }
    return result;
}

}  // namespace holdfast::holdem::detail
