#include <holdfast/holdem/tables/hand_strength.h>
#include <holdfast/storage/packed_numbers.h>

namespace holdfast::holdem {

using storage::append_number;
using storage::number_at;

// Even if every runout is won, the squares fit.
static_assert(u64{1081} * HandStrength::most * HandStrength::most <= 0xffff'ffffU);

void HandStrength::pack(Street street, std::string& bytes) const {
    append_number(bytes, sum);
    append_number(bytes, squares);
    for (const u16 runouts : bins) {
        if (street == Street::turn) {
            append_number(bytes, static_cast<u8>(runouts));
        } else {
            append_number(bytes, runouts);
        }
    }
}

HandStrength HandStrength::unpack(Street street, const unsigned char* bytes) {
    HandStrength strength{number_at<u32>(bytes, 0), number_at<u32>(bytes, 4), {}};
    const unsigned char* const runouts = bytes + 2 * sizeof(u32);
    for (std::size_t bin = 0; bin < bin_count; ++bin) {
        strength.bins[bin] =
            street == Street::turn ? number_at<u8>(runouts, bin) : number_at<u16>(runouts, bin * sizeof(u16));
    }
    return strength;
}

}  // namespace holdfast::holdem
