// How every pair of unseen cards stands against the hero, once the board is complete: a coloured graph.
//
// Cards that stand alike are one vertex. If two suited cards always beat the hero and one suited card counts
// like a plain one of its rank, a vertex holds `plain` cards and `suited` cards of the flush suit. If suits
// matter otherwise, or not at all, all cards are plain. The colour of two vertices is the standing of a pair
// of one card each; `inner` is that of two cards of one vertex. Two suited cards are `better` whatever the
// colours are.
#pragma once

#include <array>
#include <cstddef>
#include <span>

#include <holdfast/core/integers.h>

namespace holdfast::holdem::detail {

/// How an opponent's pair stands against the hero's.
enum class Standing : u8 { better, tied, worse };
inline constexpr std::array<Standing, 3> all_standings = {Standing::better, Standing::tied, Standing::worse};

constexpr std::size_t index_of(Standing standing) {
    return static_cast<std::size_t>(standing);
}

/// A set of vertices, bit v for vertex v.
using VertexSet = u32;

/// The set of one vertex.
constexpr VertexSet bit(int vertex) {
    return VertexSet{1} << static_cast<unsigned>(vertex);
}

class ShowdownGraph {
  public:
    static constexpr int max_vertices = 26;

    /// The cards of one vertex.
    struct Cards {
        u8 plain = 0;
        u8 suited = 0;

        constexpr int count() const { return plain + suited; }
        /// Whether pairs that stand as `inner` exist: two cards of the vertex that are not both suited.
        constexpr bool has_inner_pairs() const { return plain > 0 && count() > 1; }
        constexpr Cards operator+(Cards other) const {
            return {static_cast<u8>(plain + other.plain), static_cast<u8>(suited + other.suited)};
        }
        constexpr bool operator==(const Cards&) const = default;
    };

    int size() const { return size_; }
    Cards cards(int vertex) const { return cards_[at(vertex)]; }
    Standing inner(int vertex) const { return inner_[at(vertex)]; }
    /// The vertices that have this standing with `vertex`, which is never among them itself.
    VertexSet neighbours(int vertex, Standing standing) const {
        return rows_[at(vertex)][index_of(standing)];
    }
    Standing colour(int a, int b) const;

    /// Adds a vertex without colours, and returns its number.
    int add(Cards cards, Standing inner);
    /// Colours the pair of two different vertices.
    void set_colour(int a, int b, Standing standing);
    /// The pairs of one vertex: those with `better` vertices are better, with `tied` ones tied, others worse.
    struct Row {
        VertexSet better = 0;
        VertexSet tied = 0;
    };
    /// Renumbers the vertices in all rows when one is dropped: those above it move down.
    static void leave_out(int vertex, std::span<Row> rows);
    /// Colours all pairs at once, after every vertex is added, by one row for each; the rows must be
    /// symmetrical. A vertex's entry for itself is ignored.
    void set_rows(std::span<const Row> rows);

    /// The graph with its twins joined, vertices that no other vertex distinguishes, and renumbered.
    ShowdownGraph with_twins_joined() const;

    bool operator==(const ShowdownGraph& other) const;
    std::size_t hash() const;

  private:
    static constexpr std::size_t at(int vertex) { return static_cast<std::size_t>(vertex); }

    int size_ = 0;
    std::array<Cards, max_vertices> cards_{};
    std::array<Standing, max_vertices> inner_{};
    std::array<std::array<VertexSet, 3>, max_vertices> rows_{};
};

// The parts of a coloured graph that modular decomposition splits a set of vertices into.

/// Up to max_vertices sets of vertices.
class VertexSets {
  public:
    void push_back(VertexSet set) { sets_[size_++] = set; }
    std::size_t size() const { return size_; }
    VertexSet operator[](std::size_t index) const { return sets_[index]; }
    const VertexSet* begin() const { return sets_.data(); }
    const VertexSet* end() const { return sets_.data() + size_; }

  private:
    std::array<VertexSet, ShowdownGraph::max_vertices> sets_{};
    std::size_t size_ = 0;
};

/// The parts of the set between which every pair has this colour; one part if it cannot be split that way.
VertexSets parts_joined_by(const ShowdownGraph& graph, VertexSet set, Standing colour);

/// The graph of modules as vertices, each with all its cards; pairs within a module are left out.
ShowdownGraph quotient(const ShowdownGraph& graph, const VertexSets& modules);

/// The largest modules, except the whole set, of a set that no single colour splits.
VertexSets largest_modules(const ShowdownGraph& graph, VertexSet set);

}  // namespace holdfast::holdem::detail
