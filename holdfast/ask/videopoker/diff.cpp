#include <algorithm>
#include <map>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/diff.h>
#include <holdfast/ask/videopoker/parts/played_chart.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/videopoker/strategy/language/hold_kinds.h>

namespace holdfast::ask {
namespace {

using videopoker::Chart;
using videopoker::ChartPlays;
using videopoker::ChartRow;
using videopoker::ChartScore;
using videopoker::ChartWriter;
using videopoker::Deal;
using videopoker::GameTables;
using videopoker::Hold;
using videopoker::HoldKinds;
using videopoker::HoldTypes;
using videopoker::KindIndex;
using videopoker::KindPair;
using Change = VideopokerDiffAnswer::Change;
using Example = VideopokerDiffAnswer::Example;

/// A chart, read and played in every deal.
struct ScoredChart {
    Chart chart;
    ChartPlays plays;
    ChartScore score;
};

/// The deals of one pair of kinds, added up, in units of values.
struct DiffSum {
    u64 deals = 0;
    u128 gained = 0;
    u128 lost = 0;
    u32 example = 0;  ///< the class of the largest gain or loss; of several, the lowest
    u64 largest = 0;

    void add(u32 deal_class, u64 weight, u64 before, u64 now) {
        (now > before ? gained : lost) += u128{weight} * (now > before ? now - before : before - now);
        const u64 size = now > before ? now - before : before - now;
        if (deals == 0 || size > largest) {
            example = deal_class;
            largest = size;
        }
        deals += weight;
    }
    u128 size() const { return gained > lost ? gained - lost : lost - gained; }
};

/// By the kinds that the new and the known chart hold.
using DiffSums = std::map<std::pair<KindIndex, KindIndex>, DiffSum>;

DiffSums sums_of(const GameTables& tables, const HoldKinds& kinds, const ChartPlays& before,
                 const ChartPlays& now, const Work& work) {
    DiffSums sums;
    for (u32 each = 0; each < before.masks.size(); ++each) {
        if (before.masks[each] == now.masks[each]) continue;
        throw_if_stopped(work.stop);
        const Deal deal = videopoker::representative_deal(tables.classes(), each);
        const auto kind_of = [&](u8 mask) {
            return kinds.kind_of(deal.set(), deal.set_of(Hold::from_mask(mask)));
        };
        sums[{kind_of(now.masks[each]), kind_of(before.masks[each])}].add(
            each, now.weights[each], before.values[each], now.values[each]);
    }
    return sums;
}

Rational difference(u128 now, u128 before, u128 denominator) {
    return Rational(now, denominator) - Rational(before, denominator);
}

/// The changes, those that gain or lose most first.
std::vector<Change> changes_of(const GameTables& tables, const HoldKinds& kinds, const ScoredChart& before,
                               const ScoredChart& now, const Work& work) {
    const DiffSums sums = sums_of(tables, kinds, before.plays, now.plays, work);
    std::vector<DiffSums::const_iterator> order;
    for (auto each = sums.begin(); each != sums.end(); ++each) order.push_back(each);
    std::stable_sort(order.begin(), order.end(),
                     [](auto a, auto b) { return a->second.size() > b->second.size(); });
    std::vector<KindPair> pairs;
    for (const auto each : order) pairs.push_back({each->first.first, each->first.second});
    std::vector<KindChoice> choices = kind_choices(kinds, pairs, work);
    std::vector<Change> changes;
    for (std::size_t number = 0; number < order.size(); ++number) {
        const DiffSum& sum = order[number]->second;
        const u32 each = sum.example;
        const Deal deal = videopoker::representative_deal(tables.classes(), each);
        // Places of a class's representative, in rising order, are those of the deal.
        const auto hold = [&](const ChartPlays& plays) { return Hold::from_mask(plays.masks[each]); };
        changes.push_back(
            {std::move(choices[number]),
             sum.deals,
             difference(sum.gained, sum.lost, now.score.total_denominator),
             {deal, hold(before.plays), hold(now.plays),
              difference(now.plays.values[each], before.plays.values[each], now.score.value_denominator)}});
    }
    return changes;
}

/// The rows with their rules below them. Without "any", which says something about the rows above.
std::vector<SectionLine> lines_of(const ChartWriter& writer, const HoldTypes& types, const Chart& chart,
                                  const StopFlag* stop) {
    std::vector<SectionLine> lines;
    for (std::size_t section = 0; section < chart.sections.size(); ++section) {
        const std::string words = types.sections() > 1 ? section_words(types, section) : "";
        for (const ChartRow& row : chart.sections[section]) {
            throw_if_stopped(stop);
            std::string text = writer.row_text(section, row.types);
            for (const auto& rule : row.rules) text += "\n  " + writer.rule_text(section, rule);
            lines.push_back({words, std::move(text)});
        }
    }
    return lines;
}

void diff_example_shape(Shape<Example>& shape) {
    shape.named("DiffExample")
        .text("deal", "The five cards", [](const Example& deal) { return to_text(deal.deal); })
        .text("before", "What the known chart holds, or \"nothing\"",
              [](const Example& deal) { return held_cell(deal.deal.held(deal.before)); })
        .text("now", "What the new chart holds, or \"nothing\"",
              [](const Example& deal) { return held_cell(deal.deal.held(deal.now)); })
        .exact("gain", "How much more the second is worth, in bets; below 0 if it is worth less",
               &Example::gain);
}

void diff_change_shape(Shape<Change>& shape) {
    shape.named("DiffChange")
        .members_of(&Change::choice)
        .count("changed", "The deals in which the new chart holds the first kind and the known one the other",
               &Change::changed)
        .shown("Deals")
        .exact("gain", "What the new holds gain in them, in bets per hand; below 0 if they lose",
               &Change::gain)
        .shown("Gain", Format::percent(7).with(Format::Sign::always))
        .object<diff_example_shape>("example", "The deal with the largest gain or loss", &Change::example)
        .only_shown(
            "For example", "What the new chart holds, and the deal with the largest gain or loss",
            [](const Change& change) { return example_text(change.example.deal, change.example.now); }, {},
            1);
}

FieldList diff_fields() {
    return {game_fields_with(
        {Field{"chart", FieldKind::lines, "CHART", "The chart that you know, one row per line"},
         Field{"new_chart", FieldKind::lines, "NEW", "The chart to play instead"}.called("chart")})};
}

}  // namespace

Query VideopokerDiffRequest::query() {
    return {"videopoker.diff",
            "What changes if you play another chart of a game: rows, deals and return",
            diff_fields(),
            {R"({"query": "videopoker.diff", "game": "jacks-or-better-9-6", )"
             R"("chart": "high pair\nfour to a flush\nlow pair\none high card\ndiscard all", )"
             R"("new_chart": "high pair\nlow pair\nfour to a flush\none high card\ndiscard all"})"}};
}

VideopokerDiffRequest VideopokerDiffRequest::read(const Fields& fields) {
    const auto text = [&](std::string_view field) {
        return Text{fields.text(field), fields.lines_name(field)};
    };
    return {game_of(fields), text("chart"), text("new_chart")};
}

VideopokerDiffAnswer answer(const VideopokerDiffRequest& request, Session& session, const Work& work) {
    check_has_rows("chart", request.from.chart, request.from.source);
    check_has_rows("new_chart", request.to.chart, request.to.source);
    std::shared_ptr<const PreparedGame> prepared =
        session.of<PreparedGames>().prepare(request.game, work.stop);
    const Work quiet = work.quietly();
    const HoldTypes types(prepared->tables, quiet);
    const videopoker::HoldVocabulary vocabulary(types);
    std::vector<std::string> warnings = row_warnings(*prepared);
    const auto scored = [&](std::string_view field, const VideopokerDiffRequest::Text& text) {
        videopoker::ChartReading reading = read_chart(vocabulary, field, text.chart, text.source, work.stop);
        for (const std::string& note : reading.notes) warnings.push_back(spoken(field) + ": " + note);
        ScoredChart made{std::move(reading.chart), {}, {}};
        made.score = played_chart(types, made.chart, field, text.chart, text.source, quiet, &made.plays);
        return made;
    };
    const ScoredChart before = scored("chart", request.from);
    const ScoredChart now = scored("new_chart", request.to);
    const HoldKinds kinds(types);
    const ChartWriter writer(vocabulary);
    VideopokerDiffAnswer answer{prepared,
                                0,
                                now.score.deals,
                                before.score.expected_return(),
                                now.score.expected_return(),
                                Rational(now.score.best_won, now.score.total_denominator),
                                changes_of(prepared->tables, kinds, before, now, quiet),
                                row_changes(lines_of(writer, types, before.chart, work.stop),
                                            lines_of(writer, types, now.chart, work.stop), work.stop),
                                std::move(warnings)};
    for (const Change& change : answer.changes) answer.deals += change.changed;
    return answer;
}

void VideopokerDiffAnswer::declare(Shape<VideopokerDiffAnswer>& shape) {
    using Answer = VideopokerDiffAnswer;
    declare_about_game(shape, "DiffAnswer", "videopoker.diff")
        .count("changed", "Deals in which the charts hold other cards", &Answer::deals)
        .shown("Deals held differently")
        .count("all_deals", "Deals of five cards", &Answer::all_deals)
        .shown("  of all deals")
        .exact("return_before", "The expected pay of a bet of 1 by the known chart", &Answer::before)
        .shown("Known chart", Format::percent(7))
        .show("return_before_exact", "  exactly")
        .exact("return_now", "The same by the new chart", &Answer::now)
        .shown("New chart", Format::percent(7))
        .show("return_now_exact", "  exactly")
        .exact("gain", "How much more the new chart returns; below 0 if it returns less", &Answer::gain)
        .shown("Gain", Format::percent(7).with(Format::Sign::always))
        .exact("perfect_play", "The return of perfect play", &Answer::perfect)
        .shown("Perfect play", Format::percent(7))
        .table<diff_change_shape>(
            "changes", "The changes by kinds of holds, those that gain or lose most first", &Answer::changes)
        .rows_in_csv()
        .shown("")
        .table("rows", "The rows that are new, gone or elsewhere", &Answer::rows)
        .rows_in_csv()
        .shown("Rows of the charts")
        .paragraph(
            [](const Answer& answer) { return answer.rows.empty() ? "Both charts have the same rows" : ""; })
        .texts("warnings", chart_warnings_sentence, &Answer::warnings);
}

}  // namespace holdfast::ask
