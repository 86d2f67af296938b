// The parts of a coloured graph that modular decomposition splits a set of vertices into.
#pragma once

#include <array>

#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {

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

/// The parts of the set between which every pair has this colour; one part where it cannot be split so.
VertexSets parts_joined_by(const ShowdownGraph& graph, VertexSet set, Standing colour);

/// The graph of modules as vertices, each with all its cards; what is within a module is left out.
ShowdownGraph quotient(const ShowdownGraph& graph, const VertexSets& modules);

/// The largest modules other than the whole of a set that no single colour splits.
VertexSets largest_modules(const ShowdownGraph& graph, VertexSet set);

}  // namespace holdfast::holdem::detail
