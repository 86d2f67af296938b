// An int is no hold: neither a number of cards nor the place of one is taken for a choice of cards to keep.
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
