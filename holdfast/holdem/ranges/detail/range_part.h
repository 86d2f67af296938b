// The letters of a range, each with its place in the text that was typed.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/core/error.h>

namespace holdfast::holdem::detail {

// The text of a range as its reader sees it: without blanks, every dash a '-', and each letter with its place
// in the text that was typed.
//
//   typed    A Q s : 50 % , 7 7 – 5 5
//   letters  AQs:50%,77-55            an error at "55" names bytes of the typed text, blanks between included
//
// Blanks are space, tab and line ends. Dashes are those of Unicode (general category Pd) and the minus sign.

class RangeLetters {
  public:
    explicit RangeLetters(std::string_view typed);

    std::string_view letters() const { return letters_; }
    /// The bytes of the typed text from the first of these letters to the last. If there are no letters, the
    /// place where some are missing, one byte long.
    struct Bytes {
        std::size_t at;
        std::size_t size;
    };
    Bytes bytes_of(std::size_t first, std::size_t count) const;
    /// Whether blanks were typed before this letter, which is not the first.
    bool has_blank_before(std::size_t letter) const;
    std::string_view typed() const { return typed_; }

  private:
    void append(char letter, Bytes bytes);

    std::string_view typed_;
    std::string letters_;
    std::vector<Bytes> bytes_;  ///< [letter]
};

/// Neighbouring letters that are being read, so that every error can name its place. Keeps a reference:
/// the letters must outlive this object.
class RangePart {
  public:
    explicit RangePart(const RangeLetters& all) : all_(&all), size_(all.letters().size()) {}

    std::string_view text() const { return all_->letters().substr(at_, size_); }
    bool empty() const { return size_ == 0; }
    std::size_t size() const { return size_; }
    /// The letter in lower case, or a blank past the last one, which no letter of a range is.
    char lower(std::size_t index) const;
    /// Whether the part begins with these letters, which are lower case.
    bool begins_with(std::string_view letters) const;

    RangePart first(std::size_t count) const { return {*all_, at_, count}; }
    RangePart without_first(std::size_t count) const { return {*all_, at_ + count, size_ - count}; }
    /// The rest from a part of this one on.
    RangePart from(RangePart inner) const { return without_first(inner.at_ - at_); }
    /// Without the first and the last letter; nothing is left of two or fewer.
    RangePart without_ends() const { return size_ < 2 ? first(0) : without_first(1).first(size_ - 2); }
    /// The first letter, with all its bytes if it is not ASCII.
    RangePart first_character() const;
    /// The parts between its blanks; but a sign such as '-' or ':' joins what stands around it, as in "77 - 55".
    std::vector<RangePart> words() const;
    /// Whether blanks were typed before its first letter, which is not the first of all.
    bool follows_blank() const { return !empty() && at_ > 0 && all_->has_blank_before(at_); }
    /// Whether blanks were typed between its letters.
    bool has_blanks() const;
    /// Whether a word begins at this letter, which is not the first.
    bool begins_word(std::size_t index) const;
    /// Throws ParseError on a blank within a number: "2 5%" may be two, and "1. 5%" the first line of a list.
    void check_number() const;
    /// The part up to the first of these letters, or the whole part.
    RangePart before_any(std::string_view letters) const {
        return first(std::min(text().find_first_of(letters), size_));
    }

    /// Throws ParseError, with this message, about the bytes that were typed for this part.
    [[noreturn]] void fail(const std::string& message) const;
    /// Throws the error with its place counted in the typed text instead of text().
    [[noreturn]] void fail(const ParseError& inner) const { fail(inner.what(), inner); }
    /// An error at the same place, with this message instead.
    [[noreturn]] void fail(const std::string& message, const ParseError& inner) const;
    /// The text as it was typed, blanks included; and in quotes.
    std::string_view typed() const;
    std::string quoted() const;

  private:
    RangePart(const RangeLetters& all, std::size_t at, std::size_t size) : all_(&all), at_(at), size_(size) {}

    const RangeLetters* all_;
    std::size_t at_ = 0;
    std::size_t size_ = 0;
};

}  // namespace holdfast::holdem::detail
