#include <holdfast/ask/videopoker/parts/order_effect.h>

namespace holdfast::ask {

void OrderOfCards::declare(Shape<OrderOfCards>& shape) {
    shape.named("OrderOfCards")
        .text("row", "What the paytable calls the row that needs the order", &OrderOfCards::row)
        .text("order", "How the five cards must stand: T J Q K A from left to right, or either way",
              [](const OrderOfCards& shown) { return words_of(shown.order); })
        .one_of({"sequential", "reversible"})
        .count("deals", "Deals, each order of the five cards being one", &OrderOfCards::deals)
        .count("changed_deals", "Deals in which no hold is best that is best on average over all orders",
               &OrderOfCards::changed_deals)
        .exact("return", "The expected pay of a bet of 1 when each card is seen at its place",
               &OrderOfCards::expected_return)
        .exact("ignoring_places", "The most that a player can expect who ignores the places",
               &OrderOfCards::ignoring_places)
        .real("cost_of_ignoring", "How much less that is", &OrderOfCards::cost);
}

std::optional<OrderOfCards> order_of_cards(const PreparedGame& prepared,
                                           const videopoker::GameAnalysis& analysis) {
    const std::optional<videopoker::OrderedRow>& ordered = prepared.tables.order();
    if (!ordered) return std::nullopt;
    return OrderOfCards{
        prepared.game().rows[ordered->row].name, ordered->order,           analysis.deals,
        analysis.order->changed_deals,           analysis.expected_return, analysis.order->ignoring_places};
}

std::optional<OrderOfCards> order_of_cards(const PreparedGame& prepared, const Work& work) {
    if (!prepared.tables.order()) return std::nullopt;
    return order_of_cards(prepared,
                          analyze_game(prepared.tables, videopoker::TieRule::lowest_variance, work));
}

}  // namespace holdfast::ask
