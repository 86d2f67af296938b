#include <algorithm>

#include <bindings/python/numbers.h>
#include <bindings/python/paytables.h>

#include <holdfast/core/error.h>
#include <holdfast/core/stop.h>
#include <holdfast/core/wording.h>
#include <holdfast/queries/input/field_error.h>
#include <holdfast/videopoker/sweeps/return_sweep.h>

namespace holdfast::python {
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

}  // namespace holdfast::python
