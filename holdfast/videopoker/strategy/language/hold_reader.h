// Reads one hold of a row, and the conditions after it.
//
//   phrase = [any] [pat] hold {with CONDITION and ... | without RANK | of RANKS | in SUITS | or better | ...}
//
// A recursive descent over the tokens: every function reads from the cursor and moves it past what it read.
// Its comment gives an example of what it reads.
#pragma once

#include <optional>
#include <string>

#include <holdfast/videopoker/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// The kind of words that a hold shares with the next one: "suited QJ", "QJ", "4 to a flush", "pat flush".
enum class Shared : u8 { nothing, suited, bare_ranks, draw, pat };

struct SharedWords {
    Shared kind = Shared::nothing;
    std::string lead = {};    ///< the words said once: "suited", "4 to"
    int cards = 0;            ///< number of cards of a draw
    bool is_implied = false;  ///< the lead is not written: an inside straight is a draw of four cards
};

/// Reads "any pat flush", without the words after it and without shared words of an earlier hold: any hold,
/// also "row 3" and the name of a row in quotation marks.
SharedWords read_hold(RowCursor& row, HoldPhrase& phrase);
/// Reads the words after "four to": "an inside straight", "a royal"
void read_draw(RowCursor& row, HoldPhrase& phrase);
/// Reads the words after "suited": "KT/QT"
void read_suited_ranks(RowCursor& row, HoldPhrase& phrase);

/// Reads "with 1 gap and 2 high cards", "without an ace", "of 8-T", "in hearts", "or better", ", 2 windows".
/// Returns whether the last condition names a rank: "with an ace".
bool read_conditions(RowCursor& row, HoldPhrase& phrase);
/// Reads conditions by themselves, "2 gaps and no ace" or "except aces", up to the end. Returns whether they are
/// all there is; throws ParseError on a word that is no part of them.
bool read_only_conditions(RowCursor& row, HoldPhrase& phrase);
/// 0 for "outside" and "open-ended", 1 for "inside", 2 for "double inside".
std::optional<int> take_gaps_in_words(RowCursor& row);
/// Whether a condition may begin here, judging by its first words.
bool begins_condition(const RowCursor& row);
/// The end of the condition that begins here, applied to this hold; null if there is none, or if it leaves
/// nothing of the hold.
const ChartToken* end_of_condition(RowCursor row, HoldPhrase phrase);
/// Whether the words here, such as "2 high cards", which may be a condition, name a hold of the game.
bool names_a_hold(RowCursor row);

}  // namespace holdfast::videopoker
