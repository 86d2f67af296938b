// Matchings of any coloured graph, also of graphs that no board has, against matchings listed one by one.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include <holdfast/holdem/detail/matching/matching_solver.h>
#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {
namespace {

using Cards = ShowdownGraph::Cards;

constexpr int most_pairs_here = 6;

/// Every card of a graph by itself.
class Listing {
  public:
    explicit Listing(const ShowdownGraph& graph) : graph_(graph) {
        for (int vertex = 0; vertex < graph.size(); ++vertex) {
            for (int i = 0; i < graph.cards(vertex).count(); ++i) {
                cards_.push_back({vertex, i >= graph.cards(vertex).plain});
            }
        }
    }

    TieCounts counts() {
        extend(0, 0, 0, 0);
        return found_;
    }

  private:
    struct CardOfVertex {
        int vertex;
        bool is_suited;
    };

    Standing standing(const CardOfVertex& a, const CardOfVertex& b) const {
        if (a.is_suited && b.is_suited) return Standing::better;
        return a.vertex == b.vertex ? graph_.inner(a.vertex) : graph_.colour(a.vertex, b.vertex);
    }

    void extend(std::size_t next, u32 used, int pairs, int ties) {
        if (next == cards_.size()) {
            found_.add(pairs, ties, 1, 1);
            return;
        }
        extend(next + 1, used, pairs, ties);
        if ((used >> next & 1U) != 0 || pairs == most_pairs_here) return;
        for (std::size_t other = next + 1; other < cards_.size(); ++other) {
            const Standing pair = standing(cards_[next], cards_[other]);
            if ((used >> other & 1U) != 0 || pair == Standing::better) continue;
            extend(next + 1, used | 1U << other, pairs + 1, ties + (pair == Standing::tied ? 1 : 0));
        }
    }

    const ShowdownGraph& graph_;
    std::vector<CardOfVertex> cards_;
    TieCounts found_ = TieCounts(most_pairs_here);
};

Standing any_standing(std::mt19937_64& random) {
    return all_standings[random() % 3];
}

/// Colours at random, so nearly always prime.
ShowdownGraph any_graph(std::mt19937_64& random, int vertices, int most_cards, bool has_suited) {
    ShowdownGraph graph;
    for (int vertex = 0; vertex < vertices; ++vertex) {
        const auto plain = static_cast<u8>(random() % static_cast<unsigned>(most_cards + 1));
        const auto suited = static_cast<u8>(has_suited ? random() % 2 : 0);
        graph.add({static_cast<u8>(plain + suited == 0 ? 1 : plain), suited}, any_standing(random));
        for (int other = 0; other < vertex; ++other) graph.set_colour(other, vertex, any_standing(random));
    }
    return graph;
}

/// Vertices put in the place of vertices, layer after layer: all kinds of modules.
ShowdownGraph graph_of_modules(std::mt19937_64& random, int vertices) {
    ShowdownGraph graph;
    std::vector<u64> path;  // binary choices; the first difference of two vertices decides their colour
    const u64 colours = random();
    for (int vertex = 0; vertex < vertices; ++vertex) {
        path.push_back(random() % 16);
        graph.add({static_cast<u8>(1 + random() % 2), static_cast<u8>(random() % 3 == 0 ? 1 : 0)},
                  any_standing(random));
        for (int other = 0; other < vertex; ++other) {
            const u64 difference = path[static_cast<std::size_t>(other)] ^ path.back();
            const int layer = difference == 0 ? 4 : __builtin_clzll(difference) - 60;
            graph.set_colour(other, vertex, all_standings[(colours >> 4 * layer) % 3]);
        }
    }
    return graph;
}

TieCounts solved(const ShowdownGraph& graph) {
    TieCounts counts(most_pairs_here);
    MatchingSolver(most_pairs_here).add_to(counts, graph, 1);
    return counts;
}

void expect_listed(const ShowdownGraph& graph) {
    const TieCounts expected = Listing(graph).counts();
    EXPECT_TRUE(solved(graph) == expected) << graph.size() << " vertices";
    EXPECT_TRUE(solved(graph.with_twins_joined()) == expected) << "twins joined";
}

// All pairs alike: of 34 cards there are fewer than 2^64 choices of 17 pairs, but not of 16.
TEST(MatchingSolverTest, PairsThatAreAllHarmless) {
    for (int cards = 2; cards <= max_unseen; ++cards) {
        ShowdownGraph graph;
        graph.add({static_cast<u8>(cards), 0}, Standing::worse);
        for (int limit = 1; limit <= max_pairs; ++limit) {
            TieCounts counts(max_pairs);
            MatchingSolver(limit).add_to(counts, graph, 1);
            for (int pairs = 0; pairs <= limit; ++pairs) {
                ASSERT_TRUE(counts.at(pairs, 0) == U256(matchings(cards, pairs)))
                    << cards << " " << limit << " " << pairs;
            }
        }
    }
}

// If every pair is harmless, the bound is met exactly.
TEST(MatchingSolverTest, WhetherOnePairMoreFits) {
    const u128 limit = u128{1} << 64U;
    int fit = 0;
    int do_not = 0;
    for (int cards = 2; cards <= max_unseen; ++cards) {
        for (int pairs = 0; pairs < max_pairs && 2 * pairs <= cards && matchings(cards, pairs) < limit;
             ++pairs) {
            const bool fits = matchings(cards, pairs + 1) < limit;
            EXPECT_EQ(one_pair_more_fits(matchings(cards, pairs), pairs, cards), fits)
                << cards << " " << pairs;
            ++(fits ? fit : do_not);
        }
    }
    EXPECT_GT(fit, 200);
    EXPECT_GT(do_not, 10);
    // 45 cards, of the 29 left beside eight pairs 406 pairs: 9 * 2^64 / 406 is the first number too high.
    EXPECT_TRUE(one_pair_more_fits(limit * 9 / 406, 8, 45));
    EXPECT_FALSE(one_pair_more_fits(limit * 9 / 406 + 1, 8, 45));
}

// 64-bit words are used if they seem enough, and must never be used if they are not. The share of harmless
// pairs goes from few to all, so that it includes shares that are just too large for them.
TEST(MatchingSolverTest, ShortWordsOnlyWhereTheyAreEnough) {
    std::mt19937 random(64);
    int beyond_64_bits = 0;
    for (int i = 0; i < 600; ++i) {
        ShowdownGraph graph;
        const unsigned chance_of_better = static_cast<unsigned>(i) % 30;
        const auto any = [&] {
            if (random() % 100 < chance_of_better) return Standing::better;
            return random() % 4 == 0 ? Standing::tied : Standing::worse;
        };
        int cards = 0;
        while (cards < 45 && graph.size() < 7) {
            const int plain =
                graph.size() == 6 ? 45 - cards : std::min(45 - cards, 1 + static_cast<int>(random() % 9));
            cards += plain;
            const int vertex = graph.add({static_cast<u8>(plain), 0}, any());
            for (int other = 0; other < vertex; ++other) graph.set_colour(other, vertex, any());
        }
        const int limit = 8 + i % 3;
        TieCounts counts(limit);
        MatchingSolver(limit).add_to(counts, graph, 1);
        MatchingCounter<u128> counter(limit);
        const MatchingPolynomial<u128> exact = counter.counts(graph);
        for (int pairs = 0; pairs <= limit; ++pairs) {
            for (int ties = 0; ties <= pairs; ++ties) {
                const bool is_zero = pairs > exact.degrees().pairs || ties > exact.degrees().ties;
                const u128 expected = is_zero ? 0 : exact.line(pairs, 0)[ties];
                ASSERT_TRUE(counts.at(pairs, ties) == U256(expected))
                    << i << ": " << pairs << " pairs, " << ties;
                beyond_64_bits += limit == 9 && expected >> 64U != 0 ? 1 : 0;
            }
        }
    }
    EXPECT_GT(beyond_64_bits, 10);
}

TEST(MatchingSolverTest, PrimeGraphs) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 300; ++round) {
        expect_listed(any_graph(random, 2 + round % 5, 2, false));
        expect_listed(any_graph(random, 2 + round % 4, 2, true));
    }
}

TEST(MatchingSolverTest, GraphsOfModules) {
    std::mt19937_64 random(2);
    for (int round = 0; round < 300; ++round) expect_listed(graph_of_modules(random, 2 + round % 5));
}

TEST(MatchingSolverTest, OneVertexOfEachColour) {
    for (const Standing inner : all_standings) {
        for (const Cards cards : {Cards{1, 0}, Cards{9, 0}, Cards{5, 4}, Cards{0, 3}, Cards{1, 1}}) {
            ShowdownGraph graph;
            graph.add(cards, inner);
            expect_listed(graph);
        }
    }
}

TEST(MatchingSolverTest, AddsWithTheWeightOfTheBoards) {
    std::mt19937_64 random(3);
    const ShowdownGraph graph = any_graph(random, 5, 2, false);
    const TieCounts once = solved(graph);
    TieCounts sums = once;
    MatchingSolver solver(most_pairs_here);
    solver.add_to(sums, any_graph(random, 7, 3, true), 0);  // what was solved before leaves no trace
    solver.add_to(sums, graph, 6);
    for (int n = 0; n <= most_pairs_here; ++n) {
        for (int t = 0; t <= n; ++t) EXPECT_TRUE(sums.at(n, t) == U256(7) * once.at(n, t));
    }
}

// Asking for fewer pairs gives the same counts, cut short.
TEST(MatchingSolverTest, APairLimitOnlyCuts) {
    std::mt19937_64 random(4);
    for (int round = 0; round < 20; ++round) {
        const ShowdownGraph graph = any_graph(random, 6, 3, true);
        const TieCounts all = solved(graph);
        for (int limit = 1; limit < most_pairs_here; ++limit) {
            TieCounts counts(most_pairs_here);
            MatchingSolver(limit).add_to(counts, graph, 1);
            for (int n = 0; n <= limit; ++n) {
                for (int t = 0; t <= n; ++t) EXPECT_TRUE(counts.at(n, t) == all.at(n, t));
            }
        }
    }
}

TEST(MatchingPolynomialTest, ChangesOfBasisUndoEachOther) {
    Scratch<u128> scratch;
    for (const Standing basis : all_standings) {
        for (const Standing between : all_standings) {
            const Module<u128> module{{9, 3}, basis, MatchingPolynomial<u128>::one(scratch)};
            const Module<u128> there{module.cards, between, module.in_basis(between, 6, scratch)};
            const MatchingPolynomial<u128> back = there.in_basis(basis, 6, scratch);
            const NonzeroLines<u128> lines(back);
            ASSERT_EQ(lines.all().size(), 1U);
            EXPECT_EQ(lines.degrees().coefficients(), 1U);
            EXPECT_TRUE(*lines.all()[0].ties == 1);
        }
    }
}

TEST(StubStatesTest, KeepsStatesApartWhenItGrows) {
    Scratch<u128> scratch;
    StubStates<u128> states;
    states.start({1, 0, 0});
    for (u64 stubs = 0; stubs < 5000; ++stubs) *states.at(stubs * 0x10001, scratch).line(1, 0) = stubs + 1;
    EXPECT_EQ(states.all().size(), 5000U);
    for (u64 stubs = 0; stubs < 5000; ++stubs) {
        EXPECT_TRUE(*states.at(stubs * 0x10001, scratch).line(1, 0) == stubs + 1);
    }
}

TEST(StubCounterTest, FieldsOfOneWord) {
    unsigned first = 0;
    const StubCounter one({12, 7}, 9, first);
    const StubCounter other({4, 0}, 9, first);
    EXPECT_LE(first, 45U);
    const u64 state = other.with(one.with(0, 9, 5), 3, 0);
    EXPECT_EQ(one.plain(state), 9);
    EXPECT_EQ(one.suited(state), 5);
    EXPECT_EQ(other.plain(state), 3);
    EXPECT_EQ(other.suited(state), 0);
    EXPECT_EQ(other.plain(one.without(state)), 3);
    EXPECT_EQ(other.without(one.without(state)), 0U);
}

/// Ten pairs of 45 cards, of which nine pairs can be chosen in fewer than 2^64 ways.
TEST(MatchingSolverTest, Rejects64BitsIfTheCountsOfOnePairFewerAreTooLarge) {
    constexpr int pairs = 8;
    ASSERT_LT(matchings(45, pairs), u128{1} << 64U);
    const u128 most = (u128{1} << 64U) * (pairs + 1) / choose(45 - 2 * pairs, 2);
    ASSERT_LT(most, u128{1} << 64U);
    Scratch<u64> scratch;
    for (const u64 over : {u64{0}, u64{1}}) {
        MatchingPolynomial<u64> counts({pairs + 1, 0, 1}, scratch);
        counts.line(pairs, 0)[0] = static_cast<u64>(most) - 5;
        counts.line(pairs, 0)[1] = 5 + over;  // those that tie count too
        EXPECT_EQ(do_fit(counts, pairs + 1, 45),
                  over == 0 && most * choose(45 - 2 * pairs, 2) < (u128{1} << 64U) * (pairs + 1));
    }
    MatchingPolynomial<u64> none({pairs - 1, 0, 0}, scratch);
    EXPECT_TRUE(do_fit(none, pairs + 1, 45));  // no choice of this many pairs, so none of more
}

/// Cards of which those of one clique are better together, and all other pairs are worse.
ShowdownGraph graph_of_cliques(int cards, const std::vector<int>& cliques) {
    ShowdownGraph graph;
    for (const int clique : cliques) {
        graph.add({static_cast<u8>(clique), 0}, Standing::better);
        cards -= clique;
    }
    graph.add({static_cast<u8>(cards), 0}, Standing::worse);
    for (int vertex = 0; vertex < graph.size(); ++vertex) {
        for (int other = 0; other < vertex; ++other) graph.set_colour(other, vertex, Standing::worse);
    }
    return graph;
}

// The estimate of harmless pairs lets these three through; the proof must not.
TEST(MatchingSolverTest, Rejects64BitsWithoutAProofFromOnePairFewer) {
    struct Case {
        int cards;
        int pairs;
        std::vector<int> cliques;
    };
    for (const Case& each : {Case{33, 13, {3, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2}},
                             Case{33, 13, {3, 3, 3, 3, 3, 3, 3, 3, 2, 2}}, Case{41, 10, {11, 11, 9, 9}}}) {
        const ShowdownGraph graph = graph_of_cliques(each.cards, each.cliques);
        MatchingCounter<u64> counter(each.pairs);
        EXPECT_FALSE(do_fit(counter.counts(graph), each.pairs, each.cards)) << each.cliques.size();
    }
}

}  // namespace
}  // namespace holdfast::holdem::detail
