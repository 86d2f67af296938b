// A set of cards is no integer: whoever wants the bits says so.
// expect: 'const holdfast::CardSet' to 'holdfast::u64'
#include <holdfast/cards/card_set.h>

static int bits_in(holdfast::u64 mask) {
    return __builtin_popcountll(mask);
}

int main() {
    const holdfast::CardSet set;
    int sum = bits_in(set.mask());
#ifndef HOLDFAST_COMPILES
    sum += bits_in(set);
#endif
    return sum;
}
