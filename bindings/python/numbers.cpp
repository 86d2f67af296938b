#include <algorithm>
#include <array>
#include <cstring>

#include <bindings/python/numbers.h>
#include <fmt/format.h>

namespace holdfast::python {
namespace {

template <class T, bool is_swapped>
u64 read_as(const char* at) {
    // A copy, because elements need not lie at a multiple of their size.
    std::array<char, sizeof(T)> bytes{};
    std::memcpy(bytes.data(), at, sizeof(T));
    if (is_swapped) std::reverse(bytes.begin(), bytes.end());
    T value;
    std::memcpy(&value, bytes.data(), sizeof(T));
    return static_cast<u64>(value);  // keeps the sign: -1 becomes the largest u64
}

template <class T, bool is_swapped>
void narrow_as(const char* at, Py_ssize_t stride, std::size_t count, u8* to, std::size_t step) {
    for (std::size_t i = 0; i < count; ++i, at += stride, to += step) {
        // 255 is not the index of a card, so numbers that do not fit are refused later.
        *to = static_cast<u8>(std::min(read_as<T, is_swapped>(at), u64{255}));
    }
}

template <class T>
Integers::Functions functions_of(bool is_swapped) {
    return is_swapped ? Integers::Functions{read_as<T, true>, narrow_as<T, true>}
                      : Integers::Functions{read_as<T, false>, narrow_as<T, false>};
}

/// Chosen once for an array, not for each of its elements.
Integers::Functions functions_for(const ElementType& type) {
    const bool is_signed = type.kind == ElementType::Kind::signed_integer;
    // The size is that of a format letter (element_type), so it is 1, 2, 4 or 8.
    switch (type.size) {
        case 1:
            return is_signed ? functions_of<i8>(false) : functions_of<u8>(false);
        case 2:
            return is_signed ? functions_of<i16>(type.is_swapped) : functions_of<u16>(type.is_swapped);
        case 4:
            return is_signed ? functions_of<i32>(type.is_swapped) : functions_of<u32>(type.is_swapped);
        default:
            return is_signed ? functions_of<i64>(type.is_swapped) : functions_of<u64>(type.is_swapped);
    }
}

}  // namespace

Integers::Integers(const Array& array)
    : are_unsigned_bytes_(array.type().size == 1 && array.type().kind == ElementType::Kind::unsigned_integer),
      are_signed_(array.type().kind == ElementType::Kind::signed_integer),
      functions_(functions_for(array.type())) {
    if (array.type().kind == ElementType::Kind::floating) {
        throw ArrayError(array.name() + " must hold integers, not floats");
    }
}

std::string Integers::text(const char* at) const {
    // read() makes a large number of -1; the cast turns it back.
    const u64 value = read(at);
    return are_signed_ ? std::to_string(static_cast<i64>(value)) : std::to_string(value);
}

namespace {

/// Reads a number from its bytes in this machine's order.
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

// Floats have 4 or 8 bytes; the shorter ones fill the first four.
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
    // As a float again: 0.1f is 0.1, and as a double 0.10000000149011612.
    if (type_.size == sizeof(float)) return fmt::format("{}", static_cast<float>(read_float(at)));
    return fmt::format("{}", read_float(at));
}

std::optional<Rational> Numbers::read(const char* at) const {
    if (!integers_ && !std::isfinite(read_float(at))) return std::nullopt;
    const std::optional<Rational> number = exact_number(text(at));  // -0 is 0
    return number && !number->is_negative() ? number : std::nullopt;
}

}  // namespace holdfast::python
