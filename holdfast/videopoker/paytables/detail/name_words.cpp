#include <algorithm>
#include <iterator>

#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/detail/name_words.h>
#include <holdfast/videopoker/paytables/detail/nicknames.h>

namespace holdfast::videopoker::detail {
namespace {

bool is_number(std::string_view word) {
    return std::all_of(word.begin(), word.end(), is_digit);
}

bool is_filler(const std::string& word) {
    return std::find(std::begin(filler_words), std::end(filler_words), word) != std::end(filler_words);
}

std::vector<std::string_view> parts_of(std::string_view slug) {
    std::vector<std::string_view> parts;
    while (!slug.empty()) {
        parts.push_back(slug.substr(0, slug.find('-')));
        slug.remove_prefix(std::min(parts.back().size() + 1, slug.size()));
    }
    return parts;
}

/// The word that it stands for, or several: "ultimate-x" for "ux".
std::string_view synonym_of(std::string_view word) {
    const auto* const found = std::find_if(std::begin(synonyms), std::end(synonyms),
                                           [&](const auto& each) { return each.text == word; });
    return found == std::end(synonyms) ? word : found->word;
}

}  // namespace

std::vector<std::string> sorted(std::vector<std::string> texts) {
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string slug_of(std::string_view text) {
    std::string slug;
    for (const char letter : text) {
        const char small = small_letter(letter);
        if (is_digit(small) || (small >= 'a' && small <= 'z')) {
            slug += small;
        } else if (!slug.empty() && slug.back() != '-') {
            slug += '-';
        }
    }
    if (!slug.empty() && slug.back() == '-') slug.pop_back();
    return slug;
}

NameWords::NameWords(std::string_view text) : slug(text) {
    bool number_before = false;
    for (const std::string_view part : parts_of(text)) {
        if (!is_number(part)) {
            for (const std::string_view word : parts_of(synonym_of(part))) words.emplace_back(word);
        } else if (number_before) {
            (numbers.back() += '-') += part;
        } else {
            numbers.emplace_back(part);
        }
        number_before = is_number(part);
    }
}

NameWords NameWords::without_fillers() const {
    NameWords rest = *this;
    rest.words.erase(std::remove_if(rest.words.begin(), rest.words.end(), is_filler), rest.words.end());
    return rest;
}

NameWords NameWords::without_outer_fillers() const {
    NameWords rest = *this;
    rest.words.erase(rest.words.begin(), std::find_if_not(rest.words.begin(), rest.words.end(), is_filler));
    rest.words.erase(std::find_if_not(rest.words.rbegin(), rest.words.rend(), is_filler).base(),
                     rest.words.end());
    return rest;
}

bool NameWords::has_same_words(const NameWords& other) const {
    return sorted(without_fillers().words) == sorted(other.without_fillers().words);
}

bool NameWords::is_same_name(const NameWords& other) const {
    return has_same_words(other) && sorted(numbers) == sorted(other.numbers);
}

bool NameWords::has_phrase(const NameWords& phrase) const {
    return ("-" + joined(words, "-")).find("-" + joined(phrase.words, "-")) != std::string::npos;
}

}  // namespace holdfast::videopoker::detail
