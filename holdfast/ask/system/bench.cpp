#include <algorithm>
#include <chrono>
#include <functional>

#include <holdfast/ask/query.h>
#include <holdfast/ask/system/bench.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/cards/card_set.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/threads.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::ask {
namespace {

using videopoker::Deal;
using videopoker::Game;
using videopoker::GameTables;
using videopoker::Pays;

/// The median time of one of the `items` that a run of `work` does. No run is started after the first second:
/// on a slow machine one run must be enough.
Timing timed(std::string name, int most_runs, std::size_t items, const std::function<void()>& work) {
    using Clock = std::chrono::steady_clock;
    constexpr double enough_seconds = 1;
    std::vector<double> seconds;
    double sum = 0;
    for (int run = 0; run < most_runs && sum < enough_seconds; ++run) {
        const Clock::time_point start = Clock::now();
        work();
        // Only whole runs are counted: a run that is stopped throws Stopped, which ends the query.
        seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
        sum += seconds.back();
    }
    // For an even number of runs, the upper of the two in the middle.
    const auto middle = seconds.begin() + static_cast<std::ptrdiff_t>(seconds.size() / 2);
    std::nth_element(seconds.begin(), middle, seconds.end());
    return {std::move(name), *middle / static_cast<double>(items)};
}

/// Paytables that differ in what a full house, a flush and four of a kind pay: 10 * 10 * 10, the search a
/// game designer makes for a return.
std::vector<Pays> neighbouring_paytables(const Game& game) {
    Pays pays;
    for (const videopoker::PayRow& row : game.rows) pays.push_back(row.pays);
    std::vector<Pays> paytables;
    for (int full_house = 1; full_house <= 10; ++full_house) {
        for (int flush = 1; flush <= 10; ++flush) {
            for (int quads = 21; quads <= 30; ++quads) {
                // By name, since a paytable may list its rows in any order.
                pays[row_meant(game, "full house")] = Rational(full_house);
                pays[row_meant(game, "flush")] = Rational(flush);
                pays[row_meant(game, "four of a kind")] = Rational(quads);
                paytables.push_back(pays);
            }
        }
    }
    return paytables;
}

}  // namespace

Query BenchRequest::query() {
    return {"bench",
            "Timings of the main computations, and the signature",
            {Field{"runs", FieldKind::whole_number, "N", "Most runs of each timing; their median is given"}
                 .by_default("9")
                 .between("1", "99")},
            {R"({"query": "bench"})", R"({"query": "bench", "runs": 1})"},
            "games"};
}

BenchRequest BenchRequest::read(const Fields& fields) {
    return {static_cast<int>(*fields.whole_number("runs"))};
}

BenchAnswer answer(const BenchRequest& request, Session& session, const Work& work) {
    // Only the signature reports progress; timings do not.
    const Work quiet = work.quietly();
    const Game game = videopoker::catalog_game("jacks-or-better-9-6");
    // Made beforehand, for timings of a game that is known already.
    const GameTables tables(game);
    const std::vector<Card> cards = parse_cards("AsKsQsJs5s", game.deck, videopoker::deal_size);
    const Deal deal(cards);
    const std::vector<Pays> paytables = neighbouring_paytables(game);
    // One takes microseconds: too little for the clock.
    constexpr std::size_t hands = 500;

    // There is no median of zero runs.
    const int runs = std::max(request.runs, 1);
    const auto tie_rule = videopoker::TieRule::lowest_variance;
    BenchAnswer answer{worker_count(work), {}, {}};
    // The tables are made in each run: most of a first return is the classes of deals of its deck, which the
    // next timing takes over from `tables`.
    answer.timings.push_back(timed("first return table of a deck", runs, 1,
                                   [&] { analyze_game(GameTables(game), tie_rule, quiet); }));
    answer.timings.push_back(timed("one more paytable of a known deck", runs, 1, [&] {
        analyze_game(tables.with_pays(paytables.front()), tie_rule, quiet);
    }));
    answer.timings.push_back(timed("one return of a sweep of 1,000 paytables", runs, paytables.size(),
                                   [&] { analyze_returns(tables, paytables, quiet); }));
    answer.timings.push_back(timed("one dealt hand, all 32 holds", runs, hands, [&] {
        for (std::size_t hand = 0; hand < hands; ++hand) analyze_hand(tables, deal);
    }));
    const holdem::Situation flop{HoleCards(cards[0], cards[1]),
                                 Board(set_of({cards[2], cards[3], cards[4]}))};
    answer.timings.push_back(timed("hold'em odds on a flop, 1 to 9 opponents", runs, 1, [&] {
        holdem::odds(flop, {1, 2, 3, 4, 5, 6, 7, 8, 9}, quiet);
    }));
    // Last: what was timed counts only if the answers are right.
    answer.signature = ask::answer(SignatureRequest{}, session, work);
    return answer;
}

void Timing::declare(Shape<Timing>& shape) {
    shape.named("Timing")
        .text("name", "What is timed", &Timing::name)
        .real("seconds", "The median time of one, in seconds", &Timing::seconds)
        .real("per_second", "How many are done in a second",
              [](const Timing& timing) { return 1 / timing.seconds; });
}

void BenchAnswer::declare(Shape<BenchAnswer>& shape) {
    shape.named("BenchAnswer")
        .query("bench")
        .whole_number("threads", "Threads that a long computation may use", &BenchAnswer::threads)
        .table("timings", "The timings", &BenchAnswer::timings)
        .rows_in_csv()
        .members_of(&BenchAnswer::signature);
}

}  // namespace holdfast::ask
