#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/threads.h>
#include <holdfast/videopoker/play/game_analysis.h>
#include <holdfast/videopoker/play/play_tally.h>

namespace holdfast::videopoker {
namespace {

using detail::HoldScale;
using detail::PlayTally;
using detail::SolvedBlock;

void fill_moments(GameAnalysis& answer, const Game& game, const PlayTally& tally, const HoldScale& scale,
                  u64 pay_denominator) {
    const Rational combinations(answer.combinations);
    const Rational unit(u128{1}, u128{pay_denominator});
    Rational second_moment;
    u64 hits = 0;
    for (std::size_t row = 0; row < answer.rows.size(); ++row) {
        const Rational& pay = game.rows[row].pays;
        const Rational won = Rational(answer.rows[row].combinations) / combinations * pay;
        answer.expected_return += won;
        second_moment += won * pay;
        if (!pay.is_zero()) hits += answer.rows[row].combinations;
    }
    // Two hands from one deal are independent once the deal is given, and have the same mean there: the best
    // value. So their covariance is the variance of that mean over the deals.
    const Rational squared_return = answer.expected_return * answer.expected_return;
    answer.variance = second_moment - squared_return;
    answer.covariance =
        Rational(tally.squared_value()) / combinations / Rational(scale.common) * unit * unit -
        squared_return;
    answer.hit_frequency = Rational(hits) / combinations;
}

}  // namespace

GameAnalysis analyze_game(const GameTables& tables, TieRule tie_rule, const Work& work) {
    // Each worker adds integers to a tally of its own, so the answer does not depend on who took which block.
    const HoldScale scale(tables.game().deck);
    std::vector<PlayTally> tallies(worker_count(work), PlayTally(tables, scale, tie_rule));
    detail::for_each_solved_block(
        tables, scale, work, [&](const SolvedBlock& block, unsigned worker) { tallies[worker].play(block); });
    PlayTally& total = tallies.front();
    for (std::size_t worker = 1; worker < tallies.size(); ++worker) total.add(tallies[worker]);

    GameAnalysis answer{};
    answer.deals = binomial(tables.game().deck.size(), deal_size);
    answer.deal_classes = tables.classes().size(deal_size);
    answer.combinations = answer.deals * scale.common;
    answer.tied_deals = total.tied_deals();
    // The fewest and the most are independent of each other from row to row: no single play need reach two of
    // them.
    const std::vector<u64> counts = total.row_counts();
    for (std::size_t row = 0; row < counts.size(); ++row) {
        answer.rows.push_back(
            {counts[row], counts[row] - total.below()[row], counts[row] + total.above()[row]});
    }
    fill_moments(answer, tables.game(), total, scale, tables.pays().denominator);
    return answer;
}

GameAnalysis analyze_game(const Game& game, TieRule tie_rule, const Work& work) {
    return analyze_game(GameTables(game), tie_rule, work);
}

}  // namespace holdfast::videopoker
