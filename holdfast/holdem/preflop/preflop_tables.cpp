#include <array>

#include <xxhash.h>

#include <holdfast/holdem/preflop/detail/preflop_table_bytes.h>

namespace holdfast::holdem {
namespace {

struct Checksum {
    std::size_t size;
    u64 xxh3;
};

constexpr std::array<Checksum, preflop_table_count> checksums{
    {{246792, 0x4507557b93509e73}, {100386, 0x203e20a8d2a92e3a}, {6084, 0x66dd3554e6f4e23e}}};

std::size_t number_of(PreflopTable table) {
    return static_cast<std::size_t>(table);
}

}  // namespace

bool is_preflop_table(PreflopTable table, std::string_view bytes) {
    const Checksum& checksum = checksums.at(number_of(table));
    return bytes.size() == checksum.size && XXH3_64bits(bytes.data(), bytes.size()) == checksum.xxh3;
}

#if HOLDFAST_EMBEDS_TABLES

// NOLINTNEXTLINE(performance-unnecessary-value-param): the other build keeps the bytes
void load_preflop_table(PreflopTable /*table*/, std::string /*bytes*/) {
    throw std::logic_error("the preflop tables are embedded in this build");
}

#else

namespace {

/// Written by load_preflop_table() alone, which is never called during a query; so no lock.
std::string& loaded(PreflopTable table) {
    static std::array<std::string, preflop_table_count> tables;
    return tables.at(number_of(table));
}

}  // namespace

void load_preflop_table(PreflopTable table, std::string bytes) {
    if (!is_preflop_table(table, bytes)) {
        throw std::invalid_argument("these bytes are not those of the preflop table");
    }
    loaded(table) = std::move(bytes);
}

detail::TableBytes detail::preflop_table_bytes(PreflopTable table) {
    const std::string& bytes = loaded(table);
    if (bytes.empty()) throw PreflopTableMissing(table);
    return {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()};
}

#endif

}  // namespace holdfast::holdem
