#include <cmath>

#include <apps/terminal/display.h>
#include <apps/terminal/text_table.h>
#include <apps/terminal/videopoker/answer_text.h>
#include <apps/terminal/videopoker/game_text.h>
#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/paytable.h>
#include <holdfast/ask/videopoker/return.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/game_toml.h>

namespace holdfast::terminal {

using namespace ask;

namespace {

using videopoker::Game;

/// "52 cards", "53 cards with 1 joker, wild: 7".
std::string deck_text(const Game& game) {
    const int jokers = game.deck.jokers();
    std::string text = fmt::format("{} cards", game.deck.size());
    if (jokers > 0) text += fmt::format(" with {} joker{}", jokers, jokers == 1 ? "" : "s");
    const std::string wild = joined(wild_entries(game), " ");
    return wild.empty() ? text : text + ", wild: " + wild;
}

}  // namespace

std::string game_title(const PreparedGame& prepared, const TextStyle& style) {
    const Game& game = prepared.game();
    // The names of a user's paytable may hold anything, escape sequences of terminals among it.
    std::string text = with_look(printable(game.name), Look::bold, style) + "\n" +
                       with_look(printable(game.id) + ", " + deck_text(game), Look::dim, style) + "\n";
    if (!prepared.state.empty()) {
        text +=
            with_look(
                "Values, returns and costs include the worth of the states that follow, in bets of the game.",
                Look::dim, style) +
            "\n";
    }
    for (const PayChange& change : prepared.changes) {
        text += fmt::format("Pay changed: {} {} instead of {}\n", printable(game.rows[change.row].name),
                            pays_text(change.to), pays_text(change.from));
    }
    return text;
}

std::string text_about_game(const PreparedGame& game, const ask::detail::Members& members, const void* answer,
                            const TextStyle& style, std::size_t most_rows) {
    return game_title(game, style) + "\n" + shape_text(members, answer, style, most_rows);
}

std::string order_text(const OrderOfCards& order) {
    constexpr int decimals = 6;
    if (order.changed_deals == 0) return "The order of the cards never changes the best hold.";
    return fmt::format(
        "In {} of {} deals, each order of the cards being one, a hold is best that is not best on average "
        "over all orders. Play that ignores the order returns at most {}, {} less.",
        grouped(order.changed_deals), grouped(order.deals), percent(order.ignoring_places, decimals),
        percent(order.cost(), decimals));
}

// The answer `videopoker.paytable` as text.

// This is a file, not text for reading: its lines are not fitted to the terminal, so that it can be saved as
// it is.
std::string to_text(const VideopokerPaytableAnswer& answer, const TextStyle& /*style*/) {
    return to_toml(answer.game);
}

// The answer `videopoker.return` as text.

namespace {

constexpr int table_decimals = 6;

/// "40,391", "12.9": how many hands it takes on average; "never" for what perfect play never makes.
std::string one_in(const Rational& probability) {
    if (probability.is_zero()) return "never";
    const Rational hands = Rational(1) / probability;
    // A tenth of a hand means something to a player only for what comes often.
    if (hands < Rational(1000)) return decimal_text(hands, 1);
    return grouped(std::stoull(decimal_text(hands, 0)));
}

/// The rows of the paytable and their total. If ties are shown, their two columns are needed, and others make
/// room for them.
TextTable row_table(const VideopokerReturnAnswer& answer) {
    const videopoker::GameAnalysis& analysis = answer.analysis;
    std::vector<Column> columns{
        {"Hand", Column::left, Column::needed}, {"Pays", Column::right, answer.ties ? 1 : Column::needed},
        {"Combinations", Column::right, 3},     {"Probability", Column::right, 2},
        {"One in", Column::right, 5},           {"Return", Column::right, 1},
        {"Variance", Column::right, 4}};
    if (answer.ties) {
        columns.push_back({"Fewest", Column::right, Column::needed});
        columns.push_back({"Most", Column::right, Column::needed});
    }
    TextTable table(std::move(columns));
    for (std::size_t row = 0; row < analysis.rows.size(); ++row) {
        const videopoker::RowCount& count = analysis.rows[row];
        const Rational probability = answer.probability(row);
        std::vector<std::string> cells{answer.game().rows[row].name,
                                       pays_text(answer.game().rows[row].pays),
                                       grouped(count.combinations),
                                       percent(probability, table_decimals),
                                       one_in(probability),
                                       percent(answer.return_share(row), table_decimals),
                                       decimal_text(answer.variance_share(row), table_decimals)};
        if (answer.ties) cells.insert(cells.end(), {grouped(count.fewest), grouped(count.most)});
        table.add_row(std::move(cells));
    }
    table.add_rule();
    std::vector<std::string> total{"total",
                                   "",
                                   grouped(analysis.combinations),
                                   percent(Rational(1), table_decimals),
                                   "",
                                   percent(analysis.expected_return, table_decimals),
                                   decimal_text(analysis.variance, table_decimals)};
    // No single play has the fewest of every row, so their sum would mean nothing.
    total.resize(total.size() + (answer.ties ? 2 : 0));
    table.add_row(std::move(total), Look::bold);
    return table;
}

}  // namespace

std::string to_text(const VideopokerReturnAnswer& answer, const TextStyle& style) {
    const videopoker::GameAnalysis& analysis = answer.analysis;
    std::string text = game_title(*answer.prepared, style) + "\n" + row_table(answer).text(style) + "\n";
    const auto line = [&](std::string_view label, const std::string& value, Look look = Look::plain) {
        text += fmt::format("{:<20}", label) + with_look(value, look, style) + "\n";
    };
    // Green from 100% on: the player does not lose in the long run.
    const Rational edge = analysis.expected_return - Rational(1);
    line("Return", percent(analysis.expected_return, table_decimals),
         edge.is_negative() ? Look::bold : Look::good);
    // The fraction itself: the percentage above is rounded.
    line("  exactly", analysis.expected_return.text());
    // At a return of exactly 100% neither side has an edge; it is shown as the player's, of 0%.
    if (edge.is_negative()) {
        line("House edge", percent(-edge, table_decimals));
    } else {
        line("Player's edge", percent(edge, table_decimals));
    }
    line("Variance", decimal_text(analysis.variance, table_decimals));
    line("Standard deviation", fixed_text(std::sqrt(nearest_double(analysis.variance)), table_decimals));
    line("Covariance",
         decimal_text(analysis.covariance, table_decimals) + " between two lines drawn from one deal");
    line("Hit frequency", percent(analysis.hit_frequency, table_decimals));
    line("Tied holds", fmt::format("{} of {} deals; tie rule {}", grouped(analysis.tied_deals),
                                   grouped(analysis.deals), to_text(answer.tie_rule)));
    if (const std::optional<OrderOfCards> order = answer.order()) {
        text += "\n";
        for (const std::string& each : wrapped_words(order_text(*order), style.width)) text += each + "\n";
    }
    return text;
}

}  // namespace holdfast::terminal
