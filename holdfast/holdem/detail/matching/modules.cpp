#include <holdfast/holdem/detail/matching/modules.h>

namespace holdfast::holdem::detail {

namespace {

/// The smallest module of the set that holds both vertices.
VertexSet module_around(const ShowdownGraph& graph, VertexSet set, int a, int b) {
    // A vertex outside must see all of the module in one colour: what stays in one of the three sets does,
    // and what falls out of all of them joins the module.
    std::array<VertexSet, 3> seen_alike{set, set, set};
    VertexSet module = 0;
    for (VertexSet added = bit(a) | bit(b); added != 0;) {
        module |= added;
        for (; added != 0; added &= added - 1) {
            for (const Standing colour : all_standings) {
                seen_alike[index_of(colour)] &= graph.neighbours(__builtin_ctz(added), colour);
            }
        }
        added = set & ~module & ~(seen_alike[0] | seen_alike[1] | seen_alike[2]);
    }
    return module;
}

}  // namespace

VertexSets parts_joined_by(const ShowdownGraph& graph, VertexSet set, Standing colour) {
    VertexSets parts;
    while (set != 0) {
        VertexSet part = 0;
        VertexSet added = set & (~set + 1);
        while (added != 0) {
            const int vertex = __builtin_ctz(added);
            part |= bit(vertex);
            added = (added | (set & ~graph.neighbours(vertex, colour))) & ~part;
        }
        parts.push_back(part);
        set &= ~part;
    }
    return parts;
}

ShowdownGraph quotient(const ShowdownGraph& graph, const VertexSets& modules) {
    ShowdownGraph result;
    for (const VertexSet module : modules) {
        ShowdownGraph::Cards cards;
        for (VertexSet rest = module; rest != 0; rest &= rest - 1) {
            cards = cards + graph.cards(__builtin_ctz(rest));
        }
        const int vertex = result.add(cards, Standing::better);
        for (int other = 0; other < vertex; ++other) {
            const VertexSet set = modules[static_cast<std::size_t>(other)];
            result.set_colour(other, vertex, graph.colour(__builtin_ctz(set), __builtin_ctz(module)));
        }
    }
    return result;
}

VertexSets largest_modules(const ShowdownGraph& graph, VertexSet set) {
    VertexSets modules;
    for (VertexSet rest = set; rest != 0;) {
        const int first = __builtin_ctz(rest);
        VertexSet largest = bit(first);
        for (VertexSet others = set & ~largest; others != 0;) {
            // In a prime set the largest proper modules are disjoint (Gallai), so all proper modules around a
            // vertex lie in one of them, which is their union.
            const VertexSet module = module_around(graph, set, first, __builtin_ctz(others));
            if (module != set) largest |= module;
            others &= others - 1;
            others &= ~largest;
        }
        modules.push_back(largest);
        rest &= ~largest;
    }
    return modules;
}

}  // namespace holdfast::holdem::detail
