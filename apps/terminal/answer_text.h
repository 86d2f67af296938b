// Answers as people read them in a terminal, and the pictures and pages that go into files.
//
// None of them is wider than the style says, except for single words that are. Each text ends with a line
// break. None of these functions computes: whatever costs time is in the answer already. Any thread may call
// them.
#pragma once

#include <string>

#include <apps/terminal/style.h>

#include <holdfast/queries/cards/hand.h>
#include <holdfast/queries/holdem/equity.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/preflop.h>
#include <holdfast/queries/holdem/range.h>
#include <holdfast/queries/holdem/spread.h>
#include <holdfast/queries/holdem/table.h>
#include <holdfast/queries/system/bench.h>
#include <holdfast/queries/system/signature.h>
#include <holdfast/queries/videopoker/bankroll.h>
#include <holdfast/queries/videopoker/compare.h>
#include <holdfast/queries/videopoker/diff.h>
#include <holdfast/queries/videopoker/drill.h>
#include <holdfast/queries/videopoker/evaluate.h>
#include <holdfast/queries/videopoker/games.h>
#include <holdfast/queries/videopoker/hold.h>
#include <holdfast/queries/videopoker/identify.h>
#include <holdfast/queries/videopoker/machine.h>
#include <holdfast/queries/videopoker/meter.h>
#include <holdfast/queries/videopoker/meters.h>
#include <holdfast/queries/videopoker/plan.h>
#include <holdfast/queries/videopoker/relearn.h>
#include <holdfast/queries/videopoker/return.h>
#include <holdfast/queries/videopoker/review.h>
#include <holdfast/queries/videopoker/strategy.h>
#include <holdfast/queries/videopoker/sweep.h>

namespace holdfast::terminal {

/// The hand in words, then a line for each fact.
std::string to_text(const queries::HandAnswer& answer, const TextStyle& style = {});

/// Tables: the odds, the final hands, the outs.
std::string to_text(const queries::HoldemOddsAnswer& answer, const TextStyle& style = {});

/// A table; if the answer was sampled, also how to get exact odds, if there is a way.
std::string to_text(const queries::HoldemEquityAnswer& answer, const TextStyle& style = {});

/// All hands: a grid of equities for each number of opponents; else a table.
std::string to_text(const queries::HoldemPreflopAnswer& answer, const TextStyle& style = {});

/// A grid of the hands: a name is held whole, a percentage in part.
std::string to_text(const queries::HoldemRangeAnswer& answer, const TextStyle& style = {});

/// A table of the players and a curve for each; with a board, what each range makes; next cards and combos if asked for.
std::string to_text(const queries::HoldemSpreadAnswer& answer, const TextStyle& style = {});
/// The curves in one picture.
std::string to_svg(const queries::HoldemSpreadAnswer& answer);
/// What the picture shows, for a sentence.
std::string drawn_words(const queries::HoldemSpreadAnswer& answer);

/// Two lines: the kind of the table and which entries the file has; its size and how it is divided.
std::string to_text(const queries::TableFacts& facts, const TextStyle& style = {});
/// The same.
std::string to_text(const queries::HoldemTableInfoAnswer& answer, const TextStyle& style = {});
/// One line.
std::string to_text(const queries::HoldemTableVerifyAnswer& answer, const TextStyle& style = {});
/// A table: the odds, or the strengths.
std::string to_text(const queries::HoldemTableLookupAnswer& answer, const TextStyle& style = {});

/// A table, and the signature.
std::string to_text(const queries::BenchAnswer& answer, const TextStyle& style = {});

/// One line.
std::string to_text(const queries::SignatureAnswer& answer, const TextStyle& style = {});

/// A sentence, the numbers, and the curve.
std::string to_text(const queries::VideopokerBankrollAnswer& answer, const TextStyle& style = {});
/// The curve as a picture; empty if there is none.
std::string to_svg(const queries::VideopokerBankrollAnswer& answer);
/// What the picture shows, for a sentence; empty if there is none.
std::string drawn_words(const queries::VideopokerBankrollAnswer& answer);

/// A table of the games, and one of what habits cost.
std::string to_text(const queries::VideopokerCompareAnswer& answer, const TextStyle& style = {});

/// Both returns, the `shown` changes of holds that gain or lose most, and the rows that change.
std::string to_text(const queries::VideopokerDiffAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = std::size_t(-1));

/// What the deals were drawn from, and a table of them.
std::string to_text(const queries::VideopokerDrillAnswer& answer, const TextStyle& style = {});

/// A table, and how many games it shows.
std::string to_text(const queries::VideopokerGamesAnswer& answer, const TextStyle& style = {});

/// The best `shown` holds, and every other one of the same value as the best.
std::string to_text(const queries::VideopokerHoldAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = videopoker::hold_count);

/// How the pays were understood, and a table of the games.
std::string to_text(const queries::VideopokerIdentifyAnswer& answer, const TextStyle& style = {});
/// Shows the ten costliest mistakes.
std::string to_text(const queries::VideopokerReviewAnswer& answer, const TextStyle& style = {});

/// The `shown` changes that cost most, and the rows of the charts if they were compared.
std::string to_text(const queries::VideopokerRelearnAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = std::size_t(-1));

/// The returns, and a table of the `shown` states that are met most often.
std::string to_text(const queries::VideopokerMachineAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = std::size_t(-1));

/// What the row is worth now, a curve, and a table of at most `shown` breakpoints: those around what the row
/// pays now and, if they are not among these, some around the break-even.
std::string to_text(const queries::VideopokerMeterAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = std::size_t(-1));

/// What the game returns today, a table of the meters, and one of the border.
std::string to_text(const queries::VideopokerMetersAnswer& answer, const TextStyle& style = {});

/// The paytable as a file (TOML).
std::string to_text(const queries::VideopokerPaytableAnswer& answer, const TextStyle& style = {});

/// A table of the parts, and the numbers of the whole plan.
std::string to_text(const queries::VideopokerPlanAnswer& answer, const TextStyle& style = {});

/// The return table as books on video poker print it, and what its total means.
std::string to_text(const queries::VideopokerReturnAnswer& answer, const TextStyle& style = {});

/// The chart as it was read, what it returns, and the rows and rules that no deal reaches.
std::string to_text(const queries::VideopokerEvaluateAnswer& answer, const TextStyle& style = {});
// The chart as a card to carry (strategy_card.h): as text, as a page to print, and as a picture.
std::string to_card_text(const queries::VideopokerEvaluateAnswer& answer);
std::string to_html(const queries::VideopokerEvaluateAnswer& answer);
std::string to_svg(const queries::VideopokerEvaluateAnswer& answer);
/// What they are, for a sentence: "a strategy card of 13 rows".
std::string drawn_words(const queries::VideopokerEvaluateAnswer& answer);

/// The chart with its return and what is proven about it; for a list of charts, a line for each.
std::string to_text(const queries::VideopokerStrategyAnswer& answer, const TextStyle& style = {});
// The same cards, one for each chart of a list.
std::string to_card_text(const queries::VideopokerStrategyAnswer& answer);
std::string to_html(const queries::VideopokerStrategyAnswer& answer);
std::string to_svg(const queries::VideopokerStrategyAnswer& answer);
std::string drawn_words(const queries::VideopokerStrategyAnswer& answer);

/// A line for each paytable.
std::string to_text(const queries::VideopokerSweepAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::terminal
