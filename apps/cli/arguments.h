// The arguments as they were typed: what errors show, and what the parser of options is given instead.
//
// That parser has meanings of its own for some arguments: [AA,KK] would be a list, ++ and %% would separate
// commands, --json=true would be --json, -help would be -h. They reach it with a mark, which as_typed() takes
// off again; so do those after "--", which are never options.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace holdfast::cli {

class Arguments {
  public:
    Arguments(int argc, const char* const* argv, std::string program = "holdfast")
        : program_(std::move(program)), typed_(argv + 1, argv + argc) {}

    const std::vector<std::string>& typed() const { return typed_; }
    /// The words for the parser of options.
    std::vector<std::string> for_parser() const;
    /// A word of for_parser() as it was typed.
    static std::string as_typed(const std::string& parsed);
    /// Whether it is marked as a value only: if it looks like an option, it was typed after "--".
    static bool is_marked(const std::string& parsed);

    /// The whole command line, arguments with spaces in quotes; where an argument begins in it, and how long
    /// it is there.
    std::string line() const;
    std::size_t begin_of(std::size_t argument) const;
    std::size_t length_of(std::size_t argument) const;

    /// If the value of an option was split for lack of quotes or commas, as in --board Qh Jh 2c, --opponents
    /// 1 3 and --pay full house=8: the option as it must be typed.
    std::optional<std::string> torn_option() const;

    /// The option repeated for each opponent, if --versus has the cards of several, as in --versus QsQd JsJd.
    std::optional<std::string> option_for_each_hand() const;

  private:
    std::size_t last_that_fits(std::size_t option) const;

    std::string program_;
    std::vector<std::string> typed_;
};

}  // namespace holdfast::cli
