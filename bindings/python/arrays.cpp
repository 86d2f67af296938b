#include <bindings/python/arrays.h>
#include <bindings/python/engine.h>
#include <bindings/python/hands.h>
#include <bindings/python/matchups.h>
#include <bindings/python/paytables.h>
#include <bindings/python/ranges.h>
#include <bindings/python/watch.h>

#include <holdfast/holdem/hands/hole_cards.h>

namespace holdfast::python {
namespace {

/// Some milliseconds of work.
constexpr std::size_t quick_hands = 100'000;
constexpr std::size_t quick_paytables = 4;

/// For computations that write into an array of the caller's.
template <class Compute>
void run(unsigned threads, const Object& progress, bool is_quick, const Compute& compute) {
    run_watched(threads, compute, progress, is_quick ? Manner::at_once : Manner::awaited);
}
template <class Compute>
void run(unsigned threads, const Array& hands, const Compute& compute) {
    run(threads, pybind11::none(), hands.rows() <= quick_hands, compute);
}

void check_dimensions(const Array& array, std::size_t dimensions) {
    if (array.dimensions() == dimensions) return;
    throw ArrayError(array.name() + " must have " + (dimensions == 1 ? "one dimension" : "two dimensions") +
                     ", not the shape " + array.shape_text());
}

/// Of an array that may be left out.
class OptionalArray {
  public:
    OptionalArray(const Object& object, const char* name) {
        if (!object.is_none()) array_.emplace(object, name);
    }
    const RowArray* get() const { return array_ ? &*array_ : nullptr; }

  private:
    std::optional<RowArray> array_;
};

}  // namespace

void rank(const Object& hands, const Object& out, unsigned threads) {
    const RowArray array(hands, "hands");
    const Array results(out, "out", true);
    check_hands(array);
    results.check_apart_from(array);
    u16* const ranks = results.results<u16>(array.rows(), 1);
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

void equities(const Object& first, const Object& second, const Object& boards, const Object& out,
              unsigned threads, const Object& progress) {
    const RowArray hands(first, "first");
    const RowArray others(second, "second");
    const OptionalArray board(boards, "boards");
    const Array results(out, "out", true);
    check_dimensions(hands, 2);
    for (const RowArray* input : {&hands, &others, board.get()}) {
        if (input != nullptr) results.check_apart_from(*input);
    }
    double* const to = results.results<double>(hands.rows(), 1);
    run(threads, progress, false,
        [&](const Work& work) { equities_of_rows(hands, others, board.get(), to, work); });
}

void odds(const Object& holes, const Object& boards, int opponents, const Object& out, unsigned threads,
          const Object& progress) {
    const RowArray hands(holes, "holes");
    const OptionalArray board(boards, "boards");
    const Array results(out, "out", true);
    check_dimensions(hands, 2);
    for (const RowArray* input : {&hands, board.get()}) {
        if (input != nullptr) results.check_apart_from(*input);
    }
    double* const to = results.results<double>(hands.rows(), odds_columns);
    run(threads, progress, false,
        [&](const Work& work) { odds_of_rows(hands, board.get(), opponents, to, work); });
}

void returns(const std::string& id, const std::optional<std::string>& paytable,
             const std::vector<std::string>& changes, const std::vector<std::string>& hands,
             const Object& pays, const Object& out, unsigned threads, const Object& progress) {
    const RowArray array(pays, "pays");
    const Array results(out, "out", true);
    check_dimensions(array, 2);
    array.check_shape(array.rows(), hands.size());
    results.check_apart_from(array);
    double* const to = results.results<double>(array.rows(), 1);
    queries::Session& session = Engine::instance().session;
    run(threads, progress, array.rows() <= quick_paytables, [&](const Work& work) {
        const auto game = session.games().prepare({id, paytable, "", changes});
        returns_of_rows(*game, hands, array, to, work);
    });
}

void range_weights(const std::string& range, const Object& out) {
    const Array results(out, "out", true);
    weights_of_range(range, results.results<double>(holdem::combo_count, 1));
}

}  // namespace holdfast::python
