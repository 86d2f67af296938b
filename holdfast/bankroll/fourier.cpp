#include <cmath>

#include <holdfast/bankroll/bounds.h>
#include <holdfast/bankroll/fourier.h>

namespace holdfast::bankroll {
namespace {

const double pi = std::acos(-1.0);

/// e^(i pi part / half), 0 <= part < half, from angles up to pi/4 only.
std::complex<double> half_turn_part(std::size_t part, std::size_t half) {
    if (2 * part > half) {
        const std::complex<double> mirrored = half_turn_part(half - part, half);
        return {-mirrored.real(), mirrored.imag()};
    }
    const bool is_steep = 4 * part > half;
    // Twice the distance from the nearer axis: the distance itself may be half a part.
    const std::size_t twice = is_steep ? half - 2 * part : 2 * part;
    const double angle = pi * static_cast<double>(twice) / static_cast<double>(2 * half);
    return is_steep ? std::complex<double>(std::sin(angle), std::cos(angle))
                    : std::complex<double>(std::cos(angle), std::sin(angle));
}

}  // namespace

Fourier::Fourier(std::size_t size, const StopFlag* stop)
    : size_(size), stop_(stop), cosine_(size), sine_(size) {
    constexpr std::size_t factors_a_look = 1U << 16U;
    for (std::size_t half = 1; half < size; half *= 2) {
        for (std::size_t i = 0; i < half; ++i) {
            if (i % factors_a_look == 0) throw_if_stopped(stop_);
            const std::complex<double> factor = half_turn_part(i, half);
            cosine_[half + i] = factor.real();
            sine_[half + i] = factor.imag();
        }
    }
}

double Fourier::stages() const {
    return std::log2(static_cast<double>(size_));
}

double Fourier::point_error() const {
    return 7 * stages() * unit_roundoff;
}

double Fourier::norm_error() const {
    return 9 * stages() * unit_roundoff;
}

void Fourier::forward(Spectrum& values) const {
    for (std::size_t half = size_ / 2; half > 0; half /= 2) {
        throw_if_stopped(stop_);
        const double* const cosine = cosine_.data() + half;
        const double* const sine = sine_.data() + half;
        for (std::size_t start = 0; start < size_; start += 2 * half) {
            double* const a_real = values.real.data() + start;
            double* const a_imag = values.imaginary.data() + start;
            double* const b_real = a_real + half;
            double* const b_imag = a_imag + half;
            for (std::size_t i = 0; i < half; ++i) {
                const double real = a_real[i] - b_real[i];
                const double imag = a_imag[i] - b_imag[i];
                a_real[i] += b_real[i];
                a_imag[i] += b_imag[i];
                b_real[i] = real * cosine[i] + imag * sine[i];
                b_imag[i] = imag * cosine[i] - real * sine[i];
            }
        }
    }
}

void Fourier::backward(Spectrum& values) const {
    for (std::size_t half = 1; half < size_; half *= 2) {
        throw_if_stopped(stop_);
        const double* const cosine = cosine_.data() + half;
        const double* const sine = sine_.data() + half;
        for (std::size_t start = 0; start < size_; start += 2 * half) {
            double* const a_real = values.real.data() + start;
            double* const a_imag = values.imaginary.data() + start;
            double* const b_real = a_real + half;
            double* const b_imag = a_imag + half;
            for (std::size_t i = 0; i < half; ++i) {
                const double real = b_real[i] * cosine[i] - b_imag[i] * sine[i];
                const double imag = b_imag[i] * cosine[i] + b_real[i] * sine[i];
                b_real[i] = a_real[i] - real;
                b_imag[i] = a_imag[i] - imag;
                a_real[i] += real;
                a_imag[i] += imag;
            }
        }
    }
    const double scale = 1 / static_cast<double>(size_);
    for (double& value : values.real) value *= scale;
    for (double& value : values.imaginary) value *= scale;
}

std::complex<double> power_of(const std::complex<double>& z, double n) {
    return std::polar(std::pow(std::abs(z), n), std::remainder(std::arg(z) * n, 2 * pi));
}

std::size_t Fourier::mirror(std::size_t place) {
    if (place < 2) return place;
    // In bit-reversed order, the frequencies with the same lowest set bit fill [top, 2 top): -f flips the
    // bits above that one.
    const std::size_t top = std::size_t{1} << (63U - static_cast<unsigned>(__builtin_clzll(place)));
    return 3 * top - 1 - place;
}

}  // namespace holdfast::bankroll
