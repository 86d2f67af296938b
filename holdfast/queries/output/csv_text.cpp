#include <holdfast/queries/output/csv_text.h>

namespace holdfast::queries {

void append_csv_line(std::string& text, const std::vector<std::string>& cells) {
    bool first = true;
    for (const std::string& cell : cells) {
        text += first ? "" : ",";
        first = false;
        if (cell.find_first_of(",\"\r\n") == std::string::npos) {
            text += cell;
            continue;
        }
        text += '"';
        for (const char letter : cell) text.append(letter == '"' ? 2 : 1, letter);
        text += '"';
    }
    text += '\n';
}

}  // namespace holdfast::queries
