#include <algorithm>

#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/storage/table_header.h>

namespace holdfast::holdem {

using storage::append_number;
using storage::number_at;

namespace {

constexpr u32 river_bits = 10;  // 990 < 2^10
constexpr u32 river_mask = (1U << river_bits) - 1;

}  // namespace

u32 heads_up_deals(Street street) {
    constexpr u32 opposing_hands = 990;
    return runouts(street) * opposing_hands;
}

void HeadsUpOdds::pack(Street street, std::string& bytes) const {
    if (street == Street::river) return append_number(bytes, wins | ties << river_bits);
    if (street == Street::turn) {
        append_number(bytes, static_cast<u16>(wins));
        return append_number(bytes, static_cast<u16>(ties));
    }
    append_number(bytes, wins);
    append_number(bytes, ties);
}

HeadsUpOdds HeadsUpOdds::unpack(Street street, const unsigned char* bytes) {
    const u32 deals = heads_up_deals(street);
    if (street == Street::river) {
        const auto both = number_at<u32>(bytes, 0);
        return {deals, both & river_mask, both >> river_bits};
    }
    if (street == Street::turn) return {deals, number_at<u16>(bytes, 0), number_at<u16>(bytes, 2)};
    return {deals, number_at<u32>(bytes, 0), number_at<u32>(bytes, 4)};
}

namespace {

/// Whether the odds depend only on two cards and a board, against one opponent.
bool is_heads_up(const Situation& seen, const std::vector<int>& opponents) {
    return seen.knows_only_board() && !opponents.empty() &&
           std::all_of(opponents.begin(), opponents.end(), [](int number) { return number == 1; });
}

/// The combos of one player, and the numerator of every combo of the other.
struct AgainstAnyHand {
    std::size_t player;
    u32 numerator;
};

/// The player whose opponent may hold any hand that the board of `live` leaves; nothing if both hold true
/// ranges.
std::optional<AgainstAnyHand> against_any_hand(const Showdown& live) {
    const std::vector<HoleCards> all = Range::all().without(live.board.cards()).combos();
    for (const std::size_t player : {std::size_t{0}, std::size_t{1}}) {
        const Range& other = live.players[1 - player];
        const u32 numerator = other.numerator(all.front());
        if (numerator != 0 && std::all_of(all.begin(), all.end(), [&](HoleCards combo) {
                return other.numerator(combo) == numerator;
            })) {
            return AgainstAnyHand{player, numerator};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<Odds> look_up_odds(const HeadsUpLookup& lookup, const Situation& situation,
                                 const std::vector<int>& opponents, const Work& work) {
    check_odds(situation, opponents);
    if (!lookup || !is_heads_up(situation, opponents)) return std::nullopt;
    OpponentOdds sum{1, {}, std::vector<U256>(2)};
    for (const WeightedHand& hand : situation.live_hands()) {
        const std::optional<HeadsUpOdds> found = lookup(hand.hole, situation.board.cards());
        if (!found) return std::nullopt;
        const U256 weight(hand.weight);
        sum.deals += weight * U256(found->deals);
        sum.by_ties[0] += weight * U256(found->wins);
        sum.by_ties[1] += weight * U256(found->ties);
    }
    Odds all = odds(situation, {}, work);  // the hero's own hand categories, which no opponent changes
    all.results.assign(opponents.size(), sum);
    return all;
}

std::optional<WinnerCounts> look_up_winners(const HeadsUpLookup& lookup, const Showdown& showdown) {
    const bool is_heads_up = showdown.players.size() == 2 && showdown.board.flops() == nullptr &&
                             !showdown.board.empty() && showdown.dead.empty();
    if (!lookup || !is_heads_up) return std::nullopt;
    const Showdown live = with_live_combos(showdown);
    const std::optional<AgainstAnyHand> match = against_any_hand(live);
    if (!match) return std::nullopt;
    const PlayerSet hero = PlayerSet{1} << match->player;
    const PlayerSet both = 0b11;
    WinnerCounts counts(2);
    for (const HoleCards combo : live.players[match->player].combos()) {
        const std::optional<HeadsUpOdds> found = lookup(combo, live.board.cards());
        if (!found) return std::nullopt;
        // Both numerators are at most 10^6 and the deals below 2^21: 1,326 combos stay far below 128 bits.
        const u128 weight = u128{live.players[match->player].numerator(combo)} * match->numerator;
        counts[hero] += weight * found->wins;
        counts[both] += weight * found->ties;
        counts[both - hero] += weight * found->losses();
    }
    return counts;
}

}  // namespace holdfast::holdem
