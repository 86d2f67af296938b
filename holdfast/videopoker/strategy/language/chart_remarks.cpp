#include <algorithm>
#include <string>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/language/chart_remarks.h>
#include <holdfast/videopoker/strategy/language/chart_titles.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>

namespace holdfast::videopoker {
namespace {

/// Whether the words, with or without a number or bullet before them, are a row of any section. A number may
/// also be part of the row: "4 to a flush".
bool may_be_row(const HoldVocabulary& vocabulary, std::string_view words, const StopFlag* stop) {
    std::string_view bare = words;
    bare.remove_prefix(std::min(bare.find_first_not_of(" 0123456789.)-*\xe2\x80\xa2\t\xff"), bare.size()));
    return is_row(vocabulary, words, stop) || is_row(vocabulary, bare, stop);
}

/// Whether the line names a deck, "52 cards": then the line above it is the name of the game, whatever it is.
bool is_deck(std::string_view line) {
    const std::size_t cards = std::min(line.find(" cards"), line.size());
    return cards > 0 && cards < line.size() && line[cards - 1] >= '0' && line[cards - 1] <= '9';
}

}  // namespace

void refuse_rows(const HoldVocabulary& vocabulary, std::string_view remarks, const StopFlag* stop) {
    constexpr std::string_view blanks = " \t\r\xff";
    for (std::size_t begin = 0; begin < remarks.size();) {
        const std::size_t end = std::min(remarks.find('\n', begin), remarks.size());
        const std::size_t first = remarks.find_first_not_of(blanks, begin);
        const std::string_view below = remarks.substr(std::min(end + 1, remarks.size()));
        if (first < end && !is_deck(below.substr(0, below.find('\n')))) {
            throw_if_stopped(stop);
            const std::string_view line =
                remarks.substr(first, remarks.find_last_not_of(blanks, end - 1) + 1 - first);
            constexpr std::string_view but = "but ";
            const bool is_rule = line.substr(0, but.size()) == but && line.find(':') != line.npos;
            const std::string_view words =
                is_rule ? line.substr(but.size(), line.find(':') - but.size()) : line;
            const bool is_name = is_title(words, vocabulary.types().tables().game());
            if (!is_name && may_be_row(vocabulary, words, stop)) {
                throw ParseError("this row stands outside the table; only rows of the table are read",
                                 std::string(remarks), first, line.size());
            }
        }
        begin = end + 1;
    }
}

}  // namespace holdfast::videopoker
