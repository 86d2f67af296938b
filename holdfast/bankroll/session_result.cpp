#include <algorithm>
#include <cmath>
#include <complex>
#include <stdexcept>

#include <holdfast/bankroll/fourier.h>
#include <holdfast/bankroll/session_result.h>
#include <holdfast/core/stop.h>

namespace holdfast::videopoker::bankroll {
namespace {

constexpr double outside_chance = 1e-13;
constexpr std::size_t result_places_a_look = 1U << 16U;
constexpr double drift_roundings = 6;  // of p, the change, the product, their sum (2) and times the deals

/// The window: the least and the largest end of the walk that count.
struct ResultWindow {
    double first;
    double last;
    double drift_error;  ///< by how much it may be out of place
};

ResultWindow result_window(const BankrollWalk& walk, u64 deals) {
    // Seen from the mean, so that the bounds are those of the spread and not of the way to the mean.
    CompensatedSum changes;
    double length = 0;
    for (const WalkStep& step : walk.steps) {
        changes.add(step.probability * static_cast<double>(step.change));
        length += step.probability * std::fabs(static_cast<double>(step.change));
    }
    const double mean = changes.value();
    const double drift = mean * static_cast<double>(deals);
    const double lowest = static_cast<double>(walk.steps.front().change) * static_cast<double>(deals);
    const double highest = static_cast<double>(walk.steps.back().change) * static_cast<double>(deals);
    const double fall = fall_bound(walk.steps, -mean, deals, outside_chance);
    const double climb = climb_bound(walk.steps, -mean, deals, outside_chance);
    return {std::max(lowest, std::floor(drift - fall) - 1), std::min(highest, std::ceil(drift + climb) + 1),
            drift_roundings * unit_roundoff * length * static_cast<double>(deals)};
}

}  // namespace

double result_width(const BankrollWalk& walk, u64 deals) {
    const ResultWindow window = result_window(walk, deals);
    return window.last - window.first + 1;
}

SessionResult session_result(const BankrollWalk& walk, u64 deals, const StopFlag* stop) {
    const ResultWindow window = result_window(walk, deals);
    const double width = window.last - window.first + 1;
    if (width > max_result_width) throw std::invalid_argument("the lattice is too fine");
    // The window has a place to spare at each end. With less drift, all its places are whole numbers in
    // doubles too.
    if (window.drift_error >= 1) throw std::invalid_argument("the drift leads too far to be counted");
    std::size_t size = 2;
    while (static_cast<double>(size) < width) size *= 2;
    const auto places = static_cast<i64>(size);
    const auto on_circle = [&](i64 place) {
        return static_cast<std::size_t>((place % places + places) % places);
    };

    throw_if_stopped(stop);
    const Fourier fourier(size, stop);
    Spectrum values(size);
    for (const WalkStep& step : walk.steps) values.real[on_circle(step.change)] += step.probability;
    throw_if_stopped(stop);
    fourier.forward(values);
    const double power = static_cast<double>(deals);
    // Each k errs by this: that of its transform, and p by u.
    const double deal_error = fourier.point_error() + 2 * unit_roundoff;
    double norm = 0;
    for (std::size_t place = 0; place < size; ++place) {
        if (place % result_places_a_look == 0) throw_if_stopped(stop);
        const std::complex<double> of_deal(values.real[place], values.imaginary[place]);
        const std::complex<double> after = power_of(of_deal, power);
        values.real[place] = after.real();
        values.imaginary[place] = after.imag();
        norm += std::pow(std::abs(of_deal) + deal_error, 2 * (power - 1));
    }
    fourier.backward(values);

    SessionResult result{static_cast<i64>(window.first), {}, 0};
    CompensatedSum sum;
    for (i64 place = 0; place < static_cast<i64>(width); ++place) {
        if (static_cast<std::size_t>(place) % result_places_a_look == 0) throw_if_stopped(stop);
        sum.add(std::max(0.0, values.real[on_circle(result.first + place)]));
        const double before = result.sums.empty() ? 0 : result.sums.back();
        result.sums.push_back(std::clamp(sum.value(), before, 1.0));
    }
    // |k^m - k'^m| <= m |k - k'| max(|k|, |k'|)^(m-1), then the error of the power. The sum of the errors of
    // all places is at most the root of their number times their norm, which is that of the transform over
    // the same root. What lies outside of the window is missing, and stands in a wrong place besides.
    const double of_power = power * (deal_error + 11 * unit_roundoff) + 5 * unit_roundoff;
    constexpr double second_order = 1.01;
    result.error = second_order * std::sqrt(norm) * (of_power + fourier.norm_error()) + 4 * outside_chance;
    return result;
}

double SessionResult::below(i64 bound) const {
    if (bound <= first) return 0;
    return sums[std::min(static_cast<std::size_t>(bound - first), sums.size()) - 1];
}

std::pair<i64, i64> SessionResult::quantile(double share) const {
    const auto first_with = [&](double sum) {
        const auto place = std::lower_bound(sums.begin(), sums.end(), sum);
        return first + std::min<i64>(place - sums.begin(), static_cast<i64>(sums.size()) - 1);
    };
    return {first_with(share - error), first_with(share + error)};
}

}  // namespace holdfast::videopoker::bankroll
