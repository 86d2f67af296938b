// The functions of many small queries, as Python calls them: arrays in, and an array that the caller made for the
// results.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <pybind11/pybind11.h>

namespace holdfast::python {

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
