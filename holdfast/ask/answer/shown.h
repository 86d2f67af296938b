// How people see a value of an answer: under which title, in which format, and how much it matters.
//
//   Format::percent(6)   99.543904%              Format::bets(2)      1,092.06
//   Format::fixed(4)     19.5147                 Format::dollars()    $1,092.50
//   Format::cards()      As Kd, or "nothing"     Format::sentences()  words, broken over several lines
//   plain                41,126,022, 7.5, 1/3, any text
#pragma once

#include <string>

#include <holdfast/core/integers.h>

namespace holdfast::ask {

struct AnswerType;  // schema.h

struct Format {
    enum class Kind : u8 { plain, fixed, percent, bets, dollars, cards, sentences };
    enum class Sign : u8 {
        usual,      ///< a minus below zero
        always,     ///< a plus above zero, too
        either_way  ///< ±, for what a value varies by
    };

    Kind kind = Kind::plain;
    int decimals = 0;
    Sign sign = Sign::usual;
    bool is_beside = false;  ///< dollars stand in brackets after the bets, not in their place

    static constexpr Format fixed(int places) { return {Kind::fixed, places}; }
    static constexpr Format percent(int places) { return {Kind::percent, places}; }
    static constexpr Format bets(int places) { return {Kind::bets, places}; }
    static constexpr Format dollars() { return {Kind::dollars}; }
    static constexpr Format cards() { return {Kind::cards}; }
    static constexpr Format sentences() { return {Kind::sentences}; }

    constexpr Format with(Sign wanted) const { return {kind, decimals, wanted, is_beside}; }
    constexpr Format beside() const { return {kind, decimals, sign, true}; }
};

/// What people see. Declared with rows: a column of their table. Declared with an answer: a fact, a paragraph
/// (without a title) or a table.
struct Shown {
    std::string title;
    std::string sentence;  ///< for help, without a full stop
    Format format = {};
    /// 0: always shown. Where there is no room for all columns, those with the highest number are left out first.
    int leave_out = 0;
    bool is_number = false;            ///< columns of numbers are aligned on the right
    const AnswerType* rows = nullptr;  ///< the type of the rows, if it is a table
    std::string member = {};           ///< its path in JSON, "per_hour.mean"; empty: JSON does not have it
};

}  // namespace holdfast::ask
