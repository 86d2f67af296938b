// The query `videopoker.review`: hands that somebody played, the mistakes in them, what these cost, and what to
// learn first.
//
//   cost of a hand = value of its best hold - value of what was held, in bets
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/parts/kind_choice.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/videopoker/play/played_hands.h>

namespace holdfast::ask {

struct VideopokerReviewRequest {
    GameChoice game;
    std::string hands;              ///< as read_played_hands reads them, or a file of the trainer
    std::string hands_source = {};  ///< what errors call the text: a file's name, or empty
    Wager wager = {std::nullopt, Rational(usual_speed)};

    static Query query();
    static VideopokerReviewRequest read(const Fields& fields);
};

struct VideopokerReviewAnswer {
    struct Mistake {
        videopoker::PlayedHand hand;
        videopoker::Hold best;  ///< the first of the best holds
        std::string held_kind;
        std::string best_kind;
        Rational cost;  ///< bets
    };

    /// The hands in which a hold of one kind is best.
    struct Kind {
        std::string words;
        u64 hands;
        u64 mistakes;
        Rational cost;  ///< of these mistakes, in bets
    };

    /// Mistakes of one sort: a hold of one kind was best, and one of another was held.
    struct Lesson {
        KindChoice choice;
        u64 hands = 0;
        Rational cost;  ///< bets
    };

    std::shared_ptr<const PreparedGame> prepared;
    Wager wager;  ///< with a speed
    u64 hands;
    Rational cost;                      ///< of all mistakes, in bets
    std::vector<Mistake> mistakes;      ///< the costliest first
    std::vector<Kind> kinds;            ///< those that cost most first
    std::vector<Lesson> lessons;        ///< the costliest first, at most five
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable

    const videopoker::Game& game() const { return prepared->game(); }
    Rational cost_per_hand() const { return cost / Rational(hands); }
    HourlyLoss hourly_loss() const { return {wager, cost_per_hand()}; }
    std::optional<Rational> dollars(const Rational& bets) const { return wager.dollars(bets); }

    static void declare(Shape<VideopokerReviewAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does, and with its place on a line that is no hand; and Stopped.
VideopokerReviewAnswer answer(const VideopokerReviewRequest& request, Session& session,
                              const Work& work = {});

}  // namespace holdfast::ask
