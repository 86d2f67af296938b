#include <algorithm>
#include <string>
#include <unordered_map>

#include <holdfast/core/error.h>
#include <holdfast/core/stop.h>
#include <holdfast/core/threads.h>
#include <holdfast/strategy/search/play_groups.h>

namespace holdfast::videopoker {
namespace {

/// The section and the atoms of a deal in tie-break order, one hold of each: what deals of a group share.
struct DealPlays {
    std::u16string key;  ///< a string, as the standard library hashes it; the section comes first
    std::array<const OfferedHold*, hold_count> holds{};
};

void describe_plays(const DealHolds& deal, const std::vector<u16>& atom_of_type, DealPlays& plays) {
    plays.key.assign(1, static_cast<char16_t>(deal.section));
    for (const OfferedHold& hold : deal) {
        const char16_t atom = static_cast<char16_t>(atom_of_type[hold.type]);
        // Of two holds of one atom the tie-break plays the first, wherever the atom stands.
        if (plays.key.find(atom, 1) != std::u16string::npos) continue;
        plays.holds[plays.key.size() - 1] = &hold;
        plays.key.push_back(atom);
    }
}

using GroupsByKey = std::unordered_map<std::u16string, PlayGroup>;

/// Of all groups so far: a bound that does not depend on the threads.
void check_size(const GroupsByKey& groups, const Game& game) {
    if (groups.size() <= most_play_groups) return;
    throw ParseError("the game has too many different deals for a chart: its rows tell too many hands apart",
                     game.name);
}

void add_deal(const DealHolds& deal, const DealPlays& plays, GroupsByKey& groups) {
    const auto [place, is_new] = groups.try_emplace(plays.key);
    PlayGroup& group = place->second;
    if (is_new) {
        group.section = deal.section;
        for (std::size_t i = 1; i < plays.key.size(); ++i) group.plays.push_back({plays.key[i], 0, 0});
    }
    group.deals += deal.weight;
    group.best_value += u128{deal.best_value} * deal.weight;
    for (std::size_t i = 0; i < group.plays.size(); ++i) {
        group.plays[i].value += u128{plays.holds[i]->value} * deal.weight;
        group.plays[i].misplayed += plays.holds[i]->value < deal.best_value ? deal.weight : 0;
    }
}

void add_group(const PlayGroup& from, PlayGroup& to) {
    to.deals += from.deals;
    to.best_value += from.best_value;
    for (std::size_t i = 0; i < to.plays.size(); ++i) {
        to.plays[i].value += from.plays[i].value;
        to.plays[i].misplayed += from.plays[i].misplayed;
    }
}

/// Moves all groups from one map to another, where equal ones are added up; `from` is left empty.
void take_over(GroupsByKey& from, GroupsByKey& to, const Game& game, const StopFlag* stop) {
    while (!from.empty()) {
        throw_if_stopped(stop);
        const auto taken = to.insert(from.extract(from.begin()));
        if (!taken.inserted) add_group(taken.node.mapped(), taken.position->second);
        check_size(to, game);
    }
}

/// By key: hash maps order their entries by what came first, which threads decide.
std::vector<PlayGroup> sorted_by_key(GroupsByKey& groups, const StopFlag* stop) {
    std::vector<GroupsByKey::value_type*> sorted;
    sorted.reserve(groups.size());
    for (auto& each : groups) sorted.push_back(&each);
    std::sort(sorted.begin(), sorted.end(), [stop](const auto* a, const auto* b) {
        throw_if_stopped(stop);
        return a->first < b->first;
    });
    std::vector<PlayGroup> groups_in_order;
    groups_in_order.reserve(sorted.size());
    for (auto* each : sorted) groups_in_order.push_back(std::move(each->second));
    return groups_in_order;
}

}  // namespace

std::vector<PlayGroup> group_plays(const DealWalk& walk, const std::vector<u16>& atom_of_type,
                                   const Work& work) {
    struct Gathered {
        DealPlays plays;
        GroupsByKey groups;
    };
    const Game& game = walk.types().tables().game();
    std::vector<Gathered> gathered(worker_count(work));
    GroupsByKey all;
    // In few rounds, else each worker would gather the same groups for itself, in memory that grows with
    // their number.
    constexpr u64 round = most_play_groups / 4;
    walk.for_each_in_rounds(
        round, work,
        [&](const DealHolds& deal, unsigned worker) {
            Gathered& own = gathered[worker];
            describe_plays(deal, atom_of_type, own.plays);
            add_deal(deal, own.plays, own.groups);
        },
        [&] {
            for (Gathered& each : gathered) take_over(each.groups, all, game, work.stop);
        });
    return sorted_by_key(all, work.stop);
}

}  // namespace holdfast::videopoker
