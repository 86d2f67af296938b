#include <algorithm>
#include <string>

#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/language/named_holds.h>

namespace holdfast::videopoker {
namespace {

/// "this game has no such hold", or only other deals have it: with a wild card, no hold is a pair.
std::string no_such_hold(const RowCursor& row, const HoldPhrase& phrase) {
    if (row.is_trial) return "";
    const bool is_nothing = phrase.kinds == kind_bit(HoldKind::nothing);
    for (std::size_t section = 0; section < row.types().sections(); ++section) {
        if (is_nothing || section == row.section()) continue;
        if (row.vocabulary().named_by(phrase, section).empty()) continue;
        return "no deal with " + section_words(row.types(), row.section()) + " has such a hold" +
               (row.section() > 0 ? ": wild cards count" : "");
    }
    return "this game has no such hold";
}

/// The addition to an error if a phrase names no hold: the game's holds of that kind, the nearest first.
std::string what_there_is(const RowCursor& row, const HoldPhrase& phrase, const ChartToken& first) {
    if (row.is_trial) return "";
    if (phrase.kinds == kind_bit(HoldKind::nothing) && row.section() > 0) {
        return "; to hold nothing but the wild cards is " + in_quotes(row.wild_cards_alone());
    }
    // The phrase without its conditions, ranks and suits, which exclude too much.
    HoldPhrase of_this_kind;
    of_this_kind.kinds = phrase.kinds;
    of_this_kind.cards = phrase.cards;
    of_this_kind.rows = phrase.rows;
    std::vector<std::string> all;
    for (const TypeIndex type : row.named_by(of_this_kind)) {
        // Only types that a chart is offered: kickers would make the list long.
        if (type < row.types().types().size()) all.push_back(exact_words(row.vocabulary(), type));
    }
    if (all.empty()) return "";
    const std::size_t length = row.last_read().after() - first.position;
    constexpr std::size_t shown = 3;
    std::vector<std::string> words = nearest_words(row.whole().substr(first.position, length), all, shown);
    if (words.empty()) words = all;
    if (words.size() > shown) words.resize(shown);
    // In full, however long, because these are words to copy into the chart.
    for (std::string& each : words) each.insert(0, 1, '\'') += '\'';
    const std::size_t left = all.size() - words.size();
    return "; of this kind it has " + joined(words) +
           (left == 0 ? "" : " and " + std::to_string(left) + " more");
}

/// The addition to the name of a type if it is wider than these ranks, which a chart cannot play by themselves.
std::string others_of(const RowCursor& row, TypeIndex type, u32 ranks) {
    constexpr std::size_t shown = 3;
    std::vector<u32> all = row.vocabulary().members(type);
    all.erase(std::remove(all.begin(), all.end(), ranks), all.end());
    if (row.is_trial || all.empty()) return "";
    std::sort(all.rbegin(), all.rend());  // high cards first
    std::vector<std::string> others;
    for (std::size_t i = 0; i < std::min(shown, all.size()); ++i) {
        others.push_back(ranks_in_row(RankSet(all[i])));
    }
    if (all.size() > shown) others.push_back(std::to_string(all.size() - shown) + " more");
    return ", a wider row, which also holds " + joined(others, ", ", " and ") +
           "; no row holds these ranks alone";
}

/// Refuses ranks that no named type has: in "suited QJ/98" both must be holds of the game.
void check_rank_sets(const RowCursor& row, const ChartToken& first, const HoldPhrase& phrase,
                     const std::vector<TypeIndex>& named) {
    const auto has = [&](TypeIndex type, u32 ranks) {
        const std::vector<u32>& members = row.vocabulary().members(type);
        return std::find(members.begin(), members.end(), ranks) != members.end();
    };
    for (const u32 ranks : phrase.rank_sets) {
        if (std::any_of(named.begin(), named.end(), [&](TypeIndex type) { return has(type, ranks); })) {
            continue;
        }
        // The chart's types do not distinguish these ranks: suggests the words that name them, if they
        // are a hold.
        for (std::size_t i = 0; i < row.types().all_types().size(); ++i) {
            const auto type = static_cast<TypeIndex>(i);
            const HoldType& each = row.types().all_types()[i];
            // Suited ranks name all suited kinds, other ranks none of them.
            const bool is_alike = (phrase.kinds & kind_bit(each.kind)) != 0;
            if (each.section == row.section() && is_alike && has(type, ranks)) {
                row.refuse_since(first, "a chart calls these ranks '" + exact_words(row.vocabulary(), type) +
                                            "'" + others_of(row, type, ranks));
            }
        }
        row.refuse_since(first, no_such_hold(row, phrase));
    }
}

/// Refuses ranks that only some members of a type have, "three to a straight flush without an ace".
void check_whole_types(const RowCursor& row, const ChartToken& first, const HoldPhrase& phrase) {
    const std::optional<HoldVocabulary::SplitType> split = row.vocabulary().split_by(phrase, row.section());
    if (!split) return;
    const bool is_two_pair = row.types().all_types()[split->type].kind == HoldKind::two_pair;
    row.refuse_since(first,
                     "a chart plays '" + exact_words(row.vocabulary(), split->type) +
                         "' whatever its ranks, and only some fit: " + ranks_in_row(RankSet(split->fits)) +
                         ", but not " + ranks_in_row(RankSet(split->does_not)) + "; leave the ranks out" +
                         (is_two_pair ? "" : ", or say gaps and high cards instead"));
}

}  // namespace

std::vector<TypeIndex> named_holds(const RowCursor& row, const ChartToken& first, const HoldPhrase& phrase) {
    std::vector<TypeIndex> named = row.named_by(phrase);
    // Before the general error, because this one knows the names of the ranks.
    check_rank_sets(row, first, phrase, named);
    check_whole_types(row, first, phrase);
    if (named.empty()) row.refuse_since(first, no_such_hold(row, phrase) + what_there_is(row, phrase, first));
    return named;
}

}  // namespace holdfast::videopoker
