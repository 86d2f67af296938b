// The discrete Fourier transform of a power of two of numbers, real and imaginary parts apart.
//
//   forward:  X[f] = sum of x[i] e^(-2 pi i f / size)      decimation in frequency
//   backward: its inverse                                  decimation in time
//
// Frequencies stand in bit-reversed order, which saves both transforms a permutation; products of transforms
// do not care. Each is accurate to about log2(size) rounding errors of the norm.
#pragma once

#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::videopoker::bankroll {

struct Spectrum {
    std::vector<double> real;
    std::vector<double> imaginary;

    explicit Spectrum(std::size_t size) : real(size), imaginary(size) {}
    std::size_t size() const { return real.size(); }
};

class Fourier {
  public:
    /// `size`: a power of two, 2 or more.
    explicit Fourier(std::size_t size);

    std::size_t size() const { return size_; }
    void forward(Spectrum& values) const;
    void backward(Spectrum& values) const;

    /// The place of the frequency -f, given that of f: real values have conjugate numbers there.
    static std::size_t mirror(std::size_t place);

  private:
    std::size_t size_;
    std::vector<double> cosine_;  ///< [half + i] of 2 pi i / (2 half), for each power of two half < size
    std::vector<double> sine_;
};

}  // namespace holdfast::videopoker::bankroll
