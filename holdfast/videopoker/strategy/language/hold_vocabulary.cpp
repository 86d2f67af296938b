#include <algorithm>
#include <array>
#include <tuple>
#include <vector>

#include <holdfast/videopoker/paytables/pay_row.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {
namespace {

/// The ranks, as a mask, of the cards that are not wild; each once, however many cards have it.
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

/// Whether the number of jokers fits; a type that does not distinguish jokers has no number to compare.
bool jokers_match(const HoldPhrase& phrase, u8 jokers) {
    return phrase.jokers.is_any() || (jokers != any_number_of_jokers && phrase.jokers.contains(jokers));
}

/// Whether the kickers fit: "kicker 2-4" means any one of these ranks, "kickers 2/A" both of them. A phrase
/// without either names no type with a kicker.
bool kickers_match(const HoldPhrase& phrase, RankSet kickers) {
    if (phrase.kicker.empty()) return phrase.kickers == kickers;
    return number_of_ranks(kickers.mask()) == 1 && (kickers & phrase.kicker) == kickers;
}

/// Whether the phrase says something about the ranks of the hold.
bool asks_ranks(const HoldPhrase& phrase) {
    return !(phrase.within == RankSet::all()) || !phrase.required.empty() || !phrase.excluded.empty();
}

/// Whether a hold of these ranks has all that the phrase requires and none that it excludes.
bool are_asked_for(const HoldPhrase& phrase, u32 ranks) {
    return (ranks & ~phrase.within.mask()) == 0 && (phrase.required.mask() & ~ranks) == 0 &&
           (phrase.excluded.mask() & ranks) == 0;
}

}  // namespace

HoldVocabulary::HoldVocabulary(const HoldTypes& types)
    : types_(&types), members_(types.all_types().size()), pat_quads_are_quads_(quads_cannot_improve()) {
    const DealClasses& classes = types.tables().classes();
    // Pat hands have no members: phrases name them by their paytable rows.
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
    // The card drawn to four of a kind changes the pay if it can be wild (five of a kind), or if a row
    // requires a kicker.
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

HoldVocabulary::RanksThatFit HoldVocabulary::ranks_that_fit(const HoldPhrase& phrase, TypeIndex index) const {
    const HoldType& type = types_->all_types()[index];
    const std::vector<u32>& members = members_[index];
    const auto fits = [&](u32 ranks) { return are_asked_for(phrase, ranks); };
    // Every member must be listed: "suited QJ" does not name all two to a royal flush with two high cards.
    const bool is_listed = phrase.rank_sets.empty() ||
                           (!members.empty() && std::all_of(members.begin(), members.end(), [&](u32 member) {
                               return std::find(phrase.rank_sets.begin(), phrase.rank_sets.end(), member) !=
                                      phrase.rank_sets.end();
                           }));
    if (!is_listed) return RanksThatFit::none;
    // Ranks of a type are fixed, and leave out those of kickers, which the members have.
    if (!asks_ranks(phrase)) return RanksThatFit::all;
    if (!type.ranks.empty()) return fits(type.ranks.mask()) ? RanksThatFit::all : RanksThatFit::none;
    // No cards have no rank to ask for, and five cards are named by their row.
    if (type.kind == HoldKind::nothing) return RanksThatFit::none;
    const auto fitting = std::count_if(members.begin(), members.end(), fits);
    if (fitting == 0) return RanksThatFit::none;
    return fitting == static_cast<std::ptrdiff_t>(members.size()) ? RanksThatFit::all : RanksThatFit::some;
}

std::optional<HoldVocabulary::SplitType> HoldVocabulary::split_by(const HoldPhrase& phrase,
                                                                  std::size_t section) const {
    if (!asks_ranks(phrase)) return std::nullopt;
    HoldPhrase any_ranks = phrase;
    any_ranks.within = RankSet::all();
    any_ranks.required = any_ranks.excluded = RankSet();
    any_ranks.or_better = false;
    for (const TypeIndex type : named_by(any_ranks, section)) {
        if (ranks_that_fit(phrase, type) != RanksThatFit::some) continue;
        SplitType split{type, 0, 0};
        for (const u32 ranks : members_[type]) {
            (are_asked_for(phrase, ranks) ? split.fits : split.does_not) = ranks;
        }
        return split;
    }
    return std::nullopt;
}

bool HoldVocabulary::matches(const HoldPhrase& phrase, TypeIndex index) const {
    const HoldType& type = types_->all_types()[index];
    const bool asks_windows = !phrase.gaps.is_any() || !phrase.windows.is_any() ||
                              !phrase.wild_windows.is_any() || phrase.high_cards_over_gaps;
    // Five cards have no windows, high cards or kickers to compare: the paytable row says it all.
    if (type.kind == HoldKind::pat && type.section == type.wild_cards) {
        const bool asks_more = asks_windows || !phrase.high_cards.is_any() || !phrase.kicker.empty() ||
                               !phrase.kickers.empty() || !phrase.jokers.is_any() || phrase.suits ||
                               phrase.dropped != 0;
        if (asks_more) return false;
        const bool is_named =
            (phrase.kinds & kind_bit(HoldKind::pat)) != 0 || (phrase.with_pat_quads && pat_quads_are_quads_);
        return is_named && ranks_that_fit(phrase, index) == RanksThatFit::all &&
               std::find(phrase.rows.begin(), phrase.rows.end(), type.row) != phrase.rows.end();
    }
    if ((phrase.kinds & kind_bit(type.kind)) == 0 || type.section - type.wild_cards != phrase.dropped ||
        (phrase.cards && *phrase.cards != type.cards) || !kickers_match(phrase, type.kickers) ||
        !jokers_match(phrase, type.jokers) || (phrase.suits && *phrase.suits != type.suits) ||
        (phrase.held_class && *phrase.held_class != type.held_class)) {
        return false;
    }
    // A royal draw has windows, but is identified by its ranks; a phrase about gaps does not mean it.
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
    return phrase.high_cards.contains(high) && ranks_that_fit(phrase, index) == RanksThatFit::all;
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

bool HoldVocabulary::is_as_good(TypeIndex index, TypeIndex least) const {
    const HoldType& type = types_->all_types()[index];
    const HoldType& lowest = types_->all_types()[least];
    const HoldFamily family = type.family();
    if (family != lowest.family() || type.wild_cards != lowest.wild_cards ||
        type.kickers.empty() != lowest.kickers.empty()) {
        return false;
    }
    // Made hands are compared as hands, whatever their size; draws of one size by what they are worth.
    if (family == HoldFamily::made) return place_of(type) <= place_of(lowest);
    const std::vector<u128>& value = types_->basic_values();
    return type.cards == lowest.cards && value[index] >= value[least];
}

HoldVocabulary::Place HoldVocabulary::place_of(const HoldType& type) const {
    const Game& game = types_->tables().game();
    const bool is_pat = type.kind == HoldKind::pat;
    const RankSet ranks = !type.ranks.empty() ? type.ranks
                          : is_pat            ? game.rows[type.row].ranks
                                              : RankSet::all();
    // A set of ranks is as high as its lowest: four of a kind of 2-4 are not as good as four aces.
    return {made_hand(type, game), is_pat && !game.rows[type.row].natural, -__builtin_ctz(ranks.mask())};
}

void HoldVocabulary::add_better(std::vector<TypeIndex>& found, std::size_t section) const {
    // The lowest of what the phrase names sets the limit.
    const std::vector<u128>& value = types_->basic_values();
    const auto is_lower = [&](TypeIndex a, TypeIndex b) {
        const HoldType& one = types_->all_types()[a];
        const HoldType& other = types_->all_types()[b];
        const bool are_made = one.family() == HoldFamily::made && other.family() == HoldFamily::made;
        return are_made ? place_of(one) > place_of(other) : value[a] < value[b];
    };
    const TypeIndex least = *std::min_element(found.begin(), found.end(), is_lower);
    // What the phrase names stays named, also types of other families.
    const std::vector<TypeIndex> named = std::move(found);
    found.clear();
    // Only types that a chart is offered: "jacks or better" does not include a pat pair with three more
    // cards.
    for (std::size_t i = 0; i < types_->types().size(); ++i) {
        const auto index = static_cast<TypeIndex>(i);
        if (types_->types()[i].section == section && is_as_good(index, least)) found.push_back(index);
    }
    found.insert(found.end(), named.begin(), named.end());
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
}

}  // namespace holdfast::videopoker
