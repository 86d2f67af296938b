// The tables of odds before the flop, which answer at once what would take hours to count.
//
// By default (HOLDFAST_EMBED_TABLES) they are embedded in the library. A build without them, such as the web
// page's, loads each of them once (MissingData): they are as large as the rest of the library, and few queries need them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/showdown/hole_cards.h>

namespace holdfast::holdem {

// Every hand against every other before the flop: how many of the 1,712,304 boards each wins, exactly.
//
// The table holds the 47,008 pairs that differ by more than their suits and their order
// (detail/pair_classes.h) as 42 bits each, wins of the first hand and of the second, packed without
// gaps, least significant bit first: 246,792 bytes. They lie in data/preflop_pairs.bin, which the program
// tools/build_preflop_pairs.cpp computes from scratch, bit for bit; the build embeds the file.

inline constexpr u32 preflop_boards = 1'712'304;  ///< C(48, 5)

struct PairCount {
    u32 wins;    ///< boards on which the first hand is better
    u32 losses;  ///< boards on which the second hand is better

    u32 ties() const { return preflop_boards - wins - losses; }
    bool operator==(const PairCount&) const = default;
};

/// The result of two hands against each other, from the table. Throws InvalidArgument if they share a card.
PairCount preflop_pair(HoleCards first, HoleCards second);

/// All pairs as the bytes of the table's file.
std::string pack_preflop_pairs(const std::vector<PairCount>& all);

/// The tables: preflop_pairs.bin, preflop_multiway.bin and preflop_categories.bin in preflop/data.
enum class PreflopTable : u8 { pairs, multiway, categories };

inline constexpr int preflop_table_count = 3;

/// Whether these are the bytes of the table: its size and checksum are compiled in.
bool is_preflop_table(PreflopTable table, std::string_view bytes);

/// Loads a table from its bytes. Call it before or between queries, not during one. Throws InvalidArgument if
/// they are not the bytes of the table, and std::logic_error if the tables are embedded.
void load_preflop_table(PreflopTable table, std::string bytes);

}  // namespace holdfast::holdem
