// Prints the library's values in failed tests.
#pragma once

#include <ostream>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/rational.h>

namespace holdfast {

inline std::ostream& operator<<(std::ostream& out, const Rational& value) {
    return out << value.text();
}
inline std::ostream& operator<<(std::ostream& out, Card card) {
    return out << to_text(card);
}
inline std::ostream& operator<<(std::ostream& out, CardSet cards) {
    return out << to_text(cards);
}
inline std::ostream& operator<<(std::ostream& out, RankSet ranks) {
    return out << "ranks " << ranks.mask();
}

}  // namespace holdfast
