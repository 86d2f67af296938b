#include <algorithm>
#include <array>
#include <cstring>

#include <bindings/python/numbers.h>
#include <fmt/format.h>

#include <holdfast/core/exact_number.h>

namespace holdfast::python {
namespace {

/// Of the bytes in this machine's order.
template <class Float>
Float float_of(const std::array<char, sizeof(double)>& bytes) {
    Float value;
    std::memcpy(&value, bytes.data(), sizeof value);
    return value;
}

}  // namespace

Numbers::Numbers(const Array& array) : type_(array.type()) {
    if (type_.kind != ElementType::Kind::floating) integers_.emplace(array);
}

double Numbers::read_float(const char* at) const {
    std::array<char, sizeof(double)> bytes{};
    std::copy_n(at, type_.size, bytes.begin());
    if (type_.is_swapped) {
        std::reverse(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(type_.size));
    }
    return type_.size == sizeof(float) ? double{float_of<float>(bytes)} : float_of<double>(bytes);
}

std::string Numbers::text(const char* at) const {
    if (integers_) return integers_->text(at);
    if (type_.size == sizeof(float)) return fmt::format("{}", static_cast<float>(read_float(at)));
    return fmt::format("{}", read_float(at));
}

std::optional<Rational> Numbers::read(const char* at) const {
    if (!integers_ && !std::isfinite(read_float(at))) return std::nullopt;
    const std::optional<Rational> number = exact_number(text(at));  // -0 is 0
    return number && !number->is_negative() ? number : std::nullopt;
}

}  // namespace holdfast::python
