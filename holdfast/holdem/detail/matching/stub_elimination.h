// Matchings of a prime node: modules between which the pairs have several colours.
//
// In a basis c, pairs of colour c weigh 0, so only some modules i, j still meet, each of their pairs with one
// weight e(i,j). If x(i,j) pairs join i and j, module i gives s(i) = sum_j x(i,j) of its cards ("stubs"), and
//
//   count = prod_i [sum_k p_k(i) C(n(i)-2k, s(i))] * prod_i s(i)! / prod_{i<j} x(i,j)! * prod e(i,j)^x(i,j)
//
// With suited cards, stubs and joining pairs come in kinds: plain-plain, plain-suited, suited-plain. Modules
// are taken one after the other. A state is the number of stubs that the modules taken so far demand of each
// of the others, with the polynomial of everything settled so far.
#pragma once

#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include <holdfast/holdem/detail/matching/matching_polynomial.h>
#include <holdfast/holdem/detail/matching/matchings.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {

// Products of the weights of pairs between modules, as polynomials in z.

/// The weight of a pair of this standing in a basis: constant + slope * z, each -1, 0 or 1.
struct EdgeWeight {
    int constant = 0;
    int slope = 0;

    static constexpr EdgeWeight of(Standing standing, Standing basis) {
        return {(standing == Standing::worse ? 1 : 0) - (basis == Standing::worse ? 1 : 0),
                (standing == Standing::tied ? 1 : 0) - (basis == Standing::tied ? 1 : 0)};
    }
};

template <class Count>
class EdgePower {
  public:
    // Coefficients outside lowest..highest are never set, read or copied.
    /// Starts with 1.
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
    EdgePower() { coefficients_[0] = 1; }
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init)
    EdgePower(const EdgePower& other) : lowest_(other.lowest_), highest_(other.highest_) {
        for (int t = lowest_; t <= highest_; ++t) {
            coefficients_[static_cast<std::size_t>(t)] = other.coefficient(t);
        }
    }
    EdgePower& operator=(const EdgePower&) = delete;
    ~EdgePower() = default;

    /// The coefficients of z^lowest() to z^highest().
    int lowest() const { return lowest_; }
    int highest() const { return highest_; }
    Count coefficient(int ties) const { return coefficients_[static_cast<std::size_t>(ties)]; }

    /// This product multiplied by weight^pairs.
    EdgePower times(EdgeWeight weight, int pairs) const {
        EdgePower result;
        const bool grows = weight.slope != 0;
        const bool stays = weight.constant != 0;
        result.lowest_ = lowest_ + (stays ? 0 : pairs);
        result.highest_ = highest_ + (grows ? pairs : 0);
        for (int t = result.lowest_; t <= result.highest_; ++t) {
            result.coefficients_[static_cast<std::size_t>(t)] = 0;
        }
        const int sign = stays ? weight.constant : weight.slope;
        const int flip = grows && stays ? weight.slope * weight.constant : 1;
        for (int i = stays ? 0 : pairs; i <= (grows ? pairs : 0); ++i) {
            const bool negative = (sign < 0 && pairs % 2 == 1) != (flip < 0 && i % 2 == 1);
            const Count ways = choose(pairs, i);
            Count* const sums = result.coefficients_.data() + i;
            for (int t = lowest_; t <= highest_; ++t) {
                sums[t] += (negative ? Count{0} - ways : ways) * coefficient(t);
            }
        }
        return result;
    }

  private:
    int lowest_ = 0;
    int highest_ = 0;
    std::array<Count, max_pairs + 1> coefficients_;
};

// In which basis, and in which order of its modules, a prime graph is eliminated.

struct EliminationPlan {
    Standing basis = Standing::better;
    std::array<u8, ShowdownGraph::max_vertices> order{};    ///< vertices of the network
    double cost = std::numeric_limits<double>::infinity();  ///< infinite: there is no plan
};

/// The plan with the least estimated work for matchings of up to `pair_limit` pairs in a prime graph, whose
/// vertices are modules. A basis other than the wanted one adds to the cost.
EliminationPlan cheapest_plan(const ShowdownGraph& network, Standing wanted, int pair_limit);

/// The vertices whose pairs with this one have a weight other than 0.
VertexSet joined(const ShowdownGraph& network, int vertex, Standing basis);

// The states of a stub elimination: the stubs demanded of each module not yet taken, with a polynomial.
//
// A state is one word. Each module has two fields in it, for plain and for suited stubs, as wide as its cards
// need: all fields together have at most as many bits as there are cards, 45.

/// The position in a state of the stubs of one module.
class StubCounter {
  public:
    StubCounter() = default;
    /// Allots fields for stubs of up to `limit` of the cards, from bit `first` on, and moves `first` past
    /// them.
    StubCounter(ShowdownGraph::Cards cards, int limit, unsigned& first)
        : most_plain_(std::min(int{cards.plain}, limit)),
          most_suited_(std::min(int{cards.suited}, limit)),
          plain_at_(first),
          suited_at_(first + width(most_plain_)) {
        first = suited_at_ + width(most_suited_);
    }

    int most_plain() const { return most_plain_; }
    int most_suited() const { return most_suited_; }
    int plain(u64 state) const { return field(state, plain_at_, most_plain_); }
    int suited(u64 state) const { return field(state, suited_at_, most_suited_); }
    /// The state with more stubs; their number must not exceed the maximum.
    u64 with(u64 state, int more_plain, int more_suited) const {
        return state + (static_cast<u64>(more_plain) << plain_at_) +
               (static_cast<u64>(more_suited) << suited_at_);
    }
    u64 without(u64 state) const {
        return state - (static_cast<u64>(plain(state)) << plain_at_) -
               (static_cast<u64>(suited(state)) << suited_at_);
    }

  private:
    static constexpr unsigned width(int most) {
        return most == 0 ? 0U : 32U - static_cast<unsigned>(__builtin_clz(static_cast<unsigned>(most)));
    }
    static constexpr int field(u64 state, unsigned at, int most) {
        return static_cast<int>((state >> at) & ((u64{1} << width(most)) - 1));
    }

    int most_plain_ = 0;
    int most_suited_ = 0;
    unsigned plain_at_ = 0;
    unsigned suited_at_ = 0;
};

template <class Count>
class StubStates {
  public:
    struct State {
        u64 stubs = 0;
        MatchingPolynomial<Count> counts;
    };

    /// Removes all states; new ones will have polynomials of these degrees.
    void start(const Degrees& degrees) {
        degrees_ = degrees;
        states_.clear();
        slots_.assign(std::max(slots_.size(), fewest_slots), 0U);
    }
    /// The polynomial of the state; 0 if the state is new.
    MatchingPolynomial<Count>& at(u64 stubs, Scratch<Count>& scratch);
    const std::vector<State>& all() const { return states_; }
    const Degrees& degrees() const { return degrees_; }

  private:
    static constexpr std::size_t fewest_slots = 64;

    u32& slot_of(u64 stubs);
    void grow();

    Degrees degrees_;
    std::vector<State> states_;
    std::vector<u32> slots_;  ///< open addressing: 1 + index in states_, 0 free
};

template <class Count>
class StubElimination {
  public:
    StubElimination(int pair_limit, Scratch<Count>& scratch);

    /// The union of the modules, [vertex of the network], as one module, in the plan's basis.
    Module<Count> solve(const ShowdownGraph& network, const EliminationPlan& plan,
                        const std::vector<Module<Count>>& modules, SuitedCounts need);

  private:
    /// A module that is not yet taken, seen from one that is joined to it.
    struct Neighbour {
        StubCounter counter;
        EdgeWeight weight;
    };
    /// One module in its turn.
    struct Turn {
        ShowdownGraph::Cards cards;
        MatchingPolynomial<Count> counts;
        StubCounter counter;
        std::size_t first_neighbour = 0;  ///< in neighbours_
        std::size_t last_neighbour = 0;   ///< one past the last
        Degrees degrees_after = {};

        bool is_last_of_its_pairs() const { return first_neighbour == last_neighbour; }
    };
    /// The start of a choice of stubs: the polynomial, and the pairs that begin in this turn.
    struct Start {
        const Turn& turn;
        const NonzeroLines<Count>& counts;
        int new_pairs = 0;
        int new_suited = 0;  ///< pairs that begin at a suited card
    };
    /// Pairs not yet distributed over a turn's neighbours, and the choices made so far.
    struct Spread {
        int plain = 0;            ///< stubs of plain cards of the module whose turn it is
        int suited = 0;           ///< stubs of suited cards of that module
        int suited_partners = 0;  ///< neighbours' suited cards taken
        Count ways = 0;
        u64 state = 0;
        EdgePower<Count> weight;
    };

    /// Sets turns_ and neighbours_.
    void prepare(const ShowdownGraph& network, const EliminationPlan& plan,
                 const std::vector<Module<Count>>& modules, SuitedCounts need);
    void take(const Turn& turn, SuitedCounts need);
    /// Takes a module that is joined to no remaining one: its stubs are those demanded of it.
    void finish(const Turn& turn, SuitedCounts need);
    /// Takes a module that is joined to remaining ones: it may give more stubs, at which pairs with them
    /// begin.
    void begin_pairs(const Turn& turn, SuitedCounts need);
    /// Sets settled_: the states with the module's own pairs, the stubs demanded of it, and `new_plain` and
    /// `new_suited` more stubs, but without the pairs that begin at the new stubs.
    void settle(const Turn& turn, int new_plain, int new_suited);
    /// The polynomial of the module's own pairs, times the ways to choose stubs from the cards they leave.
    MatchingPolynomial<Count> choices(const Turn& turn, int plain_stubs, int suited_stubs, SuitedCounts need);
    void spread(const Start& start, std::size_t neighbour, const Spread& left);
    void deposit(const Start& start, const Spread& chosen);

    int pair_limit_;
    Scratch<Count>& scratch_;
    std::vector<Turn> turns_;
    std::vector<Neighbour> neighbours_;  ///< neighbours of all turns
    StubStates<Count> states_;
    StubStates<Count> next_;
    StubStates<Count> settled_;
    /// The result of choices() in one turn, for each number of plain and suited stubs.
    std::vector<MatchingPolynomial<Count>> choices_;
};

}  // namespace holdfast::holdem::detail
