// The tables of odds before the flop, which answer at once what would take hours to count.
//
// A build embeds them in the library (HOLDFAST_EMBED_TABLES, the default). One that does not, such as the web
// page's, is handed each of them once: they weigh as much as all the rest, and few queries look at them.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/integers.h>
#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::holdem {

// Every hand against every other before the flop: how many of the 1,712,304 boards each wins, exactly.
//
// The table holds the 47,008 pairs that differ by more than their suits and their order
// (detail/pair_classes.h) as 42 bits each, wins of the first hand and of the second, packed without
// gaps, least significant bit first: 246,792 bytes. They lie in data/preflop_pairs.bin, which the program
// tools/build_preflop_pairs.cpp computes from nothing, bit for bit; the build embeds the file.

inline constexpr u32 preflop_boards = 1'712'304;  ///< C(48, 5)

struct PairCount {
    u32 wins;    ///< boards on which the first hand is better
    u32 losses;  ///< boards on which the second hand is better

    u32 ties() const { return preflop_boards - wins - losses; }
    bool operator==(const PairCount&) const = default;
};

/// What two hands do against each other, from the table; throws std::invalid_argument where they share a
/// card.
PairCount preflop_pair(HoleCards first, HoleCards second);

/// Which pairs of the table are meant: all of them, or one in `step`.
struct PairSteps {
    u32 first = 0;
    u32 step = 1;
};
/// Pairs first, first + step, ... of the table; wins and losses in the table's order.
std::vector<PairCount> tabulated_preflop_pairs(PairSteps steps);
/// All pairs as the bytes of the table's file.
std::string pack_preflop_pairs(const std::vector<PairCount>& all);

/// Each is the file of holdfast/holdem/preflop/data whose name it ends.
enum class PreflopTable : u8 { pairs, multiway, categories };

inline constexpr int preflop_table_count = 3;

/// A query looked at a table that this build does not embed and that was not handed over yet.
class PreflopTableMissing : public ErrorOf<std::runtime_error> {
  public:
    explicit PreflopTableMissing(PreflopTable missing)
        : ErrorOf("a table of odds before the flop is not loaded"), table(missing) {}

    PreflopTable table;
};

/// Whether these are the bytes of the table: its size and checksum are compiled in.
bool is_preflop_table(PreflopTable table, std::string_view bytes);

/// Hands over the bytes of a table, before or between queries but not during one. Throws
/// std::invalid_argument where they are not those of the table, and std::logic_error in a build that embeds
/// the tables.
void load_preflop_table(PreflopTable table, std::string bytes);

}  // namespace holdfast::holdem
