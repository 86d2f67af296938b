#include <holdfast/holdem/detail/showdown_graph.h>

namespace holdfast::holdem::detail {

namespace {

constexpr VertexSet bit(int vertex) {
    return VertexSet{1} << static_cast<unsigned>(vertex);
}

constexpr int lowest(VertexSet set) {
    return __builtin_ctz(set);
}

}  // namespace

Standing ShowdownGraph::colour(int a, int b) const {
    if ((rows_[at(a)][index_of(Standing::better)] & bit(b)) != 0) {
        return Standing::better;
    }
    return (rows_[at(a)][index_of(Standing::level)] & bit(b)) != 0 ? Standing::level : Standing::worse;
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

ShowdownGraph ShowdownGraph::with_twins_joined() const {
    ShowdownGraph joined = *this;
    VertexSet alive = bit(size_) - 1;
    const auto are_twins = [&](int a, int b) {
        const VertexSet others = alive & ~(bit(a) | bit(b));
        const auto& row = joined.rows_[at(a)];
        const auto& other_row = joined.rows_[at(b)];
        if ((((row[0] ^ other_row[0]) | (row[1] ^ other_row[1])) & others) != 0) {
            return false;
        }
        const Standing between = joined.colour(a, b);
        return (!joined.cards_[at(a)].has_inner_pairs() || joined.inner_[at(a)] == between) &&
               (!joined.cards_[at(b)].has_inner_pairs() || joined.inner_[at(b)] == between);
    };
    for (int a = 0; a < size_; ++a) {
        if ((alive & bit(a)) == 0) {
            continue;
        }
        for (VertexSet rest = alive & ~(bit(a + 1) - 1); rest != 0; rest &= rest - 1) {
            const int b = lowest(rest);
            if (are_twins(a, b)) {
                const Standing between = joined.colour(a, b);
                Cards& cards = joined.cards_[at(a)];
                cards = cards + joined.cards_[at(b)];
                joined.inner_[at(a)] = cards.has_inner_pairs() ? between : Standing::better;
                alive &= ~bit(b);
            }
        }
    }

    ShowdownGraph compact;
    std::array<int, max_vertices> old_number{};
    for (VertexSet rest = alive; rest != 0; rest &= rest - 1) {
        const int vertex = lowest(rest);
        old_number[at(compact.add(joined.cards_[at(vertex)], joined.inner_[at(vertex)]))] = vertex;
    }
    for (int b = 1; b < compact.size_; ++b) {
        for (int a = 0; a < b; ++a) {
            compact.set_colour(a, b, joined.colour(old_number[at(a)], old_number[at(b)]));
        }
    }
    return compact;
}

bool ShowdownGraph::operator==(const ShowdownGraph& other) const {
    if (size_ != other.size_) {
        return false;
    }
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

}  // namespace holdfast::holdem::detail
