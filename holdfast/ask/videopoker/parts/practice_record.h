// A player's practice record: the file that the trainer of the web page exports, and that the command line
// keeps.
//
//   {"holdfast": "trainer", "games": {"jacks-or-better-9-6": {
//     "hands": 20, "minor": 1, "major": 1, "mended": 0, "lost": 0.3,
//     "missed": [{"deal": "AsKsQsJs5s", "cost": 0.1, "due": 2, "held": "AsKs"}],
//     "kinds": {"low pair": {"mistakes": 2, "lost": 0.3}},
//     "days": {"2026-11-24": {"hands": 20, "wrong": 2, "lost": 0.3}}}}}
//
// Whether a hand is a mistake is decided exactly. The sums are doubles, as on the page: they are only shown. A deal is
// the same whatever the order of its cards: no game that the command line practises depends on it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/integers.h>
#include <holdfast/core/rational.h>
#include <holdfast/videopoker/paytables/deal.h>
#include <holdfast/videopoker/play/played_hands.h>

namespace holdfast::ask {

/// A practice hand, and what the player held.
struct PracticedHand {
    std::string deal;  ///< the cards, as dealt
    std::string held;  ///< the cards; empty if all were discarded
    Rational cost;     ///< bets, against the best hold
    std::string kind;  ///< that of the best hold, in words, if it was a mistake; empty if it is not known
    std::string day;   ///< "2026-11-24", the date where the player is
    bool is_mended = false;  ///< the first choice was wrong, and corrected after a warning
};

/// The kind of hold that was best in a mistake, and its cost: the page learns the kind a little later than
/// the cost.
struct NamedMistake {
    std::string kind;
    Rational cost;
};

struct GamePractice {
    /// A deal to ask again.
    struct Missed {
        std::string deal;
        double cost = 0;                  ///< bets, of the last mistake
        u64 due = 0;                      ///< right answers until it leaves the list
        std::optional<std::string> held;  ///< in the last mistake; older files do not say
    };
    struct Kind {
        u64 mistakes = 0;
        double lost = 0;  ///< bets
    };
    struct Day {
        u64 hands = 0;
        u64 wrong = 0;
        double lost = 0;  ///< bets
    };

    u64 hands = 0;
    u64 minor = 0;                      ///< mistakes that cost less than 0.05 bets
    u64 major = 0;                      ///< the others
    u64 mended = 0;                     ///< corrected after a warning, which only the page gives
    double lost = 0;                    ///< bets
    std::vector<Missed> missed;         ///< by their last mistakes, the latest last; at most most_missed
    std::map<std::string, Kind> kinds;  ///< by the kind of the best hold
    std::map<std::string, Day> days;    ///< by date

    static constexpr std::size_t most_missed = 300;

    u64 right() const { return hands - minor - major; }
    /// Adds a hand. A mistake, mended or not, puts its deal on the list of missed ones, and two right answers take it off.
    void add(const PracticedHand& hand);
    /// Adds the kind of an earlier mistake; does nothing if the kind of each is known, as after the record
    /// was erased.
    void add_kind(const NamedMistake& mistake);
};

/// A file has no larger count: JavaScript counts to 2^53.
inline constexpr u64 most_practised = u64{1} << 53U;

/// By the name of the game.
using PracticeRecord = std::map<std::string, GamePractice>;

/// The name of a game in the record: "jacks-or-better-9-6", "jacks-or-better-9-6~flush=5" if pays were changed,
/// and "~mine" for a paytable of one's own. However the changes were typed, the name is the same: rows by their
/// names, in alphabetical order, without those that pay what they did, and pays as plain_pays_text() writes them.
std::string name_in_record(const GameChoice& choice, const PreparedGame& prepared);

/// Whether a text can only be such a file: it begins with '{'.
bool is_practice_record(std::string_view text);

/// Empty if the text is. Throws ParseError if this is not such a file.
PracticeRecord read_practice_record(const std::string& text);

/// On one line, with a line break.
std::string to_text(const PracticeRecord& record);

/// The record in `text` with one more hand of a game; a new record if there is no text or it is empty.
/// Members of the record and of the game that this version does not know are kept, except inside missed
/// deals, kinds and days. Throws ParseError if `text` is not a practice record, and if a missed deal of the
/// game is not a deal of the deck.
std::string with_hand(const std::optional<std::string>& text, const std::string& name, Deck deck,
                      const PracticedHand& hand);

/// The record of a text with the kind of a mistake that was added before (GamePractice::add_kind); as it is if it has no
/// such game. Throws ParseError as with_hand() does.
std::string with_kind(const std::string& text, const std::string& name, Deck deck,
                      const NamedMistake& mistake);

/// The record of a text with these games in place of its own of the same names. What this version does not know stays, as
/// with_hand() says; what only `other` has of it, the text of another record, is added.
std::string with_games(const std::string& text, const PracticeRecord& games, const std::string& other = {},
                       const StopFlag* stop = nullptr);

/// The cards of a deal in an order that does not depend on how they were dealt. Every card has two letters.
std::string sorted_cards(const std::string& deal);

/// What was practised of one game, its missed deals as deals are written here: "As Kd 7c 7d 2h" becomes
/// "AsKd7c7d2h". Empty if the record lacks the game. Throws ParseError, with the number of the missed deal, on one
/// that is not a deal of the deck or a hold of it.
GamePractice practice_of(const PracticeRecord& record, const std::string& name, Deck deck);

/// The missed deals of one game that say what was held, each with its number in the whole list, from 1, as its line;
/// the others are counted. Throws ParseError if `text` is not a practice record or lacks the game, and as
/// practice_of() does.
struct MissedHands {
    std::vector<videopoker::PlayedHand> hands;
    u64 without_hold = 0;
};
MissedHands read_missed_hands(const std::string& text, const std::string& name, Deck deck);

}  // namespace holdfast::ask
