// The functions of the module that are about Texas Hold'em, as Python calls them.
#pragma once

#include <memory>
#include <string>

#include <bindings/python/arrays.h>

#include <holdfast/holdem/tables/table_folder.h>

namespace holdfast::python {

void equities(const Object& first, const Object& second, const Object& boards, const Object& out,
              unsigned threads, const Object& progress);
void odds(const Object& holes, const Object& boards, int opponents,
          const std::shared_ptr<holdem::TableFolder>& tables, const Object& out, unsigned threads,
          const Object& progress);
/// The tables of a folder, all of them open. Throws as holdem::TableFolder does.
std::shared_ptr<holdem::TableFolder> open_tables(const std::string& folder);

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
