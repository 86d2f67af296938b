
#include <holdfast/holdem/detail/matching/matching_polynomial.h>

namespace holdfast::holdem::detail {
namespace {

/// The length of a line up to its last coefficient that is not 0.
template <class Count>
int nonzero_length(const Count* line, int length) {
    while (length > 0 && line[length - 1] == 0) --length;
    return length;
}

}  // namespace

template <class Count>
MatchingPolynomial<Count> MatchingPolynomial<Count>::one(Scratch<Count>& scratch) {
    MatchingPolynomial polynomial(Degrees{}, scratch);
    *polynomial.line(0, 0) = 1;
    return polynomial;
}

template <class Count>
MatchingPolynomial<Count> MatchingPolynomial<Count>::with_suited_summed(Scratch<Count>& scratch) const {
    if (degrees_.suited == 0) return *this;
    MatchingPolynomial sum({degrees_.pairs, 0, degrees_.ties}, scratch);
    for (int k = 0; k <= degrees_.pairs; ++k) {
        for (int a = 0; a <= degrees_.suited; ++a) sum.add(k, 0, line(k, a), degrees_.ties + 1, 1, 0);
    }
    return sum;
}

template <class Count>
// NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): see its declaration
NonzeroLines<Count>::NonzeroLines(const MatchingPolynomial<Count>& polynomial) {
    const Degrees& degrees = polynomial.degrees();
    for (int k = 0; k <= degrees.pairs; ++k) {
        for (int a = 0; a <= std::min(k, degrees.suited); ++a) {
            // k pairs have k ties at most
            const Count* const line = polynomial.line(k, a);
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

template <class Count>
void add_product(MatchingPolynomial<Count>& sum, const NonzeroLines<Count>& p,
                 const MatchingPolynomial<Count>& q, Count factor) {
    const Degrees& top = sum.degrees();
    const Degrees& own = q.degrees();
    for (int k = 0; k <= std::min(own.pairs, top.pairs); ++k) {
        for (int a = 0; a <= std::min({k, own.suited, top.suited}); ++a) {
            const Count* const from = q.line(k, a);
            for (int t = 0; t <= std::min(own.ties, k); ++t) {
                if (from[t] == 0) continue;
                const Count times = factor * from[t];
                for (const typename NonzeroLines<Count>::Line& line : p.all()) {
                    if (line.pairs + k > top.pairs) break;
                    if (line.suited + a <= top.suited) {
                        sum.add(line.pairs + k, line.suited + a, line.ties, line.length, times, t);
                    }
                }
            }
        }
    }
}

template <class Count>
MatchingPolynomial<Count> product(const NonzeroLines<Count>& p, const MatchingPolynomial<Count>& q,
                                  const Degrees& limit, Scratch<Count>& scratch) {
    const Degrees& m = p.degrees();
    const Degrees& n = q.degrees();
    MatchingPolynomial<Count> result(
        {std::min(m.pairs + n.pairs, limit.pairs), std::min(m.suited + n.suited, limit.suited),
         std::min(m.ties + n.ties, limit.ties)},
        scratch);
    add_product(result, p, q, Count{1});
    return result;
}

int most_pairs(ShowdownGraph::Cards cards, int limit) {
    return std::min({limit, cards.count() / 2, int{cards.plain}});
}

template <class Count>
MatchingPolynomial<Count> Module<Count>::in_basis(Standing to, int pair_limit,
                                                  Scratch<Count>& scratch) const {
    if (to == basis || !cards.has_inner_pairs()) return counts;
    if (to != Standing::better && basis != Standing::better) {
        return Module{cards, Standing::better, in_basis(Standing::better, pair_limit, scratch)}.in_basis(
            to, pair_limit, scratch);
    }

    // Every pair's weight changes by delta = +-1 or +-z. The pairs that take the delta are any matching of
    // the cards that the others leave over: b of them with a suited card, the others between plain cards.
    const bool leaves_better = basis == Standing::better;
    const int ties_each = (leaves_better ? to : basis) == Standing::tied ? 1 : 0;
    const int pairs = most_pairs(cards, pair_limit);
    const NonzeroLines<Count> lines(counts);
    const int ties = std::min(lines.degrees().ties + ties_each * pairs, pairs);
    MatchingPolynomial<Count> result({pairs, std::min(int{cards.suited}, pairs), ties}, scratch);
    const auto signed_ways = [&](Count ways, int j) {
        return leaves_better && j % 2 == 1 ? Count{0} - ways : ways;
    };
    for (const typename NonzeroLines<Count>::Line& line : lines.all()) {
        const int plain = cards.plain - (2 * line.pairs - line.suited);
        const int suited = cards.suited - line.suited;
        for (int j = 0; j <= pairs - line.pairs; ++j) {
            const auto add = [&](int b, Count ways) {
                result.add(line.pairs + j, line.suited + b, line.ties, line.length, signed_ways(ways, j),
                           ties_each * j);
            };
            add(0, static_cast<Count>(matchings(plain, j)));
            for (int b = 1; b <= std::min({j, suited, plain}); ++b) {
                const Count ways =
                    static_cast<Count>(choose(suited, b) * falling(plain, b) * matchings(plain - b, j - b));
                if (ways != 0) add(b, ways);
            }
        }
    }
    return result;
}

template class MatchingPolynomial<u64>;
template class MatchingPolynomial<u128>;
template class NonzeroLines<u64>;
template class NonzeroLines<u128>;
template struct Module<u64>;
template struct Module<u128>;
template void add_product(MatchingPolynomial<u64>&, const NonzeroLines<u64>&, const MatchingPolynomial<u64>&,
                          u64);
template void add_product(MatchingPolynomial<u128>&, const NonzeroLines<u128>&,
                          const MatchingPolynomial<u128>&, u128);
template MatchingPolynomial<u64> product(const NonzeroLines<u64>&, const MatchingPolynomial<u64>&,
                                         const Degrees&, Scratch<u64>&);
template MatchingPolynomial<u128> product(const NonzeroLines<u128>&, const MatchingPolynomial<u128>&,
                                          const Degrees&, Scratch<u128>&);

}  // namespace holdfast::holdem::detail
