// Modules of coloured graphs against their definition, looked up over all sets of vertices.
#include <random>

#include <gtest/gtest.h>

#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {
namespace {

ShowdownGraph any_graph(std::mt19937_64& random, int vertices, unsigned colours) {
    ShowdownGraph graph;
    for (int vertex = 0; vertex < vertices; ++vertex) {
        graph.add({1, 0}, Standing::better);
        for (int other = 0; other < vertex; ++other) {
            graph.set_colour(other, vertex, all_standings[random() % colours]);
        }
    }
    return graph;
}

bool has(VertexSet set, int vertex) {
    return (set >> vertex & 1U) != 0;
}

/// Each other vertex of `whole` sees all of the set in one colour.
bool is_module(const ShowdownGraph& graph, VertexSet whole, VertexSet set) {
    for (int outside = 0; outside < graph.size(); ++outside) {
        if (!has(whole, outside) || has(set, outside)) continue;
        for (int a = 0; a < graph.size(); ++a) {
            for (int b = 0; b < graph.size(); ++b) {
                if (has(set, a) && has(set, b) && graph.colour(a, outside) != graph.colour(b, outside)) {
                    return false;
                }
            }
        }
    }
    return true;
}

bool all_pairs_between_have(const ShowdownGraph& graph, VertexSet one, VertexSet other, Standing colour) {
    for (int a = 0; a < graph.size(); ++a) {
        for (int b = 0; b < graph.size(); ++b) {
            if (has(one, a) && has(other, b) && graph.colour(a, b) != colour) return false;
        }
    }
    return true;
}

bool can_be_split(const ShowdownGraph& graph, VertexSet set, Standing colour) {
    for (VertexSet part = (set - 1) & set; part != 0; part = (part - 1) & set) {
        if (all_pairs_between_have(graph, part, set & ~part, colour)) return true;
    }
    return false;
}

TEST(ModulesTest, PartsJoinedByAColour) {
    std::mt19937_64 random(1);
    for (int round = 0; round < 200; ++round) {
        const ShowdownGraph graph = any_graph(random, 1 + round % 6, round % 2 == 0 ? 2U : 3U);
        const VertexSet whole = (VertexSet{1} << static_cast<unsigned>(graph.size())) - 1;
        for (const Standing colour : all_standings) {
            VertexSet covered = 0;
            for (const VertexSet part : parts_joined_by(graph, whole, colour)) {
                EXPECT_EQ(covered & part, 0U);
                covered |= part;
                EXPECT_TRUE(all_pairs_between_have(graph, part, whole & ~part, colour));
                EXPECT_FALSE(can_be_split(graph, part, colour));
            }
            EXPECT_EQ(covered, whole);
        }
    }
}

TEST(ModulesTest, LargestModulesOfAPrimeNode) {
    std::mt19937_64 random(2);
    int prime = 0;
    for (int round = 0; round < 400; ++round) {
        const ShowdownGraph graph = any_graph(random, 3 + round % 5, round % 2 == 0 ? 2U : 3U);
        const VertexSet whole = (VertexSet{1} << static_cast<unsigned>(graph.size())) - 1;
        bool is_prime = true;
        for (const Standing colour : all_standings) {
            is_prime = is_prime && !can_be_split(graph, whole, colour);
        }
        if (!is_prime) continue;
        ++prime;
        const VertexSets found = largest_modules(graph, whole);
        VertexSet covered = 0;
        for (const VertexSet module : found) {
            EXPECT_EQ(covered & module, 0U);
            covered |= module;
            EXPECT_TRUE(is_module(graph, whole, module));
        }
        EXPECT_EQ(covered, whole);
        // Every module but the whole lies in one of them.
        for (VertexSet set = 1; set < whole; ++set) {
            if (!is_module(graph, whole, set)) continue;
            int around = 0;
            for (const VertexSet module : found) around += (set & ~module) == 0 ? 1 : 0;
            EXPECT_EQ(around, 1) << set;
        }
    }
    EXPECT_GT(prime, 100);
}

}  // namespace
}  // namespace holdfast::holdem::detail
