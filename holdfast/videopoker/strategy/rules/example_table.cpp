#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <string>

#include <holdfast/videopoker/strategy/rules/example_table.h>

namespace holdfast::videopoker::penalties {
namespace {

using Column = std::vector<u8>;

/// The column shifted to start at 0, or reversed, so that equivalent columns are equal. Such columns allow
/// the same conditions and, with another weight and bound, the same sums.
std::string counted_alike(const Column& column) {
    const auto [low, high] = std::minmax_element(column.begin(), column.end());
    // The first value that is not in the middle decides whether the column is reversed.
    const int middle = *low + *high;
    const auto off_middle =
        std::find_if(column.begin(), column.end(), [&](u8 value) { return 2 * value != middle; });
    const bool turned = off_middle != column.end() && 2 * *off_middle > middle;
    std::string counted;
    counted.reserve(column.size());
    for (const u8 value : column) counted.push_back(static_cast<char>(turned ? *high - value : value - *low));
    return counted;
}

}  // namespace

bool SampleSet::empty() const {
    return std::all_of(words_.begin(), words_.end(), [](u64 word) { return word == 0; });
}

bool SampleSet::meets(const SampleSet& other) const {
    for (std::size_t word = 0; word < words_.size(); ++word) {
        if ((words_[word] & other.words_[word]) != 0) return true;
    }
    return false;
}

std::size_t SampleSet::size() const {
    std::size_t count = 0;
    for (const u64 word : words_) count += static_cast<std::size_t>(__builtin_popcountll(word));
    return count;
}

SampleSet& SampleSet::operator&=(const SampleSet& other) {
    for (std::size_t word = 0; word < words_.size(); ++word) words_[word] &= other.words_[word];
    return *this;
}

SampleSet& SampleSet::operator-=(const SampleSet& other) {
    for (std::size_t word = 0; word < words_.size(); ++word) words_[word] &= ~other.words_[word];
    return *this;
}

ExampleTable::ExampleTable(const std::vector<Example>& examples, const StopFlag* stop) {
    std::vector<Column> columns;
    std::set<std::string> seen;
    for (const Measure& measure : all_measures()) {
        throw_if_stopped(stop);
        Column column;
        column.reserve(examples.size());
        for (const Example& each : examples) {
            column.push_back(static_cast<u8>(value_of(measure, each.contest)));
        }
        // all_measures() lists the simplest first, so each dropped column says the same in more words.
        const bool constant =
            std::adjacent_find(column.begin(), column.end(), std::not_equal_to<>()) == column.end();
        if (constant || !seen.insert(counted_alike(column)).second) continue;
        measures_.push_back(measure);
        columns.push_back(std::move(column));
    }
    merge(examples, columns, stop);
}

void ExampleTable::merge(const std::vector<Example>& examples, const std::vector<Column>& columns,
                         const StopFlag* stop) {
    std::map<std::string, u32> sample_of_line;
    std::vector<u32> first_example;
    for (std::size_t example = 0; example < examples.size(); ++example) {
        throw_if_stopped(stop);
        std::string line;
        for (const Column& column : columns) line.push_back(static_cast<char>(column[example]));
        // The better side is part of the line: a sample never holds examples that contradict each other.
        line.push_back(static_cast<char>(examples[example].better));
        const auto [entry, is_new] = sample_of_line.emplace(line, static_cast<u32>(better_.size()));
        if (is_new) {
            better_.push_back(examples[example].better);
            deals_.push_back(0);
            first_example.push_back(static_cast<u32>(example));
        }
        deals_[entry->second] += examples[example].deals;
        sample_of_.push_back(entry->second);
    }
    keep_columns(columns, first_example);
    find_steps(stop);
    won_by_ = {SampleSet(samples()), SampleSet(samples())};
    for (std::size_t sample = 0; sample < samples(); ++sample) {
        won_by_[static_cast<std::size_t>(better_[sample])].insert(sample);
    }
}

void ExampleTable::keep_columns(const std::vector<Column>& columns, const std::vector<u32>& first_example) {
    for (const Column& column : columns) {
        Column& values = values_.emplace_back();
        for (const u32 example : first_example) values.push_back(column[example]);
    }
}

void ExampleTable::find_steps(const StopFlag* stop) {
    for (const Column& column : values_) {
        throw_if_stopped(stop);
        std::array<bool, 256> occurs{};
        for (const u8 value : column) occurs[value] = true;
        std::vector<Step>& steps = steps_.emplace_back();
        // Only values that occur: a bound between two of them is equivalent to the upper one.
        int below = -1;
        for (int value = 0; value < 256; ++value) {
            if (!occurs[static_cast<std::size_t>(value)]) continue;
            if (below >= 0) {
                Step& step = steps.emplace_back(
                    Step{static_cast<u8>(value), static_cast<u8>(below), SampleSet(samples())});
                for (std::size_t sample = 0; sample < samples(); ++sample) {
                    if (column[sample] >= value) step.above.insert(sample);
                }
            }
            below = value;
        }
    }
}

u64 ExampleTable::deals_in(const SampleSet& set) const {
    u64 deals = 0;
    for (std::size_t word = 0; word < set.words().size(); ++word) {
        for (u64 rest = set.words()[word]; rest != 0; rest &= rest - 1) {
            deals += deals_[word * 64 + static_cast<std::size_t>(__builtin_ctzll(rest))];
        }
    }
    return deals;
}

}  // namespace holdfast::videopoker::penalties
