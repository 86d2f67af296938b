// Finds games by some named rows of a machine.
//
//   full house 9, flush 6     9/6 Jacks or Better, 9/6 Double Double Bonus, ...; their other rows were not given
//
// An incomplete list of names and pays fits many games: it tells which of them have these rows, but not which
// game it is. Unlike in pay_match.h, rows that are not given are ignored.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/game.h>
#include <holdfast/videopoker/paytables/pay_match.h>

namespace holdfast::ask {

struct NamedPay {
    std::string name;
    Rational pays;  ///< for a bet of 1
};

/// How the rows that were given differ from those of a game.
struct NamedPaysMatch {
    const videopoker::Game* game;
    std::vector<videopoker::DifferentPay> differences;  ///< in the order of the pays
    std::vector<std::size_t> rows_not_given;            ///< of Game::rows, those that pay something
    std::size_t uncertain;  ///< names that may mean several rows, of which one has this pay

    /// By the weight of the differences, the uncertain names, then how far the pays are apart.
    bool operator<(const NamedPaysMatch& other) const;
};

/// Compares the game with these pays. A name that may mean several rows means one with its pay, if there is one; no row is
/// meant twice.
NamedPaysMatch match_named_pays(const videopoker::Game& game, const std::vector<NamedPay>& pays);

/// The bet in dollars that the pays are for, if for exactly one of the usual bets (five coins of 1 cent to 5
/// dollars) some game has all of the rows. Nullopt for a single pay, which fits by chance.
std::optional<Rational> usual_bet_of(const std::vector<NamedPay>& pays,
                                     const std::vector<videopoker::Game>& games);

/// The first name that no row of these games has.
std::optional<std::string> unknown_row_name(const std::vector<std::string>& names,
                                            const std::vector<videopoker::Game>& games);

/// How the game contradicts a pay `seen` on the machine under this name, in the machine's unit: "pays 45 for
/// 'full house' (yours 30)"; empty if it does not. The game lacks a row whose name only other games of the
/// catalog have; a name of no row contradicts nothing.
std::string name_conflict(const videopoker::Game& game, const std::string& name, const Rational& seen,
                          const Rational& unit, const std::vector<videopoker::Game>& games);

}  // namespace holdfast::ask
