// The numbers of matchings of a set of cards, weighted by how their pairs stand against the hero.
//
//   c[k][a][t]  sum over the matchings of k pairs that use a suited cards of the product of the weights of
//               their pairs, as the coefficient of z^t
//
// A pair of standing q weighs w(q) - w(basis), where w(better) = 0, w(tied) = z, w(worse) = 1: in the basis
// `better` the coefficient counts the matchings with t ties and nobody better. Two suited cards weigh 0 in
// every basis.
//
// Count: u64 or u128. Arithmetic wraps at 2^64 or 2^128. In the basis `better` coefficients are true counts,
// so those below that limit are right, whatever bases the calculation passed through.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {

// Memory for the coefficients of one calculation: handed out in order, released all at once.
//
// Count: u64 or u128, as in all types that count matchings.

template <class Count>
class Scratch {
  public:
    /// Returns `count` zeros, which keep their address until clear().
    Count* zeros(std::size_t count) {
        if (used_ + count > block_size(block_)) next_block(count);
        Count* const room = blocks_[block_].words.get() + used_;
        used_ += count;
        std::fill_n(room, count, Count{0});
        return room;
    }
    /// Releases all coefficients; the memory is kept for the next calculation.
    void clear() {
        block_ = 0;
        used_ = 0;
    }

  private:
    struct Block {
        std::unique_ptr<Count[]> words;
        std::size_t size = 0;
    };
    static constexpr std::size_t first_block = std::size_t{1} << 10U;

    std::size_t block_size(std::size_t block) const {
        return block < blocks_.size() ? blocks_[block].size : 0;
    }
    void next_block(std::size_t count) {
        if (block_ < blocks_.size()) ++block_;
        if (block_ == blocks_.size() || blocks_[block_].size < count) {
            const std::size_t size = std::max(first_block << std::min<std::size_t>(block_, 6), count);
            blocks_.insert(blocks_.begin() + static_cast<std::ptrdiff_t>(block_),
                           Block{std::unique_ptr<Count[]>(new Count[size]), size});
        }
        used_ = 0;
    }

    std::vector<Block> blocks_;
    std::size_t block_ = 0;
    std::size_t used_ = 0;
};

/// The most unseen cards of the flush suit if the board has three of them.
inline constexpr int max_suited = 10;

/// The highest degrees of a polynomial.
struct Degrees {
    int pairs = 0;
    int suited = 0;
    int ties = 0;

    std::size_t coefficients() const {
        return static_cast<std::size_t>(pairs + 1) * static_cast<std::size_t>(suited + 1) *
               static_cast<std::size_t>(ties + 1);
    }
};

/// Coefficients stored in a Scratch; copies refer to the same coefficients.
template <class Count>
class MatchingPolynomial {
  public:
    /// All coefficients 0.
    MatchingPolynomial(const Degrees& degrees, Scratch<Count>& scratch)
        : degrees_(degrees), words_(scratch.zeros(degrees.coefficients())) {}
    /// The polynomial of no pairs at all: 1.
    static MatchingPolynomial one(Scratch<Count>& scratch);

    const Degrees& degrees() const { return degrees_; }
    /// The coefficients of k pairs and a suited cards, by ties.
    Count* line(int pairs, int suited) {
        return words_ +
               static_cast<std::ptrdiff_t>((pairs * (degrees_.suited + 1) + suited) * (degrees_.ties + 1));
    }
    const Count* line(int pairs, int suited) const {
        return const_cast<MatchingPolynomial*>(this)->line(pairs, suited);
    }
    /// Adds factor * z^shift * (line of `length` coefficients) to a line, dropping terms past its end.
    void add(int pairs, int suited, const Count* from, int length, Count factor, int shift) {
        Count* const to = line(pairs, suited) + shift;
        const int count = std::min(length, degrees_.ties + 1 - shift);
        for (int t = 0; t < count; ++t) to[t] += factor * from[t];
    }
    /// Sums over the numbers of suited cards; sufficient if the basis does not change afterwards.
    MatchingPolynomial with_suited_summed(Scratch<Count>& scratch) const;

  private:
    Degrees degrees_;
    Count* words_;
};

/// The lines of a polynomial that are not all zeros, fewer pairs first, each up to its last nonzero
/// coefficient. Refers to the polynomial's coefficients, which must not change meanwhile.
template <class Count>
class NonzeroLines {
  public:
    struct Line {
        int pairs;
        int suited;
        int length;
        const Count* ties;
    };

    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): only the lines that are found are set
    explicit NonzeroLines(const MatchingPolynomial<Count>& polynomial);

    std::span<const Line> all() const { return {lines_.data(), count_}; }
    /// The highest degrees that occur.
    const Degrees& degrees() const { return degrees_; }

  private:
    std::array<Line, static_cast<std::size_t>((max_pairs + 1) * (max_suited + 1))> lines_;
    std::size_t count_ = 0;
    Degrees degrees_;
};

/// Adds factor * p * q, for two sets of cards between which every pair weighs 0, dropping terms past the
/// degrees of the sum.
template <class Count>
void add_product(MatchingPolynomial<Count>& sum, const NonzeroLines<Count>& p,
                 const MatchingPolynomial<Count>& q, Count factor);
/// Returns the product alone, without terms past the limit.
template <class Count>
MatchingPolynomial<Count> product(const NonzeroLines<Count>& p, const MatchingPolynomial<Count>& q,
                                  const Degrees& limit, Scratch<Count>& scratch);

/// The maximum number of disjoint pairs, none of them of two suited cards, at most `limit`.
int most_pairs(ShowdownGraph::Cards cards, int limit);

/// Whether a polynomial keeps numbers of suited cards apart, as every change of basis requires.
enum class SuitedCounts : u8 { apart, summed };

/// What the rest of the deck needs of a set of cards that all stand alike with each card outside it.
template <class Count>
struct Module {
    ShowdownGraph::Cards cards;
    Standing basis = Standing::better;
    MatchingPolynomial<Count> counts;

    /// The counts of at most `pair_limit` pairs in another basis.
    MatchingPolynomial<Count> in_basis(Standing to, int pair_limit, Scratch<Count>& scratch) const;
};

}  // namespace holdfast::holdem::detail
