#include <fmt/format.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/cards/royalflush_hash.h>
#include <holdfast/core/error.h>
#include <holdfast/evaluation/best_five.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/evaluation/hand_words.h>
#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/input/cards_apart.h>
#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/plain_text.h>

namespace holdfast::queries {
namespace {

/// The answer's fields; text and CSV take theirs from here, so that the three never differ.
Json fields(const HandAnswer& answer) {
    const HandCategory category = category_of(answer.rank);
    return {{"query", "hand"},
            {"cards", to_text(answer.cards)},
            {"category", words_of(answer.rank)},
            {"rank", number_of(answer.rank)},
            {"best", to_text(answer.best)},
            {"words", words_of(category, answer.best)},
            {"bitmap", json_count(royalflush_bitmap(set_of(answer.cards)))},
            {"best_bitmap", json_count(royalflush_bitmap(set_of(answer.best)))}};
}

}  // namespace

HandAnswer answer(const HandRequest& request, const Work&) {
    std::vector<Card> cards = parse_cards(request.cards, Deck());
    if (cards.size() < 5 || cards.size() > 7) {
        throw ParseError(fmt::format("expected 5, 6 or 7 cards, found {}", cards.size()), request.cards, 0,
                         request.cards.empty() ? 1 : request.cards.size());
    }
    const CardSet set = set_of(cards);
    return {std::move(cards), laid_down(best_five(set)), HandRanker::instance()(set)};
}

std::string to_json(const HandAnswer& answer) {
    return json_text(fields(answer));
}

std::string to_csv(const HandAnswer& answer) {
    const Json all = fields(answer);
    std::vector<std::string> titles;
    std::vector<std::string> cells;
    for (const auto& [title, value] : all.items()) {
        if (title == "query") continue;
        titles.push_back(title);
        cells.push_back(value.is_string() ? value.get<std::string>() : value.dump());
    }
    std::string text;
    append_csv_line(text, titles);
    append_csv_line(text, cells);
    return text;
}

std::string to_text(const HandAnswer& answer, const TextStyle& style) {
    const Json all = fields(answer);
    const auto line = [&all](const char* title, const char* field) {
        return fmt::format("{:<12}{}\n", title, all[field].get<std::string>());
    };
    return with_look(all["words"].get<std::string>(), Look::bold, style) + "\n\n" +
           fmt::format("{:<12}{}\n", "Cards", spaced_cards(answer.cards)) +
           fmt::format("{:<12}{}\n", "Best five", with_look(spaced_cards(answer.best), Look::good, style)) +
           line("Category", "category") +
           fmt::format("{:<12}{} of {}\n", "Rank", grouped(static_cast<u128>(number_of(answer.rank))),
                       grouped(hand_rank_count)) +
           line("Bitmap", "bitmap") + line("Best bitmap", "best_bitmap");
}

}  // namespace holdfast::queries
