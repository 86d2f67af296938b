// Several mistakes in one text in one error, so that its author can correct all of them at once.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include <holdfast/core/error.h>

namespace holdfast {

/// A mistake after the first.
struct Mistake {
    std::string message;  ///< a sentence, as Error::what()
    std::size_t position;
    std::size_t length;
};

/// The first mistake, which is the ParseError itself, and the others in the order of the text.
struct ParseErrors : ParseError {
    using ParseError::ParseError;
    /// With the others of `error`, if it has any.
    explicit ParseErrors(const ParseError& error) : ParseError(error) { add_others_of(error); }

    void add_others_of(const ParseError& error) {
        const auto* const several = dynamic_cast<const ParseErrors*>(&error);
        if (several == nullptr) return;
        others = several->others;
        untold = several->untold;
    }

    std::vector<Mistake> others = {};  ///< the first few
    std::size_t untold = 0;            ///< how many more there are
};

}  // namespace holdfast
