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

#include <algorithm>
#include <span>
#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/search/item_groups.h>

namespace holdfast::videopoker {

// The phrases that rows of a chart are made of: neighbouring items of one family ("three to a straight flush
// or better", "suited JT to QT").
//
//     family     best item  i0  i1  i2  i3  worst item
//     phrases    [i0] [i0 i1] [i0 i1 i2] ... [i1] [i1 i2] ... [i3]
//
// A row plays the first item of its phrase, in the group's order, that a deal offers. So the phrases that play
// an item in a group are those that have it and none of the family's items that come before it there:
//
//     low <= first <= place of the item <= last < high
//
// where low - 1 and high are the places of the nearest of these. Only the three numbers are stored, for each
// item of each group, and not the phrases: there are as many of these as pairs of items. Values of all groups'
// best items add up to less than 2^57, so that sums with undecided groups fit.

/// [family] items, the most valuable first; an item is in one family.
using ItemFamilies = std::vector<std::vector<u32>>;

struct Phrase {
    u32 family;
    u32 first;  ///< places in the family
    u32 last;   ///< included
};

/// The most phrases of all families of a section; a chart under search takes some hundred bytes for each.
inline constexpr std::size_t most_phrases = 500'000;

class Phrases {
  public:
    /// What an item wins in a group, and which phrases play it there (above).
    struct Offer {
        i64 value;
        u32 group;
        u16 low;
        u16 place;
        u16 high;
    };

    /// Throws ParseError, about the name of the game, if the families have more than most_phrases; and Stopped.
    Phrases(const ItemGroups& groups, const ItemFamilies& families, const StopFlag* stop = nullptr,
            const std::string& game = "");

    u32 size() const { return static_cast<u32>(phrases_.size()); }
    const Phrase& operator[](u32 phrase) const { return phrases_[phrase]; }
    u32 number_of(Phrase phrase) const {
        return first_of_family_[phrase.family] + triangle(phrase.first, phrase.last);
    }
    /// The number of the first phrase of a family; its phrases end before those of the next family.
    u32 first_of_family(u32 family) const { return first_of_family_[family]; }
    u32 families() const { return static_cast<u32>(items_of_.size()); }
    /// How many items the family has.
    u32 items_of(u32 family) const { return items_of_[family]; }
    /// Whether the item is in a family.
    bool occurs(u32 item) const { return single_[item] != no_phrase; }
    /// The phrase of one item that is in a family.
    u32 single(u32 item) const { return single_[item]; }
    std::size_t groups() const { return undecided_.size(); }
    /// [group] its value in a chart without a row for it: so low that such a chart is worse than any other.
    const std::vector<i64>& undecided() const { return undecided_; }

    /// Calls visit(offer) for each group in which the phrase plays.
    template <class Visit>
    void for_each_play(u32 phrase, const Visit& visit) const {
        const Phrase& row = phrases_[phrase];
        const std::size_t* const first_offer = first_offer_.data() + first_item_[row.family];
        const Offer* const end = offers_.data() + first_offer[row.last + 1];
        for (const Offer* each = offers_.data() + first_offer[row.first]; each != end; ++each) {
            if (each->low <= row.first && row.last < each->high) visit(*each);
        }
    }
    /// The offers of the item at this place of a family.
    std::span<const Offer> offers_at(u32 family, u32 place) const {
        const std::size_t* const first = first_offer_.data() + first_item_[family] + place;
        return {offers_.data() + first[0], offers_.data() + first[1]};
    }
    /// Calls visit(offer) for each offer of a family whose `high` is this place.
    template <class Visit>
    void for_each_ending(u32 family, u32 place, const Visit& visit) const {
        const std::size_t* const first = first_ending_.data() + first_item_[family] + place;
        for (std::size_t i = first[0]; i < first[1]; ++i) visit(offers_[ending_[i]]);
    }

  private:
    static constexpr u32 no_phrase = ~u32{0};
    /// Places of pairs first <= last: (0,0), (0,1), (1,1), (0,2), (1,2), (2,2), ...
    static u32 triangle(u32 first, u32 last) { return last * (last + 1) / 2 + first; }
    /// Calls visit(number of the item, offer) for each item of a group; items are numbered family by family.
    template <class Visit>
    void for_each_offer(const ItemGroups& groups, std::size_t group, const Visit& visit) const;
    void add_offers(const ItemGroups& groups, const StopFlag* stop);
    void sort_by_ends(const StopFlag* stop);

    std::vector<i64> undecided_;
    std::vector<Phrase> phrases_;
    std::vector<u32> first_of_family_;
    std::vector<u32> first_item_;  ///< [family] the number of its first item
    std::vector<u32> items_of_;
    std::vector<u32> single_;
    std::vector<u32> family_of_;             ///< [item]
    std::vector<u32> place_of_;              ///< [item] in its family
    std::vector<Offer> offers_;              ///< by the number of the item, then by group
    std::vector<std::size_t> first_offer_;   ///< [number of the item]
    std::vector<u32> ending_;                ///< numbers of offers, by the item at `high`
    std::vector<std::size_t> first_ending_;  ///< [number of that item]
};

class RowChart {
  public:
    /// Keeps references: `phrases` and `stop` must outlive this object. `rows` are numbers of phrases, from the
    /// top. Throws Stopped, as all that takes time here does.
    explicit RowChart(const Phrases& phrases, const std::vector<u32>& rows = {},
                      const StopFlag* stop = nullptr);
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
    /// What a phrase wins, [row], in the groups that the row decides now; the last number is that of the
    /// undecided ones.
    using Gains = std::span<const i64>;

    /// The best place at or above `lowest` for a phrase that gains this; of several the lowest.
    Place best_place(Gains gains, std::size_t lowest) const;
    Place best_place(Gains gains) const { return best_place(gains, rows_.size()); }
    /// The best place for a phrase at or above `lowest`.
    Place best_place(u32 phrase, std::size_t lowest) const { return best_place(gains_of(phrase), lowest); }
    Place best_place(u32 phrase) const { return best_place(phrase, rows_.size()); }
    /// The value of the chart with a phrase that gains this above `row`.
    i64 value_with(Gains gains, std::size_t row) const;

    /// Calls visit(phrase, gains) for each phrase of a family, by rising numbers: faster than one by one.
    ///
    /// From one phrase to the next that has the same last item, the gains change by what items win whose
    /// phrases begin there. So the offers are read only twice: when their phrases begin to play, as the last
    /// item comes to their place, and when they end.
    template <class Visit>
    void for_each_phrase(u32 family, const Visit& visit) const {
        const std::size_t stride = rows_.size() + 1;
        const u32 items = phrases_->items_of(family);
        u32 phrase = phrases_->first_of_family(family);
        std::vector<i64> steps((items + 1) * stride);  // [first item][row]
        std::vector<i64> gains(stride);
        for (u32 last = 0; last < items; ++last) {
            throw_if_stopped(stop_);
            phrases_->for_each_ending(family, last,
                                      [&](const Phrases::Offer& each) { add_step(each, -1, steps); });
            for (const Phrases::Offer& each : phrases_->offers_at(family, last)) add_step(each, 1, steps);
            std::fill(gains.begin(), gains.end(), 0);
            for (u32 first = 0; first <= last; ++first, ++phrase) {
                const i64* const step = steps.data() + first * stride;
                for (std::size_t row = 0; row < stride; ++row) gains[row] += step[row];
                visit(phrase, Gains(gains));
            }
        }
    }

    /// The rows without the lifted one and with the phrase above `row`.
    std::vector<u32> rows_with(u32 phrase, std::size_t row) const;

    /// The row that decides a group, or the one that does once that row is lifted.
    struct Decision {
        i64 value;
        u32 row;
    };
    const Decision& decision(std::size_t group) const { return decisions_[group]; }

  private:
    Gains gains_of(u32 phrase) const;
    /// Adds what an offer wins to the phrases that begin at `low`, and takes it from those that begin after its
    /// place.
    void add_step(const Phrases::Offer& offer, i64 sign, std::vector<i64>& steps) const {
        const Decision& decision = decisions_[offer.group];
        const i64 won = sign * (offer.value - decision.value);
        const std::size_t stride = rows_.size() + 1;
        steps[offer.low * stride + decision.row] += won;
        steps[(std::size_t{offer.place} + 1) * stride + decision.row] -= won;
    }
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
    const StopFlag* stop_;
    mutable std::vector<i64> gains_;  ///< scratch of gains_of
};

}  // namespace holdfast::videopoker
