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
#include <limits>
#include <vector>

#include <holdfast/holdem/detail/edge_power.h>
#include <holdfast/holdem/detail/matching_polynomial.h>
#include <holdfast/holdem/detail/stub_states.h>

namespace holdfast::holdem::detail {

class StubElimination {
  public:
    StubElimination(int pair_limit, Scratch& scratch);

    /// In which basis to work, and in which order to take the modules.
    struct Plan {
        Standing basis = Standing::better;
        std::array<u8, ShowdownGraph::max_vertices> order{};    ///< of the vertices of the network
        double cost = std::numeric_limits<double>::infinity();  ///< of no plan at all
    };
    /// The plan that promises the least work for a prime graph, whose vertices are modules; others than the
    /// basis that is wanted cost more.
    Plan cheapest_plan(const ShowdownGraph& network, Standing wanted) const;

    /// The union of the modules, [vertex of the network], as one, in the plan's basis.
    Module solve(const ShowdownGraph& network, const Plan& plan, const std::vector<Module>& modules,
                 SuitedCounts need);

  private:
    // Factors on the promised work, measured.
    static constexpr double level_basis_penalty = 1.7;
    static constexpr double change_of_basis_penalty = 1.5;

    /// A module that is yet to be taken, seen from one that is joined to it.
    struct Neighbour {
        StubCounter counter;
        EdgeWeight weight;
    };
    /// One module in its turn.
    struct Turn {
        ShowdownGraph::Cards cards;
        MatchingPolynomial counts;
        StubCounter counter;
        std::size_t first_neighbour = 0;  ///< in neighbours_
        std::size_t last_neighbour = 0;   ///< behind the last one
        Degrees degrees_after = {};

        bool is_last_of_its_pairs() const { return first_neighbour == last_neighbour; }
    };
    /// What a choice of stubs starts from: the polynomial, and the pairs that begin in this turn.
    struct Start {
        const Turn& turn;
        const NonzeroLines& counts;
        int new_pairs = 0;
        int new_suited = 0;  ///< pairs that begin at a suited card
    };
    /// Pairs yet to be spread over a turn's neighbours, and what was chosen so far.
    struct Spread {
        int plain = 0;            ///< stubs of plain cards of the module whose turn it is
        int suited = 0;           ///< the same of suited cards
        int suited_partners = 0;  ///< neighbours' suited cards taken
        u128 ways = 0;
        u64 state = 0;
        EdgePower weight;
    };

    /// The plan that begins with this module and goes on with what is cheapest next; given up, no plan, as
    /// soon as it costs `most`.
    Plan plan_from(const ShowdownGraph& network, Standing basis, int first, double most) const;
    /// Sets turns_ and neighbours_.
    void prepare(const ShowdownGraph& network, const Plan& plan, const std::vector<Module>& modules,
                 SuitedCounts need);
    void take(const Turn& turn, SuitedCounts need);
    /// Takes a module that is joined to none to come: its stubs are those demanded of it.
    void finish(const Turn& turn, SuitedCounts need);
    /// Takes one that is: it may give more stubs, which pairs with its neighbours begin at.
    void begin_pairs(const Turn& turn, SuitedCounts need);
    /// Sets settled_: the states with the module's own pairs, its stubs as demanded and so many more, but
    /// without the pairs that begin at these.
    void settle(const Turn& turn, int new_plain, int new_suited);
    /// The polynomial of the module's own pairs, by the ways to choose stubs from the cards they leave.
    MatchingPolynomial choices(const Turn& turn, int plain_stubs, int suited_stubs, SuitedCounts need);
    void spread(const Start& start, std::size_t neighbour, const Spread& left);
    void deposit(const Start& start, const Spread& chosen);

    int pair_limit_;
    Scratch& scratch_;
    std::vector<Turn> turns_;
    std::vector<Neighbour> neighbours_;  ///< of all turns
    StubStates states_;
    StubStates next_;
    StubStates settled_;
    std::vector<MatchingPolynomial> choices_;  ///< of one turn, for each number of plain and suited stubs
};

}  // namespace holdfast::holdem::detail
