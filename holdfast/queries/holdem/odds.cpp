#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include <holdfast/core/error.h>
#include <holdfast/evaluation/hand_ranker.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/input/cards_apart.h>
#include <holdfast/queries/input/number_list.h>

namespace holdfast::queries {
namespace {

using holdem::HoleCards;
using holdem::Odds;
using holdem::OpponentOdds;
using holdem::Situation;
using Out = HoldemOddsAnswer::Out;
using Outs = HoldemOddsAnswer::Outs;
using OutsGoal = HoldemOddsAnswer::OutsGoal;

HoleCards hole_cards(const std::vector<Card>& cards) {
    return {cards[0], cards[1]};
}

HoldemOddsAnswer read_cards(const HoldemOddsRequest& request) {
    CardsApart apart;
    HoldemOddsAnswer answer{};
    answer.hole = apart.read(request.hole, "in the hero's hand", 2);
    answer.board = apart.read_board(request.board);
    answer.dead = apart.read(request.dead, "dead");
    for (const std::string& hand : request.versus) {
        answer.versus.push_back(apart.read(hand, "in a known opponent's hand", 2));
    }
    return answer;
}

Situation situation_of(const HoldemOddsAnswer& answer) {
    Situation situation{hole_cards(answer.hole), holdem::Board(set_of(answer.board)), set_of(answer.dead)};
    for (const std::vector<Card>& hand : answer.versus) situation.known.push_back(hole_cards(hand));
    return situation;
}

void check_board_can_come(const HoldemOddsRequest& request, const Situation& situation) {
    if (situation.unseen().size() >= situation.board.cards_to_come()) return;
    const std::string& blamed = request.dead.empty() ? request.versus.back() : request.dead;
    throw ParseError("with so many dead and known cards too few are left for the board", blamed, 0,
                     blamed.size());
}

std::vector<int> numbers_of_opponents(const HoldemOddsRequest& request, const Situation& situation) {
    const bool has_known = !situation.known.empty();
    if (!request.opponents) {
        if (!has_known && situation.most_opponents() == 0) {
            throw ParseError("so many dead cards leave none for an opponent", request.dead, 0,
                             request.dead.size());
        }
        return {has_known ? 0 : 1};
    }
    const int least = has_known ? 0 : 1;
    std::vector<int> numbers = parse_numbers(*request.opponents, least, holdem::max_opponents, "opponents");
    std::sort(numbers.begin(), numbers.end());
    if (numbers.back() > situation.most_opponents()) {
        throw ParseError(fmt::format("the unseen cards are enough for {} unknown opponents, not {}",
                                     situation.most_opponents(), numbers.back()),
                         *request.opponents, 0, request.opponents->size());
    }
    return numbers;
}

HoldemOddsAnswer::IndependentEstimate independent_estimate(const OpponentOdds& one,
                                                           const OpponentOdds& odds) {
    const double lose_to_one = nearest_double(Rational(one.losses(), one.deals));
    if (odds.opponents == 1) return {lose_to_one, 0.0};
    const double estimate = 1.0 - std::pow(1.0 - lose_to_one, odds.opponents);
    return {estimate, estimate - nearest_double(Rational(odds.losses(), odds.deals))};
}

bool is_ahead(const Situation& situation) {
    const HandRanker& ranker = HandRanker::instance();
    const HandRank hero = ranker(situation.hole.cards() | situation.board.cards());
    return std::all_of(situation.known.begin(), situation.known.end(), [&](const HoleCards& hand) {
        return hero > ranker(hand.cards() | situation.board.cards());
    });
}

/// The cards that help against this number of unknown opponents.
Outs find_outs(const Situation& situation, const OpponentOdds& now, const Work& work) {
    const bool counts_ahead = now.opponents == 0 && !is_ahead(situation);
    Outs outs{counts_ahead ? OutsGoal::ahead : OutsGoal::equity,
              now.opponents,
              now.equity(),
              static_cast<u64>(situation.unseen().size()),
              {}};
    for (const Card card : situation.unseen()) {
        Situation next = situation;
        next.board = holdem::Board(situation.board.cards() | CardSet::of(card));
        if (counts_ahead && !is_ahead(next)) continue;
        Work each = work;
        each.progress = {};
        const Rational equity = odds(next, {now.opponents}, each).results.front().equity();
        if (counts_ahead || equity > outs.now) outs.cards.push_back({card, equity});
    }
    std::stable_sort(outs.cards.begin(), outs.cards.end(), [](const Out& a, const Out& b) {
        return a.equity == b.equity ? a.card > b.card : a.equity > b.equity;
    });
    return outs;
}

void check_outs(const HoldemOddsRequest& request, const Situation& situation) {
    const int cards = situation.board.size();
    if (cards == 3 || cards == 4) return;
    throw ParseError(cards == 0 ? "outs are counted on the flop and the turn: a board is missing"
                                : "outs are counted on the flop and the turn: the river is the last card",
                     request.board, 0, std::max<std::size_t>(request.board.size(), 1));
}

}  // namespace

std::string_view HoldemOddsAnswer::street() const {
    switch (board.size()) {
        case 0:
            return "preflop";
        case 3:
            return "flop";
        case 4:
            return "turn";
        default:
            return "river";
    }
}

HoldemOddsAnswer answer(const HoldemOddsRequest& request, const Work& work) {
    HoldemOddsAnswer answer = read_cards(request);
    const Situation situation = situation_of(answer);
    check_board_can_come(request, situation);
    const std::vector<int> numbers = numbers_of_opponents(request, situation);
    if (request.outs) check_outs(request, situation);

    const bool estimates = situation.known.empty();
    std::vector<int> asked = numbers;
    if (estimates) asked.push_back(1);  // the estimate is made of the odds against one
    const Odds odds = holdem::odds(situation, asked, work);
    answer.boards = odds.boards;
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        answer.results.push_back({odds.results[i]});
        if (estimates)
            answer.results.back().estimate = independent_estimate(odds.results.back(), odds.results[i]);
    }
    for (std::size_t i = 0; i < hand_category_count; ++i) {
        answer.categories[i] = Rational(odds.categories[i], odds.boards);
    }
    if (request.outs) answer.outs = find_outs(situation, answer.results.front().odds, work);
    return answer;
}

}  // namespace holdfast::queries
