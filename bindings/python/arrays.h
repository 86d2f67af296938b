// The functions of many small queries, as Python calls them: arrays in, and an array that the caller made for
// the results.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <pybind11/pybind11.h>

#include <holdfast/ask/videopoker/game_choice.h>
#include <holdfast/ask/videopoker/game_query.h>
#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::python {

using Object = pybind11::object;

// What Python calls (holdfast/_core.pyi), with the interpreter's lock, which all but range_weights() give up
// while they compute.
//
//   out        an array of the caller's for the results, of their shape and type, apart from all arguments
//   threads    0: one for each processor
//   progress   None, or called with (done, total)
//
// All of them throw ArrayError on arrays that they do not take.
void rank(const Object& hands, const Object& out, unsigned threads);
void category(const Object& ranks, const Object& out, unsigned threads);
void best_five(const Object& hands, const Object& out, unsigned threads);
void equities(const Object& first, const Object& second, const Object& boards, const Object& out,
              unsigned threads, const Object& progress);
void odds(const Object& holes, const Object& boards, int opponents,
          const std::shared_ptr<holdem::TableFolder>& tables, const Object& out, unsigned threads,
          const Object& progress);
/// The tables of a folder, all of them open. Throws as holdem::TableFolder does.
std::shared_ptr<holdem::TableFolder> open_tables(const std::string& folder);
/// A game is an id of the catalog, or a paytable; `changes` are pays changed in it, "full house=8".
void returns(const std::string& id, const std::optional<std::string>& paytable,
             const std::vector<std::string>& changes, const std::vector<std::string>& hands,
             const Object& pays, const Object& out, unsigned threads, const Object& progress);
/// out[row, Hold::mask()]: what each hold of the deal in this row is worth, the card in column i standing at place i.
void hold_values(const ask::GameChoice& game, const Object& deals, const Object& out, unsigned threads,
                 const Object& progress);

// Ranges, each known by its text; that of a range without combos is "". They throw ParseError, and OverflowError if a
// result has no common denominator of at most Range::largest_denominator.

/// out[HoleCards::index()]: the weight of the combo.
void range_weights(const std::string& range, const Object& out);
/// Each combo with the larger, or the smaller, of its two weights.
std::string unite_ranges(const std::string& one, const std::string& other);
std::string intersect_ranges(const std::string& one, const std::string& other);
/// Each combo with what remains of its weight once that of the other range is taken off, at least 0.
std::string subtract_range(const std::string& one, const std::string& other);
/// Each weight times the factor, a fraction "p/q". Throws std::domain_error if one exceeds 1.
std::string scale_range(const std::string& range, const std::string& factor);
/// Whether no combo has a larger weight in `part` than in `whole`.
bool is_part_of_range(const std::string& part, const std::string& whole);

}  // namespace holdfast::python
