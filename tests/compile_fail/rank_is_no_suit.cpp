// A suit is not a rank: the two arguments of a card cannot change places.
// expect: from 'holdfast::Suit' to 'holdfast::Rank'
#include <holdfast/cards/card.h>

int main() {
    int sum = holdfast::Card(holdfast::Rank::ace, holdfast::Suit::heart).index();
#ifndef HOLDFAST_COMPILES
    sum += holdfast::Card(holdfast::Suit::heart, holdfast::Rank::ace).index();
#endif
    return sum;
}
