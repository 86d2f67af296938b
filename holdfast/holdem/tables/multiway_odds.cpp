#include <algorithm>

#include <holdfast/holdem/tables/multiway_odds.h>
#include <holdfast/storage/packed_numbers.h>

namespace holdfast::holdem {

using storage::append_number;
using storage::number_at;

u32 rounded_chance(u128 part, u128 whole) {
    const u128 scaled = part * certainty;
    const u128 quotient = scaled / whole;
    const u128 twice = 2 * (scaled - quotient * whole);
    const bool is_up = twice > whole || (twice == whole && (quotient & 1U) != 0);
    return static_cast<u32>(quotient) + static_cast<u32>(is_up);
}

bool MultiwayOdds::has_sense() const {
    return std::all_of(against.begin(), against.end(), [](const Against& each) {
        return each.win <= each.equity && u64{each.equity} + each.lose <= u64{certainty} + 1;
    });
}

void MultiwayOdds::pack(Street, std::string& bytes) const {
    for (const Against& each : against) {
        append_number(bytes, each.win);
        append_number(bytes, each.lose);
        append_number(bytes, each.equity);
    }
}

MultiwayOdds MultiwayOdds::unpack(Street, const unsigned char* bytes) {
    MultiwayOdds odds;
    for (Against& each : odds.against) {
        each = {number_at<u32>(bytes, 0), number_at<u32>(bytes, 4), number_at<u32>(bytes, 8)};
        bytes += 3 * sizeof(u32);
    }
    return odds;
}

}  // namespace holdfast::holdem
