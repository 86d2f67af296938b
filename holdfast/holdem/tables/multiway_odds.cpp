#include <holdfast/holdem/tables/multiway_odds.h>
#include <holdfast/holdem/tables/packed_numbers.h>

namespace holdfast::holdem {

u32 rounded_chance(u128 part, u128 whole) {
    const u128 scaled = part * certainty;
    const u128 quotient = scaled / whole;
    const u128 twice = 2 * (scaled - quotient * whole);
    const bool is_up = twice > whole || (twice == whole && (quotient & 1U) != 0);
    return static_cast<u32>(quotient) + static_cast<u32>(is_up);
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
    std::size_t place = 0;
    for (Against& each : odds.against) {
        each.win = number_at<u32>(bytes, place++);
        each.lose = number_at<u32>(bytes, place++);
        each.equity = number_at<u32>(bytes, place++);
    }
    return odds;
}

}  // namespace holdfast::holdem
