#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/storage/packed_numbers.h>

namespace holdfast::holdem {

using storage::append_number;
using storage::number_at;

namespace {

constexpr u32 river_bits = 10;  // 990 < 2^10
constexpr u32 river_mask = (1U << river_bits) - 1;

}  // namespace

u32 heads_up_deals(Street street) {
    constexpr u32 opposing_hands = 990;
    return runouts(street) * opposing_hands;
}

void HeadsUpOdds::pack(Street street, std::string& bytes) const {
    if (street == Street::river) return append_number(bytes, wins | ties << river_bits);
    if (street == Street::turn) {
        append_number(bytes, static_cast<u16>(wins));
        return append_number(bytes, static_cast<u16>(ties));
    }
    append_number(bytes, wins);
    append_number(bytes, ties);
}

HeadsUpOdds HeadsUpOdds::unpack(Street street, const unsigned char* bytes) {
    const u32 deals = heads_up_deals(street);
    if (street == Street::river) {
        const auto both = number_at<u32>(bytes, 0);
        return {deals, both & river_mask, both >> river_bits};
    }
    if (street == Street::turn) return {deals, number_at<u16>(bytes, 0), number_at<u16>(bytes, 2)};
    return {deals, number_at<u32>(bytes, 0), number_at<u32>(bytes, 4)};
}

}  // namespace holdfast::holdem
