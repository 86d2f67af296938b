// What `--return` and `--variance` of a sweep keep: numbers from least to most.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <holdfast/core/rational.h>

namespace holdfast::queries {

/// Both ends belong to it; without an end it is open there.
struct NumberFilter {
    std::optional<Rational> least;
    std::optional<Rational> most;

    bool contains(const Rational& value) const {
        return (!least || *least <= value) && (!most || value <= *most);
    }
};

/// Reads "0.98..0.985", "98%..98.5%", "..30" or "0.99..". Throws FieldError on the field of this name.
NumberFilter read_number_filter(std::string_view field, const std::string& text);

}  // namespace holdfast::queries
