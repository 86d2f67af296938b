#include <algorithm>
#include <array>
#include <vector>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/strategy/language/chart_text.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/paytables/pay_row.h>

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

bool HoldVocabulary::ranks_match(const HoldPhrase& phrase, TypeIndex index) const {
    const HoldType& type = types_->all_types()[index];
    const bool asks_ranks =
        !(phrase.within == RankSet::all()) || !phrase.required.empty() || !phrase.excluded.empty();
    // A type without fixed ranks has members within the given ones and others: the phrase does not name it.
    if (asks_ranks && type.ranks.empty()) return false;
    const u32 ranks = type.ranks.mask();
    if ((ranks & ~phrase.within.mask()) != 0 || (phrase.required.mask() & ~ranks) != 0 ||
        (phrase.excluded.mask() & ranks) != 0) {
        return false;
    }
    if (phrase.rank_sets.empty()) return true;
    // Every member must be listed: "suited QJ" does not name all two to a royal flush with two high cards.
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
    // Five cards have no windows, high cards or kickers to compare: the paytable row says it all.
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
    // Within a family, holds of one size are compared; made hands are compared whatever their size.
    const auto family = [&](TypeIndex index) {
        const HoldType& type = types_->all_types()[index];
        return std::tuple(type.family(), type.family() == HoldFamily::made ? u8{0} : type.cards,
                          type.wild_cards, type.kickers.empty());
    };
    const std::vector<u128>& value = types_->basic_values();
    // A phrase with "or better" may name holds of different values: the lowest of them sets the limit.
    const TypeIndex least = *std::min_element(found.begin(), found.end(),
                                              [&](TypeIndex a, TypeIndex b) { return value[a] < value[b]; });
    // What the phrase names stays named, also types of other families.
    const std::vector<TypeIndex> named = std::move(found);
    found.clear();
    // Only types that a chart is offered: "jacks or better" does not include a pat pair with three more
    // cards.
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

namespace {

/// Finds words that name exactly one type.
class TypeWords {
  public:
    TypeWords(const HoldVocabulary& vocabulary, TypeIndex type)
        : vocabulary_(vocabulary),
          game_(vocabulary.types().tables().game()),
          type_(vocabulary.types().all_types()[type]),
          members_(vocabulary.members(type)) {}

    std::string exact() {
        // First, because it also collects conditions, which come after the hold.
        std::string text = hold();
        if (!type_.kickers.empty()) {
            const bool is_one = __builtin_popcount(type_.kickers.mask()) == 1;
            conditions_.push_back((is_one ? "kicker " : "kickers ") + ranks_after_of(type_.kickers));
        }
        if (type_.jokers != any_number_of_jokers) conditions_.push_back(counted_words(type_.jokers, "joker"));
        if (!conditions_.empty()) text += " with " + joined(conditions_, " and ");
        if (type_.suits != all_suits) text += " in " + suits();
        const int dropped = type_.section - type_.wild_cards;
        if (dropped > 0) text += " dropping " + counted_words(dropped, "wild card");
        return text;
    }

  private:
    std::string hold() {
        switch (type_.kind) {
            case HoldKind::pat:
                return pat();
            case HoldKind::four_of_a_kind:
                return of_a_kind("four");
            case HoldKind::three_of_a_kind:
                return of_a_kind("three");
            case HoldKind::two_pair:
                return "two pair" + of_ranks();
            case HoldKind::pair:
                return has_one_rank() ? "pair of " + plural() : "pair" + of_ranks();
            case HoldKind::single:
                return std::string(word_of(static_cast<Rank>(__builtin_ctz(type_.ranks.mask()))));
            case HoldKind::nothing:
                return nothing();
            case HoldKind::cards:
                return cards();
            case HoldKind::unsuited:
                return ranks_in_row(type_.ranks);
            case HoldKind::straight:
                // Cards with a single set of ranks are named by these ranks: AKQJ.
                return members_.size() == 1 ? ranks_in_row(RankSet(members_.front())) : draw();
            case HoldKind::royal_flush:
            case HoldKind::straight_flush:
            case HoldKind::flush:
                break;
        }
        return type_.ranks.empty() ? draw() : "suited " + ranks_in_row(type_.ranks);
    }

    bool has_one_rank() const { return __builtin_popcount(type_.ranks.mask()) == 1; }
    std::string plural() const { return plural_of(static_cast<Rank>(__builtin_ctz(type_.ranks.mask()))); }
    std::string of_a_kind(const std::string& number) const {
        return has_one_rank() ? number + " " + plural() : number + " of a kind" + of_ranks();
    }
    std::string of_ranks() const { return type_.ranks.empty() ? "" : " of " + ranks_after_of(type_.ranks); }

    std::string pat() const {
        // The hand's own words if exactly one row of the paytable has them, else the row's name, else its
        // number.
        const PayRow& row = game_.rows[type_.row];
        const auto rows_of = [&](auto&& is_alike) {
            return std::count_if(game_.rows.begin(), game_.rows.end(), is_alike);
        };
        std::string text;
        const auto* const named = std::find_if(named_hands.begin(), named_hands.end(),
                                               [&](const NamedHand& each) { return each.hand == row.hand; });
        const bool has_words = named != named_hands.end();
        if (has_words && rows_of([&](const PayRow& each) { return each.hand == row.hand; }) == 1) {
            // Without "pat" these words would mean the equal cards alone.
            const bool needs_pat = named->held_as != HoldKind::pat;
            text = (needs_pat ? "pat " : "") + std::string(words_of(row.hand));
        } else if (rows_of([&](const PayRow& each) { return each.name == row.name; }) == 1) {
            text = "\"";
            for (const char letter : row.name) {
                if (letter == '"' || letter == '\\') text += '\\';
                text += letter;
            }
            text += '"';
        } else {
            text = "row " + std::to_string(type_.row + 1);
        }
        return text + of_ranks();
    }

    std::string nothing() const {
        if (type_.cards == 0) return "discard all";
        // The noun of the heading: "two deuces" gives "deuces only".
        const std::string heading = section_words(vocabulary_.types(), type_.wild_cards);
        return heading.substr(heading.find(' ') + 1) + " only";
    }

    /// The last resort, for a set of cards that is a type by itself: read_cards maps it to the same class.
    std::string cards() const {
        const CardSet held =
            vocabulary_.types().tables().classes().representative(type_.cards, type_.held_class);
        return "cards " + to_text(held);
    }

    std::string draw() {
        if (type_.kind != HoldKind::flush) {
            // Players count gaps. If a rank is wild, windows of both kinds are given: in Deuces, 865 and 654
            // have one gap each, but only 654 has a window that a deuce alone can complete.
            conditions_.push_back(vocabulary_.types().wild_ranks().empty()
                                      ? counted_words(HoldVocabulary::gaps(type_), "gap")
                                      : std::to_string(type_.windows) + "+" +
                                            std::to_string(type_.wild_windows) + " windows");
        }
        // Always written, even if the draw has none: another type of the game may differ in nothing else.
        if (!vocabulary_.types().high_ranks().empty()) {
            conditions_.push_back(counted_words(type_.high_cards, "high card"));
        }
        return draw_words(type_.kind, type_.cards);
    }

    std::string suits() const {
        std::vector<std::string> words;
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            if (((u32{type_.suits} >> suit) & 1U) != 0) words.emplace_back(suits_in_words[suit]);
        }
        return joined(words, "/");
    }

    const HoldVocabulary& vocabulary_;
    const Game& game_;
    const HoldType& type_;
    const std::vector<u32>& members_;
    std::vector<std::string> conditions_;
};

}  // namespace

std::string exact_words(const HoldVocabulary& vocabulary, TypeIndex type) {
    return TypeWords(vocabulary, type).exact();
}

std::string counted_words(int number, const std::string& noun) {
    if (number == 0) return "no " + noun + "s";
    return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

std::string draw_words(HoldKind kind, int cards, const std::string& adjective) {
    const auto* const goal = std::find_if(draw_goals.begin(), draw_goals.end(),
                                          [&](const DrawGoal& each) { return each.kind == kind; });
    return joined({std::string(numbers_in_words[static_cast<std::size_t>(cards)]), "to", adjective,
                   std::string(goal->words)},
                  " ");
}

std::string ranks_in_row(RankSet ranks) {
    std::string text;
    for (int rank = rank_count - 1; rank >= 0; --rank) {
        if (ranks.contains(static_cast<Rank>(rank))) text += letter_of(static_cast<Rank>(rank));
    }
    return text;
}

std::string ranks_after_of(RankSet ranks) {
    std::string text = ranks_text(ranks);
    std::replace(text.begin(), text.end(), ' ', '/');
    return text;
}

}  // namespace holdfast::videopoker
