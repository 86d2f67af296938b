// Where the columns of a table go, and how wide each is, in a terminal that may be too narrow for them.
//
// What gives way, in this order, until the table fits:
//   1. a column that can break its cells over several lines, down to 24 columns of the terminal
//   2. a key (the first column) of more than 40: a list of hands, say, not a name
//   3. the columns that may be left out, one after the other
//   4. the one block of columns: those that do not fit beside the others follow in a block below, where the
//      key is repeated
//   5. the key, where not even one column fits beside it
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace holdfast::terminal {

struct Column {
    static constexpr int needed = 0;

    /// Sentences are broken beyond this width wherever they go: longer lines are hard to read.
    static constexpr std::size_t longest_sentence = 72;

    std::string title;
    /// wrap: left, a list that is broken where there is no room; sentences: the same between words, each line
    /// after the first indented
    enum { left, right, wrap, sentences } align = right;
    bool can_break() const { return align == wrap || align == sentences; }
    int leave_out = needed;  ///< a column with a higher number is left out earlier
};

struct TableLayout {
    static constexpr std::size_t gap = 2;  ///< between two columns

    std::vector<std::size_t> width;                ///< [column]
    std::vector<std::vector<std::size_t>> blocks;  ///< columns of each block, in order; the key leads each
    std::vector<std::size_t> left_out;             ///< columns, in order

    std::size_t width_of(const std::vector<std::size_t>& shown) const;
};

/// `widest`: what each column needs for its title and cells. `width`: that of the terminal; 0 is unlimited.
TableLayout table_layout(const std::vector<Column>& columns, const std::vector<std::size_t>& widest,
                         std::size_t width);

}  // namespace holdfast::terminal
