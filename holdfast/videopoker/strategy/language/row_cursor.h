// A position in a row of a chart, with the tokens ahead and the errors about them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/language/chart_tokens.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// A hold as written: tokens, not text, so that copying a cursor is cheap, however long a hold is.
struct WrittenHold {
    std::string front = {};              ///< words that it shares with an earlier hold and does not repeat
    const ChartToken* begin = nullptr;   ///< its own words
    const ChartToken* middle = nullptr;  ///< start of its conditions
};

class RowCursor : public TokenCursor {
  public:
    /// Keeps a reference: `vocabulary` must outlive this object.
    RowCursor(const HoldVocabulary& vocabulary, std::size_t section, const TokenCursor& tokens,
              const StopFlag* stop)
        : TokenCursor(tokens), vocabulary_(&vocabulary), section_(section), stop_(stop) {}

    const HoldVocabulary& vocabulary() const { return *vocabulary_; }
    const HoldTypes& types() const { return vocabulary_->types(); }
    const Game& game() const { return types().tables().game(); }
    std::size_t section() const { return section_; }
    const StopFlag* stop() const { return stop_; }
    /// The types of this section that a phrase names, rising.
    std::vector<TypeIndex> named_by(const HoldPhrase& phrase) const {
        return vocabulary_->named_by(phrase, section_);
    }

    /// Whether it names any of them, or part of one.
    bool names_any(const HoldPhrase& phrase) const {
        return !named_by(phrase).empty() || vocabulary_->split_by(phrase, section_);
    }

    /// The token before the current one; there must be one.
    const ChartToken& last_read() const { return here()[-1]; }
    /// Takes this word, or throws ParseError.
    void expect(std::string_view text);
    /// Takes a number; the caller must have checked that there is one here.
    int take_number() {
        skip();
        return number_said(last_read());
    }

    /// The number of tokens of a separator that begins `ahead` tokens further: 1 for "," or "or", 2 for ",
    /// or"; 0 for ";", since the words after it are never shared with those before it.
    std::size_t loose_separator(std::size_t ahead) const;
    /// The end of a hold that begins `ahead` tokens further: a separator or the end of the line.
    const ChartToken* end_of_hold(std::size_t ahead) const;
    /// The words as written, with one blank in place of several blanks or a line's end.
    std::string words(const ChartToken* begin, const ChartToken* end) const;
    /// The hold being read, up to `end`, with its shared words.
    std::string said_until(const ChartToken* end) const { return hold.front + words(hold.begin, end); }

    using TokenCursor::refuse;
    /// Throws the error about this token: an unknown word, or not the expected one.
    [[noreturn]] void refuse_expecting(std::string_view expected) const;
    /// Throws an error about the tokens read last, from this one on.
    [[noreturn]] void refuse_since(const ChartToken& first, const std::string& message) const;
    /// Throws an error about tokens that can be read in several ways, and spells out the readings that are rows.
    [[noreturn]] void refuse_unclear(const ChartToken* begin, const ChartToken* end,
                                     const std::string& meanings,
                                     const std::vector<std::string>& readings) const;
    [[noreturn]] void refuse_unclear(const ChartToken* begin, const ChartToken* end,
                                     const std::string& meanings, const std::string& one,
                                     const std::string& other) const {
        refuse_unclear(begin, end, meanings, std::vector<std::string>{one, other});
    }
    /// Whether these words are a row, so that no error suggests words that are not. Always false in a trial,
    /// whose errors are never shown.
    bool accepts(const std::string& row) const;
    /// The name of the hold of only the wild cards dealt: "deuces only".
    std::string wild_cards_alone() const;

    WrittenHold hold;  ///< the hold being read
    bool is_trial = false;

  private:
    const HoldVocabulary* vocabulary_;
    std::size_t section_;
    const StopFlag* stop_;
};

// Numbers and ranks in lists.

/// The number of tokens, from `ahead` on, between a number and the draw that it counts cards of: 1 for "to" in
/// "four to a flush", 2 for "cards to" in "4 cards to a flush", 2 for "-card" in "4-card flush", 1 for "card" in
/// "4 card flush"; 0 if they are none of these.
std::size_t draw_lead(const RowCursor& row, std::size_t ahead);
/// The number of tokens of "any", "all", "other", "any other" or "all other" before a hold: those not covered above.
std::size_t any_tokens(const RowCursor& row);
/// Whether a number comes here with the thing it counts: "four to", "three of a kind", "two suited".
bool begins_counted(const RowCursor& row, std::size_t ahead = 0);
/// The number of tokens of "3 or 4" before "of a kind", from `ahead` on: 0 if there is no such list.
std::size_t numbers_listed(const RowCursor& row, std::size_t ahead = 0);
/// "1 high cards" and "2 high cards" for "1 or 2 high cards", whose last number is `counted` tokens further.
/// Join them with semicolons: a number after a comma may be read as a condition.
std::vector<std::string> each_number(const RowCursor& row, std::size_t counted);

/// "A" or "10": one rank in capitals.
bool is_single_letter(const ChartToken& token);
/// Reads the ranks of one word: "ace", "A", "JT"
RankSet read_one_rank(RowCursor& row);
/// Reads "J-A", "2-4/A", "aces", "A-4", "A, K or Q"
RankSet read_ranks(RowCursor& row);
/// Reads "aces", "aces or kings"
RankSet read_plurals(RowCursor& row);
/// Reads "or higher" or "or lower" behind ranks, which must be one rank then, and returns all ranks meant.
RankSet with_ranks_beyond(RowCursor& row, RankSet ranks);

/// Equal cards, two to four of them, of any of these ranks.
struct RepeatedRanks {
    RankSet ranks;
    int times;
};
/// Reads "JJ", "QQQ", "22-TT", "AA/KK", "JJ+", "JJ or better"; nothing if something else comes next.
std::optional<RepeatedRanks> take_repeated_ranks(RowCursor& row);

/// Refuses "jack or better" and "J or lower", which may be pairs or single cards.
void check_one_card(const RowCursor& row);
}  // namespace holdfast::videopoker
