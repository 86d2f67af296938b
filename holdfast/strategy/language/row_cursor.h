// Where a row of a chart is read, what stands ahead, and what its errors say.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// A hold as it is written: tokens, not text, so that a cursor is copied in no time, however long a hold is.
struct WrittenHold {
    std::string front = {};  ///< words of an earlier hold that it shares, where it does not say them
    const ChartToken* begin = nullptr;   ///< its own words
    const ChartToken* middle = nullptr;  ///< where its conditions begin
};

class RowCursor : public TokenCursor {
  public:
    /// `vocabulary` must outlive this.
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

    const ChartToken& last_read() const { return here()[-1]; }
    void expect(std::string_view text);
    /// A number at this place, which the caller has seen to be one.
    int take_number() {
        skip();
        return number_said(last_read());
    }

    /// How many tokens of a separator stand `ahead` tokens further: "," or "or" 1, ", or" 2; ";" is none, for
    /// what stands behind it shares no words with what stands before it.
    std::size_t loose_separator(std::size_t ahead) const;
    /// Where a hold that begins `ahead` tokens further ends: at a separator or the end of the line.
    const ChartToken* end_of_hold(std::size_t ahead) const;
    /// As they are written, with one blank where there are several or a line's end.
    std::string words(const ChartToken* begin, const ChartToken* end) const;
    /// The hold that is being read up to `end`, with the words that it shares.
    std::string said_until(const ChartToken* end) const { return hold.front + words(hold.begin, end); }

    using TokenCursor::refuse;
    /// Blames this token: an unknown word, or not what is expected.
    [[noreturn]] void refuse_expecting(std::string_view expected) const;
    /// Blames what was read last, from this token on.
    [[noreturn]] void refuse_since(const ChartToken& first, const std::string& message) const;
    /// Blames tokens that can be read in two ways, and spells out those that are rows.
    [[noreturn]] void refuse_unclear(const ChartToken* begin, const ChartToken* end,
                                     const std::string& meanings, const std::string& one,
                                     const std::string& other) const;
    /// Whether these words are a row: no error tells to write others. Never so in a trial, whose errors nobody
    /// reads.
    bool accepts(const std::string& row) const;
    /// What a chart calls the hold of nothing but the wild cards dealt: "deuces only".
    std::string wild_cards_alone() const;

    WrittenHold hold;  ///< the one that is being read
    bool is_trial = false;

  private:
    const HoldVocabulary* vocabulary_;
    std::size_t section_;
    const StopFlag* stop_;
};

// Numbers and ranks in lists.

/// Whether a number stands there with what it counts: "four to", "three of a kind", "two suited".
bool begins_counted(const RowCursor& row, std::size_t ahead = 0);
/// The tokens of "3 or 4" before "of a kind", from `ahead` on: 0 if no such list stands there.
std::size_t numbers_listed(const RowCursor& row, std::size_t ahead = 0);
/// "1 high cards" and "2 high cards" for "1 or 2 high cards", of which the last number is `counted` tokens
/// further. To be joined with semicolons: a number behind a comma may be taken for a condition.
std::vector<std::string> each_number(const RowCursor& row, std::size_t counted);

/// "A" or "10": one rank in capitals.
bool is_single_letter(const ChartToken& token);
/// "ace", "A", "JT": the ranks that are a word.
RankSet read_one_rank(RowCursor& row);
/// "J-A", "2-4/A", "aces", "A-4", "A, K or Q"
RankSet read_ranks(RowCursor& row);
/// "aces", "aces or kings"
RankSet read_plurals(RowCursor& row);

}  // namespace holdfast::videopoker
