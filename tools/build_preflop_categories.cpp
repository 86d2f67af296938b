// Writes holdfast/holdem/preflop/data/preflop_categories.bin from the rules alone, in some seconds:
//
//   build/release/tools/tool_build_preflop_categories holdfast/holdem/preflop/data/preflop_categories.bin
//
// The result must equal the file in the repository, bit for bit.
#include <fstream>
#include <iostream>

#include <holdfast/holdem/hands/starting_hand.h>
#include <holdfast/holdem/odds/preflop_odds.h>

int main(int argc, char** argv) {
    using namespace holdfast;
    if (argc != 2) {
        std::cerr << "usage: tool_build_preflop_categories FILE\n";
        return 2;
    }
    std::ofstream file(argv[1], std::ios::binary);
    for (int index = 0; index < holdem::starting_hand_count; ++index) {
        const holdem::StartingHand hand = holdem::StartingHand::from_index(index);
        file << holdem::pack_preflop_categories(holdem::compute_preflop_categories(hand));
    }
    file << std::flush;
    return file ? 0 : 1;
}
