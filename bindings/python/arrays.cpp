#include <algorithm>

#include <bindings/python/arrays.h>
#include <bindings/python/engine.h>
#include <bindings/python/hands.h>
#include <bindings/python/matchups.h>
#include <bindings/python/numbers.h>

#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/holdem/hands/hole_cards.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::python {

using holdem::HoleCards;
using holdem::Range;

void weights_of_range(const std::string& text, double* weights) {
    const Range range = queries::in_field("range", [&] { return holdem::parse_range(text); });
    for (int i = 0; i < holdem::combo_count; ++i) {
        weights[i] = nearest_double(range.weight(HoleCards::from_index(i)));
    }
}

namespace {

using videopoker::Pays;

/// So many paytables are analysed between two looks at the stop flag and two reports of progress.
constexpr std::size_t paytables_in_step = 512;

std::vector<std::size_t> rows_of(const videopoker::Game& game, const std::vector<std::string>& hands) {
    std::vector<std::size_t> rows;
    for (const std::string& hand : hands) {
        const std::size_t row = queries::in_field("rows", [&] { return queries::find_row(game, hand); });
        if (std::find(rows.begin(), rows.end(), row) != rows.end()) {
            throw queries::FieldError("rows", "the row " + in_quotes(hand) + " is listed twice", hand);
        }
        rows.push_back(row);
    }
    return rows;
}

Pays pays_of_row(const Array& array, const Numbers& numbers, std::size_t row,
                 const std::vector<std::size_t>& columns, const videopoker::Game& game) {
    Pays pays = pays_of(game);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::optional<Rational> pay = numbers.read(array.at(row, i));
        if (!pay) throw ArrayError(row, numbers.text(array.at(row, i)) + " is not a pay");
        pays[columns[i]] = *pay;
    }
    try {
        scaled_pays(game, pays);
    } catch (const OverflowError& error) {
        throw ArrayError(row, error.what());
    }
    return pays;
}

}  // namespace

void returns_of_rows(const queries::PreparedGame& game, const std::vector<std::string>& hands,
                     const Array& pays, double* returns, const Work& work) {
    const std::vector<std::size_t> columns = rows_of(game.game(), hands);
    const Numbers numbers(pays);
    for (std::size_t first = 0; first < pays.rows(); first += paytables_in_step) {
        throw_if_stopped(work.stop);
        const std::size_t end = std::min(pays.rows(), first + paytables_in_step);
        std::vector<Pays> paytables;
        for (std::size_t row = first; row < end; ++row) {
            paytables.push_back(pays_of_row(pays, numbers, row, columns, game.game()));
        }
        for (const Rational& each : analyze_returns(game.tables, paytables, work.quietly())) {
            *returns++ = nearest_double(each);
        }
        if (work.progress) work.progress(end, pays.rows());
    }
}

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
