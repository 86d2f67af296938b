#include <algorithm>
#include <utility>

#include <holdfast/videopoker/machines/detail/sum_of_multipliers.h>

namespace holdfast::videopoker::detail {
namespace {

std::vector<double> product(const std::vector<double>& a, const std::vector<double>& b) {
    std::vector<double> sum(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        if (a[i] == 0) continue;
        for (std::size_t j = 0; j < b.size(); ++j) sum[i + j] += a[i] * b[j];
    }
    return sum;
}

}  // namespace

SumWorth::SumWorth(u32 least_sum, std::vector<double> of_sum)
    : least_sum_(least_sum), of_sum_(std::move(of_sum)) {
    for (std::size_t i = 1; i + 1 < of_sum_.size(); ++i) {
        const double bend = of_sum_[i + 1] - 2 * of_sum_[i] + of_sum_[i - 1];
        most_bend_ = std::max(most_bend_, bend);
        least_bend_ = std::min(least_bend_, bend);
    }
    // The differences themselves are rounded.
    const double error = 4 * rounding * of_sum_.back();
    most_bend_ += error;
    least_bend_ -= error;
}

double SumWorth::at(double sum) const {
    const std::size_t last = of_sum_.size() - 1;
    const double place = std::clamp(sum - least_sum_, 0.0, static_cast<double>(last));
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, last);
    return of_sum_[below] + (place - static_cast<double>(below)) * (of_sum_[above] - of_sum_[below]);
}

SumLaw::SumLaw(std::vector<u32> multipliers, int lines)
    : multipliers_(std::move(multipliers)), lines_(lines) {}

std::vector<double> SumLaw::of(const MultiplierCounts& counts, double all) const {
    std::vector<double> one(multipliers_.back());  // [multiplier - 1]
    for (std::size_t i = 0; i < multipliers_.size(); ++i) one[multipliers_[i] - 1] = counts[i] / all;
    std::vector<double> sum{1};
    constexpr unsigned most_bit = 16;  // above the number of lines
    for (unsigned bit = most_bit; bit > 0; bit /= 2) {
        sum = product(sum, sum);
        if ((static_cast<unsigned>(lines_) & bit) != 0) sum = product(sum, one);
    }
    return sum;
}

}  // namespace holdfast::videopoker::detail
