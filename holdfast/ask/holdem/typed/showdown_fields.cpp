#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/ask/holdem/typed/showdown_fields.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {

using holdem::Showdown;

namespace {

bool are_texts(const JsonValue& value) {
    return has_right_kind(value, FieldKind::list);
}

constexpr ValueForm ranges_form{.is_right = are_texts,
                                .expected = "a list of strings, one for each player",
                                .json_form = R"(list of strings: ["AA", "AKs"])",
                                .schema = R"({"type": "array", "items": {"type": "string"}})"};

}  // namespace

Field ranges_field() {
    return Field{
        "ranges", FieldKind::list, "RANGE",
        "The hands that a player may hold: AhKh, QQ+, 77-55, AKs, KTs+, A5s-A2s, random, \"top 15%\", "
        "AQs:0.5 (a weight), [50]AQs,KQs[/50] (a weight in percent for several hands); separated by commas"}
        .of_form(ranges_form)
        .argument()
        .mandatory();
}

void refuse_ranges(const std::string& message, const std::vector<std::string>& ranges, std::size_t from) {
    const std::string text = joined(ranges, " ");
    const std::string before =
        joined({ranges.begin(), ranges.begin() + static_cast<std::ptrdiff_t>(from)}, " ");
    const std::size_t at = std::min(before.size() + (from == 0 ? 0 : 1), text.size());
    throw FieldError("ranges", message, text, at, std::max<std::size_t>(text.size() - at, 1));
}

namespace {

std::optional<std::size_t> first_without_combo(const std::vector<std::string>& ranges,
                                               const Showdown& showdown, const Work& work) {
    try {
        return holdem::first_without_combo(showdown, work.stop);
    } catch (const InvalidArgument& error) {
        refuse_ranges(error.what(), ranges);
    }
}

/// Blames the first range that has no combo left. There are two sentences: one for a range that is impossible
/// by itself, one for ranges that are impossible only together.
void check_deal(const std::vector<std::string>& ranges, const Showdown& showdown, const std::string& dead,
                const Work& work) {
    if (const auto player = first_without_combo(ranges, showdown, work)) {
        const std::string& range = ranges[*player];
        // Whether the known cards alone leave the player nothing.
        const bool is_alone = showdown.players[*player].without(showdown.taken()).empty();
        throw FieldError("ranges",
                         is_alone
                             ? fmt::format("every combo of {} shares a card with the board or the dead cards",
                                           in_quotes(range))
                             : fmt::format("every combo of {} is blocked by the hands of the players before",
                                           in_quotes(range)),
                         range);
    }
    // Hands are left, so it is the dead cards that leave too few for the board.
    if (showdown.boards() == 0) {
        throw FieldError("dead", "too many dead cards: too few are left for the board", dead);
    }
}

/// Refuses "As Ks Qd Qh", each card a text of its own: says which hands they may be.
void check_are_whole_hands(const std::vector<std::string>& texts) {
    const auto first =
        std::find_if(texts.begin(), texts.end(), [](const auto& text) { return is_one_card(text); });
    const auto last =
        std::find_if_not(first, texts.end(), [](const auto& text) { return is_one_card(text); });
    if (first == last || (last - first) % 2 != 0) return;
    std::string hands;
    for (auto text = first; text != last; ++text) {
        if (!hands.empty() && (text - first) % 2 == 0) hands += " ";
        hands += to_text(parse_cards(*text, Deck()));
    }
    throw FieldError("ranges", "the cards of a player are one text: write " + hands,
                     joined({first, last}, " "));
}

}  // namespace

Showdown read_showdown(const std::vector<std::string>& texts, PlayersTaken players, RangeReader& ranges,
                       Showdown known, const std::string& dead, const Work& work) {
    const std::size_t given = texts.size();
    if (given <= 2 * players.most) check_are_whole_hands(texts);  // two cards each
    if (given < 2 || given > players.most) {
        // A single range with commas: most likely they were meant to separate players.
        const bool is_list = given == 1 && texts.front().find(',') != std::string::npos;
        refuse_ranges(
            fmt::format(
                "{} takes 2 to {} players, not {}{}", players.query, players.most, given,
                is_list ? "; commas separate the hands of one range, spaces or 'vs' separate players" : ""),
            texts, std::min(given, players.most));
    }
    for (const std::string& text : texts) known.players.push_back(ranges.read("ranges", text));
    check_deal(texts, known, dead, work);
    return known;
}

}  // namespace holdfast::ask
