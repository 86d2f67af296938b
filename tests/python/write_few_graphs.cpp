// A program for tests in Python: writes the table of graphs of some boards, as `holdfast holdem table build graphs`
// would write that of all.
//
//   write_few_graphs FILE BOARD...
#include <exception>
#include <iostream>
#include <vector>

#include <tests/support/cards_of.h>

#include <holdfast/holdem/tables/graph_table.h>

int main(int count, char** words) {
    try {
        std::vector<holdfast::CardSet> boards;
        for (int i = 2; i < count; ++i) boards.push_back(holdfast::test::cards_of(words[i]));
        holdfast::holdem::build_graph_table(words[1], boards);
        return 0;
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
