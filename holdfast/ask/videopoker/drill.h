// The query `videopoker.drill`: random deals to practise on, with how to play them.
//
//   all      any deal
//   close    the best of the holds that are not best costs at most `within` bets
//   penalty  the basic chart errs (the chart of `videopoker.strategy` that never looks at discards)
//
// All deals of the kind are equally likely and drawn independently, so a deal may come up twice. The
// number-th deal is a function of the seed, whatever the count.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/videopoker/paytables/deal.h>

namespace holdfast::ask {

enum class DrillKind : u8 { all, close, penalty };

struct VideopokerDrillRequest {
    GameChoice game;
    DrillKind kind = DrillKind::all;
    u64 count = 10;
    u64 seed = 1;
    Rational within{1, 20};  ///< for close deals, in bets

    static Query query();
    static VideopokerDrillRequest read(const Fields& fields);
};

struct VideopokerDrillAnswer {
    /// A hold, compared with the best one.
    struct Play {
        std::vector<Card> hold;  ///< in the order of the deal
        Rational value;
        Rational cost;  ///< how much less it is worth than the best hold
    };

    /// A deal to practise on, and how it is played.
    struct Drill {
        videopoker::Deal deal;
        std::vector<std::vector<Card>> best;  ///< all holds of the largest value, preferred ones first
        Rational value;                       ///< of these
        std::optional<Play> second;           ///< none if all holds are worth the same
        std::optional<Play> chart;            ///< if the basic chart errs
    };

    std::shared_ptr<const PreparedGame> prepared;
    DrillKind kind;
    u64 seed;
    Rational within;
    u64 deals_of_kind;  ///< that the drills are drawn from; 0: there are none to draw
    u64 all_deals;
    std::vector<Drill> drills;
    std::string chart;  ///< of penalty drills: the basic chart as `videopoker.evaluate` reads it
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable

    const videopoker::Game& game() const { return prepared->game(); }

    static void declare(Shape<VideopokerDrillAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does, and Stopped.
VideopokerDrillAnswer answer(const VideopokerDrillRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
