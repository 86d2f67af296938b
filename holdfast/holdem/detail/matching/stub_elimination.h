// Matchings of a prime node: modules between which the pairs have several colours.
//
// In a basis c, pairs of colour c weigh 0, so only some modules i, j still meet, each of their pairs with one
// weight e(i,j). If x(i,j) pairs join i and j, module i gives s(i) = sum_j x(i,j) of its cards ("stubs"), and
//
//   count = prod_i [sum_k p_k(i) C(n(i)-2k, s(i))] * prod_i s(i)! / prod_{i<j} x(i,j)! * prod e(i,j)^x(i,j)
//
// With suited cards, stubs and joining pairs come in kinds: plain-plain, plain-suited, suited-plain. Modules
// are taken one after the other; the state is the number of stubs that the ones taken demand of each of the
// others, with the polynomial of everything settled so far.
#pragma once

#include <vector>

#include <holdfast/holdem/detail/matching/edge_power.h>
#include <holdfast/holdem/detail/matching/elimination_plan.h>
#include <holdfast/holdem/detail/matching/matching_polynomial.h>
#include <holdfast/holdem/detail/matching/stub_states.h>

namespace holdfast::holdem::detail {

template <class Count>
class StubElimination {
  public:
    StubElimination(int pair_limit, Scratch<Count>& scratch);

    /// The union of the modules, [vertex of the network], as one, in the plan's basis.
    Module<Count> solve(const ShowdownGraph& network, const EliminationPlan& plan,
                        const std::vector<Module<Count>>& modules, SuitedCounts need);

  private:
    /// A module that is yet to be taken, seen from one that is joined to it.
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
    /// What a choice of stubs starts from: the polynomial, and the pairs that begin in this turn.
    struct Start {
        const Turn& turn;
        const NonzeroLines<Count>& counts;
        int new_pairs = 0;
        int new_suited = 0;  ///< pairs that begin at a suited card
    };
    /// Pairs yet to be spread over a turn's neighbours, and what was chosen so far.
    struct Spread {
        int plain = 0;            ///< stubs of plain cards of the module whose turn it is
        int suited = 0;           ///< the same of suited cards
        int suited_partners = 0;  ///< neighbours' suited cards taken
        Count ways = 0;
        u64 state = 0;
        EdgePower<Count> weight;
    };

    /// Sets turns_ and neighbours_.
    void prepare(const ShowdownGraph& network, const EliminationPlan& plan,
                 const std::vector<Module<Count>>& modules, SuitedCounts need);
    void take(const Turn& turn, SuitedCounts need);
    /// Takes a module that is joined to none to come: its stubs are those demanded of it.
    void finish(const Turn& turn, SuitedCounts need);
    /// Takes one that is: it may give more stubs, which pairs with its neighbours begin at.
    void begin_pairs(const Turn& turn, SuitedCounts need);
    /// Sets settled_: the states with the module's own pairs, its stubs as demanded and so many more, but
    /// without the pairs that begin at these.
    void settle(const Turn& turn, int new_plain, int new_suited);
    /// The polynomial of the module's own pairs, by the ways to choose stubs from the cards they leave.
    MatchingPolynomial<Count> choices(const Turn& turn, int plain_stubs, int suited_stubs, SuitedCounts need);
    void spread(const Start& start, std::size_t neighbour, const Spread& left);
    void deposit(const Start& start, const Spread& chosen);

    int pair_limit_;
    Scratch<Count>& scratch_;
    std::vector<Turn> turns_;
    std::vector<Neighbour> neighbours_;  ///< of all turns
    StubStates<Count> states_;
    StubStates<Count> next_;
    StubStates<Count> settled_;
    /// Of one turn, for each number of plain and suited stubs.
    std::vector<MatchingPolynomial<Count>> choices_;
};

}  // namespace holdfast::holdem::detail
