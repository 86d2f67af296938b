// The complete tables of hold'em: an entry for each number of a SituationIndex, in its order.
//
//   kind             street  an entry                                                              bytes
//   river            river   wins and ties against one opponent (heads_up_odds.h)            492,641,976
//   turn             turn                                                                     55,844,488
//   flop             flop                                                                     10,298,048
//   strength_turn    turn    sums and histogram over the runouts (HandStrength)           530,498,476
//   strength_flop    flop                                                                     87,505,568
//
// A table is built in blocks of boards that take about the same time each.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include <holdfast/showdown/board.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::holdem {

enum class TableKind : u8 { river, turn, flop, strength_turn, strength_flop };

inline constexpr std::array<TableKind, 5> table_kinds{TableKind::river, TableKind::turn, TableKind::flop,
                                                      TableKind::strength_turn, TableKind::strength_flop};

/// The contents of a table's entry.
enum class TableEntry : u8 { heads_up_odds, hand_strength };

/// "river", "turn", "flop", "strength-turn", "strength-flop".
std::string_view words_of(TableKind kind);
/// "exact odds against one opponent", "strengths of hands".
std::string_view words_of(TableEntry entry);
Street street_of(TableKind kind);
TableEntry entry_of(TableKind kind);

/// The parameters in the files of all these tables.
inline constexpr std::string_view situation_parameters = "opponents=1";
/// The blocks and entries of a table of this kind, as its file has them.
storage::TablePlan table_plan(TableKind kind);
/// The numbers of consecutive boards, from `first` to before `end`.
struct BoardRange {
    u32 first;
    u32 end;
};
/// The boards of a block: every block has whole boards, so a shard has too.
BoardRange boards_of_block(TableKind kind, std::size_t block);

// The possible strengths of a hand: its strengths on the rivers that can come, as sums and as a histogram,
// for grouping hands that are played alike.
//
// The strength of hole cards on a river is 2 * wins + ties against the 990 hands of one unknown opponent: 0
// to 1,980, so two parts for each hand. An entry covers the runouts of a situation, 1,081 from a flop and 46
// from a turn:
//
//   u32 sum of the strengths                     E[HS]   = sum / (1980 * runouts)
//   u32 sum of their squares, below 2^32         E[HS^2] = squares / (1980^2 * runouts)
//   30 bins, u16 on the flop, u8 on the turn     bin b: runouts with 66 b <= strength < 66 (b + 1);
//                                                the last one also has the strength 1,980

struct HandStrength {
    static constexpr u32 most = 1980;  ///< on one river
    static constexpr u32 bin_count = 30;
    static constexpr u32 bin_width = most / bin_count;

    u32 sum = 0;
    u32 squares = 0;
    std::array<u16, bin_count> bins{};

    /// Adds one more river.
    void add(u32 strength) {
        sum += strength;
        squares += strength * strength;
        const u32 bin = strength / bin_width;
        ++bins[bin < bin_count ? bin : bin_count - 1];
    }
    bool operator==(const HandStrength&) const = default;

    /// Whether `runouts` rivers can have these strengths: the bins add up to them and bound the sum, and the
    /// sum bounds the sum of squares.
    bool has_sense(u32 runouts) const;

    // An entry of the table of a street, the flop or the turn:
    static constexpr TableEntry type = TableEntry::hand_strength;
    static constexpr u32 packed_bytes(Street street) {
        return 2 * sizeof(u32) + bin_count * (street == Street::turn ? sizeof(u8) : sizeof(u16));
    }
    /// Appends the entry to `bytes`.
    void pack(Street street, std::string& bytes) const;
    /// Reads an entry as pack() writes it. Accepts any bytes; has_sense() says whether they are possible.
    static HandStrength unpack(Street street, const unsigned char* bytes);
};

}  // namespace holdfast::holdem
