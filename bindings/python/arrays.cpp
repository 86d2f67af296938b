
#include <bindings/python/arrays.h>
#include <bindings/python/hands.h>

#include <holdfast/core/progress.h>

namespace holdfast::python {
namespace {

/// Some milliseconds of work.
constexpr std::size_t quick_hands = 100'000;

template <class Compute>
void run(unsigned threads, const Array& hands, const Compute& compute) {
    run(threads, pybind11::none(), hands.rows() <= quick_hands, compute);
}

}  // namespace

void check_dimensions(const Array& array, std::size_t dimensions) {
    if (array.dimensions() == dimensions) return;
    throw ArrayError(array.name() + " must have " + (dimensions == 1 ? "one dimension" : "two dimensions") +
                     ", not the shape " + array.shape_text());
}

// Shapes and types are checked with the interpreter's lock; the elements without it, as they are read.
void rank(const Object& hands, const Object& out, unsigned threads) {
    const RowArray array(hands, "hands");
    const Array results(out, "out", true);
    check_hands(array);
    results.check_apart_from(array);
    auto* const ranks = reinterpret_cast<HandRank*>(results.results<u16>(array.rows(), 1));
    run(threads, array, [&](const Work& work) { rank_hands(array, ranks, work); });
}

void category(const Object& ranks, const Object& out, unsigned threads) {
    const Array array(ranks, "ranks");
    const Array results(out, "out", true);
    check_dimensions(array, 1);
    results.check_apart_from(array);
    u8* const categories = results.results<u8>(array.rows(), 1);
    run(threads, array, [&](const Work& work) { categories_of_ranks(array, categories, work); });
}

void best_five(const Object& hands, const Object& out, unsigned threads) {
    const RowArray array(hands, "hands");
    const Array results(out, "out", true);
    check_hands(array);
    results.check_apart_from(array);
    u8* const best = results.results<u8>(array.rows(), 5);
    run(threads, array, [&](const Work& work) { best_fives(array, best, work); });
}

}  // namespace holdfast::python
