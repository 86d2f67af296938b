
#include <holdfast/cards/card_text.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/paytables/pay_row.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {
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

PayHand made_hand(const HoldType& type, const Game& game) {
    if (type.kind == HoldKind::pat) return game.rows[type.row].hand;
    const auto* const named = std::find_if(named_hands.begin(), named_hands.end(),
                                           [&](const NamedHand& each) { return each.held_as == type.kind; });
    return named == named_hands.end() ? PayHand::nothing : named->hand;
}

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
