#include <cmath>
#include <utility>

#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/return.h>

namespace holdfast::queries {

using videopoker::GameTables;
using videopoker::PayRow;

Rational VideopokerReturnAnswer::probability(std::size_t row) const {
    return Rational(analysis.rows[row].combinations, analysis.combinations);
}

Rational VideopokerReturnAnswer::return_share(std::size_t row) const {
    return probability(row) * game.game.rows[row].pays;
}

Rational VideopokerReturnAnswer::variance_share(std::size_t row) const {
    const Rational distance = game.game.rows[row].pays - analysis.expected_return;
    return probability(row) * distance * distance;
}

VideopokerReturnAnswer answer(const VideopokerReturnRequest& request, const Work& work) {
    ChosenGame chosen = choose_game(request.game);
    const GameTables tables(chosen.game);
    return {std::move(chosen), request.tie_rule, request.ties, analyze_game(tables, request.tie_rule, work),
            row_warnings(tables)};
}

std::string to_json(const VideopokerReturnAnswer& answer) {
    const videopoker::GameAnalysis& analysis = answer.analysis;
    Json json{{"query", "videopoker.return"},
              {"game", game_json(answer.game)},
              {"deals", json_count(analysis.deals)},
              {"deal_classes", analysis.deal_classes},
              {"combinations", json_count(analysis.combinations)},
              {"tie_rule", to_text(answer.tie_rule)}};
    for (std::size_t row = 0; row < analysis.rows.size(); ++row) {
        const PayRow& each = answer.game.game.rows[row];
        Json fields{{"hand", words_of(each.hand)},
                    {"name", each.name},
                    {"pays", json_pays(each.pays)},
                    {"pays_exact", each.pays.text()},
                    {"combinations", json_count(analysis.rows[row].combinations)},
                    {"probability", json_real(answer.probability(row))},
                    {"return", json_real(answer.return_share(row))},
                    {"variance", json_real(answer.variance_share(row))}};
        if (answer.ties) {
            fields["fewest"] = json_count(analysis.rows[row].fewest);
            fields["most"] = json_count(analysis.rows[row].most);
        }
        json["rows"].push_back(std::move(fields));
    }
    json["return"] = json_real(analysis.expected_return);
    json["return_exact"] = analysis.expected_return.text();
    json["variance"] = json_real(analysis.variance);
    json["standard_deviation"] = std::sqrt(nearest_double(analysis.variance));
    json["hit_frequency"] = json_real(analysis.hit_frequency);
    json["covariance"] = json_real(analysis.covariance);
    json["tied_deals"] = json_count(analysis.tied_deals);
    json["warnings"] = answer.warnings;
    return json_text(json);
}

std::string to_csv(const VideopokerReturnAnswer& answer) {
    std::vector<std::string> titles{"hand",         "name",        "pays",   "pays_exact",
                                    "combinations", "probability", "return", "variance"};
    if (answer.ties) titles.insert(titles.end(), {"fewest", "most"});
    std::string text;
    append_csv_line(text, titles);
    for (std::size_t row = 0; row < answer.analysis.rows.size(); ++row) {
        const PayRow& each = answer.game.game.rows[row];
        const videopoker::RowCount& count = answer.analysis.rows[row];
        std::vector<std::string> cells{std::string(words_of(each.hand)),
                                       each.name,
                                       json_pays(each.pays).dump(),
                                       each.pays.text(),
                                       std::to_string(count.combinations),
                                       shortest_text(nearest_double(answer.probability(row))),
                                       shortest_text(nearest_double(answer.return_share(row))),
                                       shortest_text(nearest_double(answer.variance_share(row)))};
        if (answer.ties)
            cells.insert(cells.end(), {std::to_string(count.fewest), std::to_string(count.most)});
        append_csv_line(text, cells);
    }
    return text;
}

}  // namespace holdfast::queries
