#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/videopoker/strategy/language/hold_reader.h>
#include <holdfast/videopoker/strategy/language/row_reader.h>
#include <holdfast/videopoker/strategy/language/row_remarks.h>

namespace holdfast::videopoker {
namespace {

using Kind = ChartToken::Kind;

/// The tokens between the brackets. Moves past them.
std::vector<ChartToken> take_bracket(RowCursor& row) {
    const ChartToken& open = row.next();
    row.skip();
    std::vector<ChartToken> inside;
    while (!row.is(")")) {
        if (row.at_end() || row.is("(")) row.refuse(open, open, "a bracket without its other end");
        inside.push_back(row.next());
        row.skip();
    }
    inside.push_back({Kind::end, "", "", row.next().position, 1});
    row.skip();
    return inside;
}

/// Whether the words say how holds of one row are chosen, which is how every row is played (chart.h): "if more than
/// two, then pick the lowest two".
bool is_rule_of_play(const std::vector<ChartToken>& remark) {
    std::string words;
    for (const ChartToken& token : remark) {
        const bool is_filler =
            token.kind != Kind::word || token.is("then") || token.is("the") || token.is("of");
        const int number = number_said(token);
        if (is_filler) continue;
        if (!words.empty()) words += ' ';
        words += number < 0 ? token.text : std::to_string(number);
    }
    return words == "if more than 2 pick lowest 2" || words == "if more than 2 keep lowest 2" ||
           words == "if more than 2 hold lowest 2" || words == "if more than 2 lowest 2";
}

/// Takes the value of a row as tables have it: "0.8237", "EV = 0.8237", "0.6207 to 0.6429"; false if something else
/// comes next.
bool take_value(TokenCursor& at) {
    TokenCursor value = at;
    if (value.take("ev") || value.take("value")) value.take(":");
    value.take("=");
    const auto take_number = [&value] {
        const bool is_number = is_decimal(value.next().raw);
        if (is_number) value.skip();
        return is_number;
    };
    if (!take_number()) return false;
    if ((value.take("to") || value.take("-")) && !take_number()) return false;
    at = value;
    return true;
}

/// The hold with only the ranks of the remark: "high pair (J-A)"; nothing if it is no list of ranks.
std::optional<HoldPhrase> with_ranks(RowCursor remark, HoldPhrase phrase) {
    try {
        phrase.within = phrase.within & read_ranks(remark);
    } catch (const ParseError&) {
        return std::nullopt;
    }
    return remark.at_end() ? std::optional(phrase) : std::nullopt;
}

/// What the words mean as a row of their own; nothing if they are none.
std::optional<std::vector<TypeIndex>> types_of(const RowCursor& remark) {
    try {
        return read_row(remark);
    } catch (const ParseError&) {
        return std::nullopt;
    }
}

/// The hold with the conditions of the remark; nothing if it is no list of conditions, or leaves nothing of the hold.
std::optional<HoldPhrase> narrowed(RowCursor remark, HoldPhrase phrase) {
    try {
        if (!read_only_conditions(remark, phrase) || !remark.names_any(phrase)) return std::nullopt;
        return phrase;
    } catch (const ParseError&) {
        return std::nullopt;
    }
}

}  // namespace

bool read_remark(RowCursor& row, HoldPhrase& phrase) {
    const ChartToken& open = row.next();
    const std::vector<ChartToken> inside = take_bracket(row);
    if (inside.size() == 1) row.refuse_since(open, "there is nothing in these brackets");
    TokenCursor behind_value(row.whole(), inside);
    const bool is_value = take_value(behind_value) && behind_value.at_end();
    // All five cards, which "pat" says again.
    const bool is_pat =
        inside.size() == 2 && inside.front().is("pat") && phrase.kinds == kind_bit(HoldKind::pat);
    // Two cards of one hold, of which the rule of play keeps the lowest.
    const bool is_of_two = phrase.cards && *phrase.cards == static_cast<int>(row.section()) + 2;
    if (is_value) return false;
    if (is_pat || (is_of_two && is_rule_of_play(inside))) return true;
    RowCursor remark(row.vocabulary(), row.section(), {row.whole(), inside}, row.stop());
    remark.is_trial = true;
    std::optional<std::vector<TypeIndex>> again = types_of(remark);
    if (const std::optional<HoldPhrase> ranks = again ? std::nullopt : with_ranks(remark, phrase)) {
        again = row.named_by(*ranks);
    }
    if (again && *again == row.named_by(phrase)) return true;
    if (const std::optional<HoldPhrase> both = narrowed(remark, phrase)) {
        phrase = *both;
        return true;
    }
    // One letter alone is a footnote.
    const bool is_letter = inside.size() == 2 && inside.front().length == 1;
    row.refuse_since(
        open, again && !is_letter
                  ? "these are other cards than the hold before them; give them a row of their own, or "
                    "write an example after '#'"
                  : "this remark may change the row; write it as a condition after 'with', as a rule "
                    "('but ...') or, if it changes nothing, after '#'");
}

void skip_value(RowCursor& row) {
    TokenCursor behind = row;
    if (take_value(behind) && behind.at_end()) row.go_to(behind.here());
}

}  // namespace holdfast::videopoker
