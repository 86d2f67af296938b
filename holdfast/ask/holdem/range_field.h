// The ranges of a request: how they are read, and what the answer says of that.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/holdem/ranges_file.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/ranges/named_ranges.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {

/// The field `round_weights`.
Field round_weights_field();

/// The field `names`: ranges of the player's own, which the other fields may name.
Field names_field();
/// Empty if it is absent.
std::vector<OwnRange> read_names(const Fields& fields);

/// The named ranges of the request before, since many requests in a row have the same: to read a hundred takes longer than
/// many an answer. One a session, thread-safe.
class LastNames {
  public:
    /// Reads the ranges, each of which may use those before it, unless they are those read last. Throws FieldError on a name
    /// that no range may have and on a text that is no range: the text is that of the name or the range, and the sentence
    /// about a range says its name; Stopped.
    std::shared_ptr<const holdem::NamedRanges> read(const std::vector<OwnRange>& ranges,
                                                    const StopFlag* stop = nullptr);

  private:
    std::mutex mutex_;
    std::vector<OwnRange> ranges_;
    std::shared_ptr<const holdem::NamedRanges> named_ = std::make_shared<holdem::NamedRanges>();
};

/// Says, in every answer with `warnings`, what they are.
inline constexpr const char* range_warnings_sentence =
    "Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if "
    "there are none";

/// The warnings as a member of an answer, which is absent without any.
std::optional<std::vector<std::string>> if_any(const std::vector<std::string>& warnings);

/// What was read as one range may as well be several players: "AA KK".
struct MayBePlayers : FieldError {
    using FieldError::FieldError;
};

/// Reads the ranges of one request, one after the other.
class RangeReader {
  public:
    /// `names`: ranges that a range may name; they outlive this.
    RangeReader(const holdem::NamedRanges& names, bool rounds_weights)
        : names_(names), weights_(rounds_weights ? holdem::Weights::rounded : holdem::Weights::exact) {}

    /// Throws FieldError on what is no range; if its weights are too fine, the error offers to round them, and if it is the
    /// cards of a board, it names the field for these.
    holdem::Range read(std::string_view field, const std::string& text);
    /// Like read(), in a field in which blanks may also separate players. Throws MayBePlayers, too.
    holdem::Range read_player(std::string_view field, const std::string& text);

    /// What was odd in the ranges read so far, each sentence once.
    const std::vector<std::string>& warnings() const { return warnings_; }

  private:
    holdem::RangeReading reading_of(std::string_view field, const std::string& text) const;
    holdem::Range noted(holdem::RangeReading reading);

    const holdem::NamedRanges& names_;
    holdem::Weights weights_;
    std::vector<std::string> warnings_;
};

}  // namespace holdfast::ask
