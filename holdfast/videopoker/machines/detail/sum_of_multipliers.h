// The sum of the multipliers of several lines: its law, and what sums are worth.
#pragma once

#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker::detail {

/// A bound on the relative error of a sum of terms >= 0 that passes through at most 2^12 roundings.
inline constexpr double rounding = 0x1p-40;

/// The sum of terms >= 0, added up in parts, so that few roundings follow one another.
template <class Term>
double sum_in_parts(std::size_t count, const Term& term) {
    constexpr std::size_t part = 256;
    double sum = 0;
    for (std::size_t first = 0; first < count; first += part) {
        double of_part = 0;
        for (std::size_t i = first; i < count && i < first + part; ++i) of_part += term(i);
        sum += of_part;
    }
    return sum;
}

/// The worths of the sums of multipliers: [sum - least], linear between whole numbers.
class SumWorth {
  public:
    SumWorth(u32 least_sum, std::vector<double> of_sum);

    const std::vector<double>& of_sum() const { return of_sum_; }
    /// Bounds of the second differences: 0 lies between them.
    double most_bend() const { return most_bend_; }
    double least_bend() const { return least_bend_; }
    double at(double sum) const;

  private:
    u32 least_sum_;
    std::vector<double> of_sum_;
    double most_bend_ = 0;
    double least_bend_ = 0;
};

/// How often a draw sets each multiplier: [multiplier, in their rising order] over the common denominator of all holds.
using MultiplierCounts = std::vector<u32>;

/// The chances of the sum of independent multipliers.
class SumLaw {
  public:
    /// `multipliers`: all that there are, rising.
    SumLaw(std::vector<u32> multipliers, int lines);

    /// [sum - lines] by repeated squaring; the counts add up to `all`.
    std::vector<double> of(const MultiplierCounts& counts, double all) const;

  private:
    std::vector<u32> multipliers_;
    int lines_;
};

}  // namespace holdfast::videopoker::detail
