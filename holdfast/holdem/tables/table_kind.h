// The complete tables of hold'em: an entry for each number of a SituationIndex, in its order.
//
//   kind    an entry                                        entries        bytes
//   river   u32: wins + 2^10 * ties of 990 opponents    123,156,254  492,641,976
//   turn    u16 wins, u16 ties of 45,540                 13,960,050   55,844,488
//   flop    u32 wins, u32 ties of 1,070,190               1,286,792   10,298,048
//
// A table is built in blocks of so many boards, which cost about as much each.
#pragma once

#include <array>
#include <string_view>

#include <holdfast/holdem/board.h>
#include <holdfast/holdem/heads_up_odds.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::holdem {

enum class TableKind : u8 { river, turn, flop };

inline constexpr std::array<TableKind, 3> table_kinds{TableKind::river, TableKind::turn, TableKind::flop};

/// "river", "turn", "flop".
std::string_view words_of(TableKind kind);
Street street_of(TableKind kind);

/// What the table of this kind consists of, as its file has it.
storage::TablePlan table_plan(TableKind kind);
/// The boards, by their numbers, that the block of this number has: from `first` up to `end`.
struct BoardRange {
    u32 first;
    u32 end;
};
BoardRange boards_of_block(TableKind kind, std::size_t block);

/// Boards that can come * C(45, 2).
u32 heads_up_deals(TableKind kind);

/// Appends an entry.
void pack_entry(TableKind kind, u32 wins, u32 ties, std::string& bytes);
HeadsUpOdds unpack_entry(TableKind kind, const unsigned char* bytes);

}  // namespace holdfast::holdem
