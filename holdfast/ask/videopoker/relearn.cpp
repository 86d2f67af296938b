#include <algorithm>
#include <map>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/prepared/basic_chart.h>
#include <holdfast/ask/videopoker/relearn.h>
#include <holdfast/ask/videopoker/typed/game_forms.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>

namespace holdfast::ask {
namespace {

using videopoker::CostliestDeal;
using videopoker::Deal;
using videopoker::DifferentPlay;
using videopoker::DifferentPlays;
using videopoker::HoldKinds;
using videopoker::KindIndex;
using videopoker::KindPair;
using Relearned = VideopokerRelearnAnswer::Change;

/// The deals of one pair of kinds, added up.
struct ChangeSum {
    u64 deals = 0;
    u128 cost = 0;  ///< in units of DifferentPlays
    const DifferentPlay* costliest = nullptr;

    void add(const DifferentPlay& play) {
        deals += play.deals;
        cost += u128{play.deals} * play.cost;
        if (costliest == nullptr || play.cost > costliest->cost) costliest = &play;
    }
};

/// By the kinds of the best hold and of the one that was best in the known game.
using ChangeSums = std::map<std::pair<KindIndex, KindIndex>, ChangeSum>;

ChangeSums sums_of(const videopoker::GameTables& tables, const HoldKinds& kinds, const DifferentPlays& plays,
                   const StopFlag* stop) {
    ChangeSums sums;
    for (const DifferentPlay& play : plays.classes) {
        throw_if_stopped(stop);
        const Deal deal = videopoker::representative_deal(tables.classes(), play.deal_class);
        const auto kind_of = [&](videopoker::Hold hold) {
            return kinds.kind_of(deal.set(), deal.set_of(hold));
        };
        sums[{kind_of(play.best), kind_of(play.played)}].add(play);
    }
    return sums;
}

/// The changes, those that cost most first. `deals`: all deals of the deck.
std::vector<Relearned> changes_of(const videopoker::GameTables& tables, const HoldKinds& kinds,
                                  const DifferentPlays& plays, u64 deals, const Work& work) {
    const ChangeSums sums = sums_of(tables, kinds, plays, work.stop);
    std::vector<ChangeSums::const_iterator> order;
    for (auto each = sums.begin(); each != sums.end(); ++each) order.push_back(each);
    std::stable_sort(order.begin(), order.end(),
                     [](auto a, auto b) { return a->second.cost > b->second.cost; });
    std::vector<KindPair> pairs;
    for (const auto each : order) pairs.push_back({each->first.first, each->first.second});
    std::vector<KindChoice> choices = kind_choices(kinds, pairs, work);
    std::vector<Relearned> changes;
    for (std::size_t number = 0; number < order.size(); ++number) {
        const ChangeSum& sum = order[number]->second;
        const DifferentPlay& costliest = *sum.costliest;
        changes.push_back(
            {std::move(choices[number]), sum.deals, Rational(sum.cost, plays.unit) / Rational(deals),
             CostliestDeal{videopoker::representative_deal(tables.classes(), costliest.deal_class),
                           costliest.played, costliest.best, Rational(u128{costliest.cost}, plays.unit)}});
    }
    return changes;
}

/// The rows of a chart without rules, as its text has them.
std::vector<SectionLine> lines_of(const BasicChart& chart) {
    std::vector<SectionLine> lines;
    std::string section;
    for (std::size_t begin = 0; begin < chart.text.size();) {
        const std::size_t end = std::min(chart.text.find('\n', begin), chart.text.size());
        const std::string line = chart.text.substr(begin, end - begin);
        begin = end + 1;
        if (line.empty()) continue;
        if (line.back() == ':') {
            section = line.substr(0, line.size() - 1);
        } else {
            lines.push_back({section, line});
        }
    }
    return lines;
}

void example_shape(Shape<CostliestDeal>& shape) {
    shape.named("RelearnExample")
        .text("deal", "The five cards", [](const CostliestDeal& deal) { return to_text(deal.deal); })
        .text("held", "The best hold in the known game, or \"nothing\"",
              [](const CostliestDeal& deal) { return held_cell(deal.deal.held(deal.hold)); })
        .text("best", "The best hold in the new game, or \"nothing\"",
              [](const CostliestDeal& deal) { return held_cell(deal.deal.held(deal.best)); })
        .exact("cost", "What the first costs in the new game, in bets", &CostliestDeal::cost);
}

void change_shape(Shape<Relearned>& shape) {
    shape.named("RelearnChange")
        .members_of(&Relearned::choice)
        .count("changed", "The deals in which the known game has another best hold", &Relearned::changed)
        .shown("Deals")
        .exact("cost", "What they cost if they are played as in the known game, in bets per hand",
               &Relearned::cost)
        .shown("Cost", Format::percent(4))
        .object<example_shape>("example", "The deal in which that costs most", &Relearned::example)
        .only_shown(
            "For example", "The best hold in the new game, and the deal in which it costs most",
            [](const Relearned& change) { return example_text(change.example.deal, change.example.best); },
            {}, 1);
}

FieldList relearn_fields() {
    return {Field{"games", FieldKind::documents, "GAME",
                  "Two games, known and new: ids, or paths of paytable files"}
                .of_form(games_form())
                .argument()
                .mandatory(),
            Field{"charts", FieldKind::flag, "",
                  "Also compare the basic charts of both, row by row; takes seconds"},
            wager_fields()};
}

}  // namespace

Query VideopokerRelearnRequest::query() {
    return {
        "videopoker.relearn",
        "What to relearn when you switch from one game to another",
        relearn_fields(),
        {R"({"query": "videopoker.relearn", "games": ["jacks-or-better-9-6", "double-double-bonus-9-6"]})",
         R"({"query": "videopoker.relearn", "games": ["jacks-or-better-9-6", "bonus-poker-8-5"], "charts": true, )"
         R"("denomination": 0.25, "coins": 5})"},
        "steps"};
}

VideopokerRelearnRequest VideopokerRelearnRequest::read(const Fields& fields) {
    const std::vector<GameChoice> games = games_of(fields, read_bet(fields));
    if (games.size() != 2) {
        const GameChoice last = games.empty() ? GameChoice() : games.back();
        throw FieldError(
            "games",
            "expected two games, the known one and the new one, found " + std::to_string(games.size()),
            last.paytable ? last.source : last.id);
    }
    return {games[0], games[1], fields.flag("charts"), read_wager(fields)};
}

VideopokerRelearnAnswer answer(const VideopokerRelearnRequest& request, Session& session, const Work& work) {
    std::vector<std::string> warnings;
    std::shared_ptr<const PreparedGame> from =
        prepare_nth_game(session.of<PreparedGames>(), request.from, 1, work.stop, warnings);
    std::shared_ptr<const PreparedGame> to =
        prepare_nth_game(session.of<PreparedGames>(), request.to, 2, work.stop, warnings);
    const videopoker::GameTables& tables = to->tables;
    if (!have_same_deals(from->tables, tables)) {
        throw FieldError("games",
                         "these games cannot be played by each other's strategy: " +
                             why_deals_differ(from->tables, tables),
                         to->game().id);
    }
    const Work quiet = work.quietly();
    const DifferentPlays plays = different_plays(tables, best_holds_of_deals(from->tables, quiet), quiet);
    const videopoker::HoldTypes types(tables, quiet);
    const HoldKinds kinds(types);
    const u64 deals = binomial(tables.game().deck.size(), videopoker::deal_size);
    VideopokerRelearnAnswer answer{from,
                                   to,
                                   request.wager,
                                   0,
                                   deals,
                                   {},
                                   changes_of(tables, kinds, plays, deals, quiet),
                                   std::nullopt,
                                   std::move(warnings)};
    for (const Relearned& change : answer.changes) {
        answer.deals += change.changed;
        answer.cost += change.cost;
    }
    if (request.charts) {
        const BasicChart before(from->tables, "games", work.part(0, 1, 2));
        const BasicChart now(tables, "games", work.part(1, 2, 2));
        answer.rows = row_changes(lines_of(before), lines_of(now), work.stop);
    }
    return answer;
}

void VideopokerRelearnAnswer::declare(Shape<VideopokerRelearnAnswer>& shape) {
    using Answer = VideopokerRelearnAnswer;
    const auto game = [](std::shared_ptr<const PreparedGame> Answer::*member) {
        return [member](const Answer& answer) -> const PreparedGame& { return *(answer.*member); };
    };
    shape.named("RelearnAnswer")
        .query("videopoker.relearn")
        .object<game_shape>("known", "The game that is known", game(&Answer::from))
        .object<game_shape>("new", "The game that is to be learned", game(&Answer::to))
        .show("known_name", "Known game")
        .show("new_name", "New game")
        .count("changed", "Deals in which no best hold of the known game is a best one of the new game",
               &Answer::deals)
        .shown("Deals misplayed if you play the new like the known")
        .count("all_deals", "Deals of five cards", &Answer::all_deals)
        .shown("  of all deals")
        .exact("cost_per_hand", "What it costs to play them as in the known game, in bets", &Answer::cost)
        .shown("What that costs, of each bet", Format::percent(4))
        .members_of(&Answer::hourly_loss)
        .table<change_shape>("changes", "The changes by kinds of holds, those that cost most first",
                             &Answer::changes)
        .rows_in_csv()
        .shown("")
        .paragraph([](const Answer& answer) {
            return answer.changes.empty()
                       ? "Nothing changes: perfect play for the known game is also perfect for the new one"
                       : "";
        })
        // Absent unless it is asked for.
        .table("rows", "The rows of the basic chart that are new, gone or elsewhere", &Answer::rows)
        .rows_in_csv()
        .shown("Rows of the basic chart")
        .paragraph([](const Answer& answer) {
            return answer.rows && answer.rows->empty() ? "Both basic charts have the same rows" : "";
        })
        .texts("warnings", numbered_warnings_sentence, &Answer::warnings);
}

}  // namespace holdfast::ask
