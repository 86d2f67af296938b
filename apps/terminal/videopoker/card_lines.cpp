#include <apps/terminal/display.h>
#include <apps/terminal/videopoker/card_lines.h>
#include <fmt/format.h>

#include <holdfast/core/text.h>

namespace holdfast::terminal {
namespace {

/// The sentence broken between words, and inside of words that are wider than a line by themselves.
std::vector<std::string> broken_words(std::string_view sentence, std::size_t width) {
    std::vector<std::string> lines;
    for (const std::string& line : wrapped_words(sentence, width)) {
        std::string_view rest = line;
        do {
            const std::string_view part = first_columns(rest, width);
            lines.emplace_back(part);
            rest.remove_prefix(part.size());
        } while (!rest.empty());
    }
    return lines;
}

/// The first line begins with `mark`, and the others are indented as far. Without blanks at the end.
std::vector<std::string> below_mark(const std::string& mark, std::string_view sentence) {
    std::vector<std::string> lines;
    for (const std::string& line : broken_words(sentence, card_columns - mark.size())) {
        const std::string whole = (lines.empty() ? mark : std::string(mark.size(), ' ')) + line;
        lines.push_back(whole.substr(0, whole.find_last_not_of(' ') + 1));
    }
    return lines;
}

/// The heading stays with the first row, and each row and each rule whole.
void add_section(std::vector<CardBlock>& blocks, const StrategyCard::Section& section) {
    CardBlock block;
    block.has_space_above = true;
    if (!section.heading.empty()) block.lines = below_mark("", section.heading);
    block.bold_lines = block.lines.size();
    for (const StrategyCard::Row& row : section.rows) {
        const std::vector<std::string> lines = below_mark(fmt::format("{:>3}  ", row.number), row.text);
        block.lines.insert(block.lines.end(), lines.begin(), lines.end());
        blocks.push_back(std::move(block));
        block = {};
        for (const std::string& rule : row.rules) blocks.push_back({below_mark("       - ", rule)});
    }
}

}  // namespace

std::vector<CardBlock> card_blocks(const StrategyCard& card) {
    CardBlock title{below_mark("", card.title)};
    title.bold_lines = title.lines.size();
    std::vector<CardBlock> blocks{title, {below_mark("", card.pays), 0, true}};
    for (const StrategyCard::Section& section : card.sections) add_section(blocks, section);
    bool is_first = true;
    for (const std::string& sentence : card.legend) {
        blocks.push_back({below_mark("", sentence), 0, is_first});
        is_first = false;
    }
    blocks.push_back({below_mark("", card.worth), 0, true});
    return blocks;
}

std::string cards_text(const std::vector<StrategyCard>& cards) {
    std::string text;
    for (const StrategyCard& card : cards) {
        if (!text.empty()) text += "\n" + std::string(card_columns, '-') + "\n\n";
        for (const CardBlock& block : card_blocks(card)) {
            if (block.has_space_above) text += '\n';
            text += joined(block.lines, "\n") + "\n";
        }
    }
    return text;
}

}  // namespace holdfast::terminal
