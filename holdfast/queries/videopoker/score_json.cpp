// The query `videopoker.score` as JSON.
#include <holdfast/queries/answering.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/game_shape.h>
#include <holdfast/queries/videopoker/score.h>

namespace holdfast::queries {

const Query& VideopokerScoreRequest::query() {
    static const Query query = [] {
        Query made{
            "videopoker.score",
            "The exact return of a written chart, and where it errs",
            game_fields(),
            {R"({"query": "videopoker.score", "game": "jacks-or-better-9-6", "chart": ")"
             R"(royal flush, straight flush, four of a kind, full house\n)"
             R"(four to a royal flush\nflush, three of a kind, straight, two pair, high pair\n)"
             R"(four to a straight flush\nthree to a royal flush\nfour to a flush\nlow pair\n)"
             R"(four to an outside straight, AKQJ\nthree to a straight flush with high cards >= gaps - 1\n)"
             R"(two suited high cards\ntwo unsuited high cards\none high card\ndiscard all"})"},
            "",
            json_answer<VideopokerScoreRequest>};
        const Field chart_field{"chart", FieldKind::chart,
                                "CHART", "File with the chart, or - for standard input",
                                true,    FieldPlace::argument};
        made.fields.insert(made.fields.begin() + 1, chart_field);
        return made;
    }();
    return query;
}

VideopokerScoreRequest VideopokerScoreRequest::read(const Fields& fields) {
    return {fields.game(), fields.text("chart"), fields.chart_name()};
}

Json to_json(const VideopokerScoreAnswer& answer) {
    Json json = answer_object(VideopokerScoreRequest::query().name);
    json["game"] = game_shape().json(*answer.prepared);
    json["penalties"] = !answer.scored.rules.empty();
    add_score(json, answer.scored);
    json["never_reached"] = answer.never_reached();
    json["rules_never_applied"] = answer.rules_never_applied();
    json["chart"] = answer.scored.text;
    json["warnings"] = answer.warnings;
    return json;
}

std::string to_csv(const VideopokerScoreAnswer& answer) {
    return csv_table(chart_line_columns(), answer.scored.rows);
}

}  // namespace holdfast::queries
