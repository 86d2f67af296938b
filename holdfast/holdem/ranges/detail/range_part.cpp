
#include <holdfast/core/text.h>
#include <holdfast/holdem/ranges/detail/range_part.h>

namespace holdfast::holdem::detail {
namespace {

constexpr bool is_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\n' || letter == '\r';
}

constexpr bool continues_a_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The size in bytes of the dash that the text begins with; 0 if it begins with none.
std::size_t dash_size(std::string_view text) {
    if (text.front() == '-') return 1;
    const std::size_t size = code_point_at(text, 0).length;
    return is_long_dash(text.substr(0, size)) ? size : 0;
}

}  // namespace

RangeLetters::RangeLetters(std::string_view typed) : typed_(typed) {
    for (std::size_t at = 0; at < typed.size();) {
        // A dash becomes one letter; typed, it has up to four bytes.
        if (const std::size_t size = dash_size(typed.substr(at)); size > 0) {
            append('-', {at, size});
            at += size;
            continue;
        }
        if (!is_blank(typed[at])) {
            append(typed[at], {at, 1});
        }
        ++at;
    }
}

void RangeLetters::append(char letter, Bytes bytes) {
    letters_ += letter;
    bytes_.push_back(bytes);
}

RangeLetters::Bytes RangeLetters::bytes_of(std::size_t first, std::size_t count) const {
    if (count > 0) {
        // From the first letter to the end of the last, with the blanks that were typed between them.
        const Bytes last = bytes_[first + count - 1];
        return {bytes_[first].at, last.at + last.size - bytes_[first].at};
    }
    // If there are no letters: the letter that comes next, where they are missing, or the place after the
    // last.
    if (first < bytes_.size()) {
        return {bytes_[first].at, 1};
    }
    return {bytes_.empty() ? 0 : bytes_.back().at + bytes_.back().size, 1};
}

bool RangeLetters::has_blank_before(std::size_t letter) const {
    return bytes_[letter].at > bytes_[letter - 1].at + bytes_[letter - 1].size;
}

char RangePart::lower(std::size_t index) const {
    return small_letter(index < size_ ? text()[index] : ' ');
}

bool RangePart::begins_with(std::string_view letters) const {
    for (std::size_t index = 0; index < letters.size(); ++index) {
        if (lower(index) != letters[index]) return false;
    }
    return true;
}

RangePart RangePart::first_character() const {
    std::size_t count = std::min<std::size_t>(size_, 1);
    // UTF-8: bytes 10xxxxxx belong to the character before them. An error must not cut one in two.
    while (count < size_ && continues_a_character(text()[count])) ++count;
    return first(count);
}

void RangePart::fail(const std::string& message) const {
    const RangeLetters::Bytes bytes = all_->bytes_of(at_, size_);
    throw ParseError(message, std::string(all_->typed()), bytes.at, bytes.size);
}

void RangePart::fail(const std::string& message, const ParseError& inner) const {
    // The inner error counts in text(), without blanks; RangeLetters knows where that was typed.
    const std::size_t at = std::min(inner.position, size_);
    RangePart{*all_, at_ + at, std::min(inner.length, size_ - at)}.fail(message);
}

bool RangePart::has_blanks() const {
    for (std::size_t index = 1; index < size_; ++index) {
        if (all_->has_blank_before(at_ + index)) return true;
    }
    return false;
}

bool RangePart::begins_word(std::size_t index) const {
    constexpr std::string_view joins_next = "-:@/.!([{";
    constexpr std::string_view joins_last = "-:@/.+%*(){}[]";
    return all_->has_blank_before(at_ + index) &&
           joins_next.find(text()[index - 1]) == std::string_view::npos &&
           joins_last.find(text()[index]) == std::string_view::npos;
}

std::vector<RangePart> RangePart::words() const {
    std::vector<RangePart> words;
    std::size_t begin = 0;
    for (std::size_t index = 1; index < size_; ++index) {
        if (!begins_word(index)) continue;
        words.push_back(without_first(begin).first(index - begin));
        begin = index;
    }
    words.push_back(without_first(begin));
    return words;
}

void RangePart::check_number() const {
    const auto is_of_number = [this](std::size_t index) {
        return (text()[index] >= '0' && text()[index] <= '9') || text()[index] == '.';
    };
    for (std::size_t index = 1; index < size_; ++index) {
        const bool is_inside = is_of_number(index - 1) && is_of_number(index);
        if (!is_inside || !all_->has_blank_before(at_ + index)) continue;
        fail(quoted() + " has a blank inside a number: write " + std::string(text()) +
             ", or a comma between two items");
    }
}

std::string_view RangePart::typed() const {
    const RangeLetters::Bytes bytes = all_->bytes_of(at_, size_);
    return all_->typed().substr(bytes.at, empty() ? 0 : bytes.size);
}

std::string RangePart::quoted() const {
    return in_quotes(typed());
}

}  // namespace holdfast::holdem::detail
