// An int is not a hold: neither a number of cards nor the place of a card is taken for a choice of cards.
// expect: from 'int' to 'holdfast::videopoker::Hold'
#include <holdfast/videopoker/paytables/deal.h>

static int cards_held(holdfast::videopoker::Hold hold) {
    return hold.size();
}

int main() {
    int sum = cards_held(holdfast::videopoker::Hold::from_mask(7));
#ifndef HOLDFAST_COMPILES
    sum += cards_held(7);
#endif
    return sum;
}
