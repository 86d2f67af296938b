#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <unordered_set>
#include <utility>

#include <holdfast/cards/card_set.h>
#include <holdfast/core/error.h>
#include <holdfast/holdem/equity/detail/deal_search.h>

namespace holdfast::holdem::detail {
namespace {

/// What a player may take: two cards, or one card whose partner can wait.
using CardChoices = std::vector<CardSet>;

/// [card] how many of the choices have it
std::array<std::size_t, ordinary_card_count> choices_by_card(const CardChoices& choices) {
    std::array<std::size_t, ordinary_card_count> count{};
    for (const CardSet cards : choices) {
        for (const Card card : cards) ++count[static_cast<std::size_t>(card.index())];
    }
    return count;
}

/// The choices of a player beside others who take this many cards.
CardChoices choices_beside(std::size_t taken_by_others, const CardChoices& combos) {
    const auto partners = choices_by_card(combos);
    CardChoices choices;
    CardSet alone;
    for (int card = 0; card < ordinary_card_count; ++card) {
        if (partners[static_cast<std::size_t>(card)] > taken_by_others) alone.insert(Card::from_index(card));
    }
    for (const Card card : alone) choices.push_back(CardSet::of(card));
    std::copy_if(combos.begin(), combos.end(), std::back_inserter(choices),
                 [alone](CardSet combo) { return (combo & alone).empty(); });
    return choices;
}

/// Whether one of the choices is left, whichever cards the others take.
bool is_always_served(std::size_t taken_by_others, const CardChoices& choices) {
    auto count = choices_by_card(choices);
    std::sort(count.begin(), count.end(), std::greater<>());
    const auto end = count.begin() + static_cast<std::ptrdiff_t>(std::min(taken_by_others, count.size()));
    return std::accumulate(count.begin(), end, std::size_t{0}) < choices.size();
}

/// The choices of the players who may find none left; none of the others can make a deal impossible.
std::vector<CardChoices> contested_choices(std::vector<CardChoices> combos) {
    for (;;) {
        const std::size_t taken_by_others = 2 * std::max<std::size_t>(combos.size(), 1) - 2;
        std::vector<CardChoices> choices;
        for (const CardChoices& each : combos) choices.push_back(choices_beside(taken_by_others, each));
        const auto served = std::find_if(choices.begin(), choices.end(), [&](const CardChoices& each) {
            return is_always_served(taken_by_others, each);
        });
        if (served == choices.end()) return choices;
        combos.erase(combos.begin() + (served - choices.begin()));
    }
}

class DealSearch {
  public:
    DealSearch(std::vector<CardChoices> choices, const StopFlag* stop)
        : choices_(std::move(choices)), stop_(stop), matter_(choices_.size()), hopeless_(choices_.size()) {
        std::sort(choices_.begin(), choices_.end(),
                  [](const CardChoices& one, const CardChoices& other) { return one.size() < other.size(); });
        CardSet matter;
        for (std::size_t player = choices_.size(); player-- > 0;) {
            for (const CardSet cards : choices_[player]) matter = matter | cards;
            matter_[player] = matter;
        }
    }

    bool can_complete(std::size_t player, CardSet used) {
        if (player == choices_.size()) return true;
        used = used & matter_[player];
        if (hopeless_[player].count(used.mask()) != 0) return false;
        look_at(choices_[player].size());
        for (const CardSet cards : choices_[player]) {
            if ((cards & used).empty() && can_complete(player + 1, used | cards)) return true;
        }
        hopeless_[player].insert(used.mask());
        return false;
    }

  private:
    /// Bounds the time, and the memory for hopeless_.
    void look_at(std::size_t choices) {
        constexpr i64 to_remember = 64;
        throw_if_stopped(stop_);
        looks_left_ -= static_cast<i64>(choices) + to_remember;
        if (looks_left_ < 0) {
            throw InvalidArgument(
                "these ranges share cards in too many ways to find out whether a deal is possible");
        }
    }

    std::vector<CardChoices> choices_;  ///< [player] the narrowest first
    const StopFlag* stop_;
    std::vector<CardSet> matter_;                    ///< [player] cards of this player and later ones
    std::vector<std::unordered_set<u64>> hopeless_;  ///< [player] used cards that leave no deal
    i64 looks_left_ = i64{1} << 24U;
};

}  // namespace

bool is_deal_possible(const std::vector<Range>& ranges, const StopFlag* stop) {
    throw_if_stopped(stop);
    std::vector<CardChoices> combos;
    for (const Range& range : ranges) {
        combos.emplace_back();
        for (const HoleCards combo : range.combos()) combos.back().push_back(combo.cards());
    }
    return DealSearch(contested_choices(std::move(combos)), stop).can_complete(0, {});
}

}  // namespace holdfast::holdem::detail
