// The holds of one row, and whether one of them is part of another.
//
//   pair, JJ-AA                     the second says which of the first are meant: the row is JJ-AA
//   four to a straight, KQJT        likewise
//   pair of aces, jacks or better   refused: as a list it would say no more than its larger part
//
// "any" before the larger part asks for all that is not covered yet, so it may contain what stands before it.
#pragma once

#include <string>
#include <vector>

#include <holdfast/videopoker/strategy/language/hold_phrase.h>
#include <holdfast/videopoker/strategy/language/row_cursor.h>

namespace holdfast::videopoker {

/// What stands before a hold of a row.
enum class Separator : u8 { none, bare_or, comma, semicolon };

/// A hold as it stands in a row.
struct HoldInRow {
    const ChartToken* begin;
    const ChartToken* end;
    std::string said;              ///< with the words that it shares with an earlier hold
    std::vector<TypeIndex> types;  ///< rising
    Separator before;
    bool is_any;      ///< "any" stands before it
    bool says_ranks;  ///< "JJ-AA", "KQJT", "J"
};

class RowHolds {
  public:
    /// Adds the hold that was read last. Throws ParseError, with both readings, if it is part of an earlier one without
    /// saying which of that are meant, or the other way round.
    void add(const RowCursor& row, HoldInRow hold);

    /// Whether the hold before this one contains all of these types and more.
    bool is_part_of_last(const std::vector<TypeIndex>& types) const;

    /// The types of each hold that the row names, in the order written.
    std::vector<std::vector<TypeIndex>> types() const;

  private:
    bool specifies(const HoldInRow& hold, std::size_t earlier) const;

    std::vector<HoldInRow> holds_;
    std::size_t head_ = 0;           ///< the hold that those after it may specify
    bool is_specified_ = false;      ///< the head, by a hold after it
    std::vector<bool> is_replaced_;  ///< [hold] by the holds that specify it
};

}  // namespace holdfast::videopoker
