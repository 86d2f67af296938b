// The question `videopoker.hold`: the 32 ways to play one dealt hand, best first, with exact outcome counts.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/queries/input/game_choice.h>
#include <holdfast/queries/output/style.h>
#include <holdfast/videopoker/hand_analysis.h>

namespace holdfast::queries {

struct VideopokerHoldRequest {
    GameChoice game;
    std::string cards;  ///< five cards, as parse_cards reads them
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;
};

struct VideopokerHoldAnswer {
    ChosenGame game;
    videopoker::TieRule tie_rule;
    std::vector<Card> deal;  ///< in the order they were given
    videopoker::HandAnalysis analysis;
    std::vector<std::string> warnings;  ///< sentences about rows that are always outbid or pay 0

    /// The cards of a hold, in the order of the deal.
    std::vector<Card> held(const videopoker::HoldAnalysis& hold) const;
    /// How much less the hold is worth than the best one.
    Rational cost(const videopoker::HoldAnalysis& hold) const;
};

/// Throws ParseError as choose_game does, and on cards that are not five different cards of the game's deck.
/// `work` is the same for all questions; this one takes only a moment and does not look at it.
VideopokerHoldAnswer answer(const VideopokerHoldRequest& request, const Work& work = {});

inline constexpr std::size_t all_holds = 32;

std::string to_json(const VideopokerHoldAnswer& answer);
std::string to_csv(const VideopokerHoldAnswer& answer);
/// The best `shown` holds, and every other one of the same value as the best.
std::string to_text(const VideopokerHoldAnswer& answer, const TextStyle& style = {},
                    std::size_t shown = all_holds);

}  // namespace holdfast::queries
