#include <algorithm>
#include <limits>
#include <utility>

#include <holdfast/videopoker/play/deal_pool.h>
#include <holdfast/videopoker/play/deal_values.h>

namespace holdfast::videopoker {
namespace {

/// The set with index `number` among all sets of `jokers` jokers of the deck.
CardSet chosen_jokers(Deck deck, int jokers, u64 number) {
    CardSet chosen;
    for (u32 mask = 0; mask < 1U << deck.jokers(); ++mask) {
        if (__builtin_popcount(mask) != jokers || number-- != 0) continue;
        for (int joker = 0; joker < deck.jokers(); ++joker) {
            if (((mask >> joker) & 1U) != 0) chosen.insert(Card::joker(joker));
        }
        break;
    }
    return chosen;
}

}  // namespace

DealPool::DealPool(std::shared_ptr<const DealClasses> classes, const std::vector<u8>& is_in)
    : classes_(std::move(classes)), renamings_(classes_->symmetry().permutations()) {
    u64 end = 0;
    for (const DealFamily& family : classes_->families(max_set_size)) {
        for (std::size_t pattern = 0; pattern < family.patterns(); ++pattern) {
            for (u32 rank_set = 0; rank_set < family.rank_sets(); ++rank_set) {
                if (is_in[family.class_of(pattern, rank_set)] == 0) continue;
                end += family.weight[pattern];
                entries_.push_back({end, &family, static_cast<u32>(pattern), rank_set});
            }
        }
    }
}

DealPool::Member DealPool::operator[](u64 number) const {
    // The first entry that ends after `number`; the remainder is the place among its deals.
    const auto entry = std::upper_bound(entries_.begin(), entries_.end(), number,
                                        [](u64 searched, const Entry& each) { return searched < each.end; });
    const u64 place = number - (entry->end - entry->family->weight[entry->pattern]);
    const CardSet representative = classes_->representative(*entry->family, entry->pattern, entry->rank_set);
    // Several renamings may give the same cards: each set of cards is kept once, with its first renaming.
    std::vector<std::pair<CardSet, SuitPermutation>> renamed;
    for (const SuitPermutation& suits : renamings_) {
        const CardSet cards = with_suits_renamed(representative, suits);
        const bool is_known = std::any_of(renamed.begin(), renamed.end(),
                                          [cards](const auto& each) { return each.first == cards; });
        if (!is_known) renamed.emplace_back(cards, suits);
    }
    // weight = different renamings * choices of jokers; the renamings change fastest.
    const auto& [cards, suits] = renamed[place % renamed.size()];
    const CardSet jokers = chosen_jokers(classes_->deck(), entry->family->jokers, place / renamed.size());
    return {cards | jokers, entry->family->class_of(entry->pattern, entry->rank_set), representative, suits};
}

CardSet held_of(const DealPool::Member& member, CardSet held) {
    CardSet cards = with_suits_renamed(held, member.suits);
    int jokers = 0;
    for (const Card card : held) jokers += card.is_joker() ? 1 : 0;
    // Jokers are equivalent: any of the deal's will do.
    for (const Card card : member.cards) {
        if (card.is_joker() && jokers-- > 0) cards.insert(card);
    }
    return cards;
}

namespace {

using detail::ValuedDeals;

/// The largest whole number x with x / denominator <= bound, by bisection, because the bound may have any
/// number of digits.
u64 floor_of_product(const Rational& bound, u128 denominator) {
    u64 least = 0;
    u64 most = std::numeric_limits<u64>::max();
    while (least < most) {
        const u64 middle = most - (most - least) / 2;
        if (Rational(u128{middle}, denominator) <= bound) {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    return least;
}

bool is_close(const ValuedDeals& deals, u32 lane, u64 within) {
    u64 best = 0;
    for (std::size_t mask = 0; mask < hold_count; ++mask) best = std::max(best, deals.values[mask][lane]);
    for (std::size_t mask = 0; mask < hold_count; ++mask) {
        const u64 cost = best - deals.values[mask][lane];
        if (cost > 0 && cost <= within) return true;
    }
    return false;
}

}  // namespace

std::vector<u8> close_deals(const GameTables& tables, const Rational& within, const Work& work) {
    tables.refuse_order();
    const detail::DealValues values(tables);
    const u64 bound = floor_of_product(within, u128{values.scale().common} * tables.pays().denominator);
    std::vector<u8> is_in(tables.classes().size(deal_size));
    // Each class is visited once, and workers may write different bytes at the same time, so no lock is
    // needed.
    values.for_each(work, [&](const ValuedDeals& deals, unsigned) {
        for (u32 lane = 0; lane < deals.count; ++lane) {
            is_in[deals.family->class_of(deals.pattern, deals.first_rank_set + lane)] =
                is_close(deals, lane, bound) ? 1 : 0;
        }
    });
    return is_in;
}

}  // namespace holdfast::videopoker
