// The complete tables of hold'em: an entry for each number of a SituationIndex, in its order.
//
//   kind             street  an entry                                                              bytes
//   river            river   wins and ties against one opponent (heads_up_odds.h)            492,641,976
//   turn             turn                                                                     55,844,488
//   flop             flop                                                                     10,298,048
//   multiway_river   river   win, lose and equity against 1 to 9 (MultiwayOdds)        13,301,144,552
//   multiway_turn    turn                                                                  1,507,718,424
//   multiway_flop    flop                                                                    138,980,704
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

/// The contents of a table's entry.
enum class TableEntry : u8 { heads_up_odds, multiway_odds, hand_strength };

/// "river", "turn", "flop", "strength-turn", "strength-flop".
std::string_view words_of(TableKind kind);
/// "exact odds against one opponent", "rounded odds against 1 to 9 opponents", "strengths of hands".
std::string_view words_of(TableEntry entry);
/// The numbers of opponents in the entries: "1" or "1-9".
std::string_view opponents_of(TableKind kind);
Street street_of(TableKind kind);
TableEntry entry_of(TableKind kind);

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

// Rounded odds against each of 1 to 9 unknown opponents: an entry of the multiway tables.
//
// A chance p is stored as the whole number nearest to p * (2^32 - 1), an exact half to the even one. So 0 and
// 1 are exact, and the error is at most 1 / (2^33 - 2). An entry:
//
//   for 1, 2, ... 9 opponents: u32 win, u32 lose, u32 equity

/// The stored form of a chance of 1.
inline constexpr u32 certainty = 0xffff'ffff;

/// part / whole as it is stored; part <= whole < 2^95, whole > 0.
u32 rounded_chance(u128 part, u128 whole);

struct MultiwayOdds {
    static constexpr int most_opponents = 9;

    /// Chances as parts of `certainty`. A tie is the rest beside winning and losing, within one part.
    struct Against {
        u32 win = 0;
        u32 lose = 0;
        u32 equity = 0;

        bool operator==(const Against&) const = default;
    };
    std::array<Against, most_opponents> against{};  ///< [opponents - 1]

    bool operator==(const MultiwayOdds&) const = default;

    /// Whether such odds are possible; the chances to win and to lose are rounded separately.
    bool has_sense() const;

    // An entry of a table, the same on every street:
    static constexpr TableEntry type = TableEntry::multiway_odds;
    static constexpr u32 packed_bytes(Street) { return 3 * sizeof(u32) * most_opponents; }
    /// Appends the entry to `bytes`.
    void pack(Street street, std::string& bytes) const;
    static MultiwayOdds unpack(Street street, const unsigned char* bytes);
};

}  // namespace holdfast::holdem
