// The table of solved graphs: the exact odds of every hand on every flop, turn and river against each of 1 to 9
// unknown opponents, by look-up.
//
// The odds on a river depend only on a graph, and many rivers and hands share one. So the file has each graph's
// counts once, and the number of its graph for each entry of the rows (showdown/river_rows.h):
//
//   entries 0 to G - 1        the counts of the G graphs (detail/graph_counts.h), 512 bytes each
//   entries G to G + 104,785  the numbers of the graphs: 128 u32 each; 2^32 - 1 where there is no hand
//
// A river takes two reads. A turn has 46 runouts, which lead to about 25 graphs; a flop 1,081, which lead to about 145.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/holdem/odds/multiway_deals.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/storage/table_file.h>

namespace holdfast::holdem {

inline constexpr std::string_view graph_table_kind = "holdem graphs";

/// Whether a file says that it is a table of graphs.
bool is_graph_table(const storage::TableHeader& header);

/// The blocks of a table of this many graphs.
storage::TablePlan graph_table_plan(u32 graphs);

class GraphTable {
  public:
    /// Opens a whole table. Throws ParseError if the file is no such table, DataError if it is damaged.
    explicit GraphTable(const std::string& path);

    const storage::TableFile& file() const { return file_; }
    u32 graphs() const { return graphs_; }
    /// Checks every byte, and that no entry contradicts itself. Progress counts blocks. Throws DataError and
    /// Stopped.
    void verify(const Work& work = {}) const;

    /// The deals of a hand on a board of three to five cards that share no card, which is not checked; nothing if
    /// the table, of a few boards only, lacks a river that may come. Any number of threads may call it. Throws
    /// DataError if a part of the file that it needs is damaged.
    std::optional<MultiwayDeals> find(HoleCards hole, CardSet board) const;

    /// A river against one number of opponents.
    struct RiverDeals {
        bool is_found = false;
        std::array<u128, MultiwayDeals::most_opponents + 1> by_ties{};  ///< [t], t <= opponents
    };
    /// Finds many rivers against 1 to 9 opponents, as find() does one by one, and several times as fast: what is
    /// read is fetched from memory ahead of time. `found` has as many elements as `rivers`.
    void find_rivers(std::span<const HandOnBoard> rivers, int opponents, std::span<RiverDeals> found) const;

  private:
    const unsigned char* number_place(u32 entry) const { return numbers_ + u64{entry} * sizeof(u32); }
    const unsigned char* counts_place(u32 graph) const {
        return counts_ + u64{graph} * file_.header().entry_bytes;
    }
    u32 number_of_graph(u32 entry) const;
    const unsigned char* counts_of(u32 graph) const;
    void check(u64 entry) const;
    void check_block(std::size_t block) const;

    storage::TableFile file_;
    u32 graphs_;
    const unsigned char* counts_;   ///< [graph]
    const unsigned char* numbers_;  ///< [entry of the rows]
    /// [block] whether its bytes and entries were checked.
    std::unique_ptr<std::atomic<bool>[]> is_checked_;
};

/// Builds the table of all graphs, or of those that the boards lead to, into a file that must not exist yet. If it
/// is interrupted, the same call resumes and ends with the same bytes. Progress counts steps. Throws ParseError and
/// std::runtime_error as storage::TableWriter does, and Stopped.
void build_graph_table(const std::string& path, const Work& work = {});
void build_graph_table(const std::string& path, const std::vector<CardSet>& boards, const Work& work = {});

}  // namespace holdfast::holdem
