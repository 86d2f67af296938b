#include <algorithm>

#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/queries/output/csv_text.h>
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/output/plain_text.h>
#include <holdfast/queries/output/text_table.h>
#include <holdfast/queries/videopoker/catalog_tables.h>
#include <holdfast/queries/videopoker/game_fields.h>
#include <holdfast/queries/videopoker/games.h>
#include <holdfast/videopoker/catalog.h>
#include <holdfast/videopoker/game_analysis.h>

namespace holdfast::queries {
namespace {

using videopoker::GameTables;

bool has_word(std::string_view text, std::string_view word) {
    const auto lower = [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    };
    return std::search(text.begin(), text.end(), word.begin(), word.end(),
                       [&](char a, char b) { return lower(a) == lower(b); }) != text.end();
}

std::vector<std::string_view> ids_with(const std::vector<std::string>& words) {
    std::vector<std::string_view> ids = videopoker::catalog_ids();
    for (const std::string& word : words) {
        const auto lacks_word = [&](std::string_view id) {
            return !has_word(id, word) && !has_word(videopoker::catalog_game(id).name, word);
        };
        ids.erase(std::remove_if(ids.begin(), ids.end(), lacks_word), ids.end());
        if (ids.empty()) {
            const std::string_view so_far = &word == &words.front() ? "" : " and the words before it";
            throw ParseError(fmt::format("no game has '{}'{} in its id or name", word, so_far), word, 0,
                             std::max<std::size_t>(word.size(), 1));
        }
    }
    return ids;
}

}  // namespace

VideopokerGamesAnswer answer(const VideopokerGamesRequest& request, const Work& work) {
    const std::vector<std::string_view> ids = ids_with(request.words);
    VideopokerGamesAnswer answer;
    answer.games.resize(ids.size());
    for_each_catalog_game(ids, work, [&](std::size_t number, const GameTables& tables) {
        const videopoker::GameAnalysis analysis = analyze_game(tables);
        answer.games[number] = {tables.game(), analysis.expected_return, analysis.variance};
    });
    return answer;
}

std::string to_json(const VideopokerGamesAnswer& answer) {
    Json json{{"query", "videopoker.games"}, {"games", Json::array()}};
    for (const VideopokerGamesAnswer::Entry& entry : answer.games) {
        Json fields = game_json(entry.game);
        fields["return"] = json_real(entry.expected_return);
        fields["return_exact"] = entry.expected_return.text();
        fields["variance"] = json_real(entry.variance);
        json["games"].push_back(std::move(fields));
    }
    return json_text(json);
}

std::string to_csv(const VideopokerGamesAnswer& answer) {
    std::string text;
    append_csv_line(text, {"id", "name", "deck", "wild", "return", "return_exact", "variance"});
    for (const VideopokerGamesAnswer::Entry& entry : answer.games) {
        std::string wild;
        for (const std::string& each : wild_entries(entry.game)) (wild += wild.empty() ? "" : " ") += each;
        append_csv_line(text, {entry.game.id, entry.game.name, std::to_string(entry.game.deck.size()), wild,
                               shortest_text(nearest_double(entry.expected_return)),
                               entry.expected_return.text(), shortest_text(nearest_double(entry.variance))});
    }
    return text;
}

std::string to_text(const VideopokerGamesAnswer& answer, const TextStyle& style) {
    constexpr int decimals = 4;
    TextTable table({{"Id", Column::left, Column::needed},
                     {"Name", Column::left, 2},
                     {"Deck", Column::right, 1},
                     {"Return", Column::right, Column::needed},
                     {"Variance", Column::right, 3}});
    for (const VideopokerGamesAnswer::Entry& entry : answer.games) {
        const bool player_wins = entry.expected_return > Rational(1);
        table.add_row({entry.game.id, entry.game.name, std::to_string(entry.game.deck.size()),
                       percent(entry.expected_return, decimals), decimal_text(entry.variance, decimals)},
                      player_wins ? Look::good : Look::plain);
    }
    return table.text(style) +
           fmt::format("\n{} game{}\n", answer.games.size(), answer.games.size() == 1 ? "" : "s");
}

}  // namespace holdfast::queries
