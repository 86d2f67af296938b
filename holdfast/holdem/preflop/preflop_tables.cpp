#include <array>
#include <stdexcept>

#include <xxhash.h>

#include <holdfast/core/error.h>
#include <holdfast/core/missing_data.h>
#include <holdfast/holdem/preflop/detail/pair_classes.h>
#include <holdfast/holdem/preflop/detail/preflop_table_bytes.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

namespace holdfast::holdem {
namespace {

using detail::PairClasses;

constexpr unsigned count_bits = 21;  // 1,712,304 < 2^21
constexpr u64 count_mask = (u64{1} << count_bits) - 1;

/// The eight bytes from this bit on hold both counts, for 7 + 42 bits are fewer than 64.
PairCount tabulated(u32 pair_class) {
    const std::size_t bit = std::size_t{2} * count_bits * pair_class;
    const detail::TableBytes bytes = detail::preflop_table_bytes(PreflopTable::pairs);
    u64 word = 0;
    // At the end of the table there may be fewer than eight bytes left.
    for (std::size_t byte = 0; byte < sizeof word && bit / 8 + byte < bytes.size; ++byte) {
        word |= u64{bytes[bit / 8 + byte]} << (8 * byte);
    }
    word >>= bit % 8;
    return {static_cast<u32>(word & count_mask), static_cast<u32>((word >> count_bits) & count_mask)};
}

}  // namespace

PairCount preflop_pair(HoleCards first, HoleCards second) {
    if (!(first.cards() & second.cards()).empty()) throw InvalidArgument("two hands share no card");
    const PairClasses::Place place = PairClasses::instance().place_of(first, second);
    const PairCount count = tabulated(place.pair_class);
    // What the first hand of the class wins, the second one loses.
    return place.in_order ? count : PairCount{count.losses, count.wins};
}

std::string pack_preflop_pairs(const std::vector<PairCount>& all) {
    std::string bytes((all.size() * 2 * count_bits + 7) / 8, '\0');
    std::size_t bit = 0;
    // The lowest bit first, as tabulated() reads them.
    const auto append = [&](u32 count) {
        for (unsigned place = 0; place < count_bits; ++place, ++bit) {
            if (((count >> place) & 1U) != 0) {
                bytes[bit / 8] = static_cast<char>(bytes[bit / 8] | (1 << (bit % 8)));
            }
        }
    };
    for (const PairCount& count : all) {
        append(count.wins);
        append(count.losses);
    }
    return bytes;
}

namespace {

struct Checksum {
    std::size_t size;
    u64 xxh3;
};

/// [PreflopTable] size and XXH3-64 of the files in data/.
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
    throw ErrorOf<std::logic_error>("the preflop tables are embedded in this build");
}

#else

namespace {

/// Written by load_preflop_table() alone, which is never called during a query; so no lock.
std::string& loaded(PreflopTable table) {
    static std::array<std::string, preflop_table_count> tables;
    return tables.at(number_of(table));
}

/// [PreflopTable] their files in data/.
constexpr std::array<const char*, preflop_table_count> files{"preflop_pairs.bin", "preflop_multiway.bin",
                                                             "preflop_categories.bin"};

}  // namespace

void load_preflop_table(PreflopTable table, std::string bytes) {
    if (!is_preflop_table(table, bytes)) {
        throw InvalidArgument("these bytes are not those of the preflop table");
    }
    loaded(table) = std::move(bytes);
}

detail::TableBytes detail::preflop_table_bytes(PreflopTable table) {
    const std::string& bytes = loaded(table);
    // No table is empty, so this one was not loaded.
    if (bytes.empty()) {
        throw MissingData(files.at(number_of(table)),
                          [table](std::string loading) { load_preflop_table(table, std::move(loading)); });
    }
    return {reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()};
}

#endif

}  // namespace holdfast::holdem
