// The query `videopoker.identify`: which games pay what stands on a machine, and how the nearest others
// differ.
//
//   800,50,25,8,6,4,3,2,1    8/6 Jacks or Better, 98.392685%    9/6 Jacks or Better: full house 9 (yours 8)
//
// Machines show the pays for one coin, those for five coins, the royal flush for five and the rest for one
// (4,000, 50, 25, ...), or dollars: a multiple of the pays of a game, with the largest for five coins or not.
// Unless the request says for how many coins the pays are, the reading that fits some game best is taken, and
// the answer says which.
//
// A few named rows do not identify a game; then the answer is which games have them (named_pays.h).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/query.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/pay_match.h>

namespace holdfast::ask {

struct VideopokerIdentifyRequest {
    std::vector<Rational> pays;  ///< 1 to 64, above 0; in any order
    std::optional<u64> coins;    ///< that the pays are for, 1 or more; none: whatever fits a game
    u64 count = 5;               ///< of games to name, if no more of them fit; 0 counts as 1
    /// [pay] what the machine calls its row; empty if the pays have no names.
    std::vector<std::string> names = {};

    static Query query();
    static VideopokerIdentifyRequest read(const Fields& fields);
};

/// How the pays were understood.
enum class PaysAreFor : u8 { given_coins, one_coin, five_coins, five_coins_for_the_largest, another_bet };

/// "one coin", "five coins", "one coin, the largest for five", "another bet" or "the coins of the request".
std::string_view to_text(PaysAreFor pays);

struct VideopokerIdentifyAnswer {
    struct Match {
        /// The game; if only pays differ, with those of the machine.
        std::shared_ptr<const PreparedGame> prepared;
        videopoker::Game game;    ///< as the catalog has it
        Rational catalog_return;  ///< the return of `game`
        std::vector<videopoker::DifferentPay> differences;
        /// Of the machine; nullopt if its rows are not those of the game, or not all were given.
        std::optional<Rational> expected_return;
        std::vector<std::size_t> rows_not_given = {};  ///< if only some rows were, by their names
    };

    std::vector<Rational> pays;  ///< for a bet of 1, falling
    PaysAreFor understood;
    Rational bet;  ///< that the machine's pays are for, except a largest one for five coins
    std::vector<std::string> warnings = {};  ///< doubts about the return and the names
    std::vector<Match> games;                ///< the least weight_of() the differences first; then by id
    /// How many games of the catalog have the rows that were given, if these were only some, with their names. Then
    /// `games` are the first of them or, if there is none, the nearest.
    std::optional<u64> games_with_rows = {};

    /// "This is 9/6 Jacks or Better, which returns 99.5439% with perfect play."; or that no known game has
    /// these pays, and the nearest. If only some rows were given: which games have them, without choosing
    /// one.
    std::string sentence() const;

    static void declare(Shape<VideopokerIdentifyAnswer>& shape);
};

/// At most `count` games, but every game whose pays are those of the machine. Throws Stopped.
VideopokerIdentifyAnswer answer(const VideopokerIdentifyRequest& request, Session& session,
                                const Work& work = {});

/// A warning if the pays of a machine return more than 110%, or less than half of each bet, as if they were
/// for another number of coins.
std::optional<std::string> doubt_of_pays(const Rational& expected_return);

/// What a game pays if the machine pays something else: "full house 9 (yours 8)"; "no row for 2"; "7 rows not given".
std::vector<std::string> difference_texts(const VideopokerIdentifyAnswer::Match& match);

}  // namespace holdfast::ask
