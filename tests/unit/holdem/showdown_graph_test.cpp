// The coloured graph of a showdown, and joining of vertices that nothing tells apart.
#include <gtest/gtest.h>

#include <holdfast/holdem/detail/showdown_graph.h>

namespace holdfast::holdem::detail {
namespace {

TEST(ShowdownGraphTest, ColoursAreOfBothDirections) {
    ShowdownGraph graph;
    graph.add({4, 0}, Standing::worse);
    graph.add({3, 0}, Standing::level);
    graph.add({1, 1}, Standing::worse);
    graph.set_colour(0, 1, Standing::better);
    graph.set_colour(0, 2, Standing::level);
    graph.set_colour(1, 2, Standing::worse);
    EXPECT_EQ(graph.colour(1, 0), Standing::better);
    EXPECT_EQ(graph.colour(2, 0), Standing::level);
    EXPECT_EQ(graph.colour(2, 1), Standing::worse);
    EXPECT_EQ(graph.neighbours(2, Standing::worse), 0b010U);
    EXPECT_EQ(graph.neighbours(2, Standing::level), 0b001U);
    EXPECT_EQ(graph.inner(2), Standing::worse);
}

// Of single cards, and of suited ones only, there are no inner pairs: their colour means nothing.
TEST(ShowdownGraphTest, NoInnerPairsNoInnerColour) {
    for (const ShowdownGraph::Cards cards : {ShowdownGraph::Cards{1, 0}, {0, 1}, {0, 3}}) {
        ShowdownGraph one;
        ShowdownGraph other;
        one.add(cards, Standing::worse);
        other.add(cards, Standing::level);
        EXPECT_TRUE(one == other);
        EXPECT_EQ(one.hash(), other.hash());
    }
}

TEST(ShowdownGraphTest, TwinsAreJoined) {
    ShowdownGraph graph;
    for (int i = 0; i < 3; ++i) graph.add({2, 0}, Standing::worse);
    graph.add({1, 1}, Standing::level);
    for (int b = 1; b < 3; ++b) {
        for (int a = 0; a < b; ++a) graph.set_colour(a, b, Standing::worse);
    }
    for (int a = 0; a < 3; ++a) graph.set_colour(a, 3, Standing::level);
    const ShowdownGraph joined = graph.with_twins_joined();
    ASSERT_EQ(joined.size(), 2);
    EXPECT_EQ(joined.cards(0), (ShowdownGraph::Cards{6, 0}));
    EXPECT_EQ(joined.inner(0), Standing::worse);
    EXPECT_EQ(joined.cards(1), (ShowdownGraph::Cards{1, 1}));
    EXPECT_EQ(joined.colour(0, 1), Standing::level);
}

TEST(ShowdownGraphTest, WhatAnInnerColourTellsApartStaysApart) {
    ShowdownGraph graph;
    graph.add({2, 0}, Standing::worse);
    graph.add({2, 0}, Standing::level);
    graph.set_colour(0, 1, Standing::worse);
    EXPECT_EQ(graph.with_twins_joined().size(), 2);
    ShowdownGraph single;
    single.add({2, 0}, Standing::worse);
    single.add({1, 0}, Standing::level);
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
    const ShowdownGraph one = graph_of(2, Standing::worse, Standing::level);
    EXPECT_TRUE(one == graph_of(2, Standing::worse, Standing::level));
    EXPECT_FALSE(one == graph_of(3, Standing::worse, Standing::level));
    EXPECT_FALSE(one == graph_of(2, Standing::level, Standing::level));
    EXPECT_FALSE(one == graph_of(2, Standing::worse, Standing::worse));
    EXPECT_FALSE(one == ShowdownGraph());
}

}  // namespace
}  // namespace holdfast::holdem::detail
