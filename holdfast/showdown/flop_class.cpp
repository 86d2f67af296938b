#include <algorithm>
#include <array>
#include <functional>
#include <optional>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/showdown/flop_class.h>

namespace holdfast {
namespace {

constexpr std::size_t flop_size = 3;
constexpr std::string_view between_words = " ,\t\r\n";

/// The number of the rank with this small letter; npos if there is none.
std::size_t rank_number(char letter) {
    const bool is_small = letter >= 'a' && letter <= 'z';
    return rank_letters.find(is_small ? static_cast<char>(letter - 'a' + 'A') : letter);
}

/// The ranks of a flop, the lowest first.
using FlopRanks = std::array<std::size_t, flop_size>;

FlopRanks ranks_of(CardSet flop) {
    FlopRanks ranks{};
    std::size_t place = 0;
    for (const Card card : flop) ranks[place++] = static_cast<std::size_t>(card.rank());
    return ranks;
}

int suits_of(CardSet flop) {
    int suits = 0;
    for (int suit = 0; suit < suit_count; ++suit) {
        suits += (flop & CardSet::of_suit(static_cast<Suit>(suit))).empty() ? 0 : 1;
    }
    return suits;
}

int different_ranks_of(CardSet flop) {
    const FlopRanks ranks = ranks_of(flop);
    return 1 + (ranks[0] != ranks[1] ? 1 : 0) + (ranks[1] != ranks[2] ? 1 : 0);
}

/// A word in small letters, with its place in the text.
struct Word {
    std::string text;
    std::size_t position;
    std::size_t length;
};

/// What a word demands of a flop.
struct Demand {
    enum Subject { ranks, suits, pairs, nothing };

    Subject subject;
    std::function<bool(CardSet)> is_met;
};

/// Words about suits and pairs, with the number of different suits or ranks.
struct CountWord {
    std::string_view text;
    Demand::Subject subject;
    int count;
};
constexpr std::array<CountWord, 15> count_words{{{"rainbow", Demand::suits, 3},
                                                 {"r", Demand::suits, 3},
                                                 {"two-tone", Demand::suits, 2},
                                                 {"twotone", Demand::suits, 2},
                                                 {"2-tone", Demand::suits, 2},
                                                 {"tt", Demand::suits, 2},
                                                 {"monotone", Demand::suits, 1},
                                                 {"m", Demand::suits, 1},
                                                 {"unpaired", Demand::pairs, 3},
                                                 {"paired", Demand::pairs, 2},
                                                 {"trips", Demand::pairs, 1},
                                                 {"any", Demand::nothing, 0},
                                                 {"flop", Demand::nothing, 0},
                                                 {"flops", Demand::nothing, 0},
                                                 {"board", Demand::nothing, 0}}};

const CountWord* find_count_word(std::string_view text) {
    const auto found = std::find_if(count_words.begin(), count_words.end(),
                                    [text](const CountWord& word) { return word.text == text; });
    return found == count_words.end() ? nullptr : &*found;
}

Demand demand_of(const CountWord& word) {
    const int count = word.count;
    if (word.subject == Demand::suits) {
        return {word.subject, [count](CardSet flop) { return suits_of(flop) == count; }};
    }
    if (word.subject == Demand::pairs) {
        return {word.subject, [count](CardSet flop) { return different_ranks_of(flop) == count; }};
    }
    return {word.subject, [](CardSet) { return true; }};
}

/// The word with every 10 as a t.
std::string with_tens(std::string word) {
    for (std::size_t at = 0; (at = word.find("10", at)) != std::string::npos;) word.replace(at, 2, "t");
    return word;
}

/// The rank of "9", "10" or "ten"; nothing for other words.
std::optional<std::size_t> named_rank(const std::string& word) {
    const std::string text = with_tens(word);
    for (int number = 0; number < rank_count; ++number) {
        if (word == word_of(static_cast<Rank>(number))) return static_cast<std::size_t>(number);
    }
    const std::size_t rank = text.size() == 1 ? rank_number(text.front()) : std::string_view::npos;
    return rank == std::string_view::npos ? std::nullopt : std::optional(rank);
}

/// "9-high", "9high" or "nine-high": the number of the rank; nothing for other words.
std::optional<std::size_t> high_rank(const std::string& word) {
    constexpr std::string_view high = "high";
    if (word.size() <= high.size() || word.substr(word.size() - high.size()) != high) return std::nullopt;
    std::string rank = word.substr(0, word.size() - high.size());
    if (rank.back() == '-') rank.pop_back();
    return named_rank(rank);
}

/// The end of a sentence about a word that may be misspelled, as did_you_mean() makes it; or nothing.
std::string nearest_count_word(const std::string& word) {
    constexpr std::size_t least_letters = 5;
    if (word.size() < least_letters) return "";
    std::vector<std::string> known;
    for (const CountWord& each : count_words) {
        const bool is_likely = each.subject != Demand::nothing && each.text.size() >= least_letters;
        if (is_likely) known.emplace_back(each.text);
    }
    return did_you_mean(word, known);
}

/// What to write instead of a word that people say of other cards; empty for other words.
std::string advice_for(const std::string& word) {
    if (word == "random") return " is not a class of flops: write any for every flop";
    if (word != "suited") return "";
    return " is said of two cards: write monotone for a flop of one suit, two-tone for two suits";
}

/// Three ranks or letters x at the beginning of a word; empty if it has none.
std::string pattern_of(const std::string& word) {
    const std::string text = with_tens(word);
    if (text.size() < flop_size) return "";
    const std::string pattern = text.substr(0, flop_size);
    const bool is_pattern = std::all_of(pattern.begin(), pattern.end(), [](char letter) {
        return letter == 'x' || rank_number(letter) != std::string_view::npos;
    });
    return is_pattern ? pattern : "";
}

bool fits_ranks(CardSet flop, const std::vector<std::size_t>& named) {
    const FlopRanks ranks = ranks_of(flop);
    std::vector<std::size_t> rest(ranks.begin(), ranks.end());
    for (const std::size_t rank : named) {
        const auto found = std::find(rest.begin(), rest.end(), rank);
        if (found == rest.end()) return false;
        rest.erase(found);
    }
    const bool has_pair = named.size() == 2 && named[0] == named[1];
    const std::size_t lowest = *std::min_element(named.begin(), named.end());
    return std::all_of(rest.begin(), rest.end(),
                       [&](std::size_t rank) { return has_pair ? rank != lowest : rank < lowest; });
}

class ClassReader {
  public:
    explicit ClassReader(std::string_view text) : text_(text) {}

    FlopClass read() {
        for (const Word& word : words()) read_word(word);
        if (demands_.empty()) throw ParseError("a class of flops is missing", text_);
        std::vector<CardSet> flops;
        u64 mask = 0b111;
        for (std::size_t index = 0; index < flop_count; ++index, mask = next_of_same_size(mask)) {
            const CardSet flop = CardSet::from_mask(mask);
            if (std::all_of(demands_.begin(), demands_.end(),
                            [flop](const Demand& demand) { return demand.is_met(flop); })) {
                flops.push_back(flop);
            }
        }
        if (flops.empty()) throw ParseError("no flop is all of this: " + in_quotes(text_), text_);
        return FlopClass(flops);
    }

  private:
    /// "9 high", "two tone" and "10 9 8" are one word each.
    std::vector<Word> words() const {
        std::vector<Word> words;
        for (std::size_t at = 0; (at = text_.find_first_not_of(between_words, at)) != text_.npos;) {
            const std::size_t end = std::min(text_.find_first_of(between_words, at), text_.size());
            const std::string word = in_small_letters(text_.substr(at, end - at));
            if (!words.empty() &&
                ((word == "tone" && (words.back().text == "two" || words.back().text == "2")) ||
                 (word == "high" && named_rank(words.back().text)))) {
                words.back().text += "-" + word;
                words.back().length = end - words.back().position;
            } else {
                words.push_back({word, at, end - at});
            }
            at = end;
        }
        return with_joined_ranks(words);
    }

    /// The first three ranks between blanks as one word: "10 9 8".
    static std::vector<Word> with_joined_ranks(std::vector<Word> words) {
        const auto is_rank = [](const Word& word) {
            const std::string text = with_tens(word.text);
            return text.size() == 1 && (text == "x" || rank_number(text[0]) != std::string_view::npos);
        };
        for (std::size_t first = 0; first + flop_size <= words.size(); ++first) {
            const auto begin = words.begin() + static_cast<std::ptrdiff_t>(first);
            if (!std::all_of(begin, begin + flop_size, is_rank)) continue;
            const Word& last = words[first + flop_size - 1];
            begin->length = last.position + last.length - begin->position;
            for (std::size_t other = 1; other < flop_size; ++other) begin->text += words[first + other].text;
            words.erase(begin + 1, begin + flop_size);
            break;
        }
        return words;
    }

    void read_word(const Word& word) {
        if (word.text == "tt") {
            refuse(word, "'tt' alone may be two suits or a pair of tens: write 'two-tone' or 'TTx'");
        } else if (const CountWord* known = find_count_word(word.text)) {
            add(word, demand_of(*known));
        } else if (const auto rank = high_rank(word.text)) {
            add(word, {Demand::ranks, [rank](CardSet flop) { return ranks_of(flop).back() == *rank; }});
        } else if (const std::string pattern = pattern_of(word.text); !pattern.empty()) {
            read_pattern(word, pattern);
        } else if (const std::string advice = advice_for(word.text); !advice.empty()) {
            refuse(word, in_quotes(word.text) + advice);
        } else {
            const std::string near = nearest_count_word(word.text);
            refuse(word,
                   in_quotes(word.text) + " is not a class of flops" +
                       (near.empty() ? ": write ranks such as 9xx, A72 or 9-high, and rainbow, two-tone, "
                                       "monotone, unpaired, paired or trips"
                                     : near));
        }
    }

    /// A pattern of ranks, with or without the letters of its suits behind it: "9xx", "k72r".
    void read_pattern(const Word& word, const std::string& pattern) {
        std::vector<std::size_t> named;
        bool is_after_x = false;
        for (const char letter : pattern) {
            if (letter != 'x' && is_after_x) refuse(word, "an x comes after the ranks: 9xx, AKx or 77x");
            is_after_x = is_after_x || letter == 'x';
            if (letter != 'x') named.push_back(rank_number(letter));
        }
        if (named.empty()) {
            refuse(word, "a pattern names its highest rank, as in 9xx; for every flop write 'any'");
        }
        add(word, {Demand::ranks, [named](CardSet flop) { return fits_ranks(flop, named); }});
        const std::string rest = with_tens(word.text).substr(flop_size);
        if (rest.empty()) return;
        const CountWord* suits = find_count_word(rest);
        if (suits == nullptr || suits->subject != Demand::suits) {
            refuse(word, "after three ranks only r, tt or m may follow: rainbow, two-tone or monotone");
        }
        add(word, demand_of(*suits));
    }

    void add(const Word& word, Demand demand) {
        const bool is_said = demand.subject != Demand::nothing &&
                             std::any_of(demands_.begin(), demands_.end(), [&](const Demand& earlier) {
                                 return earlier.subject == demand.subject;
                             });
        if (is_said) {
            constexpr std::array<std::string_view, 3> subjects{"ranks", "suits", "pairs"};
            refuse(word, "the " + std::string(subjects[demand.subject]) + " of the flop are given twice");
        }
        demands_.push_back(std::move(demand));
    }

    [[noreturn]] void refuse(const Word& word, const std::string& message) const {
        throw ParseError(message, text_, word.position, word.length);
    }

    std::string text_;
    std::vector<Demand> demands_;
};

}  // namespace

FlopClass::FlopClass(const std::vector<CardSet>& flops) {
    auto members = std::make_shared<std::bitset<flop_count>>();
    for (const CardSet flop : flops) members->set(colex_index(flop.mask()));
    members_ = std::move(members);
}

bool FlopClass::contains(CardSet flop) const {
    return members_->test(colex_index(flop.mask()));
}

std::vector<CardSet> FlopClass::flops(CardSet taken) const {
    std::vector<CardSet> flops;
    u64 mask = 0b111;
    for (std::size_t index = 0; index < flop_count; ++index, mask = next_of_same_size(mask)) {
        if (members_->test(index) && (mask & taken.mask()) == 0) flops.push_back(CardSet::from_mask(mask));
    }
    return flops;
}

std::size_t FlopClass::suit_classes() const {
    const std::vector<SuitPermutation> group = SuitSymmetry().permutations();
    const std::vector<CardSet> all = flops();
    return static_cast<std::size_t>(std::count_if(
        all.begin(), all.end(), [&group](CardSet flop) { return least_image(flop, group) == flop; }));
}

CardSet least_image(CardSet cards, const std::vector<SuitPermutation>& group) {
    CardSet least = cards;
    for (const SuitPermutation& image : group) {
        const CardSet other = with_suits_renamed(cards, image);
        if (other.mask() < least.mask()) least = other;
    }
    return least;
}

bool looks_like_flop_class(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(between_words);
    if (begin == text.npos || size_of_history_label(text) > 0 || is_of_history(text)) return false;
    const std::size_t end = std::min(text.find_first_of(between_words, begin), text.size());
    const std::string word = in_small_letters(text.substr(begin, end - begin));
    if (find_count_word(word) != nullptr || word == "two" || high_rank(word)) return true;
    if (!advice_for(word).empty() || !nearest_count_word(word).empty()) return true;
    if (word.size() > 2 && named_rank(word)) return true;
    const std::string ranks = with_tens(word);
    const auto is_rank = [](char letter) {
        return letter == 'x' || rank_number(letter) != std::string_view::npos;
    };
    // "9 high"; a rank alone is no card.
    if (ranks.size() == 1) return is_rank(ranks[0]) && text.size() > end;
    return is_rank(ranks[0]) && is_rank(ranks[1]);
}

FlopClass parse_flop_class(std::string_view text) {
    return ClassReader(text).read();
}

}  // namespace holdfast
