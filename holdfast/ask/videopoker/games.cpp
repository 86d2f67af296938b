#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/catalog_returns.h>
#include <holdfast/ask/videopoker/game_choice.h>
#include <holdfast/ask/videopoker/game_query.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/core/text.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/paytables/game_toml.h>
#include <holdfast/videopoker/paytables/pay_row.h>

namespace holdfast::ask {
namespace {

using videopoker::Game;
using videopoker::GameTables;

using SharedClasses = std::shared_ptr<const DealClasses>;

/// Equal decks are not enough: if a suit is special to the paytable, fewer deals are alike.
bool fits(const SharedClasses& classes, const Game& game) {
    return classes->deck() == game.deck && classes->symmetry() == symmetry_of(game);
}

}  // namespace

void for_each_catalog_game(const std::vector<std::string_view>& ids, const Work& work,
                           const std::function<void(std::size_t, const GameTables&)>& visit) {
    std::vector<Game> games;
    std::vector<SharedClasses> classes;
    // [number of the id] its classes; `classes` lists each of these once.
    std::vector<SharedClasses> classes_of;
    // Before the threads start, so that no two of them build the same classes.
    for (const std::string_view id : ids) {
        const Game& game = games.emplace_back(videopoker::catalog_game(id));
        // The catalog has few decks, so a search through the sets of classes is quick.
        const auto known = std::find_if(classes.begin(), classes.end(),
                                        [&](const SharedClasses& each) { return fits(each, game); });
        classes_of.push_back(
            known != classes.end()
                ? *known
                : classes.emplace_back(std::make_shared<const DealClasses>(game.deck, symmetry_of(game))));
    }
    for_each_index(ids.size(), work, [&](std::size_t number, unsigned) {
        visit(number, GameTables(games[number], classes_of[number]));
    });
}

namespace {

/// A word of punctuation alone would be found in every game.
void check_word(const std::string& word) {
    const bool has_letter_or_digit = std::any_of(word.begin(), word.end(), [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        // Bytes of letters beyond ASCII count as letters.
        return byte >= 0x80 || std::isalnum(byte) != 0;
    });
    if (has_letter_or_digit) return;
    throw FieldError("words", in_quotes(word) + " has no letter or digit to look for in the games' names",
                     word);
}

/// Blames a word that no game has, or all of them if only together they leave no game.
std::vector<std::string_view> ids_with(const std::vector<std::string>& words, bool may_be_none) {
    constexpr std::size_t most_words = 16;  // no game has a longer name
    if (words.size() > most_words) {
        throw FieldError("words", fmt::format("at most {} words, not {}", most_words, words.size()),
                         words[most_words]);
    }
    std::vector<std::string_view> ids = videopoker::catalog_ids();
    std::string so_far;
    for (const std::string& word : words) {
        check_word(word);
        (so_far += so_far.empty() ? "" : " ") += word;
        // All words so far are looked up together: "joker wild" is a nickname, and the numbers 9 and 6 must
        // be adjacent.
        ids = videopoker::catalog_ids_matching(so_far);
        if (ids.empty()) {
            if (may_be_none) return {};
            const std::string phrase = joined(words, " ");
            const bool has_game = !videopoker::catalog_ids_matching(word).empty();
            throw FieldError("words", videopoker::unknown_game_message(phrase), has_game ? phrase : word);
        }
    }
    return ids;
}

const Shape<VideopokerGamesAnswer::Entry>& catalog_game_shape() {
    using Entry = VideopokerGamesAnswer::Entry;
    static const Shape<Entry> shape =
        Shape<Entry>("CatalogGame")
            .members_of(game_members(), &Entry::game)
            .exact("return", "The expected pay of a bet of 1 under perfect play", &Entry::expected_return)
            .real("variance", "The variance of one hand", &Entry::variance);
    return shape;
}

/// [GameOrder]
constexpr std::array<std::string_view, 3> game_orders{"id", "return", "variance"};

std::vector<Field> games_fields() {
    // With a bound, so that 99.5 is not taken for 9950%.
    const auto bound = [](std::string_view name, std::string_view help) {
        return Field{name, FieldKind::share, "RETURN", help}.between("0", "10");
    };
    return {
        Field{"words", FieldKind::texts, "WORD",
              "Only games that have all of these words in their id, name or nickname"}
            .argument(),
        Field{"sort", FieldKind::choice, "ORDER",
              "The order: by id, or the largest return or the smallest variance first"}
            .by_default("id")
            .one_of({game_orders.begin(), game_orders.end()}),
        bound("least_return", "Only games that return at least this, such as 99.5%"),
        bound("most_return", "Only games that return at most this"),
        Field{"most_variance", FieldKind::fraction, "VARIANCE", "Only games whose variance is at most this"}
            .between("0", "1000000"),
        Field{"deck", FieldKind::whole_number, "CARDS",
              "Only games with this number of cards, jokers included"}
            .between("52", "57"),
        Field{"wild", FieldKind::choice, "CARDS", "Only games with some wild cards or jokers, or with none"}
            .one_of({"some", "none"})};
}

/// Whether the game is of the kinds asked for, as far as its paytable tells.
bool has_cards_of(const VideopokerGamesRequest& request, const Game& game) {
    const bool is_wild = !game.wild.empty() || game.deck.jokers() > 0;
    return (!request.deck || *request.deck == static_cast<u64>(game.deck.size())) &&
           (!request.is_wild || *request.is_wild == is_wild);
}

bool has_numbers_of(const VideopokerGamesRequest& request, const VideopokerGamesAnswer::Entry& entry) {
    return (!request.least_return || entry.expected_return >= *request.least_return) &&
           (!request.most_return || entry.expected_return <= *request.most_return) &&
           (!request.most_variance || entry.variance <= *request.most_variance);
}

/// Those of `machines` that the request's filters leave.
std::vector<videopoker::Machine> filtered(std::vector<videopoker::Machine> machines,
                                          const VideopokerGamesRequest& request) {
    if (request.least_return || request.most_return || request.most_variance) return {};
    std::erase_if(machines,
                  [&](const videopoker::Machine& machine) { return !has_cards_of(request, machine.game); });
    return machines;
}

/// Games that are equal in the order stay in that of their ids.
void sort_entries(std::vector<VideopokerGamesAnswer::Entry>& games, GameOrder order) {
    using Entry = VideopokerGamesAnswer::Entry;
    std::stable_sort(games.begin(), games.end(), [&](const Entry& one, const Entry& other) {
        if (order == GameOrder::expected_return) return one.expected_return > other.expected_return;
        return order == GameOrder::variance && one.variance < other.variance;
    });
}

}  // namespace

// Without words, the answer is the whole catalog.
const Query& VideopokerGamesRequest::query() {
    static const Query query{
        "videopoker.games",
        "The catalog of games: ids, names, decks, returns",
        games_fields(),
        {R"({"query": "videopoker.games"})", R"({"query": "videopoker.games", "words": ["deuces", "bonus"]})",
         R"({"query": "videopoker.games", "sort": "return", "least_return": "100%", )"
         R"("most_return": 1.02, "most_variance": 30, "deck": 52, "wild": "some"})"},
        "games",
        json_answer<VideopokerGamesRequest>,
        answer_type<VideopokerGamesRequest>};
    return query;
}

VideopokerGamesRequest VideopokerGamesRequest::read(const Fields& fields) {
    VideopokerGamesRequest request{fields.texts("words"),
                                   static_cast<GameOrder>(fields.choice("sort")),
                                   fields.share("least_return"),
                                   fields.share("most_return"),
                                   fields.fraction("most_variance"),
                                   fields.whole_number("deck"),
                                   std::nullopt};
    if (const auto wild = fields.optional_text("wild")) request.is_wild = *wild == "some";
    return request;
}

VideopokerGamesAnswer answer(const VideopokerGamesRequest& request, Session& session, const Work& work) {
    // Throws before any game is solved.
    std::vector<videopoker::Machine> machines = machines_with(request.words);
    std::vector<std::string_view> ids = ids_with(request.words, !machines.empty());
    VideopokerGamesAnswer answer;
    answer.machines = filtered(std::move(machines), request);
    // Only if it is asked, for this reads the files.
    if (request.deck || request.is_wild) {
        std::erase_if(
            ids, [&](std::string_view id) { return !has_cards_of(request, videopoker::catalog_game(id)); });
    }
    if (const std::string words = joined(request.words, " "); !videopoker::is_phrase_of_the_catalog(words)) {
        answer.note = "No game is called " + in_quotes(words) + "; these have its words";
    }
    session.of<CatalogReturns>().solve(ids, work);
    for (const std::string_view id : ids) {
        const CatalogReturns::Solved solved = session.of<CatalogReturns>().at(id);
        answer.games.push_back({videopoker::catalog_game(id), solved.expected_return, solved.variance});
    }
    std::erase_if(answer.games,
                  [&](const VideopokerGamesAnswer::Entry& entry) { return !has_numbers_of(request, entry); });
    sort_entries(answer.games, request.order);
    return answer;
}

const Shape<VideopokerGamesAnswer>& VideopokerGamesAnswer::shape() {
    using Answer = VideopokerGamesAnswer;
    static const Shape<Answer> shape =
        Shape<Answer>("GamesAnswer")
            .query("videopoker.games")
            .table("games", "The games, in the order asked for", catalog_game_shape(), &Answer::games)
            .table("machines", "The machines, by id; none if the request asks for a return or a variance",
                   machine_members(), &Answer::machines)
            .text("note", "That no game is called by the words, if these are found one by one only",
                  &Answer::note);
    return shape;
}

std::string to_csv(const VideopokerGamesAnswer& answer) {
    return catalog_game_shape().csv(answer.games);
}

namespace {

using videopoker::Game;
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
    throw FieldError(
        "state",
        "no paytable says what hands are worth in this state: some that make two rows are worth more in the "
        "lower one; hold, strategy, evaluate and drill take the state itself",
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
const Shape<PayRow>& pay_row_shape() {
    static const Shape<PayRow> shape =
        Shape<PayRow>("PayRow")
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
    return shape;
}

}  // namespace

const Query& VideopokerPaytableRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.paytable",
            "A game's paytable, as a file and row by row",
            game_fields(),
            {R"({"query": "videopoker.paytable", "game": "jacks-or-better-9-6"})",
             R"({"query": "videopoker.paytable", "game": "joker-poker-kings-full-pay", "pay": {"flush": "9/2"}})",
             R"({"query": "videopoker.paytable", "game": {"toml": "id = \"flush\"\ndeck = 52\n[[pay]]\nhand = \"flush\"\npays = 100\n"}})"},
            "",
            json_answer<VideopokerPaytableRequest>,
            answer_type<VideopokerPaytableRequest>};
        made.fields.push_back(state_field());
        return made;
    }();
    return query;
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

const Shape<VideopokerPaytableAnswer>& VideopokerPaytableAnswer::shape() {
    using Answer = VideopokerPaytableAnswer;
    static const Shape<Answer> shape =
        Shape<Answer>("PaytableAnswer")
            .query("videopoker.paytable")
            // An object of its own, because at the top level "id" would be the id of the request, which
            // replies repeat.
            .object("game", "The game", game_members(), &Answer::game)
            .table(
                "rows", "The rows of the paytable", pay_row_shape(),
                [](const Answer& answer) -> const auto& { return answer.game.rows; })
            // Written from the game, so it lacks the comments of a file.
            .text("toml", "The paytable as the text of a file, which is read as the same game",
                  [](const Answer& answer) { return videopoker::to_toml(answer.game); })
            .texts("warnings", warnings_sentence, &Answer::warnings);
    return shape;
}

std::string to_csv(const VideopokerPaytableAnswer& answer) {
    return pay_row_shape().csv(answer.game.rows);
}

}  // namespace holdfast::ask
