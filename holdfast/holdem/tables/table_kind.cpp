#include <algorithm>

#include <holdfast/cards/card.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::holdem {
namespace {

struct Facts {
    std::string_view words;
    Street street;
    TableEntry entry;
    u32 boards_per_block;  ///< some milliseconds of work, and less than a megabyte to check at once
};

const Facts& facts_of(TableKind kind) {
    static constexpr std::array<Facts, table_kinds.size()> facts{
        {{"river", Street::river, TableEntry::heads_up_odds, 128},
         {"turn", Street::turn, TableEntry::heads_up_odds, 64},
         {"flop", Street::flop, TableEntry::heads_up_odds, 8},
         {"strength-turn", Street::turn, TableEntry::hand_strength, 16},
         {"strength-flop", Street::flop, TableEntry::hand_strength, 8}}};
    return facts[static_cast<std::size_t>(kind)];
}

u32 entry_bytes(TableKind kind) {
    const Street street = street_of(kind);
    return entry_of(kind) == TableEntry::heads_up_odds ? HeadsUpOdds::packed_bytes(street)
                                                       : HandStrength::packed_bytes(street);
}

}  // namespace

std::string_view words_of(TableKind kind) {
    return facts_of(kind).words;
}

std::string_view words_of(TableEntry entry) {
    return entry == TableEntry::heads_up_odds ? "exact odds against one opponent" : "strengths of hands";
}

Street street_of(TableKind kind) {
    return facts_of(kind).street;
}

TableEntry entry_of(TableKind kind) {
    return facts_of(kind).entry;
}

BoardRange boards_of_block(TableKind kind, std::size_t block) {
    const u32 boards = SituationIndex::of(street_of(kind)).boards();
    const u32 at_a_time = facts_of(kind).boards_per_block;
    const u32 first = static_cast<u32>(block) * at_a_time;
    return {first, std::min(boards, first + at_a_time)};
}

storage::TablePlan table_plan(TableKind kind) {
    const SituationIndex& index = SituationIndex::of(street_of(kind));
    storage::TablePlan plan{
        "holdem " + std::string(words_of(kind)), std::string(situation_parameters), entry_bytes(kind), {}};
    for (u32 end = 0; end < index.boards();) {
        end = boards_of_block(kind, plan.block_ends.size()).end;
        plan.block_ends.push_back(index.first_of_board(end));
    }
    return plan;
}

using storage::append_number;
using storage::number_at;

// The sum of squares fits even if every runout is won.
static_assert(u64{1081} * HandStrength::most * HandStrength::most <= 0xffff'ffffU);

bool HandStrength::has_sense(u32 runouts) const {
    u64 counted = 0;
    u64 least = 0;
    for (u32 bin = 0; bin < bin_count; ++bin) {
        counted += bins[bin];
        least += u64{bins[bin]} * bin * bin_width;
    }
    // The most that strengths can exceed the lower ends of their bins; the last bin also has
    // the strength 1,980.
    const u64 most_sum = least + counted * (bin_width - 1) + bins[bin_count - 1];
    return counted == runouts && sum >= least && sum <= most_sum && squares <= u64{sum} * most &&
           u64{sum} * sum <= u64{squares} * runouts;
}

void HandStrength::pack(Street street, std::string& bytes) const {
    append_number(bytes, sum);
    append_number(bytes, squares);
    for (const u16 runouts : bins) {
        if (street == Street::turn) {
            append_number(bytes, static_cast<u8>(runouts));
        } else {
            append_number(bytes, runouts);
        }
    }
}

HandStrength HandStrength::unpack(Street street, const unsigned char* bytes) {
    HandStrength strength{number_at<u32>(bytes, 0), number_at<u32>(bytes, 4), {}};
    const unsigned char* const runouts = bytes + 2 * sizeof(u32);
    for (std::size_t bin = 0; bin < bin_count; ++bin) {
        strength.bins[bin] =
            street == Street::turn ? number_at<u8>(runouts, bin) : number_at<u16>(runouts, bin * sizeof(u16));
    }
    return strength;
}

}  // namespace holdfast::holdem
