// The search for the charts of one section: the deals with one number of wild cards, for which a chart has a
// list of rows of its own.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/holds/hold_types.h>
#include <holdfast/videopoker/strategy/language/chart_text.h>
#include <holdfast/videopoker/strategy/search/band_search.h>
#include <holdfast/videopoker/strategy/search/item_groups.h>
#include <holdfast/videopoker/strategy/search/row_search.h>

namespace holdfast::videopoker {

// A partition of the types of a game; the search treats each part as one item.
//
// In the best order, types of one atom are nearly always neighbours, and fewer items are searched faster. If
// an order of atoms returns less than an order of types, the atoms that cost most are split into types.

class TypePartition {
  public:
    /// Starts with the atoms of the types.
    explicit TypePartition(const HoldTypes& types);

    std::size_t items() const { return types_of_.size(); }
    u32 item_of(TypeIndex type) const { return item_of_[type]; }
    const std::vector<TypeIndex>& types_of(u32 item) const { return types_of_[item]; }

    void split(u32 item);
    /// The groups of types as groups of items, equal groups added up. If a group has several types of an
    /// item, the first is played. Throws Stopped.
    ItemGroups merged(const ItemGroups& groups_of_types, const StopFlag* stop = nullptr) const;

  private:
    std::vector<u32> item_of_;                      ///< [type]
    std::vector<std::vector<TypeIndex>> types_of_;  ///< [item]
};

/// Splits atoms until the best order of items returns what the best order of types does, or no single split
/// gains. Throws Stopped.
void split_where_it_gains(TypePartition& partition, const ItemGroups& groups_of_types, const Work& work);

/// The rows of a section, and the sum of the values that they play.
struct SectionRows {
    std::vector<ChartRow> rows;
    i64 value;
};

class SectionSearch {
  public:
    /// `groups_of_types`: those of the section, at least one; their items are the numbers of types. Keeps a
    /// reference: `writer` must outlive this object. Throws ParseError if the section has more than most_phrases,
    /// and Stopped.
    SectionSearch(const ChartWriter& writer, const HoldTypes& types, std::size_t section,
                  const ItemGroups& groups_of_types, const Work& work);

    /// An upper bound on the value of all orders of the section's types.
    u64 most_value() const { return most_value_; }
    /// The best order found, in the fewest rows found. Throws Stopped.
    SectionRows basic(const Work& work) const;
    /// [number of rows - 1] the best found with at most that number of rows, up to that order's value. Throws
    /// Stopped.
    std::vector<SectionRows> of_rows(const Work& work) const;
    /// [number of bands - 1] the same for bands.
    std::vector<SectionRows> of_bands(const Work& work) const;

  private:
    SectionRows written(const RowsFound& found, const StopFlag* stop) const;
    SectionRows written(const BandsFound& found, const StopFlag* stop) const;
    /// Replaces each row, from the top, by the shortest phrase of its family that does not change the value.
    std::vector<ChartRow> in_fewest_words(std::vector<u32> rows, const StopFlag* stop) const;
    void cover_all(SectionRows& section, const StopFlag* stop) const;
    ChartRow row_of(const Phrase& phrase) const;
    ChartRow row_of(const std::vector<u32>& items) const;

    const ChartWriter* writer_;
    std::size_t section_;
    TypePartition partition_;
    ItemGroups groups_;
    ItemFamilies families_;
    Phrases phrases_;
    std::vector<u32> order_;  ///< rows of single items, the best found
    u64 most_value_;
};

}  // namespace holdfast::videopoker
