#include <algorithm>
#include <array>
#include <set>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>
#include <holdfast/evaluation/hand_words.h>
#include <holdfast/videopoker/ranks_text.h>
#include <holdfast/videopoker/strategy/chart_text.h>
#include <holdfast/videopoker/strategy/penalties/preference_text.h>
#include <holdfast/videopoker/strategy/phrase_reader.h>

namespace holdfast::videopoker {
namespace {

constexpr std::array<std::string_view, 6> numbers_in_words{"no", "one", "two", "three", "four", "five"};
constexpr std::array<std::string_view, suit_count> suits_in_words{"diamonds", "clubs", "hearts", "spades"};

/// "QJ" for two ranks, "JQKA" for more: the order players say them in.
std::string ranks_in_row(RankSet ranks) {
    std::string text;
    for (int rank = 0; rank < rank_count; ++rank) {
        if (ranks.contains(static_cast<Rank>(rank))) text += letter_of(static_cast<Rank>(rank));
    }
    if (text.size() == 2) std::swap(text[0], text[1]);
    return text;
}

/// "2-4/A", as "of" and "kicker" take them.
std::string ranks_after_of(RankSet ranks) {
    std::string text = ranks_text(ranks);
    std::replace(text.begin(), text.end(), ' ', '/');
    return text;
}

std::string counted(int number, const std::string& noun) {
    if (number == 0) return "no " + noun + "s";
    return std::to_string(number) + " " + noun + (number == 1 ? "" : "s");
}

/// "three to a straight flush"
std::string draw_words(HoldKind kind, int cards, const std::string& adjective = "a") {
    const std::string goal = kind == HoldKind::royal_flush      ? "royal flush"
                             : kind == HoldKind::straight_flush ? "straight flush"
                             : kind == HoldKind::flush          ? "flush"
                                                                : "straight";
    return std::string(numbers_in_words[static_cast<std::size_t>(cards)]) + " to " + adjective + " " + goal;
}

/// Words that name exactly one type.
class TypeWords {
  public:
    TypeWords(const HoldVocabulary& vocabulary, const HoldType& type)
        : vocabulary_(vocabulary), game_(vocabulary.types().tables().game()), type_(type) {}

    std::string exact() {
        std::string text = hold();
        if (!type_.kickers.empty()) conditions_.push_back("kicker " + ranks_after_of(type_.kickers));
        if (type_.jokers != any_number_of_jokers) conditions_.push_back(counted(type_.jokers, "joker"));
        if (!conditions_.empty()) text += " with " + joined(conditions_, " and ");
        if (type_.suits != all_suits) text += " in " + suits();
        const int dropped = type_.section - type_.wild_cards;
        if (dropped > 0) text += " dropping " + counted(dropped, "wild card");
        return text;
    }

  private:
    std::string hold() {
        switch (type_.kind) {
            case HoldKind::pat:
                return pat();
            case HoldKind::four_of_a_kind:
                return "four of a kind" + of_ranks();
            case HoldKind::three_of_a_kind:
                return "three of a kind" + of_ranks();
            case HoldKind::two_pair:
                return "two pair" + of_ranks();
            case HoldKind::pair:
                return "pair" + of_ranks();
            case HoldKind::single:
                return std::string(word_of(static_cast<Rank>(__builtin_ctz(type_.ranks.mask()))));
            case HoldKind::nothing:
                return nothing();
            case HoldKind::cards:
                return cards();
            case HoldKind::unsuited:
                return ranks_in_row(type_.ranks);
            case HoldKind::straight:
                return type_.ranks.empty() ? draw() : ranks_in_row(type_.ranks);
            case HoldKind::royal_flush:
            case HoldKind::straight_flush:
            case HoldKind::flush:
                break;
        }
        return type_.ranks.empty() ? draw() : "suited " + ranks_in_row(type_.ranks);
    }

    std::string of_ranks() const { return type_.ranks.empty() ? "" : " of " + ranks_after_of(type_.ranks); }

    std::string pat() const {
        const PayRow& row = game_.rows[type_.row];
        const auto rows_of = [&](auto&& is_alike) {
            return std::count_if(game_.rows.begin(), game_.rows.end(), is_alike);
        };
        std::string text;
        const bool has_words = row.hand != PayHand::wild_cards && row.hand != PayHand::nothing;
        if (has_words && rows_of([&](const PayRow& each) { return each.hand == row.hand; }) == 1) {
            const bool needs_pat = row.hand == PayHand::four_of_a_kind ||
                                   row.hand == PayHand::three_of_a_kind || row.hand == PayHand::two_pair ||
                                   row.hand == PayHand::pair;
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
        const std::string heading = section_words(vocabulary_.types(), type_.wild_cards);
        return heading.substr(heading.find(' ') + 1) + " only";
    }

    std::string cards() const {
        const CardSet held =
            vocabulary_.types().tables().classes().representative(type_.cards, type_.held_class);
        return "cards " + to_text(held);
    }

    std::string draw() {
        if (type_.kind != HoldKind::flush) {
            conditions_.push_back(vocabulary_.types().wild_ranks().empty()
                                      ? counted(HoldVocabulary::gaps(type_), "gap")
                                      : std::to_string(type_.windows) + "+" +
                                            std::to_string(type_.wild_windows) + " windows");
        }
        conditions_.push_back(counted(type_.high_cards, "high card"));
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
    std::vector<std::string> conditions_;
};

/// "2 high cards", "0-1 high cards" and so on, for numbers from `least` to `most`, each alone first.
std::vector<std::string> ranges_in_words(int least, int most, const std::string& noun) {
    std::vector<std::string> words;
    for (int width = 0; width < most - least; ++width) {
        for (int from = least; from + width <= most; ++from) {
            words.push_back(width == 0 ? counted(from, noun)
                                       : std::to_string(from) + "-" + counted(from + width, noun));
        }
    }
    return words;
}

/// All phrases for the draws of one kind and size.
std::vector<std::string> phrases_of_draw(HoldKind kind, int cards, int plain) {
    std::vector<std::string> phrases{draw_words(kind, cards)};
    const auto with = [&](const std::string& draw, const std::string& condition) {
        phrases.push_back(draw + " with " + condition);
    };
    if (kind == HoldKind::royal_flush) {
        for (int rank = number_of(Rank::ten); rank < rank_count; ++rank) {
            const Rank each = static_cast<Rank>(rank);
            const std::string article = each == Rank::ace ? "an " : "a ";
            phrases.push_back(phrases.front() + " without " + article + std::string(word_of(each)));
            with(phrases.front(), article + std::string(word_of(each)));
        }
    }
    const std::vector<std::string> high = ranges_in_words(0, plain, "high card");
    if (kind == HoldKind::straight_flush || kind == HoldKind::straight) {
        for (const char* adjective : {"an outside", "an inside", "a double inside"}) {
            phrases.push_back(draw_words(kind, cards, adjective));
            for (const std::string& each : high)
                with(phrases.back().substr(0, phrases.back().find(" with")), each);
        }
        for (const std::string& gaps : ranges_in_words(0, 6 - plain, "gap")) {
            with(phrases.front(), gaps);
            for (const std::string& each : high) with(phrases.front(), gaps + " and " + each);
        }
        for (const std::string sign : {">=", "="}) {
            for (const std::string gaps : {"gaps", "gaps - 1", "gaps - 2", "gaps - 3"}) {
                with(phrases.front(), "high cards " + sign + " " + gaps);
            }
        }
    }
    for (const std::string& each : high) with(phrases.front(), each);
    return phrases;
}

}  // namespace

ChartWriter::ChartWriter(const HoldVocabulary& vocabulary)
    : vocabulary_(&vocabulary), phrases_(vocabulary.types().sections()) {
    for (std::size_t section = 0; section < phrases_.size(); ++section) learn_phrases(section);
}

void ChartWriter::learn(std::size_t section, const std::string& text) {
    try {
        phrases_[section].push_back(
            {text, read_row(*vocabulary_, section, text, chart_tokens(text, 0, text.size()))});
    } catch (const ParseError&) {
        // names nothing in this game
    }
}

void ChartWriter::learn_phrases(std::size_t section) {
    const HoldTypes& types = vocabulary_->types();
    for (const char* phrase :
         {"royal flush", "natural royal flush", "wild royal flush", "five of a kind", "straight flush",
          "four of a kind", "full house", "flush", "straight", "three of a kind", "two pair", "pair",
          "high pair", "low pair", "two suited high cards", "two unsuited high cards",
          "three unsuited high cards", "one high card", "one card"}) {
        learn(section, phrase);
    }
    for (const char* hand : {"pair", "three of a kind", "four of a kind", "five of a kind"}) {
        for (u32 low = 0; low < rank_count; ++low) {
            for (u32 high = low + 1; high < rank_count; ++high) {
                const RankSet ranks((2U << high) - (1U << low));
                learn(section, std::string(hand) + " of " + ranks_after_of(ranks));
            }
        }
    }
    std::set<std::tuple<HoldKind, int, int>> draws;
    for (const HoldType& type : types.types()) {
        const bool is_draw = type.family() == HoldFamily::suited || type.family() == HoldFamily::flush ||
                             type.kind == HoldKind::straight;
        if (type.section == section && is_draw && type.wild_cards == type.section) {
            draws.emplace(type.kind, type.cards, type.cards - type.wild_cards);
        }
    }
    for (const auto& [kind, cards, plain] : draws) {
        for (const std::string& phrase : phrases_of_draw(kind, cards, plain)) learn(section, phrase);
    }
}

std::string ChartWriter::row_text(std::size_t section, const std::vector<TypeIndex>& types,
                                  const std::vector<TypeIndex>& earlier) const {
    const auto is_in = [](const std::vector<TypeIndex>& all, TypeIndex one) {
        return std::binary_search(all.begin(), all.end(), one);
    };
    std::vector<TypeIndex> left = types;
    std::vector<const KnownPhrase*> fitting;
    for (const KnownPhrase& phrase : phrases_[section]) {
        if (std::includes(types.begin(), types.end(), phrase.types.begin(), phrase.types.end())) {
            fitting.push_back(&phrase);
        }
    }
    std::vector<std::pair<TypeIndex, std::string>> chosen;  // first type: the order in the row
    const auto choose = [&](const std::string& text, const std::vector<TypeIndex>& named) {
        const bool seen =
            std::any_of(named.begin(), named.end(), [&](TypeIndex type) { return is_in(earlier, type); });
        chosen.emplace_back(named.front(), (seen ? "any " : "") + text);
        std::vector<TypeIndex> rest;
        std::set_difference(left.begin(), left.end(), named.begin(), named.end(), std::back_inserter(rest));
        left = rest;
    };
    while (!left.empty()) {
        const KnownPhrase* best = nullptr;
        std::ptrdiff_t most = 1;
        for (const KnownPhrase* phrase : fitting) {
            const auto covers = std::count_if(phrase->types.begin(), phrase->types.end(),
                                              [&](TypeIndex type) { return is_in(left, type); });
            if (covers > most) {
                most = covers;
                best = phrase;
            }
        }
        if (best == nullptr) break;
        choose(best->text, best->types);
    }
    while (!left.empty()) {
        const TypeIndex type = left.front();
        // A single type: a phrase known for it alone, else the words made for it.
        const auto known = std::find_if(fitting.begin(), fitting.end(), [&](const KnownPhrase* phrase) {
            return phrase->types == std::vector<TypeIndex>{type};
        });
        choose(known != fitting.end()
                   ? (*known)->text
                   : TypeWords(*vocabulary_, vocabulary_->types().all_types()[type]).exact(),
               {type});
    }
    std::stable_sort(chosen.begin(), chosen.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> texts;
    for (auto& [first, text] : chosen) texts.push_back(std::move(text));
    return joined(texts);
}

std::string ChartWriter::rule_text(std::size_t section, const PenaltyRule& rule) const {
    return "but " + row_text(section, rule.to) + ": " + penalties::to_text(rule.preference);
}

std::string ChartWriter::text(const Chart& chart) const {
    std::string text;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        if (chart.sections.size() > 1) {
            text += (section == 0 ? "" : "\n") + section_words(vocabulary_->types(), section) + ":\n";
        }
        std::set<TypeIndex> earlier;
        for (const ChartRow& row : chart.sections[section]) {
            text += row_text(section, row.types, {earlier.begin(), earlier.end()}) + "\n";
            for (const PenaltyRule& rule : row.rules) text += "  " + rule_text(section, rule) + "\n";
            earlier.insert(row.types.begin(), row.types.end());
        }
    }
    return text;
}

}  // namespace holdfast::videopoker
