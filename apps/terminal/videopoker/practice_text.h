// What a practice shows: the deal, the grade of what was held, and the score.
#pragma once

#include <string>

#include <apps/terminal/style.h>

#include <holdfast/ask/videopoker/hold.h>
#include <holdfast/ask/videopoker/parts/practice_record.h>

namespace holdfast::terminal {

/// How to answer, in two lines.
std::string practice_help();

/// The cards, with their places below them.
std::string question_text(const videopoker::Deal& deal, const TextStyle& style);

/// Whether it is right, and if not what it costs and why.
std::string grade_text(const ask::VideopokerHoldAnswer& answer, const videopoker::HoldCost& held,
                       const TextStyle& style);

/// `now`: this practice; `all`: with those before, of the same game.
std::string score_text(const ask::GamePractice& now, const ask::GamePractice& all, const TextStyle& style);

}  // namespace holdfast::terminal
