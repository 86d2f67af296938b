// The coloured graph of a showdown, and joining of vertices that nothing tells apart.
#include <array>

#include <gtest/gtest.h>

#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {
namespace {

TEST(ShowdownGraphTest, ColoursAreOfBothDirections) {
    ShowdownGraph graph;
    graph.add({4, 0}, Standing::worse);
    graph.add({3, 0}, Standing::tied);
    graph.add({1, 1}, Standing::worse);
    graph.set_colour(0, 1, Standing::better);
    graph.set_colour(0, 2, Standing::tied);
    graph.set_colour(1, 2, Standing::worse);
    EXPECT_EQ(graph.colour(1, 0), Standing::better);
    EXPECT_EQ(graph.colour(2, 0), Standing::tied);
    EXPECT_EQ(graph.colour(2, 1), Standing::worse);
    EXPECT_EQ(graph.neighbours(2, Standing::worse), 0b010U);
    EXPECT_EQ(graph.neighbours(2, Standing::tied), 0b001U);
    EXPECT_EQ(graph.inner(2), Standing::worse);
}

// Five vertices with colours from a number; the rows of the second and the fourth are never kept.
TEST(ShowdownGraphTest, RowsSayTheSameAsPairs) {
    constexpr int all = 5;
    const auto colour_of = [](int a, int b) {
        return all_standings[static_cast<std::size_t>(a * b + a + b) % 3];
    };
    const std::array<int, 3> kept = {0, 2, 4};
    ShowdownGraph by_pairs;
    ShowdownGraph by_rows;
    std::array<ShowdownGraph::Row, 3> rows;
    for (std::size_t v = 0; v < kept.size(); ++v) {
        by_pairs.add({2, 0}, Standing::tied);
        by_rows.add({2, 0}, Standing::tied);
        for (std::size_t other = 0; other < v; ++other) {
            by_pairs.set_colour(static_cast<int>(other), static_cast<int>(v),
                                colour_of(kept[other], kept[v]));
        }
        rows[v].better = VertexSet{1} << static_cast<unsigned>(kept[v]);  // itself: to be passed over
        for (int other = 0; other < all; ++other) {
            const VertexSet bit = other == kept[v] ? 0 : VertexSet{1} << static_cast<unsigned>(other);
            rows[v].better |= colour_of(kept[v], other) == Standing::better ? bit : 0;
            rows[v].tied |= colour_of(kept[v], other) == Standing::tied ? bit : 0;
        }
    }
    ShowdownGraph::leave_out(3, rows);
    ShowdownGraph::leave_out(1, rows);
    by_rows.set_rows(rows);
    EXPECT_TRUE(by_rows == by_pairs);
}

// A vertex of a single card, or of suited cards only, has no inner pairs, so its inner colour means nothing.
TEST(ShowdownGraphTest, TheInnerColourIsIgnoredWithoutInnerPairs) {
    for (const ShowdownGraph::Cards cards : {ShowdownGraph::Cards{1, 0}, {0, 1}, {0, 3}}) {
        ShowdownGraph one;
        ShowdownGraph other;
        one.add(cards, Standing::worse);
        other.add(cards, Standing::tied);
        EXPECT_TRUE(one == other);
        EXPECT_EQ(one.hash(), other.hash());
    }
}

TEST(ShowdownGraphTest, TwinsAreJoined) {
    ShowdownGraph graph;
    for (int i = 0; i < 3; ++i) graph.add({2, 0}, Standing::worse);
    graph.add({1, 1}, Standing::tied);
    for (int b = 1; b < 3; ++b) {
        for (int a = 0; a < b; ++a) graph.set_colour(a, b, Standing::worse);
    }
    for (int a = 0; a < 3; ++a) graph.set_colour(a, 3, Standing::tied);
    const ShowdownGraph joined = graph.with_twins_joined();
    ASSERT_EQ(joined.size(), 2);
    EXPECT_EQ(joined.cards(0), (ShowdownGraph::Cards{6, 0}));
    EXPECT_EQ(joined.inner(0), Standing::worse);
    EXPECT_EQ(joined.cards(1), (ShowdownGraph::Cards{1, 1}));
    EXPECT_EQ(joined.colour(0, 1), Standing::tied);
}

TEST(ShowdownGraphTest, JoinsNoTwinsWithDifferentInnerColours) {
    ShowdownGraph graph;
    graph.add({2, 0}, Standing::worse);
    graph.add({2, 0}, Standing::tied);
    graph.set_colour(0, 1, Standing::worse);
    EXPECT_EQ(graph.with_twins_joined().size(), 2);
    ShowdownGraph single;
    single.add({2, 0}, Standing::worse);
    single.add({1, 0}, Standing::tied);
    single.set_colour(0, 1, Standing::worse);
    EXPECT_EQ(single.with_twins_joined().size(), 1);
}

TEST(ShowdownGraphTest, EqualOnlyIfAllIsEqual) {
    const auto graph_of = [](u8 cards, Standing inner, Standing between) {
        ShowdownGraph graph;
        graph.add({cards, 0}, inner);
        graph.add({3, 0}, Standing::worse);
        graph.set_colour(0, 1, between);
        return graph;
    };
    const ShowdownGraph one = graph_of(2, Standing::worse, Standing::tied);
    EXPECT_TRUE(one == graph_of(2, Standing::worse, Standing::tied));
    EXPECT_FALSE(one == graph_of(3, Standing::worse, Standing::tied));
    EXPECT_FALSE(one == graph_of(2, Standing::tied, Standing::tied));
    EXPECT_FALSE(one == graph_of(2, Standing::worse, Standing::worse));
    EXPECT_FALSE(one == ShowdownGraph());
}

}  // namespace
}  // namespace holdfast::holdem::detail
