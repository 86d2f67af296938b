// Options that give a session more to answer from than the request, such as --tables FOLDER.
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>

#include <holdfast/ask/session.h>

namespace holdfast::cli {

/// One such option, which the commands that take it share.
class SessionOption {
  public:
    /// When files are opened: `as_needed`, for a single query; `at_once`, so that a wrong one is refused before the
    /// first of many queries.
    enum class Opening { as_needed, at_once };

    SessionOption() = default;
    SessionOption(const SessionOption&) = delete;
    SessionOption& operator=(const SessionOption&) = delete;
    virtual ~SessionOption() = default;

    virtual std::string_view name() const = 0;  ///< "--tables"
    virtual void add_to(CLI::App& command) = 0;
    /// Applies the option to the session, if it was given. Throws ParseError on what was typed, DataError if
    /// a file is damaged.
    virtual void apply(ask::Session& session, Opening opening) const = 0;
};

/// The options of all families.
using SessionOptions = std::vector<std::unique_ptr<SessionOption>>;

}  // namespace holdfast::cli
