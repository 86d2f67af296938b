// Reads one row of a chart: phrases with commas, semicolons or "or" between them.
//
//   phrase = [any] [pat] hold {with CONDITION and ... | without RANK | of RANKS | in SUITS | or better | ...}
//
// A recursive descent over the tokens of a line; what it makes of each phrase is a HoldPhrase.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/strategy/chart_tokens.h>
#include <holdfast/videopoker/strategy/hold_phrase.h>

namespace holdfast::videopoker {

class RowReader {
  public:
    /// `tokens` are from `whole` and end with an `end`; all must outlive this.
    RowReader(const HoldVocabulary& vocabulary, std::size_t section, std::string_view whole,
              const std::vector<ChartToken>& tokens)
        : vocabulary_(vocabulary),
          game_(vocabulary.types().tables().game()),
          section_(section),
          whole_(whole),
          token_(tokens.data()) {}

    /// The types that the row names, rising, each once. Throws ParseError, with the nearest word where one is
    /// unknown, and where a phrase names no hold of the game.
    std::vector<TypeIndex> read();

  private:
    [[noreturn]] void refuse(std::string_view expected) const;
    [[noreturn]] void refuse_phrase(const ChartToken& first, const std::string& message) const;
    /// What an error adds where a phrase names no hold: the game's holds of that kind, the nearest first.
    std::string what_there_is(const HoldPhrase& phrase, const ChartToken& first) const;
    const ChartToken& next(std::size_t ahead = 1) const;
    bool take(std::string_view text);
    bool take_separator();
    void expect(std::string_view text);
    /// A number at this place, which the caller has seen to be one.
    int take_number();

    HoldPhrase read_phrase();

    void read_hold(HoldPhrase& phrase, bool is_pat);
    void read_counted(HoldPhrase& phrase);
    void read_draw(HoldPhrase& phrase);
    void read_made_hand(HoldPhrase& phrase, bool is_pat);
    bool read_wild_cards(HoldPhrase& phrase);
    bool read_rank_name(HoldPhrase& phrase);
    void read_rank_sets(HoldPhrase& phrase, bool is_suited);
    void read_cards(HoldPhrase& phrase);
    void read_suffixes(HoldPhrase& phrase);
    bool counts_something() const;
    bool begins_condition() const;
    void read_condition(HoldPhrase& phrase);
    void read_counted_condition(HoldPhrase& phrase);
    void read_high_cards_condition(HoldPhrase& phrase);
    RankSet read_ranks();
    RankSet read_one_rank();
    void pay_rows(HoldPhrase& phrase, PayHand hand, std::optional<bool> natural) const;
    void of_a_kind(HoldPhrase& phrase, HoldKind kind, PayHand hand) const;
    void check_rank_sets(const ChartToken& first, const std::vector<u32>& rank_sets,
                         const std::vector<TypeIndex>& named) const;

    [[noreturn]] void refuse_ranks(const ChartToken& first, u32 ranks) const;

    const HoldVocabulary& vocabulary_;
    const Game& game_;
    std::size_t section_;
    std::string_view whole_;
    const ChartToken* token_;
};

}  // namespace holdfast::videopoker
