#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/detail/catalog_data.h>
#include <holdfast/videopoker/paytables/detail/catalog_entry.h>
#include <holdfast/videopoker/paytables/detail/lacking_games.h>
#include <holdfast/videopoker/paytables/detail/name_words.h>
#include <holdfast/videopoker/paytables/detail/nicknames.h>

namespace holdfast::videopoker {
namespace {

using Ids = std::vector<std::string_view>;
using detail::NameWords;
using detail::search_entries;
using Entry = detail::SearchEntry;
using detail::slug_of;

constexpr std::size_t longest_name = 200;  ///< in bytes: longer texts, which cost time, name nothing

/// Whether the words of `slug` begin with those of `prefix`.
bool begins_with_words(std::string_view slug, std::string_view prefix) {
    return (std::string(slug) + "-").rfind(std::string(prefix) + "-", 0) == 0;
}

template <class Fits>
Ids ids_where(const Fits& fits) {
    Ids ids;
    for (const Entry& entry : search_entries()) {
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

template <class Fits>
bool has_name(const Entry& entry, const Fits& fits) {
    return std::any_of(entry.names.begin(), entry.names.end(), fits) ||
           std::any_of(entry.kinds.begin(), entry.kinds.end(), fits);
}

bool is_called(const Entry& entry, const NameWords& wanted) {
    return std::any_of(entry.names.begin(), entry.names.end(),
                       [&](const NameWords& name) { return name.is_same_name(wanted); });
}

/// The ids of the games that have the words side by side in a name; all ids if there is none.
Ids whole_phrase_first(const Ids& ids, const NameWords& wanted) {
    const auto is_whole = [&](const NameWords& name) { return name.has_phrase(wanted); };
    const Ids whole = ids_where([&](const Entry& entry) { return has_name(entry, is_whole); });
    return preferred(
        ids, [&](std::string_view id) { return std::find(whole.begin(), whole.end(), id) != whole.end(); });
}

Ids plain_matches(const NameWords& wanted, bool machines) {
    return ids_where([&](const Entry& entry) { return entry.is_machine == machines && entry.fits(wanted); });
}

/// A nickname among the words, and the name without it.
struct FoundNickname {
    std::string_view id_prefix;
    NameWords rest;
};

/// The nickname that has these words in any order: "jacks or better full pay".
std::optional<FoundNickname> nickname_of(const NameWords& wanted) {
    const std::vector<std::string> words = detail::sorted(wanted.words);
    const auto* const found =
        std::find_if(std::begin(detail::nicknames), std::end(detail::nicknames),
                     [&](const auto& each) { return detail::sorted(NameWords(each.text).words) == words; });
    if (found == std::end(detail::nicknames)) return std::nullopt;
    NameWords rest = wanted;
    rest.words.clear();
    return FoundNickname{found->id_prefix, std::move(rest)};
}

/// The longest: "joker wild" is looked for before "joker".
std::optional<FoundNickname> nickname_in(const NameWords& wanted) {
    if (auto whole = nickname_of(wanted)) return whole;
    constexpr std::size_t most_words = 6;  // no nickname has more
    for (std::size_t length = std::min(wanted.words.size(), most_words); length > 0; --length) {
        for (std::size_t first = 0; first + length <= wanted.words.size(); ++first) {
            const auto begin = wanted.words.begin() + static_cast<std::ptrdiff_t>(first);
            const auto end = begin + static_cast<std::ptrdiff_t>(length);
            const std::string text = joined({begin, end}, "-");
            const auto* const found = std::find_if(std::begin(detail::nicknames), std::end(detail::nicknames),
                                                   [&](const auto& each) { return each.text == text; });
            if (found == std::end(detail::nicknames)) continue;
            NameWords rest = wanted;
            rest.words.erase(rest.words.begin() + (begin - wanted.words.begin()),
                             rest.words.begin() + (end - wanted.words.begin()));
            return FoundNickname{found->id_prefix, std::move(rest)};
        }
    }
    return std::nullopt;
}

/// The games that a nickname among the words stands for, or the machines made of them, if they also match the other
/// words.
Ids nickname_matches(const NameWords& wanted, bool machines) {
    const std::optional<FoundNickname> found = nickname_in(wanted);
    if (!found) return {};
    const Ids ids = ids_where([&](const Entry& entry) {
        return entry.is_machine == machines && begins_with_words(entry.game, found->id_prefix) &&
               entry.fits(found->rest);
    });
    // The nickname may stand for one game, whose id begins those of its variants.
    const bool is_all = found->rest.empty();
    return preferred(ids, [&](std::string_view id) { return is_all && id == found->id_prefix; });
}

Ids nickname_or_plain_matches(const NameWords& wanted, bool machines) {
    Ids ids = whole_phrase_first(plain_matches(wanted, machines), wanted);
    const Ids nicknamed = nickname_matches(wanted, machines);
    ids.insert(ids.end(), nicknamed.begin(), nicknamed.end());
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

/// With all of the words or, if nothing has them, without words like "poker".
Ids ids_matching(std::string_view words, bool machines) {
    const NameWords wanted(slug_of(words));
    const NameWords bare = wanted.without_fillers();
    const Ids ids = nickname_or_plain_matches(wanted, machines);
    return ids.empty() && !bare.words.empty() ? nickname_or_plain_matches(bare, machines) : ids;
}

/// "double bonus" means the games of that name rather than Triple Double Bonus.
Ids plain_matches_by_family(const NameWords& wanted) {
    const std::string family = joined(wanted.words, "-");
    return preferred(plain_matches(wanted, false),
                     [&](std::string_view id) { return begins_with_words(id, family); });
}

/// The part of an id from its first number on, such as "9-7-5-royal-1200", or nothing.
std::string_view pays_in(std::string_view id) {
    return id.substr(std::min(id.find_first_of("0123456789"), id.size()));
}

/// The part before it: "double-bonus" for double-bonus-9-7-5-royal-1200.
std::string family_of(std::string_view id) {
    return joined(NameWords(id.substr(0, id.size() - pays_in(id).size())).words, "-");
}

/// Machines with all of the words or, if the text is spelled more like a machine than like a game, the nearest of them.
Ids nearest_machines(const std::string& slug, const NameWords& wanted) {
    constexpr std::size_t most = 3;
    std::vector<std::string> games;
    std::vector<std::string> machines;
    for (const Entry& entry : search_entries()) (entry.is_machine ? machines : games).emplace_back(entry.id);
    const auto is_any = [&](const auto& holds) {
        return std::any_of(search_entries().begin(), search_entries().end(),
                           [&](const Entry& entry) { return entry.has_words(wanted) && holds(entry); });
    };
    const bool has_words = is_any([](const Entry& entry) { return entry.is_machine; });
    std::vector<std::string> all = games;
    all.insert(all.end(), machines.begin(), machines.end());
    const std::string nearest = nearest_word(slug, all);
    if (is_any([&](const Entry& entry) { return !entry.is_machine && entry.id == nearest; })) return {};
    if (!has_words && std::find(machines.begin(), machines.end(), nearest) == machines.end()) return {};
    const std::vector<std::string> alike = nearest_words(slug, machines, most);
    return ids_where(
        [&](const Entry& entry) { return std::find(alike.begin(), alike.end(), entry.id) != alike.end(); });
}

/// The games of the family that is spelled most like the words.
Ids nearest_games(const NameWords& wanted) {
    std::vector<std::string> families;
    for (const std::string_view id : catalog_ids()) families.push_back(family_of(id));
    // Spelling is compared without numbers: "duces wild 15/9" is near deuces-wild, whatever it pays.
    const std::string family = nearest_word(joined(wanted.words, "-"), families);
    const auto in_family = [&](const Entry& entry) {
        return !entry.is_machine && begins_with_words(entry.id, family);
    };
    const Ids fitting =
        ids_where([&](const Entry& entry) { return in_family(entry) && entry.has_numbers(wanted); });
    return family.empty() || !fitting.empty() ? fitting : ids_where(in_family);
}

/// The games that a nickname stands for, whatever they pay.
Ids nickname_family(NameWords wanted) {
    wanted.numbers.clear();
    const auto is_about_pays = [](const std::string& word) { return word == "full" || word == "pay"; };
    wanted.words.erase(std::remove_if(wanted.words.begin(), wanted.words.end(), is_about_pays),
                       wanted.words.end());
    return nickname_matches(wanted, false);
}

/// The ids that a player most likely means; empty if nothing is like it.
Ids likely_ids(const std::string& slug) {
    const NameWords wanted(slug);
    const NameWords bare = wanted.without_fillers();
    if (wanted.empty()) return {};
    // From the surest reading to the least sure; the first that finds a game is taken. Filler words are left
    // out only if nothing else finds a game.
    Ids found = nickname_matches(wanted, false);
    if (found.empty()) found = plain_matches_by_family(wanted);
    if (bare.empty()) return found;
    if (found.empty()) found = plain_matches_by_family(bare);
    if (found.empty()) found = plain_matches(bare, true);
    if (found.empty()) found = nickname_matches(bare, true);
    if (found.empty()) found = nearest_machines(slug, bare);
    if (found.empty()) found = nearest_games(wanted);
    if (found.empty()) found = nickname_family(wanted);
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

/// The id itself, found without a search, for which the files of the catalog are read.
std::optional<std::string_view> id_written(std::string_view text) {
    const auto in = [&](const detail::CatalogEntry* begin, std::size_t size) {
        const detail::CatalogEntry* const found =
            std::find_if(begin, begin + size, [&](const auto& entry) { return entry.id == text; });
        return found == begin + size ? std::nullopt : std::optional(found->id);
    };
    const auto game = in(detail::catalog_entries, detail::catalog_size);
    return game ? game : in(detail::machine_entries, detail::machine_count);
}

/// "; did you mean a, b or c? (...)": first the id that differs only in hyphens, then the shortest ones, those of the
/// usual games of a family.
std::string with_suggestions(std::string_view id, Ids found, const std::string& catalog) {
    constexpr std::size_t most_listed = 8;
    if (found.empty()) return "; " + catalog;
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
    return "; did you mean " + either_of(listed) + "? (" + catalog + ")";
}

/// The game without its pays that the words ask for and that is not in the catalog; null if it is none that is known.
const detail::LackingGame* lacking_game(const NameWords& wanted) {
    const auto* const found =
        std::find_if(std::begin(detail::lacking_games), std::end(detail::lacking_games),
                     [&](const auto& each) { return NameWords(each.text).has_same_words(wanted); });
    // Fillers alone are the same words as "wild wild wild" without them.
    const bool is_known =
        found != std::end(detail::lacking_games) &&
        (!wanted.without_fillers().words.empty() || joined(wanted.words, "-") == found->text);
    return is_known ? found : nullptr;
}

/// ": the catalog lacks White Hot Aces, ..."
std::string about_lacking_game(const detail::LackingGame& game) {
    const std::string name(game.name);
    switch (game.lack) {
        case detail::Lack::of_a_file:
            return ": the catalog lacks " + name +
                   ", but a paytable file can say what it pays (docs/reference/paytables.md)";
        case detail::Lack::of_rules:
            return ": Holdfast does not cover " + name + " (docs/reference/limits.md)";
        case detail::Lack::of_one_meaning:
            return ": players call several paytables so, such as " + name;
    }
    return "";
}

/// The only game of its family, whatever it pays, if all of its name but the pays is given: "shockwave". Others may have
/// other pays elsewhere, so the answer names them.
Ids only_of_family(const NameWords& wanted) {
    if (!wanted.numbers.empty() || wanted.without_fillers().words.empty()) return {};
    Ids ids = ids_where([&](const Entry& entry) {
        return !entry.is_machine &&
               std::any_of(entry.names.begin(), entry.names.end(),
                           [&](const NameWords& name) { return name.has_same_words(wanted); });
    });
    if (ids.size() != 1) return {};
    const std::string family = family_of(ids.front());
    const Ids all = catalog_ids();
    const auto of_family = std::count_if(all.begin(), all.end(),
                                         [&](std::string_view id) { return begins_with_words(id, family); });
    return of_family == 1 ? ids : Ids();
}

bool are_cards(std::string_view text) {
    try {
        return !parse_cards(text, Deck::with_jokers(2)).empty();
    } catch (const ParseError&) {
        return false;
    }
}

}  // namespace

std::optional<std::string_view> catalog_id_named(std::string_view text) {
    if (const auto id = id_written(text)) return id;
    if (text.size() > longest_name) return std::nullopt;
    NameWords wanted(slug_of(text));
    Ids ids = ids_where([&](const Entry& entry) {
        return std::any_of(entry.names.begin(), entry.names.end(),
                           [&](const NameWords& name) { return name.slug == wanted.slug; });
    });
    const auto called_so = [&](const Entry& entry) { return is_called(entry, wanted); };
    if (ids.empty()) ids = ids_where(called_so);
    if (ids.empty()) ids = only_of_family(wanted);
    if (const auto found = nickname_in(wanted); ids.empty() && found) {
        const NameWords whole(found->id_prefix);
        wanted = found->rest;
        wanted.words.insert(wanted.words.end(), whole.words.begin(), whole.words.end());
        // "full pay 9/6 jacks" says its pays as well.
        if (wanted.numbers != whole.numbers) {
            wanted.numbers.insert(wanted.numbers.end(), whole.numbers.begin(), whole.numbers.end());
        }
        ids = ids_where(called_so);
        if (ids.empty()) ids = only_of_family(wanted);
    }
    return ids.size() == 1 ? std::optional(ids.front()) : std::nullopt;
}

bool is_game_name(std::string_view text) {
    if (text.size() > longest_name) return false;
    const NameWords wanted(slug_of(text));
    const bool is_family =
        std::any_of(std::begin(detail::nicknames), std::end(detail::nicknames),
                    [&](const auto& each) { return each.id_prefix == joined(wanted.words, "-"); });
    return is_family ||
           (!wanted.without_fillers().words.empty() &&
            std::any_of(search_entries().begin(), search_entries().end(), [&](const Entry& entry) {
                return std::any_of(entry.names.begin(), entry.names.end(),
                                   [&](const NameWords& name) { return name.has_same_words(wanted); });
            }));
}

Ids catalog_ids_matching(std::string_view words) {
    return ids_matching(words, false);
}

Ids machine_ids_matching(std::string_view words) {
    return ids_matching(words, true);
}

bool is_phrase_of_the_catalog(std::string_view words) {
    const NameWords wanted = NameWords(slug_of(words)).without_outer_fillers();
    // A name may have words such as "or" that the player left out, but not the other way round.
    const auto is_phrase = [&](const NameWords& name) {
        return name.has_phrase(wanted) || name.without_fillers().has_phrase(wanted);
    };
    return nickname_in(wanted) || std::any_of(search_entries().begin(), search_entries().end(),
                                              [&](const Entry& entry) { return has_name(entry, is_phrase); });
}

std::string unknown_game_message(std::string_view id) {
    std::string unknown = id.empty() ? "no game is named" : "there is no game " + in_quotes(id);
    const detail::LackingGame* const lacking =
        id.size() > longest_name ? nullptr : lacking_game(NameWords(slug_of(id)));
    if (lacking != nullptr) unknown += about_lacking_game(*lacking);
    if (lacking != nullptr && lacking->lack != detail::Lack::of_a_file) return unknown;
    const Ids found = id.size() > longest_name ? Ids() : likely_ids(slug_of(id));
    if (found.empty() && are_cards(id)) return unknown + ": these are cards; name the game first";
    return unknown + with_suggestions(id, found, "`holdfast videopoker games` lists every game");
}

std::string unknown_machine_message(std::string_view id) {
    Ids found = id.size() > longest_name ? Ids() : machine_ids_matching(id);
    if (found.empty() && id.size() <= longest_name) found = likely_ids(slug_of(id));
    return "there is no machine " + in_quotes(id) +
           with_suggestions(id, found, "`holdfast videopoker games` lists every machine, too");
}

}  // namespace holdfast::videopoker
