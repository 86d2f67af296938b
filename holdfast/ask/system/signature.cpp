#include <array>

#include <fmt/format.h>
#include <xxhash.h>

#include <holdfast/ask/system/signature.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/showdown/board.h>
#include <holdfast/showdown/hole_cards.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {
namespace {

using videopoker::Deal;
using videopoker::GameAnalysis;
using videopoker::GameTables;
using videopoker::HoldAnalysis;

/// Made hands, draws and hands of nothing; deals with jokers are used for decks with at least as many jokers.
constexpr std::array<std::string_view, 12> signature_deals{
    "AsKsQsJs5s", "2h7d9cJsKh", "TdJdQdKd9d", "4c4d4h4sAs", "2d2c2h2sKd", "7s7h7dQcQd",
    "3h5h8hTh2s", "JhQdKcAs8d", "9s9c5d5h2c", "JkKsQsTs4d", "JkAh6h9s3c", "JkJk8d8c2h"};

/// Whole numbers and fractions only: the text of a double could differ between machines.
void append_table(std::string& text, const GameTables& tables) {
    const GameAnalysis table = analyze_game(tables);
    text += fmt::format("{} {} {} {} {} {} {}\n", tables.game().id, table.expected_return.text(),
                        table.variance.text(), table.covariance.text(), table.hit_frequency.text(),
                        table.deal_classes, table.tied_deals);
    for (const videopoker::RowCount& row : table.rows) {
        text += fmt::format("{} {} {}\n", row.combinations, row.fewest, row.most);
    }
}

/// All 32 holds in their order, so that the order is covered too.
void append_hand(std::string& text, const GameTables& tables, const Deal& deal) {
    for (const HoldAnalysis& hold : analyze_hand(tables, deal).holds) {
        text += fmt::format("{} {} {} {}\n", hold.hold.mask(), hold.value().text(), hold.variance().text(),
                            fmt::join(hold.outcomes, " "));
    }
}

/// The exact answers about one game, as text.
struct GameAnswers {
    std::string text;
    std::size_t hands = 0;
};

/// Called from several threads, each with another game.
GameAnswers answers_of(const GameTables& tables) {
    GameAnswers answers;
    append_table(answers.text, tables);
    for (const std::string_view text : signature_deals) {
        // Read for a deck with the most jokers; a game whose deck has too few skips the deal.
        const Deal deal = videopoker::parse_deal(text, Deck::with_jokers(max_jokers));
        if (!tables.game().deck.cards().contains(deal.set())) continue;
        append_hand(answers.text, tables, deal);
        ++answers.hands;
    }
    return answers;
}

/// A hand of hold'em, and the board that it is played on.
struct HoldemDeal {
    std::string_view hole;
    std::string_view board;
};

/// Each street, with and without flushes that may come, ties on the board, and hands of every category.
constexpr std::array<HoldemDeal, 16> holdem_deals{{{"AhKh", "QhJh2c"},
                                                   {"2s2d", "2h7c7d"},
                                                   {"Tc9c", "8c7d2s"},
                                                   {"7d2c", "AsKsQs"},
                                                   {"AhKh", "QhJh2c5d"},
                                                   {"5c4c", "3h2dAsAd"},
                                                   {"JsJd", "Th9h8h7h"},
                                                   {"2sKd", "KsThJs9h3d"},
                                                   {"Jc7c", "3d9dQd6d5d"},
                                                   {"3s5h", "8sAh6dTs8d"},
                                                   {"Qs6d", "5c6h2hQd9s"},
                                                   {"8cAd", "2hJhKhTh3h"},
                                                   {"AsTs", "KsQsJs2d2c"},
                                                   {"9h9c", "9d9s4c4dAh"},
                                                   {"6h5h", "4h3h2hAcAs"},
                                                   {"KcQd", "AsAhAdAcKs"}}};

/// The counts against 1 to 9 unknown opponents, a line for each number.
void append_odds(std::string& text, const HoldemDeal& deal) {
    const holdem::Situation situation{parse_hole_cards(deal.hole), parse_board(deal.board)};
    for (const holdem::OpponentOdds& odds : holdem::odds(situation, {1, 2, 3, 4, 5, 6, 7, 8, 9}).results) {
        text += odds.deals.text();
        for (const U256& count : odds.by_ties) text += " " + count.text();
        text += "\n";
    }
}

}  // namespace

Query SignatureRequest::query() {
    return {"signature",
            "Checksum of a fixed set of exact answers, identical on every machine",
            {},
            {R"({"query": "signature"})"},
            "games"};
}

SignatureRequest SignatureRequest::read(const Fields& /*fields*/) {
    return {};
}

SignatureAnswer answer(const SignatureRequest& /*request*/, Session& /*session*/, const Work& work) {
    const std::vector<std::string_view> ids = videopoker::catalog_ids();
    // Each game writes its own text, and they are joined by id, so the order in which threads finish does not
    // matter.
    std::vector<GameAnswers> answers(ids.size());
    for_each_catalog_game(ids, work, [&](std::size_t number, const GameTables& tables) {
        answers[number] = answers_of(tables);
    });
    std::string text;
    std::size_t hands = 0;
    for (const GameAnswers& each : answers) {
        text += each.text;
        hands += each.hands;
    }
    // In this thread, after the games; it is neither reported as progress nor stopped.
    for (const HoldemDeal& deal : holdem_deals) append_odds(text, deal);
    return {fmt::format("{:016x}", XXH3_64bits(text.data(), text.size())), ids.size(), hands,
            holdem_deals.size()};
}

void SignatureAnswer::declare(Shape<SignatureAnswer>& shape) {
    using Answer = SignatureAnswer;
    shape.named("SignatureAnswer")
        .query("signature")
        .text("signature", "The checksum, 16 hexadecimal digits", &Answer::digest)
        // With the name of the query, since these are members of the answer of `bench`, too.
        .whole_number("signature_tables", "Return tables that it covers", &Answer::tables)
        .whole_number("signature_hands", "Dealt hands of video poker that it covers", &Answer::hands)
        .whole_number("signature_odds", "Hold'em hands that it covers", &Answer::odds);
}

}  // namespace holdfast::ask
