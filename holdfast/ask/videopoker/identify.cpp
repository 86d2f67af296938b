#include <algorithm>
#include <array>
#include <functional>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/ask/videopoker/typed/common_factor.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/ask/videopoker/typed/named_pays.h>
#include <holdfast/ask/videopoker/typed/seen_pays.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {
namespace {

using Match = VideopokerIdentifyAnswer::Match;
using videopoker::DifferentPay;
using videopoker::Game;

/// A way to understand the pays.
struct Way {
    PaysAreFor kind;
    Rational bet;  ///< that the pays are for
};

/// The pays for a bet of 1, falling.
std::vector<Rational> for_one_coin(std::vector<Rational> pays, const Way& way) {
    std::sort(pays.begin(), pays.end(), std::greater<>());
    if (way.kind == PaysAreFor::five_coins_for_the_largest) {
        // In order again, as the divided pay need not be the largest any more.
        pays.front() /= Rational(5);
        std::sort(pays.begin(), pays.end(), std::greater<>());
    }
    for (Rational& each : pays) each /= way.bet;
    return pays;
}

std::vector<Game> catalog_games(const Work& work) {
    std::vector<Game> games;
    for (const std::string_view id : videopoker::catalog_ids()) {
        throw_if_stopped(work.stop);
        games.push_back(videopoker::catalog_game(id));
    }
    return games;
}

/// A game of the catalog, and how it differs from the machine.
struct Candidate {
    const Game* game;
    std::vector<DifferentPay> differences;
    std::size_t weight;
    Rational distance;
    std::vector<std::size_t> rows_not_given = {};  ///< if the pays are compared by their names

    bool operator<(const Candidate& other) const {
        return weight != other.weight ? weight < other.weight : distance < other.distance;
    }
};

/// The games that differ least: `count` of them, or as many as do not differ at all.
std::vector<Candidate> nearest_games(const std::vector<Game>& all, const std::vector<Rational>& pays,
                                     std::size_t count, const Work& work) {
    std::vector<Candidate> games;
    for (const Game& game : all) {
        throw_if_stopped(work.stop);
        std::vector<DifferentPay> differences = different_pays(game, pays);
        const std::size_t weight = weight_of(differences);
        const Rational distance = distance_of(game, differences);
        games.push_back({&game, std::move(differences), weight, distance});
    }
    // Stable: games that differ equally stay in the order of their ids.
    std::stable_sort(games.begin(), games.end());
    // Games without differences come first. All of them are shown, even if the request asks for fewer games.
    while (count < games.size() && games[count].differences.empty()) ++count;
    games.erase(games.begin() + static_cast<std::ptrdiff_t>(std::min(count, games.size())), games.end());
    return games;
}

/// What was found in one way to understand the pays.
struct Reading {
    Way way;
    std::vector<Rational> pays;  ///< for a bet of 1
    std::vector<Candidate> games;
    std::optional<u64> games_with_rows = {};  ///< if the pays are compared by their names
};

/// For the coins of the request; else for one, five, or one with five for the largest.
std::vector<Way> usual_ways(const VideopokerIdentifyRequest& request) {
    if (request.coins) return {{PaysAreFor::given_coins, Rational(*request.coins)}};
    const Rational one(1);
    return {{PaysAreFor::one_coin, one},
            {PaysAreFor::five_coins, Rational(5)},
            {PaysAreFor::five_coins_for_the_largest, one}};
}

/// The way that fits best: a usual one, or what all pays have in common with a game.
Reading best_reading(const VideopokerIdentifyRequest& request, const std::vector<Game>& catalog,
                     const Work& work) {
    std::vector<Way> ways = usual_ways(request);
    if (!request.coins) {
        // A glass in dollars may have the largest pay for five coins, too: 1000 12.5 6.25 ... for quarters.
        const Way for_five = ways.back();
        const std::vector<Rational> bets = common_factors(catalog, for_one_coin(request.pays, ways.front()));
        for (const Rational& bet : bets) ways.push_back({PaysAreFor::another_bet, bet});
        for (const Rational& bet : common_factors(catalog, for_one_coin(request.pays, for_five))) {
            ways.push_back({PaysAreFor::five_coins_for_the_largest, bet});
        }
    }
    const auto count = static_cast<std::size_t>(std::max<u64>(request.count, 1));
    std::optional<Reading> best;
    // The order matters: of ways that fit equally well, the first is taken.
    for (const Way& way : ways) {
        std::vector<Rational> pays = for_one_coin(request.pays, way);
        std::vector<Candidate> games = nearest_games(catalog, pays, count, work);
        // As they are, unless they fit better in another way: a progressive royal of 4,700 is nearer as 940.
        if (!best || games[0] < best->games[0]) best = Reading{way, std::move(pays), std::move(games)};
        // Nothing fits better than no difference.
        if (best->games[0].differences.empty()) break;
    }
    return std::move(*best);
}

/// The pays for a bet of 1 with their names, for this game: the largest may be that of its top row for five coins.
std::vector<NamedPay> named_pays(const VideopokerIdentifyRequest& request, const Way& way, const Game& game) {
    const Rational largest = *std::max_element(request.pays.begin(), request.pays.end());
    std::vector<NamedPay> pays;
    for (std::size_t i = 0; i < request.pays.size(); ++i) {
        const std::vector<std::size_t> rows = rows_meant(game, request.names[i]);
        const bool is_for_five = way.kind == PaysAreFor::five_coins_for_the_largest &&
                                 request.pays[i] == largest &&
                                 std::find(rows.begin(), rows.end(), top_row(game)) != rows.end();
        pays.push_back({request.names[i], request.pays[i] / (is_for_five ? way.bet * Rational(5) : way.bet)});
    }
    return pays;
}

std::vector<NamedPay> pays_with_names(const VideopokerIdentifyRequest& request) {
    std::vector<NamedPay> pays;
    for (std::size_t i = 0; i < request.pays.size(); ++i) pays.push_back({request.names[i], request.pays[i]});
    return pays;
}

/// All games, those that differ least in the rows that were given first.
std::vector<NamedPaysMatch> by_names(const VideopokerIdentifyRequest& request, const Way& way,
                                     const std::vector<Game>& catalog, const Work& work) {
    std::vector<NamedPaysMatch> games;
    for (const Game& game : catalog) {
        throw_if_stopped(work.stop);
        games.push_back(match_named_pays(game, named_pays(request, way, game)));
    }
    // Stable: games that differ equally stay in the order of their ids.
    std::stable_sort(games.begin(), games.end());
    return games;
}

u64 games_with_all(const std::vector<NamedPaysMatch>& games) {
    return static_cast<u64>(std::count_if(
        games.begin(), games.end(), [](const NamedPaysMatch& game) { return game.differences.empty(); }));
}

/// The games that have the rows that were given, if these are not all rows of a game and differ less than all rows do.
std::optional<Reading> reading_of_some_rows(const VideopokerIdentifyRequest& request, const Reading& of_all,
                                            const std::vector<Game>& catalog, const Work& work) {
    if (of_all.games.front().differences.empty()) return std::nullopt;
    if (request.names.empty() || unknown_row_name(request.names, catalog)) return std::nullopt;
    std::optional<Way> way;
    std::vector<NamedPaysMatch> games;
    std::vector<Way> ways = usual_ways(request);
    const auto bet = request.coins ? std::nullopt : usual_bet_of(pays_with_names(request), catalog);
    if (bet) ways.push_back({PaysAreFor::another_bet, *bet});
    for (const Way& each : ways) {
        std::vector<NamedPaysMatch> found = by_names(request, each, catalog, work);
        // The first way that fits is taken, even if the names mean fewer rows in another one.
        if (way && (games.front().differences.empty() || !(found.front() < games.front()))) continue;
        way = each;
        games = std::move(found);
    }
    const NamedPaysMatch& nearest = games.front();
    if (nearest.rows_not_given.empty() ||
        videopoker::weight_of(nearest.differences) >= of_all.games.front().weight) {
        return std::nullopt;
    }
    Reading reading{*way, for_one_coin(request.pays, *way), {}, games_with_all(games)};
    const auto count = static_cast<std::size_t>(std::max<u64>(request.count, 1));
    games.erase(games.begin() + static_cast<std::ptrdiff_t>(std::min(count, games.size())), games.end());
    for (NamedPaysMatch& each : games) {
        const std::size_t weight = videopoker::weight_of(each.differences);
        // Beside games that have the rows, those that lack one are not like the machine.
        if (weight > 0 && *reading.games_with_rows > 0) break;
        const Rational distance = videopoker::distance_of(*each.game, each.differences);
        reading.games.push_back(
            {each.game, std::move(each.differences), weight, distance, std::move(each.rows_not_given)});
    }
    return reading;
}

/// How many rows of the game the machine lacks.
std::size_t count_of_lacking_rows(const std::vector<DifferentPay>& differences) {
    return static_cast<std::size_t>(std::count_if(differences.begin(), differences.end(),
                                                  [](const DifferentPay& each) { return !each.seen; }));
}

/// A warning that the pays may be for five coins.
std::optional<std::string> doubt_of_coins(const VideopokerIdentifyRequest& request, const Way& way,
                                          const std::vector<Game>& catalog, const Work& work) {
    if (way.kind != PaysAreFor::one_coin) return std::nullopt;
    const u64 games = games_with_all(by_names(request, {PaysAreFor::five_coins, Rational(5)}, catalog, work));
    if (games == 0) return std::nullopt;
    return fmt::format(
        "the pays were taken for one coin; if they are for five, {} {} them: say for how many coins", games,
        games == 1 ? "game has" : "games have");
}

/// No tie rule changes the return, so any will do.
Rational return_of(const PreparedGame& prepared, const Work& work) {
    return analyze_game(prepared.tables, videopoker::TieRule::lowest_variance, work).expected_return;
}

/// The return with the pays of the machine: games of one family are then often the same paytable, solved
/// once.
Rational return_on_machine(const PreparedGame& prepared, const std::vector<Match>& before, const Work& work) {
    const Game& game = prepared.game();
    const auto same = std::find_if(before.begin(), before.end(), [&](const Match& match) {
        const Game& other = match.prepared->game();
        return match.expected_return && other.deck == game.deck && other.wild == game.wild &&
               other.rows == game.rows;
    });
    return same != before.end() ? *same->expected_return : return_of(prepared, work);
}

/// Prepares the game with the pays of the machine, if they fit its rows.
Match match_of(Candidate candidate, const std::vector<Match>& before, Session& session, const Work& work) {
    const std::vector<DifferentPay>& differences = candidate.differences;
    const bool is_of_its_rows = std::all_of(differences.begin(), differences.end(),
                                            [](const DifferentPay& each) { return each.row && each.seen; });
    std::vector<PayChange> changes;
    for (const DifferentPay& each : differences) {
        // A row that one side lacks makes another game: it is not this one with other pays.
        if (!is_of_its_rows || !candidate.rows_not_given.empty()) break;
        changes.push_back({*each.row, candidate.game->rows[*each.row].pays, *each.seen});
    }
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare_with_order({candidate.game->id}, work.stop);
    // Shown for every game. The game with other pays then takes over its classes of deals.
    const Rational catalog_return = return_of(*prepared, work);
    std::optional<Rational> expected_return;
    if (!candidate.rows_not_given.empty()) {
        // Nobody knows what the other rows pay.
    } else if (differences.empty()) {
        expected_return = catalog_return;
    } else if (is_of_its_rows) {
        try {
            prepared = std::make_shared<const PreparedGame>(prepared->with_pays(changes, work.stop));
            expected_return = return_on_machine(*prepared, before, work);
        } catch (const OverflowError&) {
            // Pays that no game can have together, such as 9999999999 and 0.0001: this one is still the
            // nearest.
        }
    }
    return {std::move(prepared), *candidate.game,
            catalog_return,      std::move(candidate.differences),
            expected_return,     std::move(candidate.rows_not_given)};
}

/// A doubt about a game with the pays of the machine, but for other hands.
std::optional<std::string> doubt_of_names(const VideopokerIdentifyRequest& request, const Way& way,
                                          const Game& game, const std::vector<Game>& catalog) {
    std::vector<std::string> conflicts;
    const Rational largest = *std::max_element(request.pays.begin(), request.pays.end());
    for (std::size_t i = 0; i < request.names.size(); ++i) {
        const Rational& seen = request.pays[i];
        const bool is_for_five = way.kind == PaysAreFor::five_coins_for_the_largest && seen == largest;
        const std::string conflict = name_conflict(game, request.names[i], seen,
                                                   is_for_five ? way.bet * Rational(5) : way.bet, catalog);
        if (!conflict.empty()) conflicts.push_back(conflict);
    }
    if (conflicts.empty()) return std::nullopt;
    return fmt::format("the pays are those of {}, but not the names: it {}", game.name,
                       joined(conflicts, "; it "));
}

}  // namespace

std::string_view to_text(PaysAreFor pays) {
    constexpr std::array<std::string_view, 5> words{"the coins of the request", "one coin", "five coins",
                                                    "one coin, the largest for five", "another bet"};
    return words[static_cast<std::size_t>(pays)];
}

Query VideopokerIdentifyRequest::query() {
    return {"videopoker.identify",
            "Games by the pays on a machine, and how the nearest ones differ",
            {Field{"pays", FieldKind::texts, "PAYS",
                   "The pays on the machine, in any order, such as 800,50,25,9,6,4,3,2,1; or some of its "
                   "rows by name, such as full house 9, flush 6"}
                 .argument()
                 .mandatory(),
             Field{"coins", FieldKind::whole_number, "COINS",
                   "The number of coins that the pays are for; without it, 1, 5 or another bet, whichever "
                   "fits a game"}
                 .between("1", "100"),
             Field{"count", FieldKind::whole_number, "NUMBER",
                   "Games to show, if no more of them have these pays"}
                 .between("1", "100")
                 .by_default("5")},
            {R"({"query": "videopoker.identify", "pays": "800,50,25,8,6,4,3,2,1"})",
             R"({"query": "videopoker.identify", "pays": "4000 250 125 40 30 20 15 10 5", "count": 2})",
             R"({"query": "videopoker.identify", "pays": "full house 9, flush 6", "count": 3})"}};
}

VideopokerIdentifyRequest VideopokerIdentifyRequest::read(const Fields& fields) {
    SeenPays seen = read_seen_pays(fields.texts("pays"));
    return {std::move(seen.pays), fields.whole_number("coins"), *fields.whole_number("count"),
            std::move(seen.names)};
}

VideopokerIdentifyAnswer answer(const VideopokerIdentifyRequest& request, Session& session,
                                const Work& work) {
    const std::vector<Game> catalog = catalog_games(work);
    Reading reading = best_reading(request, catalog, work);
    if (auto some = reading_of_some_rows(request, reading, catalog, work)) reading = std::move(*some);
    VideopokerIdentifyAnswer found{std::move(reading.pays), reading.way.kind, reading.way.bet, {}, {},
                                   reading.games_with_rows};
    for (Candidate& each : reading.games) {
        // A match may take its return from one of those before it.
        found.games.push_back(match_of(std::move(each), found.games, session, work.quietly()));
        const std::optional<Rational>& expected_return = found.games.back().expected_return;
        const auto doubt = expected_return ? doubt_of_pays(*expected_return) : std::nullopt;
        if (doubt && found.warnings.empty()) found.warnings.push_back(*doubt);
    }
    if (found.games_with_rows) {
        if (const auto doubt = doubt_of_coins(request, reading.way, catalog, work)) {
            found.warnings.push_back(*doubt);
        }
        return found;
    }
    if (request.names.empty() &&
        count_of_lacking_rows(found.games.front().differences) > request.pays.size()) {
        found.warnings.emplace_back(
            "these are few pays: give all of them, or a name before each, such as full house 9, flush 6");
    }
    const bool is_known = found.games.front().differences.empty();
    if (const auto name = is_known ? std::nullopt : unknown_row_name(request.names, catalog)) {
        found.warnings.push_back("no known game has a row " + in_quotes(*name));
    }
    for (const Match& match : found.games) {
        if (!match.differences.empty()) continue;
        const auto doubt = doubt_of_names(request, reading.way, match.game, catalog);
        if (doubt) found.warnings.push_back(*doubt);
    }
    return found;
}

}  // namespace holdfast::ask
