// Room for the coefficients of one calculation: handed out in order, given back all at once.
//
// Count: u64 or u128, as in all that counts matchings (matching_polynomial.h).
#pragma once

#include <algorithm>
#include <cstddef>
#include <memory>
#include <vector>

#include <holdfast/core/integers.h>

namespace holdfast::holdem::detail {

template <class Count>
class Scratch {
  public:
    /// `count` zeros; they stay where they are until clear().
    Count* zeros(std::size_t count) {
        if (used_ + count > block_size(block_)) next_block(count);
        Count* const room = blocks_[block_].words.get() + used_;
        used_ += count;
        std::fill_n(room, count, Count{0});
        return room;
    }
    /// Takes everything back; the memory is kept for the next calculation.
    void clear() {
        block_ = 0;
        used_ = 0;
    }

  private:
    struct Block {
        std::unique_ptr<Count[]> words;
        std::size_t size = 0;
    };
    static constexpr std::size_t first_block = std::size_t{1} << 10U;

    std::size_t block_size(std::size_t block) const {
        return block < blocks_.size() ? blocks_[block].size : 0;
    }
    void next_block(std::size_t count) {
        if (block_ < blocks_.size()) ++block_;
        if (block_ == blocks_.size() || blocks_[block_].size < count) {
            const std::size_t size = std::max(first_block << std::min<std::size_t>(block_, 6), count);
            blocks_.insert(blocks_.begin() + static_cast<std::ptrdiff_t>(block_),
                           Block{std::unique_ptr<Count[]>(new Count[size]), size});
        }
        used_ = 0;
    }

    std::vector<Block> blocks_;
    std::size_t block_ = 0;
    std::size_t used_ = 0;
};

}  // namespace holdfast::holdem::detail
