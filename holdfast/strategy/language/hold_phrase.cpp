#include <algorithm>

#include <holdfast/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {
namespace {

u32 plain_ranks(CardSet held, CardSet wild) {
    u32 ranks = 0;
    for (const Card card : held - wild) {
        if (!card.is_joker()) ranks |= 1U << number_of(card.rank());
    }
    return ranks;
}

int number_of_ranks(u32 ranks) {
    return __builtin_popcount(ranks);
}

/// A type that says nothing of jokers has no number to ask for.
bool jokers_match(const HoldPhrase& phrase, u8 jokers) {
    return phrase.jokers.is_any() || (jokers != any_number_of_jokers && phrase.jokers.contains(jokers));
}

/// "kicker 2-4" is any one of these ranks, "kickers 2/A" both of them; a phrase that says neither names no
/// type with a kicker.
bool kickers_match(const HoldPhrase& phrase, RankSet kickers) {
    if (phrase.kicker.empty()) return phrase.kickers == kickers;
    return number_of_ranks(kickers.mask()) == 1 && (kickers & phrase.kicker) == kickers;
}

}  // namespace

HoldVocabulary::HoldVocabulary(const HoldTypes& types)
    : types_(&types), members_(types.all_types().size()), pat_quads_are_quads_(quads_cannot_improve()) {
    const DealClasses& classes = types.tables().classes();
    // Pat hands have no members: phrases name them by the row that pays them.
    for (int cards = 0; cards < deal_size; ++cards) {
        for (u32 each = 0; each < classes.size(cards); ++each) {
            const u32 ranks = plain_ranks(classes.representative(cards, each), types.tables().game().wild);
            for (std::size_t section = 0; section < types.sections(); ++section) {
                const TypeIndex type = types.any_type_of(cards, each, section);
                if (type != no_type) members_[type].push_back(ranks);
            }
        }
    }
    of_kind_.resize(types.sections());
    for (std::size_t index = 0; index < types.all_types().size(); ++index) {
        const HoldType& type = types.all_types()[index];
        of_kind_[type.section][static_cast<std::size_t>(type.kind)].push_back(static_cast<TypeIndex>(index));
    }
    for (std::vector<u32>& members : members_) {
        std::sort(members.begin(), members.end());
        members.erase(std::unique(members.begin(), members.end()), members.end());
    }
}

bool HoldVocabulary::quads_cannot_improve() const {
    const Game& game = types_->tables().game();
    // The one card drawn to four of a kind changes the pay where it can be wild (five of a kind), or where a
    // row asks for the kicker.
    const bool any_wild = game.deck.jokers() > 0 || !game.wild.empty();
    return !any_wild && std::none_of(game.rows.begin(), game.rows.end(), [](const PayRow& row) {
        return row.hand == PayHand::four_of_a_kind && !(row.kickers == RankSet::all());
    });
}

int HoldVocabulary::high_cards(const HoldType& type) const {
    return type.ranks.empty() ? type.high_cards : number_of_ranks((type.ranks & types_->high_ranks()).mask());
}

int HoldVocabulary::gaps(const HoldType& type) {
    // m ranks in a row, none of them near an end, lie in 6 - m of the ten straights.
    return 6 - (type.cards - type.wild_cards) - type.windows;
}

bool HoldVocabulary::ranks_match(const HoldPhrase& phrase, TypeIndex index) const {
    const HoldType& type = types_->all_types()[index];
    const bool asks_ranks =
        !(phrase.within == RankSet::all()) || !phrase.required.empty() || !phrase.excluded.empty();
    // A type of any ranks has members within the asked ones and others: the phrase does not name it.
    if (asks_ranks && type.ranks.empty()) return false;
    const u32 ranks = type.ranks.mask();
    if ((ranks & ~phrase.within.mask()) != 0 || (phrase.required.mask() & ~ranks) != 0 ||
        (phrase.excluded.mask() & ranks) != 0) {
        return false;
    }
    if (phrase.rank_sets.empty()) return true;
    // Every member must be listed: "suited QJ" is not a name of all two to a royal flush with two high cards.
    return !members_[index].empty() &&
           std::all_of(members_[index].begin(), members_[index].end(), [&](u32 member) {
               return std::find(phrase.rank_sets.begin(), phrase.rank_sets.end(), member) !=
                      phrase.rank_sets.end();
           });
}

bool HoldVocabulary::matches(const HoldPhrase& phrase, TypeIndex index) const {
    const HoldType& type = types_->all_types()[index];
    const bool asks_windows = !phrase.gaps.is_any() || !phrase.windows.is_any() ||
                              !phrase.wild_windows.is_any() || phrase.high_cards_over_gaps;
    // Five cards have no windows, high cards or kickers to ask for: the row of the paytable says it all.
    if (type.kind == HoldKind::pat && type.section == type.wild_cards) {
        const bool asks_more = asks_windows || !phrase.high_cards.is_any() || !phrase.kicker.empty() ||
                               !phrase.kickers.empty() || !phrase.jokers.is_any() || phrase.suits ||
                               phrase.dropped != 0;
        if (asks_more) return false;
        const bool is_named =
            (phrase.kinds & kind_bit(HoldKind::pat)) != 0 || (phrase.with_pat_quads && pat_quads_are_quads_);
        return is_named && ranks_match(phrase, index) &&
               std::find(phrase.rows.begin(), phrase.rows.end(), type.row) != phrase.rows.end();
    }
    if ((phrase.kinds & kind_bit(type.kind)) == 0 || type.section - type.wild_cards != phrase.dropped ||
        (phrase.cards && *phrase.cards != type.cards) || !kickers_match(phrase, type.kickers) ||
        !jokers_match(phrase, type.jokers) || (phrase.suits && *phrase.suits != type.suits) ||
        (phrase.held_class && *phrase.held_class != type.held_class)) {
        return false;
    }
    // A royal draw has windows, but goes by its ranks; asked for gaps, it is not meant.
    const bool has_windows = type.kind == HoldKind::straight_flush || type.kind == HoldKind::straight;
    if (asks_windows && !has_windows) return false;
    const int high = high_cards(type);
    if (has_windows && (!phrase.gaps.contains(gaps(type)) || !phrase.windows.contains(type.windows) ||
                        !phrase.wild_windows.contains(type.wild_windows))) {
        return false;
    }
    if (phrase.high_cards_over_gaps && !phrase.high_cards_over_gaps->contains(high - gaps(type))) {
        return false;
    }
    return phrase.high_cards.contains(high) && ranks_match(phrase, index);
}

std::vector<TypeIndex> HoldVocabulary::named_by(const HoldPhrase& phrase, std::size_t section) const {
    std::vector<TypeIndex> found;
    const u32 kinds = phrase.kinds | (phrase.with_pat_quads ? kind_bit(HoldKind::pat) : 0U);
    for (u32 kind = 0; kind < kind_count; ++kind) {
        if (((kinds >> kind) & 1U) == 0) continue;
        for (const TypeIndex index : of_kind_[section][kind]) {
            if (matches(phrase, index)) found.push_back(index);
        }
    }
    std::sort(found.begin(), found.end());
    if (phrase.or_better && !found.empty()) add_better(found, section);
    return found;
}

void HoldVocabulary::add_better(std::vector<TypeIndex>& found, std::size_t section) const {
    // A family's holds of one size compare; made hands compare whatever their size.
    const auto family = [&](TypeIndex index) {
        const HoldType& type = types_->all_types()[index];
        return std::tuple(type.family(), type.family() == HoldFamily::made ? u8{0} : type.cards,
                          type.wild_cards, type.kickers.empty());
    };
    const std::vector<u128>& value = types_->basic_values();
    // What a phrase with "or better" names may be worth different things: the least of them sets the limit.
    const TypeIndex least = *std::min_element(found.begin(), found.end(),
                                              [&](TypeIndex a, TypeIndex b) { return value[a] < value[b]; });
    const std::vector<TypeIndex> named = std::move(found);
    found.clear();
    // Only what a chart is offered: a pair of jacks or better is not a pat pair with three cards to spare.
    for (std::size_t i = 0; i < types_->types().size(); ++i) {
        const auto index = static_cast<TypeIndex>(i);
        if (types_->types()[i].section == section && family(index) == family(least) &&
            value[index] >= value[least]) {
            found.push_back(index);
        }
    }
    found.insert(found.end(), named.begin(), named.end());
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
}

}  // namespace holdfast::videopoker
