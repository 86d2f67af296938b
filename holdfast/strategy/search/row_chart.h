// A chart under search: its rows, which are phrases, and the row that decides each group.
//
// One pass over the groups of a phrase gives its gain at *every* place of the chart: above row j it takes
// over the groups that rows j, j + 1, ... decide now, so
//
//     gain(j) = sum over rows r >= j of the sum over the groups that r decides of (value of phrase - value)
//
// For each group the deciding row is stored, and the next one that matches, so lifting a row out of the chart
// takes only as long as the groups that it decides. A group without a row counts as decided below the last
// one (Phrases::undecided).
#pragma once

#include <vector>

#include <holdfast/strategy/search/item_groups.h>

namespace holdfast::videopoker {

// The phrases that rows of a chart are made of: neighbouring items of one family ("three to a straight flush
// or better", "suited JT to QT").
//
//     family     best item  i0  i1  i2  i3  worst item
//     phrases    [i0] [i0 i1] [i0 i1 i2] ... [i1] [i1 i2] ... [i3]
//
// A row plays the first item of its phrase, in the group's order, that a deal offers. Each phrase has
// a list of the groups that offer any of its items, with the value that the row plays there. Values of all
// groups' best items add up to less than 2^57, so that sums with undecided groups fit.

/// [family] items, the most valuable first; an item is in one family.
using ItemFamilies = std::vector<std::vector<u32>>;

struct Phrase {
    u32 family;
    u32 first;  ///< places in the family
    u32 last;   ///< included
};

class Phrases {
  public:
    /// The value that a phrase plays in a group.
    struct Play {
        u32 group;
        i64 value;
    };

    Phrases(const ItemGroups& groups, const ItemFamilies& families);

    u32 size() const { return static_cast<u32>(phrases_.size()); }
    const Phrase& operator[](u32 phrase) const { return phrases_[phrase]; }
    std::span<const Play> plays(u32 phrase) const { return plays_[phrase]; }
    u32 number_of(Phrase phrase) const {
        return first_of_family_[phrase.family] + triangle(phrase.first, phrase.last);
    }
    /// The number of the first phrase of a family; its phrases end before those of the next family.
    u32 first_of_family(u32 family) const { return first_of_family_[family]; }
    /// How many items the family has.
    u32 items_of(u32 family) const { return items_of_[family]; }
    /// Whether the item is in a family.
    bool occurs(u32 item) const { return single_[item] != no_phrase; }
    /// The phrase of one item that is in a family.
    u32 single(u32 item) const { return single_[item]; }
    std::size_t groups() const { return undecided_.size(); }
    /// [group] its value in a chart without a row for it: so low that such a chart is worse than any other.
    const std::vector<i64>& undecided() const { return undecided_; }

  private:
    static constexpr u32 no_phrase = ~u32{0};
    /// Places of pairs first <= last: (0,0), (0,1), (1,1), (0,2), (1,2), (2,2), ...
    static u32 triangle(u32 first, u32 last) { return last * (last + 1) / 2 + first; }
    void add_group(const ItemGroups& groups, std::size_t group, u32 family);

    std::vector<i64> undecided_;
    std::vector<Phrase> phrases_;
    std::vector<std::vector<Play>> plays_;
    std::vector<u32> first_of_family_;
    std::vector<u32> items_of_;
    std::vector<u32> single_;
    std::vector<u32> family_of_;  ///< [item]
    std::vector<u32> place_of_;   ///< [item] in its family
};

class RowChart {
  public:
    /// Keeps a reference: `phrases` must outlive this object. `rows` are numbers of phrases, from the top.
    explicit RowChart(const Phrases& phrases, const std::vector<u32>& rows = {});
    void assign(const std::vector<u32>& rows);

    const std::vector<u32>& rows() const { return rows_; }
    /// The sum of the values played in all groups, without the lifted row; negative if a group is undecided.
    i64 value() const { return value_; }

    /// Lifts a row out of the chart until it is put back; rows keep their numbers meanwhile. One row at a
    /// time.
    void lift(std::size_t row);
    void put_back();

    /// A place for a phrase: above row `row`, or below all rows if that is the number of rows.
    struct Place {
        std::size_t row;
        i64 value;  ///< of the chart with the phrase there
    };
    /// The best place for a phrase at or above `lowest`; of several the lowest.
    Place best_place(u32 phrase, std::size_t lowest) const;
    Place best_place(u32 phrase) const { return best_place(phrase, rows_.size()); }
    /// The value of the chart with the phrase above `row`.
    i64 value_with(u32 phrase, std::size_t row) const;
    /// The rows without the lifted one and with the phrase above `row`.
    std::vector<u32> rows_with(u32 phrase, std::size_t row) const;

    /// The row that decides a group, or the one that does once that row is lifted.
    struct Decision {
        i64 value;
        u32 row;
    };
    const Decision& decision(std::size_t group) const { return decisions_[group]; }
    const Decision& next_decision(std::size_t group) const { return next_[group]; }

  private:
    void sum_gains(u32 phrase) const;
    void sort_groups();

    static constexpr std::size_t no_row = ~std::size_t{0};

    const Phrases* phrases_;
    std::vector<u32> rows_;
    i64 value_ = 0;
    std::vector<Decision> decisions_;       ///< [group]
    std::vector<Decision> next_;            ///< [group]
    std::vector<u32> groups_;               ///< by the row that decides them
    std::vector<std::size_t> first_group_;  ///< [row] where its groups begin
    std::size_t lifted_ = no_row;
    mutable std::vector<i64> gain_;  ///< [row] scratch of best_place
};

// For each row and phrase of a chart, an upper bound on the gain of exchanging one for the other. So most
// exchanges need not be tried.

class ExchangeBounds {
  public:
    /// `chart` must consist of these phrases, with no row lifted.
    ExchangeBounds(const Phrases& phrases, const RowChart& chart);

    /// The most that the phrase can win at any place once the row is lifted, in the row's groups and in all
    /// others, less the cost of lifting the row. Only groups in which the phrase gains are counted, as if it
    /// could be above some rows and below others in each group, so the bound is never too low.
    i64 most_gained(std::size_t row, u32 phrase) const {
        return phrase_won_[phrase] + won_[phrase * (rows_ + 1) + row] - lost_[row];
    }

  private:
    std::size_t rows_;
    std::vector<i64> lost_;        ///< [row] by lifting it
    std::vector<i64> won_;         ///< [phrase][row] in the row's groups once it is lifted
    std::vector<i64> phrase_won_;  ///< [phrase] in all groups of the whole chart
};

}  // namespace holdfast::videopoker
