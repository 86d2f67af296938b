// An int is not a card: a program cannot pass some other number as a card by accident.
// expect: from 'int' to 'holdfast::Card'
#include <holdfast/cards/card.h>

static int index_of(holdfast::Card card) {
    return card.index();
}

int main() {
    int sum = index_of(holdfast::Card::from_index(7));
#ifndef HOLDFAST_COMPILES
    sum += index_of(7);
#endif
    return sum;
}
