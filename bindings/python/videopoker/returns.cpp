#include <algorithm>

#include <bindings/python/array.h>
#include <bindings/python/arrays.h>
#include <bindings/python/engine.h>
#include <bindings/python/numbers.h>
#include <bindings/python/videopoker/functions.h>

#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/core/error.h>
#include <holdfast/core/progress.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

// What many paytables of a game return.
namespace holdfast::python {
namespace {

using videopoker::Pays;

constexpr std::size_t quick_paytables = 4;  // some milliseconds of work

/// The paytables that are analysed between two looks at the stop flag and two reports of progress.
constexpr std::size_t paytables_in_step = 512;

/// The rows of the paytable that the columns of the array are for, by name or by hand. Throws FieldError on
/// the field `rows`.
std::vector<std::size_t> rows_of(const videopoker::Game& game, const std::vector<std::string>& hands) {
    std::vector<std::size_t> rows;
    for (const std::string& hand : hands) {
        const std::size_t row = ask::in_field("rows", [&] { return ask::row_meant(game, hand); });
        if (std::find(rows.begin(), rows.end(), row) != rows.end()) {
            throw ask::FieldError("rows", "the row " + in_quotes(hand) + " is listed twice", hand);
        }
        rows.push_back(row);
    }
    return rows;
}

/// The pays of the game, with those of one row of the array in their columns. Throws ArrayError with the row.
Pays pays_of_row(const Array& array, const Numbers& numbers, std::size_t row,
                 const std::vector<std::size_t>& columns, const videopoker::Game& game) {
    Pays pays = pays_of(game);
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::optional<Rational> pay = numbers.read(array.at(row, i));
        if (!pay) throw ArrayError(row, numbers.text(array.at(row, i)) + " is not a pay");
        pays[columns[i]] = *pay;
    }
    try {
        // Checked for each row, as analyze_returns() would throw without saying which.
        scaled_pays(game, pays);
    } catch (const OverflowError& error) {
        throw ArrayError(row, error.what());
    }
    return pays;
}

/// returns[row]: under perfect play, if the game's row hands[column] pays pays(row, column). Integers are
/// taken as they are, floats as the shortest decimal that reads back. Progress counts paytables.
/// Throws ParseError on hands that the game does not have, ArrayError on pays that it cannot pay.
void returns_of_rows(const ask::PreparedGame& game, const std::vector<std::string>& hands, const Array& pays,
                     double* returns, const Work& work) {
    const std::vector<std::size_t> columns = rows_of(game.game(), hands);
    const Numbers numbers(pays);
    for (std::size_t first = 0; first < pays.rows(); first += paytables_in_step) {
        throw_if_stopped(work.stop);
        const std::size_t end = std::min(pays.rows(), first + paytables_in_step);
        std::vector<Pays> paytables;
        for (std::size_t row = first; row < end; ++row) {
            paytables.push_back(pays_of_row(pays, numbers, row, columns, game.game()));
        }
        // Rounded once, from the exact return.
        for (const Rational& each : analyze_returns(game.tables, paytables, work.quietly())) {
            *returns++ = nearest_double(each);
        }
        if (work.progress) work.progress(end, pays.rows());
    }
}

}  // namespace

void returns(const std::string& id, const std::optional<std::string>& paytable,
             const std::vector<std::string>& changes, const std::vector<std::string>& hands,
             const Object& pays, const Object& out, unsigned threads, const Object& progress) {
    const RowArray array(pays, "pays");
    const Array results(out, "out", true);
    check_dimensions(array, 2);
    // A column for each row of the paytable that is named.
    array.check_shape(array.rows(), hands.size());
    results.check_apart_from(array);
    double* const to = results.results<double>(array.rows(), 1);
    ask::Session& session = Engine::instance().session;
    run(threads, progress, array.rows() <= quick_paytables, [&](const Work& work) {
        const auto game = session.of<ask::PreparedGames>().prepare(
            {ask::id_meant(id), paytable, "", {changes.begin(), changes.end()}});
        returns_of_rows(*game, hands, array, to, work);
    });
}

}  // namespace holdfast::python
