#include <algorithm>
#include <array>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/compare.h>
#include <holdfast/ask/videopoker/typed/game_forms.h>
#include <holdfast/cards/card_text.h>

namespace holdfast::ask {
namespace {

using ComparedGame = VideopokerCompareAnswer::ComparedGame;
using CrossPlay = VideopokerCompareAnswer::CrossPlay;
using videopoker::CostliestDeal;

constexpr std::size_t most_compared_games = 12;

/// [ComparedBy]
constexpr std::array<std::string_view, 3> order_names{"given", "gain", "risk"};

/// Games that are equal in the order stay as they were given.
void sort_games(std::vector<ComparedGame>& games, ComparedBy order) {
    std::stable_sort(games.begin(), games.end(), [&](const ComparedGame& one, const ComparedGame& other) {
        if (order == ComparedBy::gain) return one.per_hour.mean > other.per_hour.mean;
        // The speed is the same for all, so variances are compared, which are exact.
        return order == ComparedBy::risk && one.analysis.variance < other.analysis.variance;
    });
}

/// A sentence for every two games that are not played like each other.
std::vector<std::string> notes_on(const std::vector<ComparedGame>& games) {
    std::vector<std::string> notes;
    for (std::size_t one = 0; one < games.size(); ++one) {
        for (std::size_t other = one + 1; other < games.size(); ++other) {
            const videopoker::GameTables& tables = games[one].prepared->tables;
            const videopoker::GameTables& others = games[other].prepared->tables;
            if (have_same_deals(tables, others)) continue;
            notes.push_back(fmt::format("games {} and {} have no strategy in common: {}", one + 1, other + 1,
                                        why_deals_differ(tables, others)));
        }
    }
    return notes;
}

/// Progress counts the games whose cross plays are known.
std::vector<CrossPlay> cross_plays_of(const std::vector<ComparedGame>& games, const Work& work) {
    const Work quietly = work.quietly();
    std::vector<CrossPlay> cross_plays;
    for (std::size_t from = 0; from < games.size(); ++from) {
        const videopoker::GameTables& own = games[from].prepared->tables;
        // Found once for each game, and then played in the others.
        const videopoker::BestHolds best = best_holds_of_deals(own, quietly);
        for (std::size_t on = 0; on < games.size(); ++on) {
            const videopoker::GameTables& tables = games[on].prepared->tables;
            // Best holds are known for each class of deals, so both games must have the same classes.
            if (from == on || !have_same_deals(own, tables)) continue;
            const videopoker::PlayDifference difference = play_difference(tables, best, quietly);
            // The cost is the exact mean loss against perfect play of the game that is played.
            const Rational expected_return = games[on].analysis.expected_return - difference.cost;
            cross_plays.push_back({from, on, difference, expected_return});
        }
        if (work.progress) work.progress(from + 1, games.size());
    }
    return cross_plays;
}

/// The return less what the rows that pay most add to it.
Rational return_without_top_pay(const ComparedGame& game) {
    const std::vector<videopoker::PayRow>& rows = game.prepared->game().rows;
    const auto pays_less = [](const videopoker::PayRow& one, const videopoker::PayRow& other) {
        return one.pays < other.pays;
    };
    const Rational top = std::max_element(rows.begin(), rows.end(), pays_less)->pays;
    u64 hits = 0;  // No more than all combinations.
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row].pays == top) hits += game.analysis.rows[row].combinations;
    }
    return game.analysis.expected_return - top * Rational(hits, game.analysis.combinations);
}

void compared_game_shape(Shape<ComparedGame>& shape) {
    shape.named("ComparedGame")
        .whole_number("number", "Its place in the request, from 1", &ComparedGame::number)
        .shown("")
        .members_of<game_shape>(
            [](const ComparedGame& game) -> const PreparedGame& { return *game.prepared; })
        .show("name", "Game")
        .exact("return", "The expected pay of a bet of 1 under perfect play",
               [](const ComparedGame& game) { return game.analysis.expected_return; })
        .shown("Return", Format::percent(6))
        .exact("return_without_top_pay",
               "The return less what the rows that pay most add to it: what is left while they do not come",
               return_without_top_pay)
        .shown("Without top pay", Format::percent(4), 3)
        .exact("variance", "The variance of one hand",
               [](const ComparedGame& game) { return game.analysis.variance; })
        .shown("Variance", Format::fixed(4), 2)
        .real("hit_frequency", "The chance that a hand is paid; a returned bet counts",
              [](const ComparedGame& game) { return game.analysis.hit_frequency; })
        .shown("Hit frequency", Format::percent(4), 4)
        .object("per_hour", "The gain of an hour of perfect play, with cash back", &ComparedGame::per_hour)
        .show("per_hour_mean", "Gain/hour", Format::bets(2).with(Format::Sign::always), 1)
        .show("per_hour_standard_deviation", "Swing", Format::bets(2).with(Format::Sign::either_way), 1)
        .good_if([](const ComparedGame& game) { return game.per_hour.mean > Rational(); });
}

void costliest_deal_shape(Shape<CostliestDeal>& shape) {
    shape.named("CostliestDeal")
        .text("deal", "The five cards", [](const CostliestDeal& deal) { return to_text(deal.deal); })
        // These two are empty texts if all five cards are discarded.
        .text("hold", "The best hold in the other game, which is played here",
              [](const CostliestDeal& deal) { return to_text(deal.deal.held(deal.hold)); })
        .text("best_hold", "The best hold in this game",
              [](const CostliestDeal& deal) { return to_text(deal.deal.held(deal.best)); })
        .exact("cost", "What that costs, in bets", &CostliestDeal::cost);
}

/// "2d 2h 9s Js Qs: 2d 2h instead of Js Qs"
std::optional<std::string> costliest_text(const CrossPlay& play) {
    if (!play.difference.costliest) return std::nullopt;
    const CostliestDeal& costliest = *play.difference.costliest;
    return fmt::format("{}: {} instead of {}", spaced_card_set(costliest.deal.set()),
                       cards_or_nothing(costliest.deal.held(costliest.hold)),
                       cards_or_nothing(costliest.deal.held(costliest.best)));
}

void cross_play_shape(Shape<CrossPlay>& shape) {
    shape
        .named("CrossPlay")
        // From 1, as in notes and warnings.
        .whole_number("strategy_of", "The number, from 1, of the game whose best strategy is played",
                      [](const CrossPlay& play) { return play.from + 1; })
        .shown("Strategy of")
        .whole_number("on", "The number of the game that it is played on",
                      [](const CrossPlay& play) { return play.on + 1; })
        .shown("On")
        .count("deals", "Deals in which that strategy errs",
               [](const CrossPlay& play) { return play.difference.deals; })
        .shown("Mistakes", {}, 1)
        .exact("cost", "What that costs, in bets per hand",
               [](const CrossPlay& play) { return play.difference.cost; })
        .shown("Cost", Format::percent(4))
        .exact("return", "The return of the game played by that strategy", &CrossPlay::expected_return)
        .shown("Return", Format::percent(6))
        // Absent if the strategy loses nothing. Its columns stay, since only the games decide that.
        .object<costliest_deal_shape>("dearest", "The deal in which it costs most",
                                      [](const CrossPlay& play) { return play.difference.costliest; })
        .kept_in_csv()
        .only_shown("Costliest mistake",
                    "The deal in which it costs most, what is held there, and the best hold", costliest_text,
                    Format::sentences(), 2);
}

/// What the columns of an hour are for.
std::string words_on_hours(const VideopokerCompareAnswer& answer) {
    const Wager& wager = answer.games.front().per_hour.wager;
    return fmt::format("Gain and swing (standard deviation) of an hour of {} hand{}{}, in {}",
                       pays_text(*wager.speed), *wager.speed == Rational(1) ? "" : "s",
                       answer.cash_back.is_zero() ? "" : " with the cash back",
                       wager.bet ? "dollars" : "bets");
}

FieldList compare_fields() {
    return {
        Field{"games", FieldKind::documents, "GAME", "Two to twelve games: ids, or paths of paytable files"}
            .of_form(games_form())
            .argument()
            .mandatory(),
        Field{"sort", FieldKind::choice, "ORDER",
              "The order of the games: as given, the largest gain first, or the least risk (standard "
              "deviation) first"}
            .by_default("given")
            .one_of({order_names.begin(), order_names.end()}),
        cash_back_field(), wager_fields()};
}

}  // namespace

Query VideopokerCompareRequest::query() {
    return {
        "videopoker.compare",
        "Paytables side by side, and the cost of playing one by the strategy of another",
        compare_fields(),
        {R"({"query": "videopoker.compare", "games": ["jacks-or-better-9-6", "jacks-or-better-8-5"]})",
         R"({"query": "videopoker.compare", "games": ["deuces-wild-full-pay", "deuces-wild-16-13", "joker-poker-kings-full-pay"]})",
         R"({"query": "videopoker.compare", "games": ["jacks-or-better-9-6", "double-double-bonus-9-6"], "sort": "gain", )"
         R"("cash_back": "0.25%", "denomination": 0.25, "coins": 5})"},
        "steps"};
}

VideopokerCompareRequest VideopokerCompareRequest::read(const Fields& fields) {
    VideopokerCompareRequest request{games_of(fields, read_bet(fields)), read_wager(fields),
                                     read_rate(fields, "cash_back"),
                                     static_cast<ComparedBy>(fields.choice("sort"))};
    if (request.games.size() < 2 || request.games.size() > most_compared_games) {
        // Blames the last game, which is one too many or lacks another one to be compared with.
        const GameChoice last = request.games.empty() ? GameChoice() : request.games.back();
        throw FieldError(
            "games",
            fmt::format("expected 2 to {} games, found {}", most_compared_games, request.games.size()),
            last.paytable ? last.source : last.id);
    }
    return request;
}

VideopokerCompareAnswer answer(const VideopokerCompareRequest& request, Session& session, const Work& work) {
    // Half of the progress is the analysis of the games, half their comparison.
    const u64 steps = 2 * request.games.size();
    std::vector<ComparedGame> games;
    std::vector<std::string> warnings;
    for (const GameChoice& choice : request.games) {
        const std::size_t number = games.size() + 1;
        std::shared_ptr<const PreparedGame> game =
            prepare_nth_game(session.of<PreparedGames>(), choice, number, work.stop, warnings);
        // The same tie rule for all games: variance and hit frequency depend on it.
        videopoker::GameAnalysis analysis = analyze_game(game->tables, videopoker::TieRule::lowest_variance,
                                                         work.part(games.size(), games.size() + 1, steps));
        const PerHour per_hour = per_hour_of(
            request.wager, analysis.expected_return + request.cash_back - Rational(1), analysis.variance);
        games.push_back({number, std::move(game), std::move(analysis), per_hour});
    }
    std::vector<CrossPlay> cross_plays = cross_plays_of(games, work.part(games.size(), steps, steps));
    std::vector<std::string> notes = notes_on(games);
    // After the rest, which knows games by their places in the request.
    sort_games(games, request.order);
    return {request.cash_back, std::move(games), std::move(cross_plays), std::move(notes),
            std::move(warnings)};
}

void VideopokerCompareAnswer::declare(Shape<VideopokerCompareAnswer>& shape) {
    shape.named("CompareAnswer")
        .query("videopoker.compare")
        .exact("cash_back", "The share of each bet that comes back", &VideopokerCompareAnswer::cash_back)
        .table<compared_game_shape>("games", "The games, in the order asked for",
                                    &VideopokerCompareAnswer::games)
        .shown("")
        .paragraph(words_on_hours)
        .table<cross_play_shape>(
            "habits",
            "Each game played by the best strategy of each other one, if both have the same "
            "deck and distinguish the same suits",
            &VideopokerCompareAnswer::cross_plays)
        .shown("")
        .texts("notes", "Sentences on games that have no strategy in common, and why",
               &VideopokerCompareAnswer::notes)
        .shown("")
        .texts("warnings", numbered_warnings_sentence, &VideopokerCompareAnswer::warnings);
}

std::string to_csv(const VideopokerCompareAnswer& answer) {
    // Games and cross plays have different columns: two tables, with an empty line between them.
    return shape_of<compared_game_shape>().csv(answer.games) +
           (answer.cross_plays.empty() ? "" : "\n" + shape_of<cross_play_shape>().csv(answer.cross_plays));
}

}  // namespace holdfast::ask
