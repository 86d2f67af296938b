#include <algorithm>
#include <string>

#include <holdfast/cards/card.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_entries.h>
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
         {"river", Street::river, TableEntry::multiway_odds, 8},
         {"turn", Street::turn, TableEntry::multiway_odds, 8},
         {"flop", Street::flop, TableEntry::multiway_odds, 4},
         {"strength-turn", Street::turn, TableEntry::hand_strength, 16},
         {"strength-flop", Street::flop, TableEntry::hand_strength, 8}}};
    return facts[static_cast<std::size_t>(kind)];
}

u32 entry_bytes(TableKind kind) {
    switch (entry_of(kind)) {
        case TableEntry::heads_up_odds:
            return HeadsUpOdds::packed_bytes(street_of(kind));
        case TableEntry::multiway_odds:
            return MultiwayOdds::packed_bytes(street_of(kind));
        case TableEntry::hand_strength:
            break;
    }
    return HandStrength::packed_bytes(street_of(kind));
}

}  // namespace

std::string_view words_of(TableKind kind) {
    return facts_of(kind).words;
}

std::string_view words_of(TableEntry entry) {
    switch (entry) {
        case TableEntry::heads_up_odds:
            return "exact odds against one opponent";
        case TableEntry::multiway_odds:
            return "rounded odds against 1 to 9 opponents";
        case TableEntry::hand_strength:
            break;
    }
    return "strengths of hands";
}

std::string_view opponents_of(TableKind kind) {
    return entry_of(kind) == TableEntry::multiway_odds ? "1-9" : "1";
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
    storage::TablePlan plan{"holdem " + std::string(words_of(kind)),
                            "opponents=" + std::string(opponents_of(kind)),
                            entry_bytes(kind),
                            {}};
    for (u32 end = 0; end < index.boards();) {
        end = boards_of_block(kind, plan.block_ends.size()).end;
        plan.block_ends.push_back(index.first_of_board(end));
    }
    return plan;
}

}  // namespace holdfast::holdem
