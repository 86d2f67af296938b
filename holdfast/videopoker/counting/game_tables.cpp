#include <algorithm>
#include <utility>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/toml/toml_text.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/counting/lattice.h>
#include <holdfast/videopoker/counting/pay_groups.h>
#include <holdfast/videopoker/paytables/detail/game_reader.h>

namespace holdfast::videopoker {
namespace {

constexpr std::size_t lanes = 16;  // of a lattice line: up to sixteen rows take one

/// [group * lines + line] the unit vector of the row that pays the group: with these values the lattice
/// counts hands.
std::vector<detail::LatticeLine> row_units(const std::vector<u8>& paid_rows, std::size_t lines) {
    std::vector<detail::LatticeLine> units(paid_rows.size() * lines);
    for (std::size_t group = 0; group < paid_rows.size(); ++group) {
        units[group * lines + paid_rows[group] / lanes].lane[paid_rows[group] % lanes] = 1;
    }
    return units;
}

/// The row with an order, and which row pays the same cards in another order; `pays`: those by which rows are decided.
/// Throws InvalidArgument unless royal flushes of all suits are alike, as a paytable that was read ensures.
std::optional<OrderedRow> ordered_row(const Game& game, const std::vector<u64>& pays) {
    const std::optional<std::size_t> row = row_with_order(game);
    if (!row) return std::nullopt;
    const PayRow& ordered = game.rows[*row];
    const auto is_odd = [&](const PayRow& each) {
        return each.suits != all_suits || (each.order != CardOrder::any && &each != &ordered);
    };
    const bool has_wild_cards = game.deck.jokers() > 0 || !game.wild.empty();
    if (ordered.hand != PayHand::royal_flush || (has_wild_cards && !ordered.natural) ||
        !(game.wild & royal_cards()).empty() || std::any_of(game.rows.begin(), game.rows.end(), is_odd)) {
        throw InvalidArgument("one row may need an order: that of the natural royal flush of any suit");
    }
    const CardSet royal = royal_cards() & CardSet::of_suit(Suit::club);
    const u64 rows = detail::satisfied_rows(game, DealtHand(royal, game.wild)) & ~(u64{1} << *row);
    return OrderedRow{*row, detail::paid_row(game, rows, pays), ordered.order};
}

/// The classes, if they are those of the game. The rows are checked here too, because paid rows are numbered
/// in one byte and satisfied ones in 64 bits.
std::shared_ptr<const DealClasses> checked(std::shared_ptr<const DealClasses> classes, const Game& game) {
    if (game.rows.size() > max_rows + 1) {
        throw InvalidArgument("a paytable has at most 64 rows besides `nothing`");
    }
    if (!(classes->deck() == game.deck) || !(classes->symmetry() == symmetry_of(game))) {
        throw InvalidArgument("the classes of deals belong to another deck or symmetry than the game's");
    }
    return classes;
}

}  // namespace

GameTables::GameTables(const Game& game, const StopFlag* stop)
    : GameTables(game, std::make_shared<const DealClasses>(game.deck, symmetry_of(game)), stop) {}

GameTables::GameTables(Game game, std::shared_ptr<const DealClasses> classes, const StopFlag* stop)
    : game_(std::move(game)),
      pays_(scaled_pays(game_)),
      classes_(checked(std::move(classes), game_)),
      groups_(std::make_shared<const detail::PayGroups>(game_, *classes_, stop)),
      deciding_pays_(pays_.pays),
      paid_rows_(groups_->paid_rows(game_, pays_.pays)) {
    ignore_order();
    count_rows(stop);
}

/// Turns the pay of the row with an order into the mean of royal flushes over all orders.
void GameTables::ignore_order() {
    order_ = ordered_row(game_, deciding_pays_);
    if (!order_) return;
    Pays pays = pays_of(game_);
    const Rational share(orders_of(order_->order), orders_of(CardOrder::any));
    pays[order_->row] = share * pays[order_->row] + (Rational(1) - share) * pays[order_->otherwise];
    pays_ = scaled_pays(pays, most_scaled_pay(game_.deck));
}

void GameTables::count_rows(const StopFlag* stop) {
    const std::size_t lines = (game_.rows.size() + lanes - 1) / lanes;
    row_counts_ = std::make_shared<const detail::Lattice>(*classes_, *groups_, row_units(paid_rows_, lines),
                                                          lines, stop);
}

GameTables GameTables::with_pays(const Pays& pays, const StopFlag* stop) const {
    ScaledPays scaled = scaled_pays(game_, pays);
    GameTables tables = *this;
    for (std::size_t row = 0; row < pays.size(); ++row) tables.game_.rows[row].pays = pays[row];
    tables.pays_ = std::move(scaled);
    // Counts depend on which row pays a hand, not on how much it pays: they stay if the same rows pay.
    tables.deciding_pays_ = tables.pays_.pays;
    tables.paid_rows_ = groups_->paid_rows(tables.game_, tables.deciding_pays_);
    tables.ignore_order();
    if (tables.paid_rows_ != paid_rows_) tables.count_rows(stop);
    return tables;
}

GameTables GameTables::with_row_values(const Pays& values) const {
    GameTables tables = *this;
    tables.order_.reset();
    tables.pays_ = scaled_pays(game_, values);
    for (std::size_t row = 0; row < values.size(); ++row) tables.game_.rows[row].pays = values[row];
    return tables;
}

void GameTables::refuse_order() const {
    if (!order_) return;
    throw InvalidArgument("a row of the game needs an order of the cards, which is not seen here");
}

void GameTables::rename(std::string id, std::string name) {
    game_.id = std::move(id);
    game_.name = std::move(name);
}

std::size_t GameTables::bytes() const {
    std::size_t rows = 0;
    for (const PayRow& row : game_.rows) rows += sizeof row + row.name.capacity();
    return sizeof *this + rows + paid_rows_.capacity() + classes_->bytes() + groups_->bytes() +
           row_counts_->bytes();
}

std::size_t GameTables::paid_row(CardSet five) const {
    return detail::paid_row(game_, detail::satisfied_rows(game_, DealtHand(five, game_.wild)),
                            deciding_pays_);
}

u64 GameTables::hands_paid_by(std::size_t row) const {
    // Every hand contains the empty set, the only class of no cards.
    return row_counts_->at(0, 0)[row / lanes].lane[row % lanes];
}

namespace {

/// Why no hand of this game satisfies a row of this hand, if there is a simple reason; else "".
std::string reason_for(PayHand hand, const Game& game) {
    const bool needs_wild_cards = hand == PayHand::five_of_a_kind || hand == PayHand::wild_cards;
    const bool has_wild_cards = game.deck.jokers() > 0 || !game.wild.empty();
    return needs_wild_cards && !has_wild_cards ? ": the game has no wild cards" : "";
}

void check_rows_can_be_satisfied(const detail::GameReader& reader, const detail::PayGroups& groups) {
    u64 satisfied = 0;
    for (std::size_t group = 0; group < groups.size(); ++group) satisfied |= groups.satisfied(group);
    for (std::size_t row = 0; row < reader.listed_rows(); ++row) {
        if (((satisfied >> row) & 1U) != 0) continue;
        const Game& game = reader.game();
        reader.fail_at_hand(row, "no five cards of this deck can make the row " +
                                     in_quotes(game.rows[row].name) + reason_for(game.rows[row].hand, game));
    }
}

}  // namespace

GameTables prepare_game(WrittenValue paytable, const StopFlag* stop) {
    const detail::GameReader reader(std::move(paytable));
    reader.check_pays();
    // The tables, which the caller needs anyway, show whether some hand satisfies a row.
    GameTables tables(reader.game(), stop);
    check_rows_can_be_satisfied(reader, tables.groups());
    return tables;
}

GameTables prepare_game(std::string_view text, std::string_view source, const StopFlag* stop) {
    return prepare_game(parse_toml(std::string(text), std::string(source)), stop);
}

Game parse_game(std::string_view text, std::string_view source) {
    return prepare_game(text, source).game();
}

}  // namespace holdfast::videopoker
