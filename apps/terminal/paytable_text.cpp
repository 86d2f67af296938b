// The answer `videopoker.paytable` as text.
#include <apps/terminal/answer_text.h>

#include <holdfast/videopoker/paytables/game_file.h>

namespace holdfast::terminal {

using namespace queries;

std::string to_text(const VideopokerPaytableAnswer& answer, const TextStyle& /*style*/) {
    return to_toml(answer.game);
}

}  // namespace holdfast::terminal
