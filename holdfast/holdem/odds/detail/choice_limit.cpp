#include <algorithm>
#include <array>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/odds/detail/choice_limit.h>

namespace holdfast::holdem::detail {
namespace {

/// What a choice takes, in microseconds: measured on the slowest boards known, and rounded up.
struct ChoiceCost {
    u64 boards;       ///< with at most one unknown opponent
    u64 graphs;       ///< in addition with two unknown opponents or more, who need graphs
    u64 an_opponent;  ///< in addition for each of these
};
constexpr ChoiceCost before_the_flop{25'000, 55'000, 9'000};
constexpr ChoiceCost on_a_flop{100, 100, 90};
constexpr ChoiceCost on_a_turn{10, 20, 4};
constexpr ChoiceCost on_a_river{5, 20, 2};
constexpr u64 all_known_before_the_flop = 1'000;  // by known_hands.h
constexpr u64 a_flop_of_a_class = 25;             // to list its boards
constexpr u64 minute = 60'000'000;

u64 graph_time(const ChoiceCost& cost, u64 unknown) {
    return unknown < 2 ? 0 : cost.graphs + unknown * cost.an_opponent;
}

u64 time_of_a_choice(const Situation& situation, u64 unknown) {
    if (const FlopClass* const of_class = situation.board.flops()) {
        const u64 flops = std::max<u64>(1, of_class->flops(situation.known_cards()).size());
        // Boards that come from several flops are joined before their graphs are counted.
        return flops * a_flop_of_a_class +
               std::min(graph_time(before_the_flop, unknown), flops * graph_time(on_a_flop, unknown));
    }
    const std::size_t players = 1 + situation.known.size() + situation.ranges.size();
    if (situation.board.empty() && unknown == 0 && players <= most_players) return all_known_before_the_flop;
    const std::array<const ChoiceCost*, 4> by_street{&before_the_flop, &on_a_flop, &on_a_turn, &on_a_river};
    const ChoiceCost& cost = *by_street[static_cast<std::size_t>(situation.board.street())];
    return cost.boards + graph_time(cost, unknown);
}

std::string place_of(const Situation& situation) {
    if (situation.board.flops() != nullptr) return "on a class of flops";
    constexpr std::array<const char*, 4> places{"before the flop", "on a flop", "on a turn", "on a river"};
    return places[static_cast<std::size_t>(situation.board.street())];
}

std::string words_of_unknown(int number) {
    if (number == 0) return "no unknown opponent";
    return number == 1 ? "one unknown opponent" : std::to_string(number) + " unknown opponents";
}

}  // namespace

u64 most_choices(const Situation& situation, int unknown) {
    return std::max<u64>(1, minute / time_of_a_choice(situation, static_cast<u64>(unknown)));
}

void check_choices(const Situation& situation, std::size_t choices, int unknown) {
    const u64 most = most_choices(situation, unknown);
    if (choices <= most) return;
    throw InvalidArgument("these ranges have " + std::to_string(choices) + " different choices of hands; " +
                          place_of(situation) + ", with " + words_of_unknown(unknown) + ", at most " +
                          std::to_string(most) + " are counted");
}

}  // namespace holdfast::holdem::detail
