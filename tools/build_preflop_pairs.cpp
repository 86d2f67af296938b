// Writes holdfast/holdem/preflop/data/preflop_pairs.bin from the rules alone:
//
//   build/release/tools/tool_build_preflop_pairs holdfast/holdem/preflop/data/preflop_pairs.bin
//
// The result must equal the file in the repository, bit for bit.
#include <fstream>
#include <iostream>

#include <holdfast/holdem/preflop/preflop_pairs.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

int main(int argc, char** argv) {
    using namespace holdfast;
    if (argc != 2) {
        std::cerr << "usage: tool_build_preflop_pairs FILE\n";
        return 2;
    }
    const std::string bytes = holdem::pack_preflop_pairs(holdem::compute_preflop_pairs({}, Work{0}));
    std::ofstream file(argv[1], std::ios::binary);
    file << bytes << std::flush;
    return file ? 0 : 1;
}
