// A set of cards is not an integer: code that wants the bits must say so.
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
