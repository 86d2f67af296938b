#include <algorithm>
#include <utility>

#include <holdfast/core/nearest_word.h>
#include <holdfast/core/wording.h>

namespace holdfast {

namespace {

constexpr std::size_t identical = 1000;  // likeness in thousandths
constexpr std::size_t least_likeness = 3 * identical / 5;

std::string folded(std::string_view word) {
    std::string result(word);
    for (char& letter : result) {
        letter = small_letter(letter);
        if (letter == ' ' || letter == '_') letter = '-';
    }
    return result;
}

std::size_t common_letters(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);  // [j]: of the letters of a so far with the first j of b
    for (const char letter : a) {
        std::size_t diagonal = 0;
        for (std::size_t j = 0; j < b.size(); ++j) {
            const std::size_t above = row[j + 1];
            row[j + 1] = letter == b[j] ? diagonal + 1 : std::max(above, row[j]);
            diagonal = above;
        }
    }
    return row.back();
}

std::size_t likeness(std::string_view a, std::string_view b) {
    const auto [shorter, longer] = a.size() < b.size() ? std::pair(a, b) : std::pair(b, a);
    const std::size_t letters = shorter.size() + longer.size();
    // Too few even if the longer word contained the shorter one: words of very different length are not compared.
    if (identical * shorter.size() / std::max<std::size_t>(letters, 1) < least_likeness - identical / 2) {
        return 0;
    }
    constexpr std::size_t fewest_contained = 2;  // nearly every word contains a given letter
    if (shorter.size() >= fewest_contained && longer.find(shorter) != std::string_view::npos) {
        return identical / 2 + identical * shorter.size() / letters;
    }
    // The shorter word bounds what is common: words that cannot be alike are not compared, however long.
    if (shorter.empty() || 2 * identical * shorter.size() < least_likeness * letters) return 0;
    return 2 * identical * common_letters(a, b) / letters;
}

}  // namespace

std::string nearest_word(std::string_view word, const std::vector<std::string>& known) {
    const std::vector<std::string> nearest = nearest_words(word, known, 1);
    return nearest.empty() ? "" : nearest.front();
}

std::vector<std::string> nearest_words(std::string_view word, const std::vector<std::string>& known,
                                       std::size_t most) {
    const std::string wanted = folded(word);
    std::vector<std::pair<std::size_t, const std::string*>> alike;
    for (const std::string& each : known) {
        const std::size_t found = likeness(wanted, folded(each));
        if (found >= least_likeness) alike.emplace_back(found, &each);
    }
    std::stable_sort(alike.begin(), alike.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    std::vector<std::string> nearest;
    for (std::size_t i = 0; i < std::min(most, alike.size()); ++i) nearest.push_back(*alike[i].second);
    return nearest;
}

std::string did_you_mean(std::string_view word, const std::vector<std::string>& known) {
    const std::string near = nearest_word(word, known);
    return near.empty() ? "" : "; did you mean '" + near + "'?";
}

}  // namespace holdfast
