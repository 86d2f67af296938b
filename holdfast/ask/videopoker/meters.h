// The query `videopoker.meters`: several progressive jackpots on one machine.
//
//   second jackpot |-.._                  The return is convex in the pays, so the jackpots at which the game
//                  |     `-._  worth it   is not worth playing are a convex region: its border, the exact
//                  |         `.           break-even of the second for each of the first, bends outwards.
//                  |  not yet  \          (Along a line of pays the return is a sum of maxima of sums of
//                  +------------`---->    maxima of linear functions.)
//                    first jackpot
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/videopoker/play/game_analysis.h>

namespace holdfast::ask {

struct VideopokerMetersRequest {
    GameChoice game;
    std::vector<std::string> meters;  ///< "royal flush=1200 rise 1%"
    Rational cash_back = {};          ///< share of each bet
    Wager wager = {};

    static Query query();
    static VideopokerMetersRequest read(const Fields& fields);
    /// The return that is even with cash back.
    Rational even_return() const { return Rational(1) - cash_back; }
};

/// One jackpot. Amounts are in bets.
struct JackpotMeter {
    std::size_t row = 0;                        ///< of the game
    Rational pays;                              ///< today
    Rational rise;                              ///< share of each bet
    std::optional<Rational> break_even = {};    ///< while the others stay; nothing up to 1,000,000,000 bets
    std::optional<Rational> pays_at_even = {};  ///< when all have risen together to the break-even
};

/// A point of the border: the first jackpot, and the break-even of the second.
struct BorderPoint {
    Rational first;
    std::optional<Rational> second;
};

struct VideopokerMetersAnswer {
    std::shared_ptr<const PreparedGame> prepared;  ///< with today's jackpots
    VideopokerMetersRequest request;
    Rational expected_return;  ///< today
    std::vector<JackpotMeter> meters;
    /// The bets until the return reaches the break-even as all rise; nothing if it is above already, if none
    /// rises, or if it is still below when a jackpot passes 1,000,000,000 bets.
    std::optional<Rational> bets_until_even;
    /// From what the paytable pays for the first row up to where the second needs no more than its own pay
    /// there; the others as they are today. Empty if there is no such border.
    std::vector<BorderPoint> border;
    std::vector<std::string> warnings;

    bool is_worth_it() const { return expected_return >= request.even_return(); }
    auto dollars(const Rational& bets) const { return request.wager.dollars(bets); }

    static void declare(Shape<VideopokerMetersAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does, and on a meter that is malformed, of no row of the game,
/// given twice or too fine; and Stopped.
VideopokerMetersAnswer answer(const VideopokerMetersRequest& request, Session& session,
                              const Work& work = {});

}  // namespace holdfast::ask
