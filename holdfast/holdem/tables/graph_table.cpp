#include <algorithm>

#include <holdfast/core/error.h>
#include <holdfast/holdem/tables/detail/graph_counts.h>
#include <holdfast/holdem/tables/detail/graph_numbers.h>
#include <holdfast/holdem/tables/detail/runout_classes.h>
#include <holdfast/holdem/tables/graph_table.h>

namespace holdfast::holdem {
namespace {

using detail::GraphCounts;
using detail::no_graph;
using detail::numbers_in_entry;
using storage::number_at;

constexpr std::string_view graph_parameters = "opponents=1-9";
constexpr std::size_t line_bytes = 64;
/// A power of two, so that the block of an entry is found by a shift.
constexpr unsigned block_bits = 6;

void prefetch_counts(const unsigned char* counts) {
    for (std::size_t place = 0; place < sizeof(GraphCounts); place += line_bytes) {
        __builtin_prefetch(counts + place);
    }
}

u32 graphs_in(const storage::TableFile& file) {
    const storage::TableHeader& header = file.header();
    if (!is_graph_table(header)) {
        throw ParseError(
            "this is not the table of graphs, but '" + header.kind + ", " + header.parameters + "'",
            file.path());
    }
    if (header.whole_entries <= detail::number_entries ||
        header.whole_entries - detail::number_entries >= no_graph ||
        header.entry_bytes != sizeof(GraphCounts)) {
        file.refuse_damaged("its entries are not those of its kind");
    }
    // First, because then the size of the file bounds what is claimed.
    if (!header.is_whole()) throw ParseError("this is only a part of the table of graphs", file.path());
    const auto graphs = static_cast<u32>(header.whole_entries - detail::number_entries);
    file.check_plan(graph_table_plan(graphs));  // check() finds the block of an entry by its ends
    return graphs;
}

/// Weights of graphs: open addressing, less than half full.
class GraphWeights {
  public:
    struct Weight {
        u32 graph = no_graph;
        u32 runouts = 0;
    };

    /// Returns whether the graph is new.
    bool add(u32 graph, u32 runouts) {
        std::size_t slot = graph * 0x9E37'79B1U >> (32U - slot_bits);
        for (; slots_[slot] != 0; slot = (slot + 1) % slot_count) {
            Weight& found = weights_[slots_[slot] - 1U];
            if (found.graph == graph) {
                found.runouts += runouts;
                return false;
            }
        }
        weights_[size_++] = {graph, runouts};
        slots_[slot] = static_cast<u16>(size_);
        return true;
    }

    std::span<const Weight> all() const { return {weights_.data(), size_}; }

  private:
    static constexpr unsigned slot_bits = 12;
    static constexpr std::size_t slot_count = std::size_t{1} << slot_bits;
    static_assert(2 * detail::most_runout_classes < slot_count);

    std::array<u16, slot_count> slots_{};  ///< 0: free; otherwise the number of the weight plus 1
    std::array<Weight, detail::most_runout_classes> weights_;
    std::size_t size_ = 0;
};

/// Sums of counts, each multiplied by a number of runouts: the lower and the upper half of each word by itself, so
/// that no sum over the 1,081 runouts of a flop overflows.
class CountSums {
  public:
    void add(const unsigned char* counts, u32 runouts) {
        for (std::size_t i = 0; i < GraphCounts::words; ++i) {
            const auto word = number_at<u64>(counts, sizeof(u64) * i);
            low_[i] += (word & 0xffff'ffffU) * runouts;
            high_[i] += (word >> 32U) * runouts;
        }
    }

    std::array<u128, MultiwayDeals::places> sums() const {
        std::array<u128, MultiwayDeals::places> sums{};
        for (std::size_t place = 0; place < sums.size(); ++place) {
            sums[place] = word(place);
            if (place >= GraphCounts::first_long) {
                sums[place] += word(GraphCounts::place_of_rest(place)) << 64U;
            }
        }
        return sums;
    }

  private:
    u128 word(std::size_t i) const { return (u128{high_[i]} << 32U) + low_[i]; }

    std::array<u64, GraphCounts::words> low_{};
    std::array<u64, GraphCounts::words> high_{};
};

}  // namespace

bool is_graph_table(const storage::TableHeader& header) {
    return header.kind == graph_table_kind && header.parameters == graph_parameters;
}

storage::TablePlan graph_table_plan(u32 graphs) {
    storage::TablePlan plan{
        std::string(graph_table_kind), std::string(graph_parameters), sizeof(GraphCounts), {}};
    const u64 entries = u64{graphs} + detail::number_entries;
    for (u64 end = 0; end < entries;) {
        end = std::min(entries, end + (u64{1} << block_bits));
        plan.block_ends.push_back(end);
    }
    return plan;
}

GraphTable::GraphTable(const std::string& path)
    : file_(path),
      graphs_(graphs_in(file_)),
      counts_(file_.entries()),
      numbers_(counts_ + u64{graphs_} * sizeof(GraphCounts)),
      is_checked_(std::make_unique<std::atomic<bool>[]>(file_.header().blocks.size())) {}

void GraphTable::verify(const Work& work) const {
    file_.verify(work, [this](std::size_t block) { check_block(block); });
}

void GraphTable::check_block(std::size_t block) const {
    const unsigned char* bytes = file_.block(block);
    const storage::TableHeader& header = file_.header();
    for (u64 entry = header.first_entry_of(block); entry < header.blocks[block].end; ++entry) {
        const bool has_sense = entry < graphs_ ? GraphCounts::read(bytes).has_sense()
                                               : detail::numbers_have_sense(bytes, graphs_);
        if (!has_sense) file_.refuse_damaged("entry " + std::to_string(entry) + " contradicts itself");
        bytes += header.entry_bytes;
    }
}

/// Two threads may check one block; both find the same.
void GraphTable::check(u64 entry) const {
    const std::size_t block = entry >> block_bits;
    if (is_checked_[block].load(std::memory_order_relaxed)) return;
    check_block(block);
    is_checked_[block].store(true, std::memory_order_relaxed);
}

u32 GraphTable::number_of_graph(u32 entry) const {
    const u64 whole_entry = u64{graphs_} + entry / numbers_in_entry;
    check(whole_entry);
    const auto number = number_at<u32>(number_place(entry), 0);
    // It was checked, but another program may have written to the file since.
    if (number >= graphs_ && number != no_graph) {
        file_.refuse_damaged("entry " + std::to_string(whole_entry) + " contradicts itself");
    }
    return number;
}

const unsigned char* GraphTable::counts_of(u32 graph) const {
    check(graph);
    return counts_place(graph);
}

std::optional<MultiwayDeals> GraphTable::find(HoleCards hole, CardSet board) const {
    const std::vector<detail::RunoutClass> classes = detail::runout_classes(hole, board);
    for (const detail::RunoutClass& each : classes) __builtin_prefetch(number_place(each.entry));
    MultiwayDeals deals;
    GraphWeights weights;
    for (const detail::RunoutClass& each : classes) {
        const u32 graph = number_of_graph(each.entry);
        if (graph == no_graph) return std::nullopt;
        // Its first line only: so the translation of the address is known when the others are asked for.
        if (weights.add(graph, each.runouts)) __builtin_prefetch(counts_place(graph));
        deals.categories[static_cast<std::size_t>(each.category)] += each.runouts;
    }
    constexpr std::size_t ahead = 8;
    const auto all = weights.all();
    CountSums sums;
    for (std::size_t i = 0; i < all.size() + ahead; ++i) {
        if (i < all.size()) prefetch_counts(counts_place(all[i].graph));
        if (i >= ahead) sums.add(counts_of(all[i - ahead].graph), all[i - ahead].runouts);
    }
    file_.check_uncut();
    deals.by_ties = sums.sums();
    return deals;
}

void GraphTable::find_rivers(std::span<const HandOnBoard> rivers, int opponents,
                             std::span<RiverDeals> found) const {
    constexpr std::size_t at_a_time = 64;
    const std::size_t first = MultiwayDeals::place_of(opponents, 0);
    const std::size_t last = MultiwayDeals::place_of(opponents, opponents);
    std::array<u32, at_a_time> entries{};
    std::array<u32, at_a_time> graphs{};
    for (std::size_t begin = 0; begin < rivers.size(); begin += at_a_time) {
        const std::size_t count = std::min(at_a_time, rivers.size() - begin);
        for (std::size_t i = 0; i < count; ++i) {
            const HandOnBoard& river = rivers[begin + i];
            entries[i] = static_cast<u32>(row_of(river.board.cards()).entry(river.hole));
            __builtin_prefetch(number_place(entries[i]));
        }
        for (std::size_t i = 0; i < count; ++i) {
            graphs[i] = number_of_graph(entries[i]);
            if (graphs[i] == no_graph) continue;
            const unsigned char* const counts = counts_place(graphs[i]);
            __builtin_prefetch(counts + first * sizeof(u64));
            __builtin_prefetch(counts + last * sizeof(u64));
            if (last >= GraphCounts::first_long) {
                __builtin_prefetch(counts + GraphCounts::place_of_rest(last) * sizeof(u64));
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            RiverDeals& deals = found[begin + i];
            deals.is_found = graphs[i] != no_graph;
            if (!deals.is_found) continue;
            const unsigned char* const counts = counts_of(graphs[i]);
            for (std::size_t place = first; place <= last; ++place) {
                deals.by_ties[place - first] = GraphCounts::at(counts, place);
            }
        }
    }
    file_.check_uncut();
}

}  // namespace holdfast::holdem
