#include <algorithm>

#include <holdfast/combinatorics/suit_symmetry.h>

namespace holdfast {

std::vector<SuitPermutation> SuitSymmetry::permutations() const {
    std::vector<SuitPermutation> group;  // all 24 permutations are tried
    SuitPermutation image{0, 1, 2, 3};
    do {
        bool keeps_blocks = true;
        for (std::size_t suit = 0; suit < suit_count; ++suit) {
            keeps_blocks = keeps_blocks && block_[suit] == block_[image[suit]];
        }
        if (keeps_blocks) group.push_back(image);
    } while (std::next_permutation(image.begin(), image.end()));
    return group;
}

}  // namespace holdfast
