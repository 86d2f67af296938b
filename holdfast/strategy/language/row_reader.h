// Reads one row of a chart: phrases with commas, semicolons or "or" between them.
//
//   phrase = [any] [pat] hold {with CONDITION and ... | without RANK | of RANKS | in SUITS | or better | ...}
//
// Where a word may be meant for several holds ("suited KQ or KJ"), the reader takes what players mean if only
// one reading makes sense, and refuses the row with both readings spelled out otherwise: never silently the
// other one.
//
// A recursive descent over the tokens of a line; what it makes of each phrase is a HoldPhrase. Every read_
// function begins at token_ and leaves it behind what it read; its comment has an example of that. Parts of
// the class are in row_reader.cpp (holds), row_conditions.cpp (what stands behind them), shared_words.cpp
// ("or") and row_errors.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/strategy/language/chart_tokens.h>
#include <holdfast/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

class RowReader : private TokenCursor {
  public:
    RowReader(const HoldVocabulary& vocabulary, std::size_t section, const TokenCursor& tokens,
              const StopFlag* stop)
        : TokenCursor(tokens),
          vocabulary_(vocabulary),
          game_(vocabulary.types().tables().game()),
          section_(section),
          stop_(stop) {}

    std::vector<TypeIndex> read();

  private:
    /// What kind of words a hold leaves to the next one: "suited QJ", "QJ", "4 to a flush", "pat flush".
    enum class Shared : u8 { nothing, suited, bare_ranks, draw, pat };

    /// What a hold that has been read may share with the next one.
    struct SharedWords {
        Shared kind = Shared::nothing;
        std::string lead = {};   ///< the words said once: "suited", "4 to"
        std::string front = {};  ///< these words, where the hold itself does not say them
        int cards = 0;           ///< of a draw
        bool has_conditions = false;
        const ChartToken* begin = nullptr;  ///< of the hold: its tokens, not its text, so that a reader is
        const ChartToken* end = nullptr;    ///< copied in no time, however long a hold is
    };
    enum class Separator : u8 { none, bare_or, comma, semicolon };

    [[noreturn]] void refuse(std::string_view expected) const;
    /// Blames what was read last, from this token on.
    [[noreturn]] void refuse_phrase(const ChartToken& first, const std::string& message) const;
    using TokenCursor::refuse;
    /// What an error adds where a phrase names no hold: the game's holds of that kind, the nearest first.
    std::string what_there_is(const HoldPhrase& phrase, const ChartToken& first) const;
    bool take_separator();
    /// How many tokens of a separator stand `ahead` tokens further: "," or "or" 1, ", or" 2; ";" is none, for
    /// what stands behind it shares no words with what stands before it.
    std::size_t loose_separator(std::size_t ahead) const;
    void expect(std::string_view text);
    /// A number at this place, which the caller has seen to be one.
    int take_number();

    /// A hold with all that stands behind it: "any four to a flush with 2 high cards".
    HoldPhrase read_phrase();
    /// "any pat flush": the same without what stands behind it, and without words of the hold before.
    void read_plain_phrase(HoldPhrase& phrase);

    // Words that a row says once for several holds (shared_words.cpp).
    /// "KJ" after "suited KQ or", "straight flush" after "four to a royal or". False: it is a hold by itself.
    bool read_with_shared_words(HoldPhrase& phrase);
    bool shares_suited(std::size_t ahead) const;
    bool shares_draw(std::size_t ahead) const;
    std::string article(std::size_t ahead) const;
    /// Where a hold that begins `ahead` tokens further ends: at a separator or the end of the line.
    const ChartToken* end_of_hold(std::size_t ahead) const;
    std::string words(const ChartToken* begin, const ChartToken* end) const;
    /// The whole hold, with the words that it shares.
    std::string said(const SharedWords& hold) const;
    /// Whether these words are a row: no error tells to write others.
    bool accepts(const std::string& row) const;
    [[noreturn]] void refuse_unclear(const ChartToken* begin, const ChartToken* end,
                                     const std::string& meanings, const std::string& one,
                                     const std::string& other) const;
    void check_suited_behind() const;
    void check_pat(const HoldPhrase& phrase) const;
    /// Refuses "10/J": a stroke separates whole holds, such as JT/QT.
    void check_no_strokes() const;
    bool begins_counted(std::size_t ahead) const;
    /// The tokens of "3 or 4" before "of a kind", from `ahead` on: 0 where no such list stands there.
    std::size_t numbers_listed(std::size_t ahead) const;
    std::vector<std::string> each_number(std::size_t counted) const;
    void check_numbers() const;
    std::size_t next_listed_rank(bool by_letters, bool by_words) const;
    RankSet read_plurals();
    bool names_a_hold() const;
    const ChartToken* end_of_condition(HoldPhrase phrase) const;
    bool begins_condition_of(const HoldPhrase& phrase) const;
    bool may_have(HoldPhrase hold, const ChartToken& rank) const;
    void check_conditions(const HoldPhrase& hold);
    void refuse_alternative(const HoldPhrase& hold, const std::string& front, const std::string& said,
                            const ChartToken& place) const;

    /// Any hold: goes on to one of the next functions. Also "row 3" and the name of a row in quotation marks.
    void read_hold(HoldPhrase& phrase, bool is_pat);
    /// "four to ...", "three of a kind", "three aces", "two pair", "two suited high cards"
    void read_counted(HoldPhrase& phrase);
    /// Behind "four to": "an inside straight", "a royal"
    void read_draw(HoldPhrase& phrase);
    /// "natural royal flush", "full house", "high pair"
    void read_made_hand(HoldPhrase& phrase, bool is_pat);
    /// "deuces only", "the joker alone", "wild cards"; false where something else stands there
    bool read_wild_cards(HoldPhrase& phrase);
    /// "jacks or better", "ace", "J alone"; false likewise
    bool read_rank_name(HoldPhrase& phrase);
    /// "KT/QT" after "suited" or by itself, "KT suited"
    void read_rank_sets(HoldPhrase& phrase, bool is_suited);
    /// Behind "cards": "9h8h7s"
    void read_cards(HoldPhrase& phrase);
    /// "with 1 gap and 2 high cards", "without an ace", "of 8-T", "in hearts", "or better", ", 2 windows"
    void read_suffixes(HoldPhrase& phrase);
    /// The tokens of "2", "1-3", "3+", "2 or 3", "at least 2" where a thing that is counted follows; else 0.
    std::size_t length_of_count() const;
    bool counts_something() const { return length_of_count() > 0; }
    NumberRange read_count();
    /// After a comma: whether a condition may follow.
    bool begins_condition() const;
    /// "2 high cards", "high cards >= gaps", "kicker A", "an ace", "inside"
    void read_condition(HoldPhrase& phrase);
    /// "2 high cards", "1-2 gaps", "1+1 windows", "1 joker"
    void read_counted_condition(HoldPhrase& phrase);
    /// Behind "high": "cards >= gaps - 1", "cards = 2"
    void read_high_cards_condition(HoldPhrase& phrase);
    RankSet read_ranks();
    RankSet read_rank_range();
    RankSet read_one_rank();
    void pay_rows(HoldPhrase& phrase, PayHand hand, std::optional<bool> natural) const;
    void of_a_kind(HoldPhrase& phrase, HoldKind kind, PayHand hand) const;
    /// Refuses ranks that no named type has: of "suited QJ/98" both must be holds of the game.
    void check_rank_sets(const ChartToken& first, const HoldPhrase& phrase,
                         const std::vector<TypeIndex>& named) const;
    std::string wild_cards_alone() const;

    /// Says what a chart calls these ranks, where they are a hold by another name.
    [[noreturn]] void refuse_ranks(const ChartToken& first, u32 ranks, bool is_suited) const;

    const HoldVocabulary& vocabulary_;
    const Game& game_;
    std::size_t section_;
    const StopFlag* stop_;
    Separator separator_ = Separator::none;   ///< before the hold that is being read
    SharedWords before_;                      ///< of the hold before that separator
    SharedWords now_;                         ///< of the hold that is being read
    const ChartToken* hold_begin_ = nullptr;  ///< of that hold
    const ChartToken* hold_end_ = nullptr;    ///< where its conditions begin
    bool ends_with_rank_ = false;             ///< its last condition names a rank: "with an ace"
    bool is_trial_ = false;                   ///< nobody reads its errors, so they give no advice
};

/// The types that the row names, rising, each once. Throws ParseError, with the nearest word where one is
/// unknown, and where a phrase names no hold of the game; and Stopped.
std::vector<TypeIndex> read_row(const HoldVocabulary& vocabulary, std::size_t section,
                                const TokenCursor& tokens, const StopFlag* stop = nullptr);
std::vector<TypeIndex> read_row(const HoldVocabulary& vocabulary, std::size_t section, std::string_view text);

}  // namespace holdfast::videopoker
