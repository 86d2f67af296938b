// The query `videopoker.meter`: the return as an exact function of what one row pays.
//
//   slope       = probability of the row under perfect play: what one more bet of pay adds to the return
//   breakpoint  = a pay at which perfect play changes for some deal, or at which the row overtakes another
//   break-even  = the pay at which return, cash back and meter rise are exactly 1
//
// Play until the row hits, with nobody else on the meter, gains on average
//
//   jackpot - break-even            in bets, with the strategy of the break-even; no strategy gains more
//
// For let a strategy win o a hand on other rows and hit with chance p, and let B be the break-even: nothing
// returns more than 1 there, so o + p B + cash back + rise <= 1, with equality for the strategy of B. It
// plays 1 / p hands on average, and the meter grows in each. So it gains (Wald's identity)
//
//   jackpot + (o + cash back + rise - 1) / p <= jackpot - B
//
// if the row pays the same hands at the jackpot as at B. So nothing is said if it overtakes another row between
// them, or above both if the meter rises.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/wager.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/sweeps/meter.h>

namespace holdfast::ask {

struct VideopokerMeterRequest {
    GameChoice game;
    /// The name of a row, or its hand in words; nullopt: the row that pays most.
    std::optional<std::string> hand;
    std::optional<std::string> from = {};  ///< a pay; none: half of what the row pays
    std::optional<std::string> to = {};    ///< a pay; none: ten times what the row pays
    std::optional<Rational> jackpot = {};  ///< what the meter shows, in bets; none: what the row pays
    std::string jackpot_text = {};         ///< as it was typed, for errors
    Rational cash_back = {};               ///< share of each bet
    Rational rise = {};                    ///< share of each bet that the meter grows by
    SessionLength session = {};
    Wager wager = {};
    videopoker::TieRule tie_rule = videopoker::TieRule::lowest_variance;

    static Query query();
    static VideopokerMeterRequest read(const Fields& fields);
    /// The return that is even with cash back and rise.
    Rational even_return() const { return Rational(1) - cash_back - rise; }
};

/// Play until the row hits, alone, with the strategy of the break-even. All amounts are in bets.
struct UntilHit {
    Rational hit_chance;  ///< of each hand, above 0
    Rational gain;        ///< on average, with the jackpot
    Rational cost;        ///< on average, without the jackpot: the bets, less other pays and cash back
    Rational jackpot;     ///< on average, when it hits

    /// The average number of hands, the one that hits among them.
    Rational hands() const { return Rational(1) / hit_chance; }
    /// The average gain per hour, at this many hands an hour.
    Rational gain_an_hour(const Rational& speed) const { return gain * hit_chance * speed; }
    /// The chance to hit within some hands.
    double chance_within(u64 hands) const;
};

struct VideopokerMeterAnswer {
    std::shared_ptr<const PreparedGame> prepared;
    VideopokerMeterRequest request;
    videopoker::Meter meter;
    videopoker::GameAnalysis now;       ///< with the row's pay of the game
    std::vector<std::string> warnings;  ///< sentences about what is odd in the paytable

    const videopoker::PayRow& row() const { return prepared->game().rows[meter.row]; }
    auto dollars(const Rational& bets) const { return request.wager.dollars(bets); }
    /// The lowest pay of the range at which return, cash back and rise are exactly 1.
    std::optional<Rational> break_even() const;
    /// Nothing without a break-even, if the row never hits there, or if it overtakes another row between there
    /// and the jackpot.
    std::optional<UntilHit> until_hit() const;
    /// The row's probability at what it pays now, under the tie rule.
    Rational slope_now() const;

    static void declare(Shape<VideopokerMeterAnswer>& shape);
};

/// Throws FieldError as PreparedGames::prepare does; on a row that the game does not have, or none if several pay
/// most; on a range of pays that is malformed, empty or too fine; and Stopped.
VideopokerMeterAnswer answer(const VideopokerMeterRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
