#include <algorithm>

#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/paytable.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/game_toml.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::ask {
namespace {

using videopoker::Game;
using videopoker::GameTables;
using videopoker::PayHand;
using videopoker::PayRow;

/// With its id for a name that is too long to be read back.
Game with_short_name(Game game) {
    if (count_code_points(game.name) > videopoker::longest_game_name) game.name = game.id;
    return game;
}

/// The game, with a name of its own if it could be mistaken for the game of the catalog that it was made
/// from.
Game game_of_its_own(const VideopokerPaytableRequest& request, const PreparedGame& prepared) {
    Game game = prepared.game();
    if (!prepared.state.empty()) {
        // Short enough to be read back.
        constexpr std::size_t most_letters = 64;
        const std::string state = "-" + prepared.state;
        game.id = game.id.substr(0, most_letters - state.size()) + state;
        std::replace(game.id.begin(), game.id.end(), ' ', '-');
        return with_short_name(std::move(game));
    }
    // A user's own paytable keeps its id and its name, whatever was changed.
    if (request.game.paytable) return game;
    for (const PayChange& change : prepared.changes) {
        // Changing a pay to its present value does not make another game.
        if (change.from == change.to) continue;
        game.name += ", " + game.rows[change.row].name + " " + pays_text(change.to);
    }
    if (game.name != prepared.game().name) game.id += "-changed";
    return with_short_name(std::move(game));
}

/// In a machine a hand stays in the row that pays it in the base game. A paytable gives it to the row that pays most, so
/// that it cannot say what hands are worth if these differ.
void check_rows_say_all(const PreparedGame& prepared) {
    const GameTables as_written = prepared.tables.with_pays(pays_of(prepared.game()));
    if (as_written.paid_row_of_group() == prepared.tables.paid_row_of_group()) return;
    throw FieldError("state",
                     "no paytable says what hands are worth in this state: some that make two rows are worth "
                     "more in the lower one; hold, strategy, evaluate and drill take the state itself",
                     prepared.state);
}

/// The ranks as JSON: one range as a string, several as a list.
std::optional<Json> ranks_json(RankSet ranks) {
    // No condition, and no key: the file has none either.
    if (ranks == RankSet::all()) return std::nullopt;
    const std::vector<std::string> entries = videopoker::rank_entries(ranks);
    return entries.size() == 1 ? Json(entries.front()) : Json(entries);
}

constexpr std::string_view ranks_schema =
    R"({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]})";

/// Nothing if the row is for flushes of every suit, or not for flushes.
std::optional<std::string> suit_of(const PayRow& row) {
    // A row is for one suit or for all of them: paytable files know no other sets.
    for (int suit = 0; row.suits != all_suits && suit < suit_count; ++suit) {
        if (((row.suits >> suit) & 1U) != 0) return std::string(1, letter_of(static_cast<Suit>(suit)));
    }
    return std::nullopt;
}

template <class Value>
std::optional<Value> value_if(bool is_there, Value value) {
    return is_there ? std::optional(value) : std::nullopt;
}

/// The keys of a paytable file, each only if the row has it.
void pay_row_shape(Shape<PayRow>& shape) {
    shape.named("PayRow")
        .text("hand", "The hand that the row pays, in the words of paytable files",
              [](const PayRow& row) { return words_of(row.hand); })
        .other("rank", "The ranks of the set; of a full house or quick quads, of the trips", ranks_schema,
               [](const PayRow& row) { return ranks_json(row.ranks); })
        .other("kicker", "The ranks of the fifth card", ranks_schema,
               [](const PayRow& row) { return ranks_json(row.kickers); })
        .text("suit", "The suit of a flush", suit_of)
        .one_of({"c", "d", "h", "s"})
        // True or absent.
        .flag("natural", "No joker, and every wild card counts as itself",
              [](const PayRow& row) { return value_if(row.natural, true); })
        .whole_number(
            "count", "Wild cards in the hand, jokers included",
            [](const PayRow& row) { return value_if(row.hand == PayHand::wild_cards, row.wild_cards); })
        .whole_number(
            "jokers", "Jokers among the wild cards",
            [](const PayRow& row) { return value_if(row.jokers != PayRow::any_jokers, row.jokers); })
        .text("order", "How the five cards must stand: T J Q K A from left to right, or either way",
              [](const PayRow& row) {
                  return value_if(row.order != videopoker::CardOrder::any, words_of(row.order));
              })
        .one_of({"sequential", "reversible"})
        .text("name", "What the paytable calls the row", &PayRow::name)
        .pays("pays", "What the row pays for a bet of 1", &PayRow::pays);
}

}  // namespace

Query VideopokerPaytableRequest::query() {
    return {
        "videopoker.paytable",
        "A game's paytable, as a file and row by row",
        {game_fields(), state_field()},
        {R"({"query": "videopoker.paytable", "game": "jacks-or-better-9-6"})",
         R"({"query": "videopoker.paytable", "game": "joker-poker-kings-full-pay", "pay": {"flush": "9/2"}})",
         R"({"query": "videopoker.paytable", "game": {"toml": "id = \"flush\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 100\n"}})"}};
}

VideopokerPaytableRequest VideopokerPaytableRequest::read(const Fields& fields) {
    return {game_of(fields)};
}

VideopokerPaytableAnswer answer(const VideopokerPaytableRequest& request, Session& session,
                                const Work& work) {
    const std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare_with_order(request.game, work.stop);
    // Only the warnings need the tables: counting all hands shows whether a row is ever paid.
    std::vector<std::string> warnings = row_warnings(*prepared);
    if (!prepared->state.empty()) check_rows_say_all(*prepared);
    return {game_of_its_own(request, *prepared), std::move(warnings)};
}

void VideopokerPaytableAnswer::declare(Shape<VideopokerPaytableAnswer>& shape) {
    using Answer = VideopokerPaytableAnswer;
    shape.named("PaytableAnswer")
        .query("videopoker.paytable")
        // An object of its own, because at the top level "id" would be the id of the request, which
        // replies repeat.
        .object<game_members>("game", "The game", &Answer::game)
        .table<pay_row_shape>(
            "rows", "The rows of the paytable",
            [](const Answer& answer) -> const auto& { return answer.game.rows; })
        .rows_in_csv()
        // Written from the game, so it lacks the comments of a file.
        .text("toml", "The paytable as the text of a file, which is read as the same game",
              [](const Answer& answer) { return videopoker::to_toml(answer.game); })
        .texts("warnings", warnings_sentence, &Answer::warnings);
}

}  // namespace holdfast::ask
