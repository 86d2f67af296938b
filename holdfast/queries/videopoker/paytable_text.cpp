// The answer `videopoker.paytable` as text and CSV.
#include <holdfast/queries/videopoker/paytable.h>
#include <holdfast/queries/videopoker/paytable_columns.h>
#include <holdfast/videopoker/paytables/game_file.h>

namespace holdfast::queries {

std::string to_csv(const VideopokerPaytableAnswer& answer) {
    return csv_table(paytable_columns(), answer.game.rows);
}

std::string to_text(const VideopokerPaytableAnswer& answer, const TextStyle& /*style*/) {
    return to_toml(answer.game);
}

}  // namespace holdfast::queries
