#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/strategy/search/any_language.h>
#include <holdfast/videopoker/strategy/search/best_order.h>
#include <holdfast/videopoker/strategy/search/conflict_graph.h>
#include <holdfast/videopoker/strategy/search/hold_values.h>
#include <holdfast/videopoker/strategy/search/loss_bound.h>

namespace holdfast::videopoker {
namespace {

/// What item_groups.h asks for.
constexpr u128 most_total = u128{1} << 62U;

/// The held sets of a deck as items: the classes of 0 to 5 cards, numbered through.
class HeldSets {
  public:
    explicit HeldSets(const DealClasses& classes) {
        for (int cards = 0; cards <= deal_size; ++cards) {
            first_[static_cast<std::size_t>(cards) + 1] =
                first_[static_cast<std::size_t>(cards)] + classes.size(cards);
        }
    }

    u32 count() const { return first_.back(); }
    u32 item(const ValuedDeals& deals, Hold hold) const {
        return first_[static_cast<std::size_t>(hold.size())] + deals.held_class(hold);
    }

  private:
    std::array<u32, deal_size + 2> first_{};
};

/// Writes classes of deals as groups of held sets.
class HeldSetGroups {
  public:
    HeldSetGroups(const HoldValues& values, const HeldSets& sets, const StopFlag* stop)
        : values_(values), sets_(sets), stop_(stop) {}

    const HeldSets& sets() const { return sets_; }

    /// The items of the deals that `keeps` lets through, one for each held set, the smaller masks first.
    template <class Keeps>
    void write(const ValuedDeals& deals, const Keeps& keeps, std::vector<GroupItem>& group) const {
        group.clear();
        for (const Hold hold : all_holds) {
            const u32 item = sets_.item(deals, hold);
            if (!keeps(item)) continue;
            const u64 value = deals.value[hold.mask()] * deals.weight();
            const auto same = std::find_if(group.begin(), group.end(),
                                           [&](const GroupItem& each) { return each.item == item; });
            if (same == group.end()) {
                group.push_back({item, value});
            } else {
                // Two holds alike but for suits: a bound may take the better one.
                same->value = std::max(same->value, value);
            }
        }
    }

    /// Body gets each class of deals and the mask of its best hold.
    template <class Body>
    void for_each(const Body& body) const {
        values_.for_each(
            [&](const ValuedDeals& deals) {
                const auto best = std::max_element(deals.value.begin(), deals.value.end());
                body(deals, Hold::from_mask(static_cast<u32>(best - deals.value.begin())));
            },
            stop_);
    }

  private:
    const HoldValues& values_;
    const HeldSets& sets_;
    const StopFlag* stop_;
};

/// Only items that are the best of some deal can be in a conflict that costs.
ItemGroups groups_of_best_items(const HeldSetGroups& source, std::vector<u64>& preference) {
    preference.assign(source.sets().count(), 0);
    source.for_each([&](const ValuedDeals& deals, Hold best) {
        preference[source.sets().item(deals, best)] += deals.value[best.mask()] * deals.weight();
    });
    ItemGroups groups(source.sets().count());
    std::vector<GroupItem> group;
    source.for_each([&](const ValuedDeals& deals, Hold) {
        source.write(deals, [&](u32 item) { return preference[item] > 0; }, group);
        groups.add(group);
    });
    return groups;
}

/// All items of the deals whose best is in a block: no other deal is charged to one.
ItemGroups groups_of_blocks(const HeldSetGroups& source, const ConflictBlocks& blocks) {
    ItemGroups groups(source.sets().count());
    std::vector<GroupItem> group;
    source.for_each([&](const ValuedDeals& deals, Hold best) {
        if (blocks.block_of(source.sets().item(deals, best)) == ConflictBlocks::no_block) return;
        source.write(deals, [](u32) { return true; }, group);
        groups.add(group);
    });
    return groups;
}

u128 perfect_total(const HeldSetGroups& source) {
    u128 total = 0;
    source.for_each([&](const ValuedDeals& deals, Hold best) {
        total += u128{deals.value[best.mask()]} * deals.weight();
    });
    return total;
}

}  // namespace

std::optional<AnyLanguageBound> any_language_bound(const GameTables& tables, const StopFlag* stop) {
    const HoldValues values(tables);
    const HeldSets sets(tables.classes());
    const HeldSetGroups source(values, sets, stop);
    const u128 perfect = perfect_total(source);
    if (perfect >= most_total) return std::nullopt;

    std::vector<u64> preference;
    const ItemGroups best_items = groups_of_best_items(source, preference);
    ConflictBlocks blocks(best_items, conflict_components(best_items, preference));
    const ItemOrder order = best_order(best_items, preference);
    ItemGroups in_blocks = groups_of_blocks(source, blocks);
    while (blocks.join_compromises(in_blocks)) in_blocks = groups_of_blocks(source, blocks);
    const u64 loss = least_loss(in_blocks, blocks);

    const u128 unit = u128{binomial(tables.game().deck.size(), deal_size)} * values.scale().common *
                      tables.pays().denominator;
    return AnyLanguageBound{Rational(perfect - loss, unit), order.is_exact && loss == order.loss,
                            Rational(perfect, unit)};
}

}  // namespace holdfast::videopoker
