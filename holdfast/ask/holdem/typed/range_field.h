// Reads the ranges of a request, and collects the warnings of its answer.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <holdfast/ask/holdem/typed/ranges_file.h>
#include <holdfast/ask/input/fields.h>
#include <holdfast/core/progress.h>
#include <holdfast/holdem/ranges/named_ranges.h>
#include <holdfast/holdem/ranges/range_text.h>

namespace holdfast::ask {

/// The field `round_weights`.
Field round_weights_field();

/// The field `names`: the player's named ranges, which the other fields may use.
Field names_field();
/// Empty if it is absent.
std::vector<OwnRange> read_names(const Fields& fields);

/// Keeps the named ranges of the last request, because consecutive requests often have the same ones, and
/// reading a hundred takes longer than many answers. One for each session; thread-safe.
class LastNames {
  public:
    /// Reads the ranges, unless they are those of the last call. Each may use those before it. Throws
    /// FieldError, with the text of the name or the range, on a name that no range may have and on a text
    /// that is not a range, which the message calls by its name; and Stopped.
    std::shared_ptr<const holdem::NamedRanges> read(const std::vector<OwnRange>& ranges,
                                                    const StopFlag* stop = nullptr);

  private:
    std::mutex mutex_;
    std::vector<OwnRange> ranges_;
    std::shared_ptr<const holdem::NamedRanges> named_ = std::make_shared<holdem::NamedRanges>();
};

/// The description of the member `warnings`.
inline constexpr const char* range_warnings_sentence =
    "Sentences about how the ranges were read: a + that adds nothing, weights that were rounded; absent if "
    "there are none";

/// The warnings for a member of an answer; nullopt if there are none.
std::optional<std::vector<std::string>> if_any(const std::vector<std::string>& warnings);

/// A text that was read as one range may mean several players: "AA KK".
struct MayBePlayers : FieldError {
    using FieldError::FieldError;
};

/// Reads the ranges of one request, one after the other.
class RangeReader {
  public:
    /// `names`: named ranges that a range may use. They must outlive this object.
    RangeReader(const holdem::NamedRanges& names, bool rounds_weights)
        : names_(names), weights_(rounds_weights ? holdem::Weights::rounded : holdem::Weights::exact) {}

    /// Throws FieldError on a text that is not a range. If its weights are too fine, the error offers to
    /// round them; if it is the cards of a board, the error names the field for those.
    holdem::Range read(std::string_view field, const std::string& text);
    /// Like read(), in a field in which blanks may also separate players. Throws MayBePlayers, too.
    holdem::Range read_player(std::string_view field, const std::string& text);

    /// The warnings about the ranges read so far, each once.
    const std::vector<std::string>& warnings() const { return warnings_; }

  private:
    holdem::RangeReading reading_of(std::string_view field, const std::string& text) const;
    holdem::Range noted(holdem::RangeReading reading);

    const holdem::NamedRanges& names_;
    holdem::Weights weights_;
    std::vector<std::string> warnings_;
};

}  // namespace holdfast::ask
