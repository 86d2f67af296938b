// The deals from which a preference is learned, as a table of measures.
//
// A column is a measure, a line a *sample*: all examples that no measure distinguishes and that have the same
// better side. (Two samples may agree in every column and have different better sides: no condition
// distinguishes them.) Columns that are constant, or equivalent to an earlier one up to a shift and a sign,
// are dropped. A set of samples is a bit set of whole 64-bit words, so that conditions are combined with
// `and`.
#pragma once

#include <optional>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/videopoker/strategy/charts/preference.h>

namespace holdfast::videopoker::penalties {

/// A contest in which one of the two holds is better.
struct Example {
    Contest contest;
    u32 deals = 0;  ///< number of deals in its class
    Side better = Side::row;
};

/// A set of samples. Combine only sets of one table: the operations expect equally many words on both sides.
class SampleSet {
  public:
    SampleSet() = default;
    explicit SampleSet(std::size_t samples) : words_((samples + 63) / 64) {}

    void insert(std::size_t sample) { words_[sample / 64] |= u64{1} << (sample % 64); }
    bool contains(std::size_t sample) const { return ((words_[sample / 64] >> (sample % 64)) & 1U) != 0; }
    bool empty() const;
    bool meets(const SampleSet& other) const;
    std::size_t size() const;
    const std::vector<u64>& words() const { return words_; }

    SampleSet& operator&=(const SampleSet& other);
    SampleSet& operator-=(const SampleSet& other);
    friend SampleSet operator&(SampleSet a, const SampleSet& b) { return a &= b; }

    bool operator==(const SampleSet&) const = default;

  private:
    std::vector<u64> words_;
};

class ExampleTable {
  public:
    /// Measures every example once, with about 230 measures each; `examples` is not kept. Throws Stopped.
    explicit ExampleTable(const std::vector<Example>& examples, const StopFlag* stop = nullptr);

    std::size_t samples() const { return better_.size(); }
    std::size_t columns() const { return measures_.size(); }
    const Measure& measure(std::size_t column) const { return measures_[column]; }
    /// The values of a column, [sample].
    const std::vector<u8>& values(std::size_t column) const { return values_[column]; }

    /// A bound at which a column's condition "at least" separates samples.
    struct Step {
        u8 bound = 0;     ///< a value that occurs, and not the lowest
        u8 below = 0;     ///< the next lower one
        SampleSet above;  ///< the samples with at least the bound
    };
    const std::vector<Step>& steps(std::size_t column) const { return steps_[column]; }

    Side better(std::size_t sample) const { return better_[sample]; }
    u64 deals(std::size_t sample) const { return deals_[sample]; }
    /// The samples in which this side's hold is the better one.
    const SampleSet& won_by(Side side) const { return won_by_[static_cast<std::size_t>(side)]; }
    /// The sample of each example, [example].
    const std::vector<u32>& sample_of() const { return sample_of_; }
    u64 deals_in(const SampleSet& set) const;

  private:
    void merge(const std::vector<Example>& examples, const std::vector<std::vector<u8>>& columns,
               const StopFlag* stop);
    void find_steps(const StopFlag* stop);
    void keep_columns(const std::vector<std::vector<u8>>& columns, const std::vector<u32>& first_example);

    std::vector<Measure> measures_;
    std::vector<std::vector<u8>> values_;
    std::vector<std::vector<Step>> steps_;
    std::vector<Side> better_;
    std::vector<u64> deals_;
    std::array<SampleSet, 2> won_by_;
    std::vector<u32> sample_of_;
};

}  // namespace holdfast::videopoker::penalties
