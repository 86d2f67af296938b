// Charts as plain text: one row per line, several holds in a row with commas between them, '#' for comments.
//
//   no deuces:                                a section for each number of wild cards dealt, if there are any
//   royal flush, straight flush               a row: the hands or draws it names
//   three to a straight flush with high cards >= gaps
//   suited QJ, KQ/KJ                          ranks in capitals; without "suited" they are not of one suit
//     but KQ/KJ: take it if ...             an exception to the row above, by what is discarded
//   discard all
//
// The whole language is described in docs/reference/strategy-language.md. Printed text reads back as the same
// chart, which prints as the same text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <holdfast/videopoker/strategy/charts/chart.h>
#include <holdfast/videopoker/strategy/language/hold_phrase.h>

namespace holdfast::videopoker {

/// Reads a chart. Throws ParseError, with its position, on an unknown word (it suggests the nearest known
/// one), a hold that the game does not have, a section that is missing or occurs twice, or a chart without
/// rows. Throws Stopped.
Chart parse_chart(const HoldVocabulary& vocabulary, std::string_view text, const StopFlag* stop = nullptr);

/// How a line of a chart's text was read; blank lines and comments are not listed.
struct ReadLine {
    enum class Kind : u8 { title, heading, row, rule };
    Kind kind;
    std::size_t position;  ///< of its first byte in the text
    std::size_t length;    ///< in bytes; a row that a table wraps is one line
    std::size_t section;   ///< of a heading, a row or a rule
    std::size_t row;       ///< in its section, from 0: the row, or that of the rule
};

struct ChartReading {
    Chart chart;
    std::vector<ReadLine> lines;     ///< in their order
    std::vector<std::string> notes;  ///< clauses on what else the text might mean: "types were read as ..."
    /// With each hold as a row of its own, in the order written; without sections if the chart has rules, or more holds
    /// than a chart may have rows.
    Chart in_order;
};

/// Reads a chart as parse_chart does, and tells how.
ChartReading read_chart_text(const HoldVocabulary& vocabulary, std::string_view text,
                             const StopFlag* stop = nullptr);

/// [type] whether it is marked; types beyond the end are not.
using TypeMarks = std::vector<bool>;
void mark(TypeMarks& marks, const std::vector<TypeIndex>& types);

/// Prints charts of one game.
///
/// A chart may have thousands of rows, each of which names thousands of types, so whatever prints whole charts can be
/// stopped: it throws Stopped.
class ChartWriter {
  public:
    /// Keeps a reference: `vocabulary` must outlive this object.
    explicit ChartWriter(const HoldVocabulary& vocabulary);

    /// The chart as parse_chart reads it, a line for each row and section.
    std::string text(const Chart& chart, const StopFlag* stop = nullptr) const;
    /// The rows of a section, from the top down.
    std::vector<std::string> row_texts(std::size_t section, const std::vector<ChartRow>& rows,
                                       const StopFlag* stop = nullptr) const;
    /// The holds of a row: "suited QJ, four to a flush". `above`: types that rows above it name; a phrase that names
    /// some of them begins with "any".
    std::string row_text(std::size_t section, const std::vector<TypeIndex>& types,
                         const TypeMarks& above = {}) const;

    /// The types that each part of a row's text names, in the order of the parts; several parts may name a
    /// type.
    std::vector<std::vector<TypeIndex>> row_parts(std::size_t section,
                                                  const std::vector<TypeIndex>& types) const;

    /// A rule under its row: "but four to a flush: take it if ...".
    std::string rule_text(std::size_t section, const PenaltyRule& rule) const;

  private:
    /// A phrase and the types that it names.
    struct KnownPhrase {
        std::string text;
        std::vector<TypeIndex> types;
    };

    /// The fewest known phrases that name these types and no others, as found by a greedy cover.
    std::vector<KnownPhrase> chosen_phrases(std::size_t section, const std::vector<TypeIndex>& types) const;
    /// Fills phrases_ with hundreds of texts for each section. read_row reads each of them, so that what
    /// is printed reads back.
    void learn_phrases(std::size_t section);
    /// Keeps the text if it names a hold in this section.
    void learn(std::size_t section, const std::string& text);

    const HoldVocabulary* vocabulary_;
    std::vector<std::vector<KnownPhrase>> phrases_;  ///< [section] preferred ones first
};

/// "no deuces", "one joker", "two wild cards": the deals of a section, in the words of its heading.
std::string section_words(const HoldTypes& types, std::size_t section);

}  // namespace holdfast::videopoker
