#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <tuple>
#include <utility>

#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/strategy/language/preference_text.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>

namespace holdfast::videopoker {
namespace {

/// "2 high cards", "0-1 high cards" and so on, for numbers from `least` to `most`, single numbers first.
std::vector<std::string> ranges_in_words(int least, int most, const std::string& noun) {
    std::vector<std::string> words;
    // Narrow ranges first: of several phrases that name the same types, the earliest is used. The whole range
    // would be no condition, and is left out.
    for (int width = 0; width < most - least; ++width) {
        for (int from = least; from + width <= most; ++from) {
            words.push_back(width == 0 ? counted_words(from, noun)
                                       : std::to_string(from) + "-" + std::to_string(from + width) + " " +
                                             noun + "s");
        }
    }
    return words;
}

/// All phrases for the draws of one kind and size: `cards` held, `plain` of them not wild. Phrases that name
/// nothing in the game are not learned.
std::vector<std::string> phrases_of_draw(HoldKind kind, int cards, int plain, bool has_high) {
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
    const std::vector<std::string> high =
        has_high ? ranges_in_words(0, plain, "high card") : std::vector<std::string>{};
    if (kind == HoldKind::straight_flush || kind == HoldKind::straight) {
        for (const std::string_view gaps : gaps_in_words) {
            const std::string draw =
                draw_words(kind, cards, (gaps == gaps_in_words.back() ? "a " : "an ") + std::string(gaps));
            phrases.push_back(draw);
            for (const std::string& each : high) with(draw, each);
        }
        // m ranks have at most 6 - m gaps (HoldVocabulary::gaps): then no window without a wild rank contains
        // them.
        for (const std::string& gaps : ranges_in_words(0, 6 - plain, "gap")) {
            with(phrases.front(), gaps);
            for (const std::string& each : high) with(phrases.front(), joined({gaps, each}, " and "));
        }
        // The Wizard of Odds' types of three to a straight flush, and the remaining ones below them.
        for (const std::string sign : {">=", "="}) {
            if (!has_high) break;
            for (const std::string gaps : {"gaps", "gaps - 1", "gaps - 2", "gaps - 3"}) {
                with(phrases.front(), joined({"high cards", sign, gaps}, " "));
            }
        }
    }
    for (const std::string& each : high) with(phrases.front(), each);
    return phrases;
}

/// Whether the text is ranks in capitals, after "suited " or not.
bool is_ranks(const std::string& text, bool suited) {
    constexpr std::string_view before = "suited ";
    if ((text.rfind(before, 0) == 0) != suited) return false;
    const std::string ranks = suited ? text.substr(before.size()) : text;
    return ranks.size() >= 2 && ranks_listed(ranks) != 0;
}

/// The texts of a row, with ranks combined, high ones first: "suited KT, suited QT" becomes "suited KT/QT".
std::vector<std::string> with_ranks_together(const std::vector<std::string>& phrases) {
    std::vector<std::string> texts;
    std::array<bool, 2> is_said{};  // ranks not suited, ranks suited
    for (const std::string& phrase : phrases) {
        const bool suited = is_ranks(phrase, true);
        if (!suited && !is_ranks(phrase, false)) {
            texts.push_back(phrase);
            continue;
        }
        if (std::exchange(is_said[suited ? 1 : 0], true)) continue;
        // All parts of the same kind, wherever they are: a row has no order within it.
        std::vector<std::string> together;
        for (const std::string& each : phrases) {
            if (is_ranks(each, suited)) together.push_back(each.substr(suited ? each.rfind(' ') + 1 : 0));
        }
        std::stable_sort(together.begin(), together.end(), [](const std::string& a, const std::string& b) {
            return ranks_listed(a) > ranks_listed(b);
        });
        texts.push_back((suited ? "suited " : "") + joined(together, "/"));
    }
    return texts;
}

/// The parts of a row as one text, so that no part can be mistaken for a continuation of the previous one:
/// "suited KT, unsuited KQ", "three alone, four to a flush" (row_reader.cpp defines continuations).
std::string joined_parts(std::vector<std::string> parts) {
    const auto says_of_rank = [](const std::string& part) {
        return part.find(" with a") != std::string::npos || part.find(" without a") != std::string::npos;
    };
    bool after_suited = false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        constexpr std::string_view any = "any ";
        const std::size_t begin = parts[i].rfind(any, 0) == 0 ? any.size() : 0;
        const std::string hold = parts[i].substr(begin);
        // Ranks alone or followed by conditions: "KQ", "KQ/KJ with 1 joker".
        const std::string first = hold.substr(0, hold.find_first_of("/ "));
        const bool is_bare_ranks = first.size() >= 2 && ranks_listed(first) != 0;
        // "suited KT, KQ" would be refused: it is unclear whether KQ is suited. After "with 2 gaps", 986 might be one
        // more number of gaps.
        const bool is_number_again = i > 0 && parts[i - 1].find(" with ") != std::string::npos &&
                                     first.find_first_not_of("0123456789") == std::string::npos;
        if (is_bare_ranks && (after_suited || is_number_again)) parts[i].insert(begin, "unsuited ");
        // After "two suited high cards", too, KQ might be the suited ones of these.
        after_suited = hold.rfind("suited ", 0) == 0 || hold.rfind("two suited", 0) == 0 ||
                       hold.find(" to a royal flush") != std::string::npos;
        const std::vector<ChartToken> tokens = chart_tokens(hold, 0, hold.size());
        if (tokens.size() != 2 || !rank_said(tokens.front(), false)) continue;
        // A single rank: "three, four to a flush" reads as two numbers of something, and "three to a royal
        // without an ace, king" as two ranks.
        const bool is_number = number_said(tokens.front()) >= 0 && i + 1 < parts.size();
        if (is_number || (i > 0 && says_of_rank(parts[i - 1]))) parts[i] += " alone";
    }
    return joined(parts);
}

/// Whether the list, which rises, has the type.
bool is_one_of(const std::vector<TypeIndex>& rising, TypeIndex type) {
    return std::binary_search(rising.begin(), rising.end(), type);
}

}  // namespace

ChartWriter::ChartWriter(const HoldVocabulary& vocabulary)
    : vocabulary_(&vocabulary), phrases_(vocabulary.types().sections()) {
    for (std::size_t section = 0; section < phrases_.size(); ++section) learn_phrases(section);
}

void ChartWriter::learn(std::size_t section, const std::string& text) {
    std::optional<std::vector<TypeIndex>> types = try_row(*vocabulary_, section, text);
    if (types) phrases_[section].push_back({text, std::move(*types)});
}

void ChartWriter::learn_phrases(std::size_t section) {
    const HoldTypes& types = vocabulary_->types();
    // Players' own words come first: of phrases that name equally many types, the one learned first is
    // chosen.
    for (const NamedHand& each : named_hands) {
        // A phrase that names nothing in this game is not kept, so games need no lists of their own.
        learn(section, std::string(words_of(each.hand)));
        if (each.hand != PayHand::royal_flush) continue;
        learn(section, "natural royal flush");
        learn(section, "wild royal flush");
    }
    for (const char* phrase : {"high pair", "low pair", "two suited high cards", "two unsuited high cards",
                               "three unsuited high cards", "one high card", "one low card", "one card"}) {
        learn(section, phrase);
    }
    for (const char* hand : {"pair", "three of a kind", "four of a kind", "five of a kind", "one card"}) {
        for (u32 low = 0; low < rank_count; ++low) {
            for (u32 high = low + 1; high < rank_count; ++high) {
                // Only runs of at least two neighbouring ranks: exact_words names a single rank, and ranks
                // with gaps are several parts.
                const RankSet ranks((2U << high) - (1U << low));
                learn(section, std::string(hand) + " of " + ranks_after_of(ranks));
            }
        }
    }
    const bool has_high = !types.high_ranks().empty();
    // Makes phrases for each draw in the section; phrases that name nothing there are not learned.
    std::set<std::tuple<HoldKind, int, int>> draws;
    for (const HoldType& type : types.types()) {
        const bool is_draw = type.family() == HoldFamily::suited || type.family() == HoldFamily::flush ||
                             type.kind == HoldKind::straight;
        // Draws that drop a wild card have no phrases for several of them; exact_words names each one.
        if (type.section == section && is_draw && type.wild_cards == type.section) {
            draws.emplace(type.kind, type.cards, type.cards - type.wild_cards);
        }
    }
    for (const auto& [kind, cards, plain] : draws) {
        for (const std::string& phrase : phrases_of_draw(kind, cards, plain, has_high)) {
            learn(section, phrase);
        }
    }
}

/// A cover of the types by phrases that name no others: the largest first, then exact_words for single types,
/// in the order of the first type named.
std::vector<ChartWriter::KnownPhrase> ChartWriter::chosen_phrases(std::size_t section,
                                                                  const std::vector<TypeIndex>& types) const {
    std::vector<TypeIndex> left = types;
    std::vector<const KnownPhrase*> fitting;
    for (const KnownPhrase& phrase : phrases_[section]) {
        if (std::includes(types.begin(), types.end(), phrase.types.begin(), phrase.types.end())) {
            fitting.push_back(&phrase);
        }
    }
    std::vector<KnownPhrase> chosen;
    const auto choose = [&](const KnownPhrase& phrase) {
        chosen.push_back(phrase);
        std::vector<TypeIndex> rest;
        std::set_difference(left.begin(), left.end(), phrase.types.begin(), phrase.types.end(),
                            std::back_inserter(rest));
        left = rest;
    };
    // Greedy, since the best cover is hard to find and a row has few parts; if phrases are equal, the
    // earliest one wins.
    while (!left.empty()) {
        const KnownPhrase* best = nullptr;
        // Phrases of one type wait for the second loop, which compares them with exact_words.
        std::ptrdiff_t most = 1;
        for (const KnownPhrase* phrase : fitting) {
            const auto covers = std::count_if(phrase->types.begin(), phrase->types.end(),
                                              [&](TypeIndex type) { return is_one_of(left, type); });
            if (covers > most) {
                most = covers;
                best = phrase;
            }
        }
        if (best == nullptr) break;
        choose(*best);
    }
    while (!left.empty()) {
        const TypeIndex type = left.front();
        // A single type: exact_words, or a shorter phrase that names it alone.
        std::string text = exact_words(*vocabulary_, type);
        for (const KnownPhrase* phrase : fitting) {
            const bool is_alone = phrase->types.size() == 1 && phrase->types.front() == type;
            if (is_alone && phrase->text.size() < text.size()) text = phrase->text;
        }
        choose({text, {type}});
    }
    // Nothing first, since a row that ends with it looks like an order of play (order_of_holds.h). Then made hands from
    // royal to pair, whatever the game pays for them; the other types by falling value.
    const auto place = [&](const KnownPhrase& phrase) {
        const HoldType& first = vocabulary_->types().all_types()[phrase.types.front()];
        return std::tuple(first.kind != HoldKind::nothing,
                          made_hand(first, vocabulary_->types().tables().game()), phrase.types.front());
    };
    std::stable_sort(chosen.begin(), chosen.end(),
                     [&](const KnownPhrase& a, const KnownPhrase& b) { return place(a) < place(b); });
    return chosen;
}

void mark(TypeMarks& marks, const std::vector<TypeIndex>& types) {
    for (const TypeIndex type : types) {
        if (type >= marks.size()) marks.resize(type + std::size_t{1});
        marks[type] = true;
    }
}

std::string ChartWriter::row_text(std::size_t section, const std::vector<TypeIndex>& types,
                                  const TypeMarks& above) const {
    std::vector<std::string> texts;
    for (const KnownPhrase& phrase : chosen_phrases(section, types)) {
        // Rows above decide some of the types that it names: "any" tells a reader that this is no
        // contradiction.
        const bool seen = std::any_of(phrase.types.begin(), phrase.types.end(),
                                      [&](TypeIndex type) { return type < above.size() && above[type]; });
        texts.push_back((seen ? "any " : "") + phrase.text);
    }
    return joined_parts(with_ranks_together(texts));
}

std::vector<std::string> ChartWriter::row_texts(std::size_t section, const std::vector<ChartRow>& rows,
                                                const StopFlag* stop) const {
    std::vector<std::string> texts;
    TypeMarks above;
    for (const ChartRow& row : rows) {
        throw_if_stopped(stop);
        texts.push_back(row_text(section, row.types, above));
        mark(above, row.types);
    }
    return texts;
}

std::vector<std::vector<TypeIndex>> ChartWriter::row_parts(std::size_t section,
                                                           const std::vector<TypeIndex>& types) const {
    std::vector<std::vector<TypeIndex>> parts;
    for (KnownPhrase& phrase : chosen_phrases(section, types)) parts.push_back(std::move(phrase.types));
    return parts;
}

std::string ChartWriter::rule_text(std::size_t section, const PenaltyRule& rule) const {
    return "but " + row_text(section, rule.to) + ": " + penalties::to_text(rule.preference);
}

std::string ChartWriter::text(const Chart& chart, const StopFlag* stop) const {
    std::string text;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        if (chart.sections.size() > 1) {
            text += (section == 0 ? "" : "\n") + section_words(vocabulary_->types(), section) + ":\n";
        }
        const std::vector<ChartRow>& rows = chart.sections[section];
        const std::vector<std::string> texts = row_texts(section, rows, stop);
        for (std::size_t row = 0; row < rows.size(); ++row) {
            text += texts[row] + "\n";
            for (const PenaltyRule& rule : rows[row].rules) text += "  " + rule_text(section, rule) + "\n";
        }
    }
    return text;
}

}  // namespace holdfast::videopoker
