// Two players on one board: the rank of the best five of seven cards says who wins.
#include <iostream>

#include <holdfast/ranking.h>

int main() {
    using namespace holdfast;
    const HandRanker& rank = HandRanker::instance();
    const CardSet board = set_of(parse_cards("9h 8h 8c 3h 2d"));
    for (const char* hole : {"AhQh", "9c8d"}) {
        const CardSet seven = board | set_of(parse_cards(hole));
        const HandRank found = rank(seven);
        std::cout << hole << ": " << words_of(category_of(found), laid_down(best_five(seven))) << ", rank "
                  << number_of(found) << " of " << hand_rank_count << "\n";
    }
}
