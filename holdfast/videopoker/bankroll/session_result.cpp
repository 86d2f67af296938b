#include <algorithm>
#include <cmath>
#include <complex>
#include <limits>
#include <stdexcept>

#include <holdfast/videopoker/bankroll/fourier.h>
#include <holdfast/videopoker/bankroll/session_result.h>

namespace holdfast::videopoker::bankroll {
namespace {

constexpr double outside_chance = 1e-13;

/// The window: the least and the largest end of the walk that count.
struct ResultWindow {
    double first;
    double last;
};

ResultWindow result_window(const BankrollWalk& walk, u64 deals) {
    // Seen from the mean, so that the bounds are those of the spread and not of the way to the mean.
    double mean = 0;
    for (const WalkStep& step : walk.steps) mean += step.probability * static_cast<double>(step.change);
    const double drift = mean * static_cast<double>(deals);
    const double lowest = static_cast<double>(walk.steps.front().change) * static_cast<double>(deals);
    const double highest = static_cast<double>(walk.steps.back().change) * static_cast<double>(deals);
    return {std::max(lowest, std::floor(drift - fall_bound(walk.steps, -mean, deals, outside_chance))),
            std::min(highest, std::ceil(drift + climb_bound(walk.steps, -mean, deals, outside_chance)))};
}

}  // namespace

double result_width(const BankrollWalk& walk, u64 deals) {
    const ResultWindow window = result_window(walk, deals);
    return window.last - window.first + 1;
}

SessionResult session_result(const BankrollWalk& walk, u64 deals) {
    const ResultWindow window = result_window(walk, deals);
    const double width = window.last - window.first + 1;
    if (width > max_result_width) throw std::invalid_argument("the lattice is too fine");
    std::size_t size = 2;
    while (static_cast<double>(size) < width) size *= 2;
    const auto places = static_cast<i64>(size);
    const auto on_circle = [&](i64 place) {
        return static_cast<std::size_t>((place % places + places) % places);
    };

    const Fourier fourier(size);
    Spectrum values(size);
    for (const WalkStep& step : walk.steps) values.real[on_circle(step.change)] += step.probability;
    fourier.forward(values);
    const double power = static_cast<double>(deals);
    double norm = 0;
    for (std::size_t place = 0; place < size; ++place) {
        const std::complex<double> of_deal(values.real[place], values.imaginary[place]);
        const double magnitude = std::pow(std::abs(of_deal), power);
        const std::complex<double> after =
            std::polar(magnitude, std::remainder(std::arg(of_deal) * power, 2 * std::acos(-1.0)));
        values.real[place] = after.real();
        values.imaginary[place] = after.imag();
        norm += magnitude * magnitude;
    }
    fourier.backward(values);

    SessionResult result{static_cast<i64>(window.first), {}, 0};
    for (i64 place = 0; place < static_cast<i64>(width); ++place) {
        result.shares.push_back(std::max(0.0, values.real[on_circle(result.first + place)]));
    }
    // A power of m multiplies the rounding error of its base by m; the sum of all places' errors is at most
    // the root of their number times the norm of the errors, which is that of the transform over the root.
    const double roundings = 4 * power + 8 * std::log2(static_cast<double>(size));
    result.error = std::sqrt(norm) * roundings * std::numeric_limits<double>::epsilon() + 2 * outside_chance;
    return result;
}

double SessionResult::below(i64 bound) const {
    double sum = 0;
    for (i64 place = 0; place < static_cast<i64>(shares.size()) && first + place < bound; ++place) {
        sum += shares[static_cast<std::size_t>(place)];
    }
    return std::min(sum, 1.0);
}

i64 SessionResult::quantile(double share) const {
    // A share that a sum of probabilities reaches exactly must not be missed by the rounding of that sum.
    constexpr double tolerance = 1e-12;
    double sum = 0;
    for (std::size_t place = 0; place < shares.size(); ++place) {
        sum += shares[place];
        if (sum >= share - tolerance) return first + static_cast<i64>(place);
    }
    return first + static_cast<i64>(shares.size()) - 1;
}

}  // namespace holdfast::videopoker::bankroll
