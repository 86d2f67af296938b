// The rows of an array, spread over threads in blocks.
#pragma once

#include <algorithm>

#include <holdfast/core/threads.h>

namespace holdfast::python {

struct RowBlock {
    std::size_t begin;
    std::size_t end;
};

/// Calls body(block) for blocks that together are all rows; progress counts blocks. Of several errors that of
/// the first block is thrown, whatever the number of threads.
template <class Body>
void for_each_block(std::size_t rows, std::size_t rows_in_block, const Work& work, const Body& body) {
    const std::size_t blocks = (rows + rows_in_block - 1) / rows_in_block;
    for_each_index(blocks, work, [&](std::size_t block, unsigned) {
        const std::size_t begin = block * rows_in_block;
        body(RowBlock{begin, std::min(rows, begin + rows_in_block)});
    });
}

}  // namespace holdfast::python
