// The pictures and cards that --out writes for answers about video poker.
#pragma once

#include <apps/cli/commands/query_command.h>
#include <apps/terminal/videopoker/answer_text.h>

namespace holdfast::cli {

/// The curve of a bankroll, as a picture.
inline void draw_curve(const ask::VideopokerBankrollAnswer& answer, WrittenAnswer& written) {
    written.files[".svg"] = terminal::to_svg(answer);
    written.drawn = terminal::drawn_words(answer);
}

/// A strategy card: as a text, as a page to print, and as a picture.
template <class Answer>
void draw_card(const Answer& answer, WrittenAnswer& written) {
    written.files = {{".txt", terminal::to_card_text(answer)},
                     {".html", terminal::to_html(answer)},
                     {".svg", terminal::to_svg(answer)}};
    written.drawn = terminal::drawn_words(answer);
}

}  // namespace holdfast::cli
