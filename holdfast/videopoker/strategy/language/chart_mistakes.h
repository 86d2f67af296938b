// Collects all mistakes of a chart into one error.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/parse_errors.h>

namespace holdfast::videopoker {

class ChartMistakes {
  public:
    /// Keeps the first 20, and counts the others.
    void add(const std::string& message, std::size_t at, std::size_t length) {
        if (are_all_told()) {
            ++untold_;
        } else {
            told_.push_back({message, at, length});
        }
    }
    bool empty() const { return told_.empty(); }
    /// Whether further mistakes are only counted.
    bool are_all_told() const { return told_.size() == most_told; }

    void throw_if_any(std::string_view text) const {
        if (empty()) return;
        const Mistake& first = told_.front();
        ParseErrors error(first.message, std::string(text), first.position, first.length);
        error.others.assign(told_.begin() + 1, told_.end());
        error.untold = untold_;
        throw error;
    }

  private:
    static constexpr std::size_t most_told = 20;

    std::vector<Mistake> told_;
    std::size_t untold_ = 0;
};

}  // namespace holdfast::videopoker
