// The program's operator new and delete are mimalloc's. An answer is a tree of some thousand small blocks, which
// glibc merges when it is freed and splits again for the next one: a third of the time of a batch of holds.
#include <mimalloc-new-delete.h>
