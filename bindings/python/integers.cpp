#include <algorithm>
#include <array>
#include <cstring>

#include <bindings/python/integers.h>

namespace holdfast::python {
namespace {

using Reader = u64 (*)(const char*);

template <class T, bool is_swapped>
u64 read_as(const char* at) {
    std::array<char, sizeof(T)> bytes{};
    std::memcpy(bytes.data(), at, sizeof(T));
    if (is_swapped) std::reverse(bytes.begin(), bytes.end());
    T value;
    std::memcpy(&value, bytes.data(), sizeof(T));
    return static_cast<u64>(value);  // keeps the sign: -1 becomes the largest u64
}

template <class Signed, class Unsigned>
Reader reader_of(const ElementType& type) {
    if (type.kind == ElementType::Kind::signed_integer) {
        return type.is_swapped ? read_as<Signed, true> : read_as<Signed, false>;
    }
    return type.is_swapped ? read_as<Unsigned, true> : read_as<Unsigned, false>;
}

Reader reader_for(const ElementType& type) {
    switch (type.size) {
        case 1:
            return reader_of<i8, u8>(type);
        case 2:
            return reader_of<i16, u16>(type);
        case 4:
            return reader_of<i32, u32>(type);
        default:
            return reader_of<i64, u64>(type);
    }
}

}  // namespace

Integers::Integers(const Array& array)
    : are_bytes_(array.type().size == 1),
      are_signed_(array.type().kind == ElementType::Kind::signed_integer),
      reader_(reader_for(array.type())) {
    if (array.type().kind == ElementType::Kind::floating) {
        throw ArrayError(array.name() + " must hold integers, not floats");
    }
}

std::string Integers::text(const char* at) const {
    const u64 value = read(at);
    return are_signed_ ? std::to_string(static_cast<i64>(value)) : std::to_string(value);
}

}  // namespace holdfast::python
