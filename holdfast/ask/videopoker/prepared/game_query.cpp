#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/game_forms.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

using videopoker::Game;
using videopoker::GameTables;

/// Each part with its length before it, so that no two choices have the same key.
std::string key_of(const GameChoice& choice) {
    std::string key;
    const auto append = [&key](char kind, const std::string& part) {
        ((key += kind) += std::to_string(part.size()) + ':') += part;
    };
    if (choice.paytable) {
        append('f', choice.source);
        append(choice.paytable_in_json ? 'j' : 't', *choice.paytable);
    } else {
        append('i', choice.id);
    }
    for (const AskedPay& change : choice.pay_changes) {
        append('r', std::string(change.row().text()));
        append('p', std::string(change.has_pays() ? change.pays().text() : ""));
    }
    // Only pays can be in dollars.
    if (choice.price && !choice.pay_changes.empty()) append('b', choice.price->text());
    if (choice.state) append('s', *choice.state);
    return key;
}

GameChoice without_changes(GameChoice choice) {
    choice.pay_changes.clear();
    return choice;
}

/// The game without changes of its pays. Throws ParseError.
GameTables tables_of(const GameChoice& choice, const StopFlag* stop) {
    if (choice.paytable_in_json) return videopoker::prepare_game(*choice.paytable_in_json, stop);
    if (choice.paytable) return prepare_paytable(*choice.paytable, choice.source, stop);
    return GameTables(videopoker::catalog_game(choice.id), stop);
}

}  // namespace

PreparedGame PreparedGame::with_pays(const std::vector<PayChange>& more, const StopFlag* stop) const {
    PreparedGame changed{tables.with_pays(pays_with(game(), more), stop), changes, state};
    changed.changes.insert(changed.changes.end(), more.begin(), more.end());
    return changed;
}

std::shared_ptr<const PreparedGame> PreparedGames::prepare(const GameChoice& choice, const StopFlag* stop) {
    std::shared_ptr<const PreparedGame> prepared = prepare_with_order(choice, stop);
    const std::optional<videopoker::OrderedRow>& order = prepared->tables.order();
    if (!order) return prepared;
    throw FieldError("game",
                     "this game pays by the order of the cards (" +
                         in_quotes(prepared->game().rows[order->row].name) +
                         "), which this query does not take into account; return, hold, strategy, evaluate, "
                         "bankroll, plan, paytable, games and identify do",
                     choice.paytable ? *choice.paytable : choice.id);
}

std::shared_ptr<const PreparedGame> PreparedGames::prepare_with_order(const GameChoice& choice,
                                                                      const StopFlag* stop) {
    // Games are known by their texts, which are not read to find out whether two mean the same.
    std::string key = key_of(choice);
    if (auto known = find(key)) return known;
    if (is_machine(choice)) return prepare_state(choice, std::move(key), stop);
    if (choice.state) {
        throw FieldError("state",
                         "only machines have states, and " + in_quotes(choice.paytable ? "this" : choice.id) +
                             " is a game: leave the state out",
                         *choice.state);
    }
    if (choice.pay_changes.empty()) return prepare_unchanged(choice, key, stop);
    // Other pays do not change the classes of deals, so these are taken over from the unchanged game, which
    // is kept under its own key: a user who tries one change of pays will probably try more.
    const std::shared_ptr<const PreparedGame> unchanged = prepare_with_order(without_changes(choice), stop);
    const std::vector<PayChange> changes =
        pay_changes_of(unchanged->game(), choice.pay_changes, choice.price);
    return keep(std::move(key), unchanged->with_pays(changes, stop));
}

// Nothing is locked while a game is prepared, which takes long: another thread may prepare the same one, and
// the first to finish keeps its own.
std::shared_ptr<const PreparedGame> PreparedGames::prepare_unchanged(const GameChoice& choice,
                                                                     const std::string& key,
                                                                     const StopFlag* stop) {
    return in_field("game", [&] { return keep(key, {tables_of(choice, stop), {}}); });
}

std::shared_ptr<const PreparedGame> PreparedGames::prepare_state(const GameChoice& choice, std::string key,
                                                                 const StopFlag* stop) {
    // Before it is solved, which may take long.
    if (!choice.state) {
        throw FieldError("game",
                         (choice.paytable ? "this" : in_quotes(choice.id)) +
                             " is a machine: `machine` has its return; only hold, strategy, evaluate, drill "
                             "and paytable take it as a game, in a state that `machine` lists or in 'single'",
                         choice.paytable ? *choice.paytable : choice.id);
    }
    const std::shared_ptr<const PreparedMachine> prepared = machines_.prepare(choice, {1, {}, stop});
    const PreparedMachine::Paytable& paytable = prepared->paytable_of(*choice.state);
    GameTables tables = prepared->base.with_row_values(paytable.worth);
    tables.rename(prepared->machine.id, prepared->machine.name + ", " + paytable.state);
    return keep(std::move(key), {std::move(tables), {}, paytable.state});
}

// Null if the game is not kept.
std::shared_ptr<const PreparedGame> PreparedGames::find(const std::string& key) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return nullptr;
    // To the front, without touching the iterators in by_key_.
    entries_.splice(entries_.begin(), entries_, found->second);
    return found->second->game;
}

std::shared_ptr<const PreparedGame> PreparedGames::keep(std::string key, PreparedGame game) {
    // The key is held twice, in the entry and in the map. What several games share, such as classes of deals,
    // is counted for each of them.
    const std::size_t bytes = 2 * key.size() + game.tables.bytes();
    // Answers share ownership, so a game that is dropped lives until its last answer is written.
    auto kept = std::make_shared<const PreparedGame>(std::move(game));
    const std::lock_guard<std::mutex> lock(mutex_);
    // Another thread may have prepared the same game meanwhile; then its own is as good.
    if (const auto known = by_key_.find(key); known != by_key_.end()) return known->second->game;
    entries_.push_front({key, kept, bytes});
    by_key_.emplace(std::move(key), entries_.begin());
    bytes_ += bytes;
    // The newest stays even if it alone is too large: its answer is being made.
    while (bytes_ > most_bytes_ && entries_.size() > 1) {
        bytes_ -= entries_.back().bytes;
        by_key_.erase(entries_.back().key);
        entries_.pop_back();
    }
    return kept;
}

void PreparedGames::clear() {
    const std::lock_guard<std::mutex> lock(mutex_);
    machines_.clear();
    // Answers that are being made keep their games, which they co-own.
    by_key_.clear();
    entries_.clear();
    bytes_ = 0;
}

std::size_t PreparedGames::size() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return entries_.size();
}

std::size_t PreparedGames::bytes() const {
    const std::lock_guard<std::mutex> lock(mutex_);
    return bytes_;
}

using videopoker::TieRule;

std::vector<Field> game_fields() {
    return {
        Field{"game", FieldKind::document, "GAME", "Id or name of a game, or path of a paytable file"}
            .of_form(game_form())
            .argument()
            .mandatory(),
        Field{"pay", FieldKind::settings, "HAND=PAYS", "Change the pay of a hand, such as \"full house=8\""}
            .of_form(pays_form())};
}

Field state_field() {
    return {"state", FieldKind::text, "STATE",
            "For a machine, the state it is in, such as 12x or \"level 2\"; without it, single: one strategy "
            "in all states"};
}

std::vector<Field> game_fields_with(const FieldList& arguments) {
    std::vector<Field> fields = game_fields();
    auto place = fields.begin();
    for (const Field& each : arguments) place = fields.insert(place + 1, each.argument().mandatory());
    return fields;
}

Field tie_rule_field() {
    Field field{"tie_rule", FieldKind::choice, "RULE", "Which hold is played if several are equally good"};
    for (const TieRule rule :
         {TieRule::lowest_variance, TieRule::highest_variance, TieRule::most_held, TieRule::fewest_held}) {
        field.choices.push_back(to_text(rule));
    }
    // This is also the default of a request.
    field.fallback = field.choices.front();
    return field;
}

// Fields::text() has refused what is not among the choices, with the field's name; parse_tie_rule only makes
// a rule of the word.
TieRule read_tie_rule(const Fields& fields) {
    return videopoker::parse_tie_rule(fields.text("tie_rule"));
}

namespace {

struct ChangedPay {
    const PreparedGame& prepared;
    const PayChange& change;
};

void changed_pay_shape(Shape<ChangedPay>& shape) {
    shape.named("ChangedPay")
        .text("name", "The row",
              [](const ChangedPay& pay) { return pay.prepared.game().rows[pay.change.row].name; })
        .fraction("from_exact", "What it paid", [](const ChangedPay& pay) { return pay.change.from; })
        .fraction("to_exact", "What it pays", [](const ChangedPay& pay) { return pay.change.to; });
}

/// Nothing, and so no member, if the request changed no pay.
std::optional<std::vector<ChangedPay>> changed_pays(const PreparedGame& prepared) {
    if (prepared.changes.empty()) return std::nullopt;
    std::vector<ChangedPay> pays;
    for (const PayChange& change : prepared.changes) pays.push_back({prepared, change});
    return pays;
}

}  // namespace

void game_members(Shape<videopoker::Game>& shape) {
    using videopoker::Game;
    shape.named("GameMembers")
        .text("id", "The id in the catalog, or that of the paytable", &Game::id)
        .text("name", "The name of the game", &Game::name)
        .whole_number("deck", "Cards in the deck", [](const Game& game) { return game.deck.size(); })
        .texts("wild", "The ranks and cards that are wild, apart from jokers", videopoker::wild_entries);
}

// A game as the member `game` of an answer, and as the beginning of a line of CSV.
void game_shape(Shape<PreparedGame>& shape) {
    shape.named("Game")
        .members_of<game_members>(&PreparedGame::game)
        .text("state", "For a machine, its state; the pays are then what final hands are worth in it",
              [](const PreparedGame& prepared) {
                  return prepared.state.empty() ? std::nullopt : std::optional(prepared.state);
              })
        .table<changed_pay_shape>("pays_changed", "The pays that the request changed", changed_pays);
}

using videopoker::Game;
using videopoker::GameTables;
using videopoker::PayHand;
using videopoker::PayRow;

namespace {

// The pay of a royal flush on the glass of most machines: 800 a coin.
constexpr int royal_of_five_coins = 4000;
/// Royal flushes in order pay up to 10,000 a coin.
constexpr int ordered_royal_of_five_coins = 40'000;

}  // namespace

std::optional<std::string> doubt_of_royal(const PayRow& row) {
    const int of_five_coins =
        row.order == videopoker::CardOrder::any ? royal_of_five_coins : ordered_royal_of_five_coins;
    if (row.hand != PayHand::royal_flush || row.pays < Rational(of_five_coins)) return std::nullopt;
    return "the row '" + row.name + "' pays " + pays_text(row.pays) +
           " for a bet of 1; if the machine pays that for 5 coins, it is " +
           pays_text(row.pays / Rational(5));
}

std::vector<std::string> row_warnings(const PreparedGame& prepared) {
    if (!prepared.state.empty()) return {};
    const GameTables& tables = prepared.tables;
    const Game& game = tables.game();
    std::vector<std::string> warnings;
    for (std::size_t row = 0; row < game.rows.size(); ++row) {
        const PayRow& each = game.rows[row];
        // In most games the remaining hands pay nothing, and in some games no hands remain.
        if (row == nothing_row(game) && each.pays.is_zero()) continue;
        // Counted among all hands of five cards, since it is the final hands that are paid.
        // A row with an order counts those of another order, too.
        const bool pays_other_orders = tables.order() && tables.order()->otherwise == row;
        if (tables.hands_paid_by(row) == 0 && !pays_other_orders) {
            warnings.push_back("the row '" + each.name +
                               "' never pays: another row always pays as much or more");
        } else if (each.pays.is_zero()) {
            warnings.push_back("the row '" + each.name + "' pays 0");
        } else if (const auto doubt = doubt_of_royal(each)) {
            warnings.push_back(*doubt);
        }
    }
    for (const PayChange& change : prepared.changes) {
        if (!change.doubt.empty()) warnings.push_back(change.doubt);
    }
    return warnings;
}

std::optional<std::string> doubt_of(const Rational& expected_return) {
    constexpr int decimals = 2;
    if (expected_return <= Rational(11, 10)) return std::nullopt;
    return "a return of " + percent(expected_return, decimals) +
           " is more than any machine gives for long; check the pays, and for how many coins or dollars they "
           "are";
}

std::string why_deals_differ(const GameTables& one, const GameTables& other) {
    const int cards = one.game().deck.size();
    const int other_cards = other.game().deck.size();
    // If the decks are equal, it is because of the suits (play_difference.h).
    return cards == other_cards ? "their paytables distinguish different suits"
                                : "their decks have " + std::to_string(cards) + " and " +
                                      std::to_string(other_cards) + " cards";
}

namespace {

/// Machines that a text may stand for which names no game: those that have its first words, if no game has these.
std::vector<std::string_view> machines_meant(const std::string& text) {
    std::vector<std::string_view> machines;
    for (std::size_t end = 0; end < text.size();) {
        end = std::min(text.find_first_of(" -", end + 1), text.size());
        const std::string_view words = std::string_view(text).substr(0, end);
        if (!videopoker::catalog_ids_matching(words).empty()) continue;
        std::vector<std::string_view> longer = videopoker::machine_ids_matching(words);
        if (longer.empty()) break;
        machines = std::move(longer);
    }
    return machines;
}

/// What to do instead, if one of several games is a machine, or is called as machines are.
void refuse_machine(const GameChoice& choice) {
    constexpr const char* advice =
        "ask `machine` for its return, which may be compared with those of games, and `strategy` for how to "
        "play it";
    if (is_machine(choice)) {
        throw FieldError("games",
                         fmt::format("{} is a machine, and only games can be listed here; {}",
                                     choice.paytable ? "this" : in_quotes(choice.id), advice),
                         choice.paytable ? *choice.paytable : choice.id);
    }
    if (choice.paytable || videopoker::catalog_id_named(choice.id)) return;
    const std::vector<std::string_view> machines = machines_meant(choice.id);
    if (machines.empty()) return;
    // Abbreviations find others first: those whose ids begin as the text does are the nearest.
    const std::string first = in_small_letters(choice.id.substr(0, choice.id.find_first_of(" -")));
    const auto nearest = std::find_if(machines.begin(), machines.end(), [&](std::string_view machine) {
        return machine.substr(0, first.size()) == first;
    });
    throw FieldError(
        "games",
        fmt::format("{} is a machine, such as {}, and only games can be listed here; {}",
                    in_quotes(choice.id), nearest == machines.end() ? machines.front() : *nearest, advice),
        choice.id);
}

}  // namespace

std::shared_ptr<const PreparedGame> prepare_nth_game(PreparedGames& games, const GameChoice& choice,
                                                     std::size_t number, const StopFlag* stop,
                                                     std::vector<std::string>& warnings) {
    const std::string of_game = "game " + std::to_string(number) + ": ";
    try {
        refuse_machine(choice);
        std::shared_ptr<const PreparedGame> game = games.prepare(choice, stop);
        for (const std::string& warning : row_warnings(*game)) warnings.push_back(of_game + warning);
        return game;
    } catch (const FieldError& error) {
        throw FieldError("games", ParseError(of_game + error.what(), error.text, error.position, error.length,
                                             error.source));
    }
}

}  // namespace holdfast::ask
