// With an older standard, the first thing that the compiler says is which one Holdfast needs.
// option: -std=c++17
// expect: Holdfast needs C++20: compile with -std=c++20
#include <holdfast/core/integers.h>

int main() {}
