#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <holdfast/videopoker/strategy/language/players_words.h>

namespace holdfast::videopoker {
namespace {

using Kind = ChartToken::Kind;

constexpr std::array<std::pair<std::string_view, std::string_view>, 9> same_words{{{"pairs", "pair"},
                                                                                   {"offsuit", "unsuited"},
                                                                                   {"single", "one"},
                                                                                   {"lone", "one"},
                                                                                   {"toward", "to"},
                                                                                   {"towards", "to"},
                                                                                   {"hi", "high"},
                                                                                   {"lo", "low"},
                                                                                   {"made", "pat"}}};

/// Words that stand for two.
struct TwoWords {
    std::string_view theirs;
    std::string_view first;
    std::string_view second;
};
constexpr std::array<TwoWords, 5> two_words{{{"boat", "full", "house"},
                                             {"gutshot", "inside", "straight"},
                                             {"hp", "high", "pair"},
                                             {"lp", "low", "pair"},
                                             {"oesd", "outside", "straight"}}};

/// Rewrites a line from left to right.
class ChartWords {
  public:
    std::vector<ChartToken> of(const std::vector<ChartToken>& tokens) {
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            const ChartToken& token = tokens[at];
            if (at + 2 < tokens.size() && token.is("off") && tokens[at + 1].is("-") &&
                tokens[at + 2].is("suit")) {
                const ChartToken& last = tokens[at += 2];
                words_.push_back({Kind::word, "unsuited", token.raw + "-" + last.raw, token.position,
                                  last.after() - token.position});
            } else if (is_range(tokens, at)) {
                words_.push_back({Kind::sign, "-", token.raw, token.position, token.length});
            } else if (token.is("draw") && take_draw()) {
                continue;
            } else if (token.kind != Kind::word ||
                       !(add_goal(token) || add_ranks(token) || add_two_words(token))) {
                if (is_four_draw(tokens, at)) add_to(token);
                // A gutshot is an inside straight already.
                if (token.is("straight") && at > 0 && tokens[at - 1].is("gutshot")) continue;
                words_.push_back(token);
                add_same_word();
            }
        }
        return std::move(words_);
    }

  private:
    /// Whether "flush" or "straight" at `at` are a draw of the four said before it: "four flush", "4-flush",
    /// "4 outside straight". In rules, "4 flush penalties" count something else.
    bool is_four_draw(const std::vector<ChartToken>& tokens, std::size_t at) const {
        const std::size_t dash = !words_.empty() && words_.back().is("-") ? 1 : 0;
        if (words_.size() <= dash || number_said(words_[words_.size() - 1 - dash]) != 4) return false;
        if (tokens[at].is("open") && tokens[at + 1].is("-")) at += 2;
        while (at + 1 < tokens.size() && is_adjective(tokens[at])) ++at;
        if (at + 1 >= tokens.size() || !(tokens[at].is("flush") || tokens[at].is("straight"))) return false;
        const ChartToken& behind = tokens[at + 1];
        return behind.text.rfind("penalt", 0) != 0 && !behind.is("flush") && !behind.is("through") &&
               !behind.is("lost");
    }

    /// Whether "through" or "to" stands between two ranks: "2s through 10s", "jacks to aces".
    bool is_range(const std::vector<ChartToken>& tokens, std::size_t at) const {
        const bool is_through = tokens[at].is("through") || tokens[at].is("thru");
        if (words_.empty() || at + 1 >= tokens.size() || !(is_through || tokens[at].is("to"))) return false;
        return rank_said(words_.back(), !is_through) && rank_said(tokens[at + 1], !is_through);
    }

    /// "draw" says nothing behind "4 to a flush" and "inside straight"; a "flush draw" is one of four cards. False for
    /// others, such as a straight flush draw, which may have three.
    bool take_draw() {
        std::size_t begin = words_.size();
        while (begin > 0 && words_[begin - 1].kind == Kind::word && !words_[begin - 1].is("or")) --begin;
        if (begin < words_.size() && words_[begin].is("any")) ++begin;
        const bool is_goal =
            begin < words_.size() && (words_.back().is("flush") || words_.back().is("straight"));
        if (!is_goal) return false;
        const auto is_to = [](const ChartToken& token) { return token.is("to"); };
        const auto hold = words_.begin() + static_cast<std::ptrdiff_t>(begin);
        if (std::any_of(hold, words_.end(), is_to)) return true;
        if (is_adjective(*hold)) return words_.back().is("straight");
        if (begin + 1 < words_.size()) return false;
        const std::size_t position = hold->position;
        words_.insert(hold, {{Kind::word, "four", "", position, 0}, {Kind::word, "to", "", position, 0}});
        return true;
    }

    bool add_two_words(const ChartToken& token) {
        const auto* const known = std::find_if(two_words.begin(), two_words.end(),
                                               [&](const TwoWords& each) { return token.is(each.theirs); });
        if (known == two_words.end()) return false;
        add_part(token, 0, token.length, known->first);
        add_part(token, token.length, 0, known->second);
        return true;
    }

    static bool is_adjective(const ChartToken& token) {
        return token.is("open") || token.is("ended") || token.is("outside") || token.is("inside") ||
               token.is("double");
    }

    /// Adds "to" before a draw, in place of a dash.
    void add_to(const ChartToken& goal) {
        if (!words_.back().is("-")) return add_part(goal, 0, 0, "to");
        words_.back().kind = Kind::word;
        words_.back().text = "to";
    }

    /// The `length` bytes of a token from `from` on, as this word.
    void add_part(const ChartToken& token, std::size_t from, std::size_t length, std::string_view word) {
        words_.push_back(
            {Kind::word, std::string(word), token.raw.substr(from, length), token.position + from, length});
    }

    /// "RF", "SF" and "3RF"; after a number of cards, "to" is understood.
    bool add_goal(const ChartToken& token) {
        const std::size_t size = token.text.size();
        const bool has_number = size == 3 && token.raw[0] >= '1' && token.raw[0] <= '5';
        if (size != 2 && !has_number) return false;
        const std::size_t goal = size - 2;
        const bool is_royal = token.text.compare(goal, 2, "rf") == 0;
        if (!is_royal && token.text.compare(goal, 2, "sf") != 0) return false;
        if (has_number) add_part(token, 0, 1, token.raw.substr(0, 1));
        if (!words_.empty() && number_said(words_.back()) > 0) add_part(token, goal, 0, "to");
        add_part(token, goal, 1, is_royal ? "royal" : "straight");
        add_part(token, goal + 1, 1, "flush");
        return true;
    }

    /// "AKs" and "AKo", as the hole cards of hold'em are written. "As" and "10s" are ranks in the plural.
    bool add_ranks(const ChartToken& token) {
        const char last = token.raw.back();
        const std::size_t size = token.raw.size() - 1;
        const u32 ranks = ranks_listed(std::string_view(token.raw).substr(0, size));
        if ((last != 's' && last != 'o') || __builtin_popcount(ranks) < 2) return false;
        words_.push_back(
            {Kind::word, token.text.substr(0, size), token.raw.substr(0, size), token.position, size});
        add_part(token, size, 1, last == 's' ? "suited" : "unsuited");
        return true;
    }

    void add_same_word() {
        ChartToken& token = words_.back();
        for (const auto& [theirs, ours] : same_words) {
            if (token.is(theirs)) token.text = ours;
        }
    }

    std::vector<ChartToken> words_;
};

}  // namespace

std::vector<ChartToken> in_chart_words(const std::vector<ChartToken>& tokens) {
    return ChartWords().of(tokens);
}

bool take_no_cards(TokenCursor& at) {
    // A longer one comes before one that it begins with.
    static constexpr std::array<std::string_view, 31> names{"discard all five cards",
                                                            "discard all cards",
                                                            "discard all",
                                                            "discard everything",
                                                            "draw five new cards",
                                                            "draw five cards",
                                                            "draw five new",
                                                            "draw five",
                                                            "draw all new cards",
                                                            "draw all five cards",
                                                            "redraw all five cards",
                                                            "redraw five cards",
                                                            "redraw everything",
                                                            "redraw all",
                                                            "redraw",
                                                            "throw everything away",
                                                            "throw everything",
                                                            "throw all away",
                                                            "throw away everything",
                                                            "throw away all",
                                                            "throw all",
                                                            "toss everything",
                                                            "toss all",
                                                            "toss",
                                                            "hold nothing",
                                                            "hold none",
                                                            "keep nothing",
                                                            "keep none",
                                                            "none",
                                                            "garbage",
                                                            "trash"};
    const auto take_one = [](TokenCursor& from) {
        return std::any_of(names.begin(), names.end(),
                           [&](std::string_view name) { return from.take_words(name); }) ||
               from.take("nothing");
    };
    if (!take_one(at)) return false;
    // "nothing - draw 5": the same twice.
    TokenCursor again = at;
    if ((again.take("-") || again.take(":") || again.take("and")) && take_one(again)) at = again;
    return true;
}

}  // namespace holdfast::videopoker
