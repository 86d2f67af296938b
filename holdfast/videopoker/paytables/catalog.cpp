#include <algorithm>
#include <iterator>
#include <string>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/detail/catalog_data.h>
#include <holdfast/videopoker/paytables/detail/nicknames.h>
#include <holdfast/videopoker/paytables/game.h>

namespace holdfast::videopoker {
namespace {

using detail::catalog_entries;
using detail::catalog_size;
using detail::CatalogEntry;

}  // namespace

std::vector<std::string_view> catalog_ids() {
    std::vector<std::string_view> ids;
    for (std::size_t i = 0; i < catalog_size; ++i) ids.push_back(catalog_entries[i].id);
    return ids;
}

std::string_view catalog_text(std::string_view id) {
    const CatalogEntry* const end = catalog_entries + catalog_size;
    const CatalogEntry* const found =
        std::find_if(catalog_entries, end, [id](const CatalogEntry& entry) { return entry.id == id; });
    if (found == end) throw ParseError(unknown_game_message(id), std::string(id));
    return found->text;
}

Game catalog_game(std::string_view id) {
    return read_game(catalog_text(id), id);
}

namespace {

using Ids = std::vector<std::string_view>;

bool is_digit(char letter) {
    return letter >= '0' && letter <= '9';
}

/// The words in small letters, joined by single hyphens: "9-6-jacks-or-better" for "9/6 Jacks or Better".
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

bool begins_with(std::string_view text, std::string_view beginning) {
    return text.substr(0, beginning.size()) == beginning;
}

/// Whether the words of `slug` begin with those of `prefix`.
bool begins_with_words(std::string_view slug, std::string_view prefix) {
    return slug == prefix || begins_with(slug, std::string(prefix) + "-");
}

bool is_number(std::string_view word) {
    return std::all_of(word.begin(), word.end(), is_digit);
}

/// A search text taken apart: "9/6 dbl bonus" has the words "double", "bonus" and the numbers "9-6". "9/6
/// jacks" and "jacks 9/6" are the same.
struct Wanted {
    std::vector<std::string> words;
    std::vector<std::string> numbers;  ///< each one or more numbers, joined by hyphens

    explicit Wanted(std::string_view slug) {
        bool number_before = false;
        while (!slug.empty()) {
            const std::string_view word = slug.substr(0, slug.find('-'));
            slug.remove_prefix(std::min(word.size() + 1, slug.size()));
            if (!is_number(word)) {
                words.push_back(synonym_of(word));
            } else if (number_before) {
                (numbers.back() += '-') += word;
            } else {
                numbers.emplace_back(word);
            }
            number_before = is_number(word);
        }
    }

    static std::string synonym_of(std::string_view word) {
        const auto* const found = std::find_if(std::begin(detail::synonyms), std::end(detail::synonyms),
                                               [&](const auto& each) { return each.text == word; });
        return std::string(found == std::end(detail::synonyms) ? word : found->word);
    }

    Wanted without_fillers() const {
        Wanted rest = *this;
        const auto is_filler = [](const std::string& word) {
            return std::find(std::begin(detail::filler_words), std::end(detail::filler_words), word) !=
                   std::end(detail::filler_words);
        };
        rest.words.erase(std::remove_if(rest.words.begin(), rest.words.end(), is_filler), rest.words.end());
        return rest;
    }
};

/// The features of a game that a search looks at.
struct Entry {
    std::string_view id;
    std::string name;  ///< as slug_of writes it

    /// Whole numbers, side by side: "9-6" is in jacks-or-better-9-6, but not in "19-6" or "9-65".
    bool has_numbers(const std::string& row) const {
        const auto in = [&row](std::string_view slug) {
            return ("-" + std::string(slug) + "-").find("-" + row + "-") != std::string::npos;
        };
        return in(id) || in(name);
    }
    /// The beginning of a word is enough: "deuce" fits deuces-wild.
    bool has_word(const std::string& word) const {
        const auto in = [&word](std::string_view slug) {
            return ("-" + std::string(slug)).find("-" + word) != std::string::npos;
        };
        return in(id) || in(name);
    }
    bool has_all_numbers(const Wanted& wanted) const {
        return std::all_of(wanted.numbers.begin(), wanted.numbers.end(),
                           [this](const std::string& row) { return has_numbers(row); });
    }
    bool fits(const Wanted& wanted) const {
        return has_all_numbers(wanted) &&
               std::all_of(wanted.words.begin(), wanted.words.end(),
                           [this](const std::string& word) { return has_word(word); });
    }
};

/// All games of the catalog, read once: their names are in the paytables, which take a few milliseconds to
/// parse.
const std::vector<Entry>& all_entries() {
    static const std::vector<Entry> entries = [] {
        std::vector<Entry> each_game;
        for (const std::string_view id : catalog_ids()) {
            each_game.push_back({id, slug_of(catalog_game(id).name)});
        }
        return each_game;
    }();
    return entries;
}

template <class Fits>
Ids ids_where(const std::vector<Entry>& entries, const Fits& fits) {
    Ids ids;
    for (const Entry& entry : entries) {
        if (fits(entry)) ids.push_back(entry.id);
    }
    return ids;
}

/// The ids that `better` prefers, or all if it prefers none.
template <class Better>
Ids preferred(const Ids& ids, const Better& better) {
    Ids best;
    std::copy_if(ids.begin(), ids.end(), std::back_inserter(best), better);
    return best.empty() ? ids : best;
}

Ids plain_matches(const std::vector<Entry>& entries, const Wanted& wanted) {
    return ids_where(entries, [&](const Entry& entry) { return entry.fits(wanted); });
}

/// The games that a nickname among the words stands for, if they also match the other words.
Ids nickname_matches(const std::vector<Entry>& entries, const Wanted& wanted) {
    // The longest first: "joker wild" is looked for before "joker".
    constexpr std::size_t most_words = 6;  // no nickname has more
    for (std::size_t length = std::min(wanted.words.size(), most_words); length > 0; --length) {
        for (std::size_t first = 0; first + length <= wanted.words.size(); ++first) {
            const auto begin = wanted.words.begin() + static_cast<std::ptrdiff_t>(first);
            const auto end = begin + static_cast<std::ptrdiff_t>(length);
            const std::string text = joined({begin, end}, "-");
            const auto* const found = std::find_if(std::begin(detail::nicknames), std::end(detail::nicknames),
                                                   [&](const auto& each) { return each.text == text; });
            if (found == std::end(detail::nicknames)) continue;
            Wanted rest = wanted;
            rest.words.erase(rest.words.begin() + (begin - wanted.words.begin()),
                             rest.words.begin() + (end - wanted.words.begin()));
            const Ids ids = ids_where(entries, [&](const Entry& entry) {
                return begins_with_words(entry.id, found->id_prefix) && entry.fits(rest);
            });
            // The nickname may stand for one game, whose id begins those of its variants.
            const bool is_all = rest.words.empty() && rest.numbers.empty();
            return preferred(ids, [&](std::string_view id) { return is_all && id == found->id_prefix; });
        }
    }
    return {};
}

Ids nickname_or_plain_matches(const std::vector<Entry>& entries, const Wanted& wanted) {
    Ids ids = plain_matches(entries, wanted);
    const Ids nicknamed = nickname_matches(entries, wanted);
    ids.insert(ids.end(), nicknamed.begin(), nicknamed.end());
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

/// "double bonus" means the games of that name rather than Triple Double Bonus.
Ids plain_matches_by_family(const std::vector<Entry>& entries, const Wanted& wanted) {
    const std::string family = joined(wanted.words, "-");
    return preferred(plain_matches(entries, wanted),
                     [&](std::string_view id) { return begins_with_words(id, family); });
}

/// The part of an id from its first number on, such as "9-7-5-royal-1200", or nothing.
std::string_view pays_in(std::string_view id) {
    return id.substr(std::min(id.find_first_of("0123456789"), id.size()));
}

/// The part before it: "double-bonus" for double-bonus-9-7-5-royal-1200.
std::string family_of(std::string_view id) {
    return joined(Wanted(id.substr(0, id.size() - pays_in(id).size())).words, "-");
}

/// The games of the family that is spelled most like the words.
Ids nearest_matches(const std::vector<Entry>& entries, const Wanted& wanted) {
    std::vector<std::string> families;
    for (const Entry& entry : entries) families.push_back(family_of(entry.id));
    // Spelling is compared without numbers: "duces wild 15/9" is near deuces-wild, whatever it pays.
    const std::string family = nearest_word(joined(wanted.words, "-"), families);
    const auto in_family = [&](const Entry& entry) { return begins_with_words(entry.id, family); };
    const Ids fitting = ids_where(
        entries, [&](const Entry& entry) { return in_family(entry) && entry.has_all_numbers(wanted); });
    return family.empty() || !fitting.empty() ? fitting : ids_where(entries, in_family);
}

/// The ids that a player most likely means; empty if nothing is like it.
Ids likely_ids(const std::vector<Entry>& entries, const std::string& slug) {
    Ids exact =
        ids_where(entries, [&](const Entry& entry) { return entry.name == slug || entry.id == slug; });
    const Wanted wanted(slug);
    const Wanted bare = wanted.without_fillers();
    if (!exact.empty() || (wanted.words.empty() && wanted.numbers.empty())) return exact;
    // From the surest reading to the least sure; the first that finds a game is taken. Filler words are left
    // out only if nothing else finds a game.
    Ids found = nickname_matches(entries, wanted);
    if (found.empty()) found = plain_matches_by_family(entries, wanted);
    if (bare.words.empty() && bare.numbers.empty()) return found;
    if (found.empty()) found = plain_matches_by_family(entries, bare);
    if (found.empty()) found = nearest_matches(entries, wanted);
    // "9/6 jacks" means the game with exactly these pays, not also the one whose royal flush pays 976.
    return wanted.numbers.size() != 1
               ? found
               : preferred(found, [&](std::string_view id) { return pays_in(id) == wanted.numbers.front(); });
}

std::string without_hyphens(std::string_view id) {
    std::string letters(id);
    letters.erase(std::remove(letters.begin(), letters.end(), '-'), letters.end());
    return letters;
}

bool are_cards(std::string_view text) {
    try {
        return !parse_cards(text, Deck::with_jokers(2)).empty();
    } catch (const ParseError&) {
        return false;
    }
}

}  // namespace

Ids catalog_ids_matching(std::string_view words) {
    const std::vector<Entry>& entries = all_entries();
    const Wanted wanted(slug_of(words));
    const Wanted bare = wanted.without_fillers();
    const Ids ids = nickname_or_plain_matches(entries, wanted);
    return ids.empty() && !bare.words.empty() ? nickname_or_plain_matches(entries, bare) : ids;
}

std::string unknown_game_message(std::string_view id) {
    constexpr std::size_t most_listed = 8;
    const std::string catalog = "`holdfast videopoker games` lists every game";
    const std::string unknown = id.empty() ? "no game is named" : "there is no game " + in_quotes(id);
    Ids found = likely_ids(all_entries(), slug_of(id));
    if (found.empty() && are_cards(id)) return unknown + ": these are cards; name the game first";
    if (found.empty()) return unknown + "; " + catalog;
    // First the game whose id differs only in hyphens, then the shortest ids: those of the usual games of a
    // family.
    const std::string wanted = without_hyphens(slug_of(id));
    std::stable_sort(found.begin(), found.end(), [&](std::string_view a, std::string_view b) {
        const auto order = [&](std::string_view each) {
            return std::pair(without_hyphens(each) != wanted, each.size());
        };
        return order(a) < order(b);
    });
    const auto listed_end = found.begin() + static_cast<std::ptrdiff_t>(std::min(most_listed, found.size()));
    std::vector<std::string> listed(found.begin(), listed_end);
    if (found.size() > most_listed) listed.push_back(std::to_string(found.size() - most_listed) + " more");
    return unknown + "; did you mean " + either_of(listed) + "? (" + catalog + ")";
}

}  // namespace holdfast::videopoker
