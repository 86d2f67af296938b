#include <algorithm>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/amount.h>
#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/ask/videopoker/typed/game_choice.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

using videopoker::Game;

/// Blames the place at which a text stops being a number; all of it if none is to blame.
[[noreturn]] void refuse_pay(const TextSpan& pays, const std::string& message) {
    try {
        static_cast<void>(parse_rational(pays.text()));
    } catch (const ParseError& error) {
        pays.part(error.position, error.position + error.length).fail(message);
    } catch (const OverflowError&) {
        // The text is a well-formed number.
    }
    pays.fail(message);
}

/// What the row is to pay, in bets. Throws ParseError on what is not a pay, or negative.
Rational read_pays(const TextSpan& pays, const std::optional<Rational>& price) {
    const std::string text(pays.text());
    if (const std::optional<std::string> doubt = doubt_of_thousands(text)) pays.fail(*doubt);
    const std::optional<Amount> amount = amount_of(text);
    if (!amount) {
        refuse_pay(pays, in_quotes(text) + " is not a pay: expected a number such as 8, 43.5 or 1/3" +
                             about_commas(text));
    }
    if (amount->value.is_negative()) {
        pays.fail(in_quotes(text) + " is negative: what a row pays is 0 or more");
    }
    try {
        return amount->as_pay(price);
    } catch (const ParseError& error) {
        pays.fail(error.what());
    }
}

/// A sentence about a pay without a unit, larger than most, beside the price of a bet: jackpots are shown in dollars.
std::string doubt_of_unit(const std::string& row, const std::string& pays,
                          const std::optional<Rational>& price) {
    constexpr int large = 1000;
    const std::optional<Amount> amount = amount_of(pays);
    const bool is_doubtful = price && *price != Rational(1) && amount && amount->unit == AmountUnit::none &&
                             amount->value >= Rational(large);
    if (!is_doubtful) return "";
    return fmt::format("'{0}={1}' was read as {1} bets, which are {2}$; {1} dollars are written '{0}={1}$'",
                       row, cut_short(pays), plain_pays_text(amount->value * *price));
}

/// Reads one change; `earlier`: the changes before it, which must be of other rows.
PayChange read_change(const Game& game, const AskedPay& asked, const std::vector<PayChange>& earlier,
                      const std::optional<Rational>& price) {
    if (!asked.has_pays()) asked.whole().fail("write a changed pay as HAND=PAYS, such as 'full house=8'");
    const std::size_t row = row_meant(game, asked.row());
    const std::string& name = game.rows[row].name;
    if (std::any_of(earlier.begin(), earlier.end(),
                    [row](const PayChange& change) { return change.row == row; })) {
        asked.row().fail("the pay of '" + name + "' is changed twice");
    }
    return {row, game.rows[row].pays, read_pays(asked.pays(), price),
            doubt_of_unit(name, std::string(asked.pays().text()), price)};
}

/// Only all changes together say whether the pays have a common denominator; the hardest to fit in is blamed.
void check_pays(const Game& game, const std::vector<PayChange>& changes, const std::vector<AskedPay>& asked) {
    // A pay may be hard to fit in because it is large, or because its fraction is fine.
    const auto size = [](const PayChange& change) {
        return std::max(change.to, Rational(change.to.denominator()));
    };
    try {
        videopoker::scaled_pays(game, pays_with(game, changes));
    } catch (const OverflowError& error) {
        const auto largest =
            std::max_element(changes.begin(), changes.end(),
                             [&](const PayChange& a, const PayChange& b) { return size(a) < size(b); });
        const TextSpan pays = asked[static_cast<std::size_t>(largest - changes.begin())].pays();
        pays.fail(in_quotes(pays.text()) + " is " + error.what());
    }
}

bool has_null(const JsonValue& value) {
    return value.kind == JsonValue::Kind::null ||
           std::any_of(value.items.begin(), value.items.end(), has_null) ||
           std::any_of(value.members.begin(), value.members.end(),
                       [](const JsonValue::Member& member) { return has_null(member.value); });
}

}  // namespace

std::string id_meant(const std::string& text) {
    return std::string(videopoker::catalog_id_named(text).value_or(text));
}

bool is_machine(const GameChoice& choice) {
    if (choice.paytable_in_json) return choice.paytable_in_json->find("kind") != nullptr;
    return choice.paytable ? videopoker::is_machine_text(*choice.paytable)
                           : videopoker::is_machine_id(choice.id);
}

videopoker::GameTables prepare_paytable(const std::string& text, const std::string& source,
                                        const StopFlag* stop) {
    // The text may come from a file, of any bytes.
    const std::size_t malformed = find_malformed(text);
    if (malformed != std::string::npos) {
        throw ParseError("a paytable must be UTF-8 text; this byte is not valid UTF-8", text, malformed, 1,
                         source);
    }
    return videopoker::prepare_game(text, source, stop);
}

std::vector<PayChange> pay_changes_of(const Game& game, const std::vector<AskedPay>& asked,
                                      const std::optional<Rational>& price) {
    return in_field("pay", [&] {
        std::vector<PayChange> changes;
        for (const AskedPay& each : asked) changes.push_back(read_change(game, each, changes, price));
        check_pays(game, changes, asked);
        return changes;
    });
}

videopoker::Pays pays_with(const Game& game, const std::vector<PayChange>& changes) {
    videopoker::Pays pays = pays_of(game);
    for (const PayChange& change : changes) pays[change.row] = change.to;
    return pays;
}

bool is_paytable(const JsonValue& value) {
    return value.kind == JsonValue::Kind::object && !has_null(value);
}

// The fields `game` and `games` of a request.

namespace {

void append_pays(std::vector<AskedPay>& pays, const JsonValue& value) {
    if (value.kind != JsonValue::Kind::object) {
        for (std::string& pay : value.texts()) pays.emplace_back(std::move(pay));
    }
    for (const JsonValue::Member& pay : value.members) pays.emplace_back(pay.name, pay.value.text);
}

/// For queries about games alone: their answers would leave out the state of a machine.
void refuse_state(std::string_view field, const GameChoice& choice) {
    if (!choice.state) return;
    throw FieldError(field,
                     "only hold, strategy, evaluate, drill and paytable take a machine in a state; `machine` "
                     "has its return",
                     *choice.state);
}

GameChoice game_of(const JsonValue& game, std::string source) {
    GameChoice choice;
    choice.source = std::move(source);
    if (game.kind == JsonValue::Kind::text) choice.id = id_meant(game.text);
    for (const JsonValue::Member& member : game.members) {
        if (member.name == "game") choice.id = id_meant(member.value.text);
        if (member.name == "toml") choice.paytable = member.value.text;
        if (member.name == "paytable") {
            choice.paytable_in_json = placed(member.value);
            choice.paytable = choice.paytable_in_json->place.text();
        }
        if (member.name == "pay") append_pays(choice.pay_changes, member.value);
        if (member.name == "state") choice.state = member.value.text;
    }
    return choice;
}

}  // namespace

std::vector<GameChoice> games_of(const Fields& fields, const std::optional<Rational>& price) {
    std::vector<GameChoice> choices;
    for (const JsonValue& game : fields.value("games")->items) {
        choices.push_back(game_of(game, fields.document_name(choices.size())));
        refuse_state("games", choices.back());
        choices.back().price = price;
    }
    return choices;
}

GameChoice game_of(const Fields& fields, const std::optional<Rational>& price) {
    // The field exists: Fields refuses a request without it.
    GameChoice choice = game_of(*fields.value("game"), fields.document_name(0));
    choice.price = price;
    // Changes in the game and beside it are one list: a row in both is changed twice, and refused as such.
    if (const JsonValue* const pays = fields.value("pay")) append_pays(choice.pay_changes, *pays);
    if (const JsonValue* const state = fields.value("state")) choice.state = state->text;
    const bool takes_state = fields.declares("state");
    if (!takes_state) refuse_state("game", choice);
    // What holds in every state; the answer names it.
    if (takes_state && !choice.state && is_machine(choice)) choice.state = "single";
    return choice;
}

}  // namespace holdfast::ask
