#include <algorithm>
#include <cstring>

#include <holdfast/combinatorics/binomial.h>
#include <holdfast/holdem/tables/situation_index.h>
#include <holdfast/holdem/tables/table_kind.h>

namespace holdfast::holdem {
namespace {

struct Facts {
    std::string_view words;
    Street street;
    u32 entry_bytes;
    u32 boards_per_block;  ///< some milliseconds of work, and at most half a megabyte to check at once
};

const Facts& facts_of(TableKind kind) {
    static constexpr std::array<Facts, table_kinds.size()> facts{
        {{"river", Street::river, 4, 128}, {"turn", Street::turn, 4, 64}, {"flop", Street::flop, 8, 8}}};
    return facts[static_cast<std::size_t>(kind)];
}

constexpr u32 river_bits = 10;  // 990 < 2^10
constexpr u32 river_mask = (1U << river_bits) - 1;

template <class Number>
void append(std::string& bytes, Number number) {
    bytes.append(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
Number number_at(const unsigned char* bytes, std::size_t index) {
    Number number;
    std::memcpy(&number, bytes + index * sizeof number, sizeof number);
    return number;
}

}  // namespace

std::string_view words_of(TableKind kind) {
    return facts_of(kind).words;
}

Street street_of(TableKind kind) {
    return facts_of(kind).street;
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
        "holdem " + std::string(words_of(kind)), "opponents=1", facts_of(kind).entry_bytes, {}};
    for (u32 end = 0; end < index.boards();) {
        end = boards_of_block(kind, plan.block_ends.size()).end;
        plan.block_ends.push_back(index.first_of_board(end));
    }
    return plan;
}

u32 heads_up_deals(TableKind kind) {
    const Street street = street_of(kind);
    const int to_come = static_cast<int>(Street::river) - static_cast<int>(street);
    const int unseen = ordinary_card_count - 2 - (full_board - to_come);
    return static_cast<u32>(binomial(unseen, to_come) * binomial(unseen - to_come, 2));
}

void pack_entry(TableKind kind, u32 wins, u32 ties, std::string& bytes) {
    switch (kind) {
        case TableKind::river:
            return append(bytes, wins | ties << river_bits);
        case TableKind::turn:
            append(bytes, static_cast<u16>(wins));
            return append(bytes, static_cast<u16>(ties));
        case TableKind::flop:
            append(bytes, wins);
            return append(bytes, ties);
    }
}

HeadsUpOdds unpack_entry(TableKind kind, const unsigned char* bytes) {
    HeadsUpOdds odds{heads_up_deals(kind), 0, 0};
    switch (kind) {
        case TableKind::river: {
            const auto both = number_at<u32>(bytes, 0);
            odds.wins = both & river_mask;
            odds.ties = both >> river_bits;
            break;
        }
        case TableKind::turn:
            odds.wins = number_at<u16>(bytes, 0);
            odds.ties = number_at<u16>(bytes, 1);
            break;
        case TableKind::flop:
            odds.wins = number_at<u32>(bytes, 0);
            odds.ties = number_at<u32>(bytes, 1);
            break;
    }
    return odds;
}

}  // namespace holdfast::holdem
