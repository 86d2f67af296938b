#include <algorithm>
#include <array>
#include <cmath>
#include <complex>
#include <limits>
#include <utility>

#include <holdfast/bankroll/ruin_blocks.h>

namespace holdfast::bankroll {
namespace {

constexpr double wrapped_chance = 1e-15;  // that a walk climbs out of the transform within a block
constexpr double forgotten_chance = 1e-19;
constexpr double forgotten = 44;  // e^-44 < 1e-19
constexpr std::size_t frequencies_a_look = 1U << 14U;

double power_of_two_from(double size) {
    double power = 4;
    while (power < size) power *= 2;
    return power;
}

/// The transform of one deal, on the circle of `size` places.
Spectrum transform_of(const std::vector<WalkStep>& steps, const Fourier& fourier) {
    Spectrum values(fourier.size());
    const auto size = static_cast<i64>(fourier.size());
    for (const WalkStep& step : steps) {
        values.real[static_cast<std::size_t>((step.change % size + size) % size)] += step.probability;
    }
    fourier.forward(values);
    return values;
}

u64 memory_of(double magnitude) {
    if (magnitude < forgotten_chance) return 1;
    const double steps = forgotten / -std::log(magnitude);
    return steps > 0 && steps < 1e9 ? static_cast<u64>(steps) + 1 : u64{1} << 32U;
}

BlockLength block_length(const BankrollWalk& walk, u64 deals, i64 height, double drift) {
    const double drop = static_cast<double>(std::max<i64>(1, walk.drop()));
    const double within = static_cast<double>(deals);
    const double columns = drop + within * drift + 2;
    // From any place, a step this high ends above the height, whatever follows in the block.
    const double highest = static_cast<double>(height) + 2 * (columns + within * drop);
    BlockLength length{deals, 0, {}, {}};
    for (const WalkStep& step : walk.steps) {
        if (static_cast<double>(step.change) < highest) length.steps.push_back(step);
    }
    const double climb = climb_bound(length.steps, 0, deals, wrapped_chance);
    length.size =
        power_of_two_from(static_cast<double>(height) + columns + std::max(within * drop, climb) + 8);
    return length;
}

/// Roughly the time of one deal, in nanoseconds, in blocks of this length.
double time_of_deal(const BlockLength& length, const BankrollWalk& walk, double drift,
                    const std::vector<u64>& memories) {
    const double deals = static_cast<double>(length.deals);
    const double zone = deals * static_cast<double>(std::max<i64>(1, walk.drop()));
    double close = 0;  // the sum, over steps that can stay in the zone, of the places from which they do
    for (const WalkStep& step : length.steps) {
        close += std::max(0.0, 1 - std::max(0.0, static_cast<double>(step.change)) / zone);
    }
    double horner = 0;
    for (const u64 memory : memories) horner += static_cast<double>(std::min(memory, length.deals));
    horner *= length.size / 2 / static_cast<double>(memories.size());
    const double columns = static_cast<double>(walk.drop()) + (drift > 0 ? 2 : 0);
    return (4 * length.size * std::log2(length.size) + 0.4 * deals * zone / 2 * close +
            horner * (1 + columns)) /
           deals;
}

/// The doubles that are kept at once: sixteen for each frequency, the places near the barrier before and after a
/// deal, the ruined shares, and their powers for a chunk of frequencies; and the chance after each deal.
double places_of(const BlockLength& length, const BankrollWalk& walk, u64 deals, double drift,
                 std::size_t chunk) {
    const double within = static_cast<double>(length.deals);
    const double drop = static_cast<double>(std::max<i64>(1, walk.drop()));
    const double columns = drop + within * drift + 2;
    return 16 * length.size + 2 * (columns + within * drop) + within * columns +
           2 * static_cast<double>(chunk) * columns + static_cast<double>(deals);
}

}  // namespace

BlockLength fastest_blocks(const BankrollWalk& walk, u64 deals, i64 height, double drift,
                           const StopFlag* stop) {
    const Fourier sample(1024);
    const Spectrum values = transform_of(walk.steps, sample);
    std::vector<u64> memories;
    for (std::size_t i = 0; i < values.size(); ++i) {
        memories.push_back(memory_of(std::hypot(values.real[i], values.imaginary[i])));
    }
    double best = std::numeric_limits<double>::infinity();
    BlockLength chosen{};
    constexpr u64 shortest = 8;
    constexpr u64 longest = 4096;
    for (u64 length = shortest; length <= longest && (length == shortest || length < 2 * deals);
         length *= 2) {
        throw_if_stopped(stop);
        BlockLength tried = block_length(walk, length, height, drift);
        const double time = time_of_deal(tried, walk, drift, memories);
        if (time >= best) continue;
        best = time;
        chosen = std::move(tried);
    }
    chosen.cost = {places_of(chosen, walk, deals, drift, RuinBlocks::chunk),
                   best * static_cast<double>(deals)};
    return chosen;
}

RuinBlocks::RuinBlocks(BlockLength length, u64 deals, const StopFlag* stop)
    : stop_(stop), deals_(length.deals), steps_(std::move(length.steps)) {
    // With a single block nothing is transformed.
    if (deals_ >= deals) return;
    throw_if_stopped(stop);
    fourier_ = Fourier(static_cast<std::size_t>(length.size), stop_);
    prepare_frequencies();
}

void RuinBlocks::prepare_frequencies() {
    const std::size_t size = fourier_.size();
    const Spectrum deal = transform_of(steps_, fourier_);
    throw_if_stopped(stop_);
    Spectrum shift(size);
    shift.real[1] = 1;
    fourier_.forward(shift);
    std::vector<double> magnitude(size);
    block_ = Spectrum(size);
    const double error = fourier_.point_error() + 2 * unit_roundoff;
    for (std::size_t place = 0; place < size; ++place) {
        if (place % frequencies_a_look == 0) throw_if_stopped(stop_);
        const std::complex<double> of_deal(deal.real[place], deal.imaginary[place]);
        magnitude[place] = std::abs(of_deal) + error;
        const std::complex<double> after = power_of(of_deal, static_cast<double>(deals_));
        block_.real[place] = after.real();
        block_.imaginary[place] = after.imag();
        if (place <= Fourier::mirror(place)) place_.push_back(place);
    }
    std::sort(place_.begin(), place_.end(), [&](std::size_t a, std::size_t b) {
        throw_if_stopped(stop_);  // millions of places take longer than anybody waits
        return magnitude[a] != magnitude[b] ? magnitude[a] > magnitude[b] : a < b;
    });
    for (const std::size_t place : place_) {
        deal_real_.push_back(deal.real[place]);
        deal_imaginary_.push_back(deal.imaginary[place]);
        shift_real_.push_back(shift.real[place]);
        shift_imaginary_.push_back(shift.imaginary[place]);
        memory_.push_back(memory_of(magnitude[place]));
    }
}

void RuinBlocks::subtract_ruined(const RuinedShares& ruined, std::size_t columns, Spectrum& values) const {
    struct Lanes : std::array<double, chunk> {};
    std::vector<Lanes> up_real(columns + 1);  // e^(-i w column)
    std::vector<Lanes> up_imaginary(columns + 1);
    for (std::size_t begin = 0; begin < place_.size(); begin += chunk) {
        throw_if_stopped(stop_);
        const std::size_t count = std::min(chunk, place_.size() - begin);
        const double* const deal_real = deal_real_.data() + begin;
        const double* const deal_imaginary = deal_imaginary_.data() + begin;
        const double* const shift_real = shift_real_.data() + begin;
        const double* const shift_imaginary = shift_imaginary_.data() + begin;
        up_real[0].fill(1);
        up_imaginary[0].fill(0);
        for (std::size_t column = 0; column < columns; ++column) {
            for (std::size_t i = 0; i < count; ++i) {
                const double real = up_real[column][i];
                const double imaginary = up_imaginary[column][i];
                up_real[column + 1][i] = real * shift_real[i] - imaginary * shift_imaginary[i];
                up_imaginary[column + 1][i] = real * shift_imaginary[i] + imaginary * shift_real[i];
            }
        }
        Lanes sum_real{};
        Lanes sum_imaginary{};
        const auto deals = static_cast<std::size_t>(deals_);
        const auto remembered = static_cast<std::size_t>(std::min<u64>(memory_[begin], deals_));
        for (std::size_t step = deals - remembered; step < deals; ++step) {
            throw_if_stopped(stop_);
            for (std::size_t i = 0; i < count; ++i) {
                const double real = sum_real[i];
                const double imaginary = sum_imaginary[i];
                sum_real[i] = real * deal_real[i] - imaginary * deal_imaginary[i];
                sum_imaginary[i] = real * deal_imaginary[i] + imaginary * deal_real[i];
            }
            const RuinedShares::Row row = ruined.rows[step];
            for (std::size_t place = row.begin; place < row.end; ++place) {
                const double share = ruined.shares[place];
                const Lanes& real = up_real[row.column + place - row.begin];
                const Lanes& imaginary = up_imaginary[row.column + place - row.begin];
                for (std::size_t i = 0; i < count; ++i) {
                    sum_real[i] += share * real[i];
                    sum_imaginary[i] += share * imaginary[i];
                }
            }
        }
        for (std::size_t i = 0; i < count; ++i) {
            const std::size_t place = place_[begin + i];
            const std::size_t mirror = Fourier::mirror(place);
            values.real[place] -= sum_real[i];
            values.imaginary[place] -= sum_imaginary[i];
            if (mirror == place) continue;
            values.real[mirror] -= sum_real[i];
            values.imaginary[mirror] += sum_imaginary[i];
        }
    }
}

std::vector<double> RuinBlocks::play(const std::vector<double>& before, std::size_t start,
                                     const RuinedShares& ruined, std::size_t columns, double& error) {
    throw_if_stopped(stop_);
    Spectrum values(fourier_.size());
    std::copy(before.begin(), before.end(), values.real.data() + start);
    fourier_.forward(values);
    for (std::size_t place = 0; place < values.size(); ++place) {
        const double real = values.real[place];
        const double imaginary = values.imaginary[place];
        values.real[place] = real * block_.real[place] - imaginary * block_.imaginary[place];
        values.imaginary[place] = real * block_.imaginary[place] + imaginary * block_.real[place];
    }
    subtract_ruined(ruined, columns, values);
    fourier_.backward(values);
    error += rounding_error(before, ruined, columns);
    return std::move(values.real);
}

// The errors at each frequency, in units of u, with e the error of k, m deals, c columns and r the total
// share of the ruined:
//
//   k^m before       k^m: m (e + 11) + 5 (as in session.cpp), product 3; the transform of `before`:
//                    norm_error of its norm
//   up[column]       c times the error of the shift, and 3 for each product
//   Horner's sum     r times: m (e + 3) for the products by k, and m c for the additions
//   the difference   1 of either
//
// and norm_error of all on the way back. The sum of the errors of all places is at most the root of their
// number times the norm of the errors, which is that of the transform over the same root; the norm of a
// transform is the root of the number of places times that of its numbers.
double RuinBlocks::rounding_error(const std::vector<double>& before, const RuinedShares& ruined,
                                  std::size_t columns) const {
    double norm = 0;
    for (const double share : before) norm += share * share;
    double taken = 0;
    for (const double share : ruined.shares) taken += share;
    constexpr double u = unit_roundoff;
    const double deals = static_cast<double>(deals_);
    const double width = static_cast<double>(columns);
    const double deal_error = fourier_.point_error() + 2 * u;
    const double of_before = deals * (deal_error + 11 * u) + 9 * u + 2 * fourier_.norm_error();
    const double of_ruined = deals * (deal_error + 3 * u + width * u) +
                             width * (fourier_.point_error() + 3 * u) + 3 * u + fourier_.norm_error() +
                             forgotten_chance;
    constexpr double second_order = 1.01;
    return second_order * std::sqrt(static_cast<double>(fourier_.size())) *
               (std::sqrt(norm) * of_before + taken * of_ruined) +
           2 * wrapped_chance;
}

}  // namespace holdfast::bankroll
