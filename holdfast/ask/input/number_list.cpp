#include <algorithm>

#include <fmt/format.h>

#include <holdfast/ask/input/number_list.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

class NumberListReader {
  public:
    NumberListReader(const std::string& text, NumberBounds bounds, std::string_view what)
        : text_(text), least_(bounds.least), most_(bounds.most), open_end_(bounds.open_end), what_(what) {}

    std::vector<int> read() {
        do {
            const std::size_t start = at_;
            // part = number [ "-" [ number ] ], as in "1-9" and "3-"
            const int first = read_number();
            const int last = skip('-') ? read_end(start, first) : first;
            if (last < first) {
                fail(start, fmt::format("'{}' runs backwards", text_.substr(start, at_ - start)));
            }
            // Both ends are within the bounds, so the list stays short whatever is typed.
            for (int number = first; number <= last; ++number) add(number, start);
        } while (skip(','));
        // What follows the last number is no comma.
        if (at_ < text_.size()) fail_here();
        return numbers_;
    }

  private:
    /// Reads one number with the blanks around it. Throws ParseError if there is none, or if it is out of
    /// bounds.
    int read_number() {
        while (skip(' ')) {
        }
        const std::size_t start = at_;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') ++at_;
        if (at_ == start) fail_here();
        // More digits could overflow an int; any such number is too large here, and is shown as it was typed.
        constexpr std::size_t most_digits = 6;
        const std::string digits = text_.substr(start, at_ - start);
        const int number = digits.size() > most_digits ? most_ + 1 : std::stoi(digits);
        if (number < least_ || number > most_) {
            fail(start, fmt::format("the number of {} must be from {} to {}, not {}", what_, least_, most_,
                                    cut_short(digits)));
        }
        while (skip(' ')) {
        }
        return number;
    }

    /// Reads what follows the '-' of a range that begins with `first`: its last number, or nothing if it is open.
    int read_end(std::size_t start, int first) {
        while (skip(' ')) {
        }
        if (at_ < text_.size() && text_[at_] != ',') return read_number();
        if (open_end_ < first) {
            fail(start, fmt::format("an open list of {} ends with {}, before {}", what_, open_end_, first));
        }
        return open_end_;
    }

    /// Takes the next character if it is this one, and says whether it was.
    bool skip(char expected) {
        if (at_ == text_.size() || text_[at_] != expected) return false;
        ++at_;
        return true;
    }

    /// `start`: where the number, or the range that it is in, begins in the text.
    void add(int number, std::size_t start) {
        if (std::find(numbers_.begin(), numbers_.end(), number) != numbers_.end()) {
            fail(start, fmt::format("the number {} is listed twice", number));
        }
        numbers_.push_back(number);
    }

    [[noreturn]] void fail(std::size_t start, const std::string& message) const {
        throw ParseError(message, text_, start, std::max<std::size_t>(at_ - start, 1));
    }
    /// Blames everything from here on, where a number or a comma was expected.
    [[noreturn]] void fail_here() const {
        throw ParseError(fmt::format("expected a number of {} from {} to {}, such as 3, 1-9 or 1,3,9", what_,
                                     least_, most_),
                         text_, at_, std::max<std::size_t>(text_.size() - at_, 1));
    }

    const std::string& text_;
    int least_;
    int most_;
    int open_end_;
    std::string_view what_;
    std::size_t at_ = 0;
    std::vector<int> numbers_;
};

}  // namespace

std::vector<int> parse_numbers(const std::string& text, NumberBounds bounds, std::string_view what) {
    return NumberListReader(text, bounds, what).read();
}

}  // namespace holdfast::ask
