#include <algorithm>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/amount.h>
#include <holdfast/ask/input/doubtful_number.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/videopoker/game_choice.h>
#include <holdfast/ask/videopoker/meant_row.h>
#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/machines/machine.h>
#include <holdfast/videopoker/paytables/catalog.h>

namespace holdfast::ask {
namespace {

using videopoker::Game;
using videopoker::PayRow;

/// "full house=8" taken apart, with the place of each part.
struct ChangeText {
    explicit ChangeText(const std::string& text) : whole(text) {
        // The last one: a row may have '=' in its name, a pay cannot.
        const std::size_t sign = text.rfind('=');
        if (sign == std::string::npos) {
            fail("write a changed pay as HAND=PAYS, such as 'full house=8'", 0, text.size());
        }
        std::tie(hand_at, hand) = trimmed(0, sign);
        std::tie(pays_at, pays) = trimmed(sign + 1, text.size());
    }

    [[noreturn]] void fail(const std::string& message, std::size_t position, std::size_t length) const {
        throw FieldError("pay", message, whole, position, std::max<std::size_t>(length, 1));
    }

    /// The part without the spaces around it, and where it begins.
    std::pair<std::size_t, std::string> trimmed(std::size_t begin, std::size_t end) const {
        while (begin < end && whole[begin] == ' ') ++begin;
        while (begin < end && whole[end - 1] == ' ') --end;
        return {begin, whole.substr(begin, end - begin)};
    }

    std::string whole;
    std::size_t hand_at = 0;
    std::string hand;
    std::size_t pays_at = 0;
    std::string pays;
};

/// The place (position and length) at which a text stops being a number; all of it if none is to blame.
std::pair<std::size_t, std::size_t> wrong_part(const std::string& number) {
    try {
        static_cast<void>(parse_rational(number));
    } catch (const ParseError& error) {
        return {error.position, error.length};
    } catch (const OverflowError&) {
        // The text is a well-formed number.
    }
    return {0, number.size()};
}

/// What the row is to pay, in bets. Throws FieldError on what is not a pay, or negative.
Rational read_pays(const ChangeText& text, const std::optional<Rational>& price) {
    const std::optional<std::string> doubt = doubt_of_thousands(text.pays);
    if (doubt) text.fail(*doubt, text.pays_at, text.pays.size());
    const std::optional<Amount> pays = amount_of(text.pays);
    if (!pays) {
        const auto [position, length] = wrong_part(text.pays);
        text.fail(in_quotes(text.pays) + " is not a pay: expected a number such as 8, 43.5 or 1/3" +
                      about_commas(text.pays),
                  text.pays_at + position, length);
    }
    if (pays->value.is_negative()) {
        text.fail(in_quotes(text.pays) + " is negative: what a row pays is 0 or more", text.pays_at,
                  text.pays.size());
    }
    try {
        return pays->as_pay(price);
    } catch (const ParseError& error) {
        text.fail(error.what(), text.pays_at, text.pays.size());
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
PayChange read_change(const Game& game, const ChangeText& text, const std::vector<PayChange>& earlier,
                      const std::optional<Rational>& price) {
    std::size_t row = 0;
    try {
        row = row_meant(game, text.hand);
    } catch (const ParseError& error) {
        // row_meant() blames the words by themselves; here they are a part of the text.
        text.fail(error.what(), text.hand_at, text.hand.size());
    }
    if (std::any_of(earlier.begin(), earlier.end(),
                    [row](const PayChange& change) { return change.row == row; })) {
        text.fail("the pay of '" + game.rows[row].name + "' is changed twice", text.hand_at,
                  text.hand.size());
    }
    const std::string& name = game.rows[row].name;
    return {row, game.rows[row].pays, read_pays(text, price), doubt_of_unit(name, text.pays, price)};
}

/// Only all changes together say whether the pays have a common denominator; the hardest to fit in is blamed.
void check_pays(const Game& game, const ChangedPays& changed, const std::vector<std::string>& texts) {
    // A pay may be hard to fit in because it is large, or because its fraction is fine.
    const auto size = [](const PayChange& change) {
        return std::max(change.to, Rational(change.to.denominator()));
    };
    try {
        videopoker::scaled_pays(game, changed.pays);
    } catch (const OverflowError& error) {
        const auto largest =
            std::max_element(changed.changes.begin(), changed.changes.end(),
                             [&](const PayChange& a, const PayChange& b) { return size(a) < size(b); });
        const ChangeText text(texts[static_cast<std::size_t>(largest - changed.changes.begin())]);
        text.fail(in_quotes(text.pays) + " is " + error.what(), text.pays_at, text.pays.size());
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

ChangedPays change_pays(const Game& game, const std::vector<std::string>& changes,
                        const std::optional<Rational>& price) {
    ChangedPays changed;
    for (const PayRow& row : game.rows) changed.pays.push_back(row.pays);
    // Each change applies to the original game, not to the game as changed so far, so their order does not
    // matter.
    for (const std::string& words : changes) {
        changed.changes.push_back(read_change(game, ChangeText(words), changed.changes, price));
        changed.pays[changed.changes.back().row] = changed.changes.back().to;
    }
    check_pays(game, changed, changes);
    return changed;
}

bool is_paytable(const JsonValue& value) {
    return value.kind == JsonValue::Kind::object && !has_null(value);
}

// The fields `game` and `games` of a request.

namespace {

/// The changes as the command line takes them: "full house=8". Pays are read in one place (game_choice.h),
/// however they came.
void append_pays(std::vector<std::string>& pays, const JsonValue& value) {
    if (value.kind != JsonValue::Kind::object) {
        for (std::string& pay : value.texts()) pays.push_back(std::move(pay));
        return;
    }
    for (const JsonValue::Member& pay : value.members) {
        // Only the last '=' would separate them: "a" and "1=5" would become "a=1" and "5".
        if (pay.value.text.find('=') != std::string::npos) {
            throw FieldError("pay", in_quotes(pay.value.text) + " is not a pay", pay.value.text);
        }
        pays.push_back(pay.name + "=" + pay.value.text);
    }
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
