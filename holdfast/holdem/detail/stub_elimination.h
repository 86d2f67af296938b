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

#include <array>
#include <vector>

#include <holdfast/holdem/detail/edge_power.h>
#include <holdfast/holdem/detail/matching_polynomial.h>
#include <holdfast/holdem/detail/stub_states.h>

namespace holdfast::holdem::detail {

class StubElimination {
  public:
    StubElimination(int pair_limit, Scratch& scratch);

    using Colours = std::vector<std::vector<Standing>>;  ///< [i][j]: of the pairs between modules i and j
    /// The union of the modules as one.
    Module solve(const std::vector<Module>& modules, const Colours& between);

  private:
    struct Plan {
        Standing basis = Standing::better;
        std::vector<std::size_t> order;
        double cost = 0;
    };
    /// One module in its turn: what it is joined to among those to come.
    struct Neighbour {
        StubCounter counter;
        Standing colour;
    };
    struct Turn {
        ShowdownGraph::Cards cards;
        MatchingPolynomial counts;
        StubCounter counter;
        std::vector<Neighbour> neighbours;
    };
    /// A state's polynomial times the choices of the stubs in one turn, and the pairs these start.
    struct Settled {
        MatchingPolynomial counts;
        int new_pairs;
        int new_suited;  ///< pairs that start at a suited card
    };
    /// Pairs yet to be spread over a turn's neighbours, and what was chosen so far.
    struct Spread {
        int plain;            ///< stubs of plain cards of the module whose turn it is
        int suited;           ///< the same of suited cards
        int suited_partners;  ///< neighbours' suited cards taken
        u128 ways;
        u64 state;
        EdgePower weight;
    };

    Plan cheapest_plan(const std::vector<Module>& modules, const Colours& between) const;
    Plan plan_from(const std::vector<Module>& modules, const Colours& between, Standing basis,
                   std::size_t first) const;
    std::vector<Turn> turns_of(const Plan& plan, const std::vector<Module>& modules, const Colours& between);
    void take_turn(const Turn& turn);
    void settle(const Turn& turn, const StubStates::State& state, int plain_stubs, int suited_stubs);
    void spread(const Turn& turn, std::size_t neighbour, const Settled& settled, const Spread& left);
    void deposit(const Settled& settled, const Spread& chosen);

    static constexpr double level_basis_penalty = 1.7;  ///< polynomials of more ties, measured

    int pair_limit_;
    int pairs_ = 0;  ///< the most pairs within all modules together
    Scratch& scratch_;
    StubStates states_;
    StubStates next_;
    Standing basis_ = Standing::better;
};

}  // namespace holdfast::holdem::detail
