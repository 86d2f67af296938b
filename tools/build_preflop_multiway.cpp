// Writes holdfast/holdem/preflop/data/preflop_multiway.bin from the rules alone, in about a minute:
//
//   build/release/tools/tool_build_preflop_multiway holdfast/holdem/preflop/data/preflop_multiway.bin
//
// The result must equal the file in the repository, bit for bit.
#include <fstream>
#include <iostream>

#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/preflop_odds.h>

int main(int argc, char** argv) {
    using namespace holdfast;
    if (argc != 2) {
        std::cerr << "usage: tool_build_preflop_multiway FILE\n";
        return 2;
    }
    std::ofstream file(argv[1], std::ios::binary);
    for (int index = 0; index < holdem::starting_hand_count; ++index) {
        file << pack_preflop_odds(compute_preflop_odds(holdem::StartingHand::from_index(index), Work{0}));
    }
    file << std::flush;
    return file ? 0 : 1;
}
