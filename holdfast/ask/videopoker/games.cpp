#include <algorithm>
#include <array>
#include <cctype>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/catalog_returns.h>
#include <holdfast/ask/videopoker/games.h>
#include <holdfast/ask/videopoker/machine.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/text.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/game.h>

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

void catalog_game_shape(Shape<VideopokerGamesAnswer::Entry>& shape) {
    using Entry = VideopokerGamesAnswer::Entry;
    shape.named("CatalogGame")
        .members_of<game_members>(&Entry::game)
        .show("id", "Id")
        .show("name", "Name", {}, 3)
        .show("deck", "Deck", {}, 1)
        .exact("return", "The expected pay of a bet of 1 under perfect play", &Entry::expected_return)
        .shown("Return", Format::percent(4))
        .real("variance", "The variance of one hand", &Entry::variance)
        .shown("Variance", Format::fixed(4), 2)
        .good_if([](const Entry& entry) { return entry.expected_return > Rational(1); });
}

/// [GameOrder]
constexpr std::array<std::string_view, 3> game_orders{"id", "return", "variance"};

FieldList games_fields() {
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

/// The machines that pass the request's filters.
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
Query VideopokerGamesRequest::query() {
    return {
        "videopoker.games",
        "The catalog of games: ids, names, decks, returns",
        games_fields(),
        {R"({"query": "videopoker.games"})", R"({"query": "videopoker.games", "words": ["deuces", "bonus"]})",
         R"({"query": "videopoker.games", "sort": "return", "least_return": "100%", )"
         R"("most_return": 1.02, "most_variance": 30, "deck": 52, "wild": "some"})"},
        "games"};
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

namespace {

/// "12 games"; empty if there are none.
std::string counted(std::size_t count, std::string_view noun) {
    return count == 0 ? "" : fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

std::string words_before(const VideopokerGamesAnswer& answer) {
    if (answer.games.empty() && answer.machines.empty()) return "No game of the catalog is like that";
    return answer.note ? *answer.note + "." : "";
}

std::string words_on_machines(const VideopokerGamesAnswer& answer) {
    const std::string count = counted(answer.machines.size(), "machine");
    return count.empty() ? "" : count + ", in which the hands before count; `machine` has their returns";
}

}  // namespace

void VideopokerGamesAnswer::declare(Shape<VideopokerGamesAnswer>& shape) {
    using Answer = VideopokerGamesAnswer;
    shape.named("GamesAnswer")
        .query("videopoker.games")
        .paragraph(words_before)
        .table<catalog_game_shape>("games", "The games, in the order asked for", &Answer::games)
        .rows_in_csv()
        .shown("")
        .paragraph([](const Answer& answer) { return counted(answer.games.size(), "game"); })
        .table<machine_members>("machines",
                                "The machines, by id; none if the request asks for a return or a variance",
                                &Answer::machines)
        .shown("")
        .paragraph(words_on_machines)
        .text("note", "That no game is called by the words, if these are found one by one only",
              &Answer::note);
}

}  // namespace holdfast::ask
