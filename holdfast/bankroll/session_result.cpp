#include <algorithm>
#include <cmath>
#include <complex>
#include <utility>

#include <holdfast/bankroll/bankroll_walk.h>
#include <holdfast/bankroll/fourier.h>
#include <holdfast/bankroll/session.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {
namespace {

constexpr double outside_chance = 1e-13;
constexpr std::size_t result_places_a_look = 1U << 16U;
constexpr double drift_roundings = 6;  // p, the change, the product, their sum (2), the factor `deals`

/// The window: the least and the largest end of the walk that count.
struct ResultWindow {
    double first;
    double last;
    double drift_error;  ///< by how much it may be out of place
};

ResultWindow result_window(const BankrollWalk& walk, u64 deals) {
    // Relative to the mean, so that the bounds measure the spread and not the drift.
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

/// Every walk ends within its own window, but for outside_chance at each end; so the sum of the walks ends
/// within the sum of the windows, but for the sum of these chances.
ResultWindow result_window(const std::vector<PlayedWalk>& walks) {
    ResultWindow all{0, 0, 0};
    for (const PlayedWalk& played : walks) {
        const ResultWindow window = result_window(played.walk, played.deals);
        all.first += window.first;
        all.last += window.last;
        all.drift_error += window.drift_error;
    }
    return all;
}

/// The transform of the sum of all walks, with what bounds its error.
struct ResultSpectrum {
    Spectrum values;
    /// [frequency] an upper bound on the product of all |k|^(m-1), of which each error is a multiple.
    std::vector<double> magnitudes;
    double error = 0;  ///< the factor: of the powers and the products

    explicit ResultSpectrum(std::size_t size) : values(size), magnitudes(size, 1) {
        std::fill(values.real.begin(), values.real.end(), 1.0);
    }
};

void multiply_by(const PlayedWalk& played, const Fourier& fourier, const StopFlag* stop,
                 ResultSpectrum& result) {
    const std::size_t size = fourier.size();
    const auto places = static_cast<i64>(size);
    throw_if_stopped(stop);
    Spectrum deal(size);
    for (const WalkStep& step : played.walk.steps) {
        deal.real[static_cast<std::size_t>((step.change % places + places) % places)] += step.probability;
    }
    fourier.forward(deal);
    const double power = static_cast<double>(played.deals);
    // Each k errs by this: that of its transform, and p by u.
    const double deal_error = fourier.point_error() + 2 * unit_roundoff;
    for (std::size_t place = 0; place < size; ++place) {
        if (place % result_places_a_look == 0) throw_if_stopped(stop);
        const std::complex<double> of_deal(deal.real[place], deal.imaginary[place]);
        const std::complex<double> before(result.values.real[place], result.values.imaginary[place]);
        const std::complex<double> after = before * power_of(of_deal, power);
        result.values.real[place] = after.real();
        result.values.imaginary[place] = after.imag();
        result.magnitudes[place] *= std::pow(std::abs(of_deal) + deal_error, power - 1);
    }
    // |k^m - k'^m| <= m |k - k'| max(|k|, |k'|)^(m-1), then the error of the power. In a product of several
    // powers the other factors are at most their magnitudes, times 1 + deal_error each.
    result.error += power * (deal_error + 11 * unit_roundoff) + 5 * unit_roundoff;
}

}  // namespace

double result_width(const std::vector<PlayedWalk>& walks) {
    const ResultWindow window = result_window(walks);
    return window.last - window.first + 1;
}

double result_width(const BankrollWalk& walk, u64 deals) {
    const ResultWindow window = result_window(walk, deals);
    return window.last - window.first + 1;
}

SessionResult session_result(const BankrollWalk& walk, u64 deals, const StopFlag* stop) {
    return session_result(std::vector<PlayedWalk>{{walk, deals}}, stop);
}

SessionResult session_result(const std::vector<PlayedWalk>& walks, const StopFlag* stop) {
    const ResultWindow window = result_window(walks);
    const double width = window.last - window.first + 1;
    if (width > max_result_width) throw InvalidArgument("the lattice is too fine");
    // Each window has a spare place at each end. With less drift, all places are exact in doubles.
    if (window.drift_error >= 1) throw InvalidArgument("the drift leads too far to be counted");
    std::size_t size = 2;
    while (static_cast<double>(size) < width) size *= 2;
    const auto places = static_cast<i64>(size);
    const auto on_circle = [&](i64 place) {
        return static_cast<std::size_t>((place % places + places) % places);
    };

    throw_if_stopped(stop);
    const Fourier fourier(size, stop);
    ResultSpectrum spectrum(size);
    for (const PlayedWalk& played : walks) multiply_by(played, fourier, stop, spectrum);
    double norm = 0;
    for (const double magnitude : spectrum.magnitudes) norm += magnitude * magnitude;
    Spectrum& values = spectrum.values;
    fourier.backward(values);

    SessionResult result{static_cast<i64>(window.first), {}, 0};
    CompensatedSum sum;
    for (i64 place = 0; place < static_cast<i64>(width); ++place) {
        if (static_cast<std::size_t>(place) % result_places_a_look == 0) throw_if_stopped(stop);
        sum.add(std::max(0.0, values.real[on_circle(result.first + place)]));
        const double before = result.sums.empty() ? 0 : result.sums.back();
        result.sums.push_back(std::clamp(sum.value(), before, 1.0));
    }
    // The sum of the errors of all places is at most the root of their number times their norm, which is that
    // of the transform over the same root. A product of complex numbers errs by sqrt(5) u. What lies outside
    // the window is missing there, and is counted in a wrong place besides.
    const auto factors = static_cast<double>(walks.size());
    const double of_products = 3 * (factors - 1) * unit_roundoff;
    constexpr double second_order = 1.01;
    result.error = second_order * std::sqrt(norm) * (spectrum.error + of_products + fourier.norm_error()) +
                   4 * factors * outside_chance;
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

}  // namespace holdfast::bankroll
