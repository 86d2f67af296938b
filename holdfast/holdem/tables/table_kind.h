// The complete tables of hold'em: an entry for each number of a SituationIndex, in its order.
//
//   kind             street  an entry                                                              bytes
//   river            river   wins and ties against one opponent (heads_up_odds.h)            492,641,976
//   turn             turn                                                                     55,844,488
//   flop             flop                                                                     10,298,048
//   multiway_river   river   win, lose and equity against 1 to 9 (table_entries.h)        13,301,144,552
//   multiway_turn    turn                                                                  1,507,718,424
//   multiway_flop    flop                                                                    138,980,704
//   strength_turn    turn    sums and histogram over the runouts (table_entries.h)           530,498,476
//   strength_flop    flop                                                                     87,505,568
//
// A table is built in blocks of so many boards, which cost about as much each.
#pragma once

#include <array>
#include <string_view>

#include <holdfast/holdem/hands/board.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::holdem {

enum class TableKind : u8 {
    river,
    turn,
    flop,
    multiway_river,
    multiway_turn,
    multiway_flop,
    strength_turn,
    strength_flop
};

inline constexpr std::array<TableKind, 8> table_kinds{
    TableKind::river,         TableKind::turn,          TableKind::flop,          TableKind::multiway_river,
    TableKind::multiway_turn, TableKind::multiway_flop, TableKind::strength_turn, TableKind::strength_flop};

/// What an entry of a table holds.
enum class TableEntry : u8 { heads_up_odds, multiway_odds, hand_strength };

/// "river", "turn", "flop", "strength-turn", "strength-flop".
std::string_view words_of(TableKind kind);
/// "exact odds against one opponent", "rounded odds against 1 to 9 opponents", "strengths of hands".
std::string_view words_of(TableEntry entry);
/// The opponents that its entries are about: "1" or "1-9".
std::string_view opponents_of(TableKind kind);
Street street_of(TableKind kind);
TableEntry entry_of(TableKind kind);

/// What the table of this kind consists of, as its file has it.
storage::TablePlan table_plan(TableKind kind);
/// The boards, by their numbers, that the block of this number has: from `first` up to `end`.
struct BoardRange {
    u32 first;
    u32 end;
};
BoardRange boards_of_block(TableKind kind, std::size_t block);

}  // namespace holdfast::holdem
