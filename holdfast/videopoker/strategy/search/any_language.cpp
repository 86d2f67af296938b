#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/play/deal_values.h>
#include <holdfast/videopoker/strategy/search/any_language.h>
#include <holdfast/videopoker/strategy/search/best_order.h>
#include <holdfast/videopoker/strategy/search/loss_bound.h>

namespace holdfast::videopoker {
namespace {

/// The limit that item_groups.h requires.
constexpr u128 most_total = u128{1} << 62U;

/// One class of deals.
struct DealClassValues {
    const DealFamily& family;
    std::size_t pattern;
    u32 rank_set;
    std::array<u64, hold_count> value;  ///< [mask of the hold]

    u64 weight() const { return family.weight[pattern]; }
    Hold best() const {
        const auto best = std::max_element(value.begin(), value.end());
        return Hold::from_mask(static_cast<u32>(best - value.begin()));
    }
    u64 best_total() const { return value[best().mask()] * weight(); }
};

/// All holds that a chart can name, as items: for each section the classes of 0 to 5 held cards, numbered
/// consecutively. A chart has a list for each number of wild cards dealt, so the same cards may be high in
/// one list and low in another.
class HeldSets {
  public:
    explicit HeldSets(const HoldTypes& types) : types_(types) {
        const DealClasses& classes = types.tables().classes();
        for (int cards = 0; cards <= deal_size; ++cards) {
            first_[static_cast<std::size_t>(cards) + 1] =
                first_[static_cast<std::size_t>(cards)] + classes.size(cards);
        }
    }

    u32 count() const { return static_cast<u32>(types_.sections()) * first_.back(); }
    u32 item(const DealClassValues& deals, Hold hold) const {
        const std::size_t section = types_.section_of(deals.family.class_of(deals.pattern, deals.rank_set));
        const SubsetRun& run = deals.family.subsets[deals.family.subset_of[deals.pattern][hold.mask()]];
        return static_cast<u32>(section) * first_.back() + first_[run.cards] + run.class_of(deals.rank_set);
    }
    u32 best_item(const DealClassValues& deals) const { return item(deals, deals.best()); }

  private:
    const HoldTypes& types_;
    std::array<u32, deal_size + 2> first_{};
};

/// Reads classes of deals as groups of held sets.
class HeldSetGroups {
  public:
    HeldSetGroups(const HoldTypes& types, const StopFlag* stop)
        : values_(types.tables()), sets_(types), stop_(stop) {}

    const HeldSets& sets() const { return sets_; }
    u64 common() const { return values_.scale().common; }

    /// Calls body for all classes of deals. It uses one thread, for a fixed order; this takes milliseconds.
    template <class Body>
    void for_each(const Body& body) const {
        values_.for_each({1, {}, stop_}, [&](const detail::ValuedDeals& deals, unsigned) {
            for (u32 lane = 0; lane < deals.count; ++lane) {
                DealClassValues each{*deals.family, deals.pattern, deals.first_rank_set + lane, {}};
                for (std::size_t mask = 0; mask < hold_count; ++mask) {
                    each.value[mask] = deals.values[mask][lane];
                }
                body(each);
            }
        });
    }

    /// The groups of the classes for which `keeps_deals` is true, with the items for which `keeps_item` is
    /// true.
    template <class KeepsDeals, class KeepsItem>
    ItemGroups read(const KeepsDeals& keeps_deals, const KeepsItem& keeps_item) const {
        ItemGroups groups(sets_.count());
        std::vector<GroupItem> group;
        for_each([&](const DealClassValues& deals) {
            if (!keeps_deals(deals)) return;
            group.clear();
            for (const Hold hold : all_holds) {
                const u32 item = sets_.item(deals, hold);
                if (keeps_item(item)) add({item, deals.value[hold.mask()] * deals.weight()}, group);
            }
            groups.add(group, deals.weight());
        });
        return groups;
    }

  private:
    /// Adds an item. If two holds differ only by suits, keeps the better one, as a bound may.
    static void add(const GroupItem& item, std::vector<GroupItem>& group) {
        const auto same = std::find_if(group.begin(), group.end(),
                                       [&](const GroupItem& each) { return each.item == item.item; });
        if (same == group.end()) {
            group.push_back(item);
        } else {
            same->value = std::max(same->value, item.value);
        }
    }

    detail::DealValues values_;
    HeldSets sets_;
    const StopFlag* stop_;
};

/// All items of the deals whose best item is in a block: no other deal is charged to a block.
ItemGroups groups_of(const HeldSetGroups& source, const ConflictBlocks& blocks) {
    return source.read(
        [&](const DealClassValues& deals) {
            return blocks.block_of(source.sets().best_item(deals)) != ConflictBlocks::no_block;
        },
        [](u32) { return true; });
}

}  // namespace

std::optional<Rational> any_language_bound(const HoldTypes& types, const StopFlag* stop) {
    const HeldSetGroups source(types, stop);
    u128 perfect = 0;
    source.for_each([&](const DealClassValues& deals) { perfect += deals.best_total(); });
    if (perfect >= most_total) return std::nullopt;

    // Only items that are the best of some deal can be in a conflict that costs. Edges start from best items
    // only, so an item that is never best reaches nothing, and shares no component with another.
    std::vector<u64> preference(source.sets().count());
    source.for_each([&](const DealClassValues& deals) {
        preference[source.sets().best_item(deals)] += deals.best_total();
    });
    const ItemGroups best_items = source.read([](const DealClassValues&) { return true; },
                                              [&](u32 item) { return preference[item] > 0; });
    ConflictBlocks blocks(best_items, conflict_components(best_items, preference, stop), stop);
    // The bound covers all items of the deals in question, because a compromise may be an item that is never the
    // best.
    ItemGroups in_blocks = groups_of(source, blocks);
    // A larger block is charged for more deals, so the groups are collected again after each round. Blocks
    // only grow and their size is bounded, so this ends.
    while (blocks.join_compromises(in_blocks, stop)) in_blocks = groups_of(source, blocks);
    const u64 loss = least_loss(in_blocks, blocks, stop);

    const GameTables& tables = types.tables();
    const u128 unit =
        u128{binomial(tables.game().deck.size(), deal_size)} * source.common() * tables.pays().denominator;
    return Rational(perfect - loss, unit);
}

}  // namespace holdfast::videopoker
