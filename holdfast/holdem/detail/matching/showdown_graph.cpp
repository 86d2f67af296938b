#include <holdfast/holdem/detail/matching/showdown_graph.h>

namespace holdfast::holdem::detail {
namespace {

constexpr int lowest(VertexSet set) {
    return __builtin_ctz(set);
}

}  // namespace

Standing ShowdownGraph::colour(int a, int b) const {
    if ((rows_[at(a)][index_of(Standing::better)] & bit(b)) != 0) return Standing::better;
    return (rows_[at(a)][index_of(Standing::tied)] & bit(b)) != 0 ? Standing::tied : Standing::worse;
}

int ShowdownGraph::add(Cards cards, Standing inner) {
    cards_[at(size_)] = cards;
    inner_[at(size_)] = cards.has_inner_pairs() ? inner : Standing::better;
    return size_++;
}

void ShowdownGraph::set_colour(int a, int b, Standing standing) {
    rows_[at(a)][index_of(standing)] |= bit(b);
    rows_[at(b)][index_of(standing)] |= bit(a);
}

void ShowdownGraph::leave_out(int vertex, std::span<Row> rows) {
    const VertexSet below = bit(vertex) - 1;
    for (Row& row : rows) {
        row = {(row.better & below) | (row.better >> 1U & ~below),
               (row.tied & below) | (row.tied >> 1U & ~below)};
    }
}

void ShowdownGraph::set_rows(std::span<const Row> rows) {
    const VertexSet all = bit(size_) - 1;
    for (int v = 0; v < size_; ++v) {
        const VertexSet others = all & ~bit(v);
        const Row& row = rows[at(v)];
        rows_[at(v)] = {row.better & others, row.tied & others, others & ~(row.better | row.tied)};
    }
}

ShowdownGraph ShowdownGraph::with_twins_joined() const {
    std::array<Cards, max_vertices> cards = cards_;
    std::array<Standing, max_vertices> inner = inner_;
    VertexSet alive = bit(size_) - 1;
    const auto are_seen_alike = [&](int a, int b) {
        const auto& row = rows_[at(a)];
        const auto& other = rows_[at(b)];
        return (((row[0] ^ other[0]) | (row[1] ^ other[1])) & alive & ~(bit(a) | bit(b))) == 0;
    };
    const auto is_like_inside = [&](int vertex, Standing between) {
        return !cards[at(vertex)].has_inner_pairs() || inner[at(vertex)] == between;
    };
    // Twins: two vertices to which every other vertex has one colour. They become one vertex if the pairs
    // within each also have the colour between them; otherwise the joined vertex would need two inner
    // colours.
    for (int a = 0; a < size_; ++a) {
        if ((alive & bit(a)) == 0) continue;
        for (VertexSet rest = alive & ~(bit(a + 1) - 1); rest != 0; rest &= rest - 1) {
            const int b = lowest(rest);
            if (!are_seen_alike(a, b)) continue;
            const Standing between = colour(a, b);
            if (is_like_inside(a, between) && is_like_inside(b, between)) {
                cards[at(a)] = cards[at(a)] + cards[at(b)];
                inner[at(a)] = between;
                alive &= ~bit(b);
            }
        }
    }

    ShowdownGraph joined;
    std::array<Row, max_vertices> rows;
    for (VertexSet rest = alive; rest != 0; rest &= rest - 1) {
        const std::size_t old = at(lowest(rest));
        rows[at(joined.add(cards[old], inner[old]))] = {rows_[old][0], rows_[old][1]};
    }
    const std::span kept(rows.data(), at(joined.size_));
    for (int v = size_; v-- > 0;) {
        if ((alive & bit(v)) == 0) leave_out(v, kept);
    }
    joined.set_rows(kept);
    return joined;
}

bool ShowdownGraph::operator==(const ShowdownGraph& other) const {
    if (size_ != other.size_) return false;
    for (std::size_t v = 0; v < at(size_); ++v) {
        if (cards_[v] != other.cards_[v] || inner_[v] != other.inner_[v] || rows_[v] != other.rows_[v]) {
            return false;
        }
    }
    return true;
}

std::size_t ShowdownGraph::hash() const {
    u64 hash = static_cast<u64>(size_);
    const auto mix = [&hash](u64 word) {
        hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
        hash ^= hash >> 29U;
    };
    for (std::size_t v = 0; v < at(size_); ++v) {
        mix(u64{rows_[v][0]} << 32U | rows_[v][1]);
        mix(u64{cards_[v].plain} << 16U | u64{cards_[v].suited} << 8U | index_of(inner_[v]));
    }
    return static_cast<std::size_t>(hash);
}

namespace {

/// The smallest module of the set that holds both vertices.
VertexSet module_around(const ShowdownGraph& graph, VertexSet set, int a, int b) {
    // An outside vertex must have one colour towards the whole module: one that remains in one of the three
    // sets does, and one that drops out of all of them joins the module.
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
            // In a prime set the largest proper modules are disjoint (Gallai), so all proper modules that
            // contain a vertex lie in one of them, which is their union.
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
