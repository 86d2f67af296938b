// The discrete Fourier transform of 2^k numbers, real and imaginary parts in separate arrays.
//
//   forward:  X[f] = sum of x[i] e^(-2 pi i f / size)      decimation in frequency
//   backward: its inverse                                  decimation in time
//
// Frequencies are in bit-reversed order, which saves both transforms a permutation; products of transforms do
// not depend on the order.
//
// Errors, with u = 2^-53. A factor e^(i a) of a stage errs by less than 2.5 u: a is at most pi/4, and so off
// by 1.1 u, cosine and sine by u each. On its way to X[f] a number x[i] is added and multiplied once in each
// of the log2(size) stages, by factors of modulus 1; a sum errs by u, a product of complex numbers by sqrt(5)
// u (Brent, Percival and Zimmermann, "Error bounds on complex floating-point multiplication", 2007). So X[f]
// errs by at most 7 u log2(size) times the sum of all |x[i]|. Each stage is a unitary map times sqrt(2): it
// adds an error of norm at most 6 u times that of its result, and later stages scale both alike. So the norm
// of all errors is at most 9 u log2(size) times that of the result, forward and backward.
#pragma once

#include <complex>
#include <vector>

#include <holdfast/core/integers.h>
#include <holdfast/core/progress.h>

namespace holdfast::bankroll {

struct Spectrum {
    std::vector<double> real;
    std::vector<double> imaginary;

    explicit Spectrum(std::size_t size) : real(size), imaginary(size) {}
    std::size_t size() const { return real.size(); }
};

class Fourier {
  public:
    /// `size` is a power of two, at least 2. The constructor and the transforms throw Stopped.
    explicit Fourier(std::size_t size, const StopFlag* stop = nullptr);

    std::size_t size() const { return size_; }
    /// An upper bound on the error of each X[f], divided by the sum of all |x[i]|.
    double point_error() const;
    /// An upper bound on the norm of the errors of a transform or its inverse, divided by the norm of the
    /// result.
    double norm_error() const;
    void forward(Spectrum& values) const;
    void backward(Spectrum& values) const;

    /// The place of the frequency -f, given that of f. Transforms of real values have conjugate numbers
    /// there.
    static std::size_t mirror(std::size_t place);

  private:
    double stages() const;

    std::size_t size_;
    const StopFlag* stop_;
    std::vector<double> cosine_;  ///< [half + i] of 2 pi i / (2 half), for each power of two half < size
    std::vector<double> sine_;
};

/// z^n for whole n, with an error of at most (11 n + 5) u of |z|^n: the angle errs by 4 u, its n-fold by 3.2
/// n u more and by half the error of 2 pi for each of n / 2 turns, 1.1 n u; the modulus by 2 u, and so its
/// power by 2 n u; power, cosine and sine by 5 u.
std::complex<double> power_of(const std::complex<double>& z, double n);

}  // namespace holdfast::bankroll
