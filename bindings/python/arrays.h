// The functions of many small queries, as Python calls them: arrays in, and an array that the caller made for the
// results.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <bindings/python/array.h>
#include <pybind11/pybind11.h>

#include <holdfast/core/progress.h>
#include <holdfast/queries/videopoker/prepared_games.h>

namespace holdfast::python {

// Ranges as arrays of 1,326 weights, in the order of HoleCards::index().

/// The weights of a range in words. Throws ParseError.
void weights_of_range(const std::string& text, double* weights);

// Arrays of paytables: the returns of a game with the pays of each row of an array.

/// returns[row]: under perfect play, where the game's row hands[column] pays pays(row, column). Integers are
/// taken as they are, floats as the shortest decimal that reads back. Progress counts paytables.
/// Throws ParseError on hands that the game does not have, ArrayError on pays that it cannot pay.
void returns_of_rows(const queries::PreparedGame& game, const std::vector<std::string>& hands,
                     const Array& pays, double* returns, const Work& work);

using Object = pybind11::object;

void rank(const Object& hands, const Object& out, unsigned threads);
void category(const Object& ranks, const Object& out, unsigned threads);
void best_five(const Object& hands, const Object& out, unsigned threads);
void equities(const Object& first, const Object& second, const Object& boards, const Object& out,
              unsigned threads, const Object& progress);
void odds(const Object& holes, const Object& boards, int opponents, const Object& out, unsigned threads,
          const Object& progress);
/// A game is an id of the catalog, or a paytable; `changes` are pays changed in it, "full house=8".
void returns(const std::string& id, const std::optional<std::string>& paytable,
             const std::vector<std::string>& changes, const std::vector<std::string>& hands,
             const Object& pays, const Object& out, unsigned threads, const Object& progress);
void range_weights(const std::string& range, const Object& out);

}  // namespace holdfast::python
