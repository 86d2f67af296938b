#include <utility>

#include <holdfast/queries/answer/numbers.h>
#include <holdfast/queries/query.h>
#include <holdfast/queries/videopoker/game_query.h>
#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/videopoker/paytables/game_file.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::queries {
namespace {

using videopoker::Game;
using videopoker::PayHand;
using videopoker::PayRow;

/// The game itself, unless the answer would pass for the paytable of the catalog that it was made from.
Game game_of_its_own(const VideopokerPaytableRequest& request, const PreparedGame& prepared) {
    Game game = prepared.game();
    if (request.game.paytable) return game;
    for (const PayChange& change : prepared.changes) {
        if (change.from == change.to) continue;
        game.name += ", " + game.rows[change.row].name + " " + pays_text(change.to);
    }
    if (game.name != prepared.game().name) game.id += "-changed";
    return game;
}

/// One range as a string, several as a list.
std::optional<Json> ranks_json(RankSet ranks) {
    // No condition, and no key: the file has none either.
    if (ranks == RankSet::all()) return std::nullopt;
    const std::vector<std::string> entries = videopoker::rank_entries(ranks);
    return entries.size() == 1 ? Json(entries.front()) : Json(entries);
}

constexpr std::string_view ranks_schema =
    R"({"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]})";

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

/// The keys of a paytable file, each only where the row has it.
const Shape<PayRow>& pay_row_shape() {
    static const Shape<PayRow> shape =
        Shape<PayRow>("PayRow")
            .text("hand", "The hand that the row pays, in the words of paytable files",
                  [](const PayRow& row) { return words_of(row.hand); })
            .other("rank", "The ranks of the set; of a full house, of its trips", ranks_schema,
                   [](const PayRow& row) { return ranks_json(row.ranks); })
            .other("kicker", "The ranks of the fifth card", ranks_schema,
                   [](const PayRow& row) { return ranks_json(row.kickers); })
            .text("suit", "The suit of a flush", suit_of)
            .one_of({"c", "d", "h", "s"})
            .flag("natural", "No joker, and every wild card counts as itself",
                  [](const PayRow& row) { return value_if(row.natural, true); })
            .whole_number(
                "count", "Wild cards in the hand, jokers included",
                [](const PayRow& row) { return value_if(row.hand == PayHand::wild_cards, row.wild_cards); })
            .whole_number(
                "jokers", "Jokers among the wild cards",
                [](const PayRow& row) { return value_if(row.jokers != PayRow::any_jokers, row.jokers); })
            .text("name", "What the paytable calls the row", &PayRow::name)
            .pays("pays", "What the row pays for a bet of 1", &PayRow::pays);
    return shape;
}

}  // namespace

const Query& VideopokerPaytableRequest::query() {
    static const Query query{
        "videopoker.paytable",
        "A game's paytable, as a file and row by row",
        game_fields(),
        {R"({"query": "videopoker.paytable", "game": "jacks-or-better-9-6"})",
         R"({"query": "videopoker.paytable", "game": "joker-poker-kings-full-pay", "pay": {"flush": "9/2"}})",
         R"({"query": "videopoker.paytable", "game": {"toml": "id = \"flush\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 100\n"}})"},
        "",
        json_answer<VideopokerPaytableRequest>,
        answer_type<VideopokerPaytableRequest>};
    return query;
}

VideopokerPaytableRequest VideopokerPaytableRequest::read(const Fields& fields) {
    return {fields.game()};
}

VideopokerPaytableAnswer answer(const VideopokerPaytableRequest& request, Session& session,
                                const Work& work) {
    const std::shared_ptr<const PreparedGame> prepared = session.games().prepare(request.game, work.stop);
    // Only these need the tables: whether a row is ever paid shows when all hands are.
    std::vector<std::string> warnings = row_warnings(prepared->tables);
    return {game_of_its_own(request, *prepared), std::move(warnings)};
}

const Shape<VideopokerPaytableAnswer>& VideopokerPaytableAnswer::shape() {
    using Answer = VideopokerPaytableAnswer;
    static const Shape<Answer> shape =
        Shape<Answer>("PaytableAnswer")
            .query("videopoker.paytable")
            .members_of(game_members(), &Answer::game)
            .table(
                "rows", "The rows of the paytable", pay_row_shape(),
                [](const Answer& answer) -> const auto& { return answer.game.rows; })
            .text("toml", "The paytable as a file, which reads back to the same game",
                  [](const Answer& answer) { return videopoker::to_toml(answer.game); })
            .texts("warnings", warnings_sentence, &Answer::warnings);
    return shape;
}

std::string to_csv(const VideopokerPaytableAnswer& answer) {
    return pay_row_shape().csv(answer.game.rows);
}

}  // namespace holdfast::queries
