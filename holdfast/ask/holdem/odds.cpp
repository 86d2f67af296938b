#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/csv_text.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/odds_situation.h>
#include <holdfast/ask/holdem/outs.h>
#include <holdfast/ask/holdem/typed/players.h>
#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/equity/showdown.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/odds/odds_tables.h>

namespace holdfast::ask {
namespace {

using holdem::Situation;
using holdfast::Board;
using holdfast::HoleCards;

/// Throws FieldError if no outs are defined. `numbers`: how many numbers of opponents were asked for.
void check_outs(const HoldemOddsRequest& request, const OddsCards& cards, std::size_t numbers) {
    if (numbers > 1) {
        throw FieldError("opponents", "outs are counted against one number of opponents only",
                         *request.opponents);
    }
    if (cards.board_class) {
        throw FieldError("board", "outs are counted on a known flop or turn, not on a class of flops",
                         request.board);
    }
    if (cards.board.empty()) {
        throw FieldError("board", "outs are counted on the flop and the turn: give a board", request.board);
    }
    if (cards.board.size() == 5) {
        throw FieldError("board", "outs are counted on the flop and the turn: the river is the last card",
                         request.board);
    }
}

/// Whether the shortcut 1-(1-p)^N is shown: all opponents are unknown.
bool has_estimates(const HoldemOddsRequest& request) {
    return request.versus.empty();
}

/// The numbers asked for, and after them 1: the odds against one opponent, which the estimates are made of.
std::vector<int> counted_numbers(const HoldemOddsRequest& request, std::vector<int> asked) {
    // Last, where set_results() finds it; even if it was asked for, since all numbers come from one count.
    if (has_estimates(request)) asked.push_back(1);
    return asked;
}

/// `odds`: against counted_numbers().
void set_results(const HoldemOddsRequest& request, const holdem::Odds& odds, HoldemOddsAnswer& answer) {
    for (const holdem::OpponentOdds& each : odds.results) {
        answer.results.push_back(odds_row(each, odds.denominator));
    }
    if (has_estimates(request)) {
        // The odds against one opponent are not a row of the answer; if they were asked for, that row is
        // there too.
        const OddsRow one = std::move(answer.results.back());
        answer.results.pop_back();
        for (OddsRow& row : answer.results) add_estimate(row, one);
    }
    if (request.call) {
        for (OddsRow& row : answer.results) row.call_gain = request.call->gain(row.equity);
    }
    // Boards are weighted here as the categories are, so the chances add up to 1.
    for (std::size_t i = 0; i < hand_category_count; ++i) {
        answer.categories[i] = Rational(odds.categories[i], odds.boards);
    }
}

/// The odds, looked up if a table has them. `versus`: what is to blame if ranges have too much to count.
holdem::Odds odds_of(const Situation& situation, const std::vector<int>& opponents, const std::string& versus,
                     Session& session, const Work& work) {
    std::optional<holdem::Odds> found =
        odds_from_tables(session.of<holdem::OddsTables>(), situation, opponents, work);
    if (found) return *std::move(found);
    if (situation.ranges.empty()) return odds(situation, opponents, work);
    try {
        return odds(situation, opponents, work);
    } catch (const InvalidArgument& error) {
        throw FieldError(
            "versus",
            std::string(error.what()) + (situation.board.flops() != nullptr ? "" : "; 'equity' samples them"),
            versus);
    } catch (const OverflowError& error) {
        throw FieldError("versus", error.what(), versus);
    }
}

/// Throws FieldError if no deal is possible, which only ranges and classes of flops can cause. Blames the first range
/// that the hands before it leave no combo; if every range has one, the class.
void check_deals(const HoldemOddsRequest& request, const OddsCards& cards, const holdem::Odds& odds,
                 const Work& work) {
    if (odds.boards != 0) return;
    holdem::Showdown players{{cards.hero.range}, Board(set_of(cards.board)), set_of(cards.dead)};
    for (const HandOrRange& each : cards.versus) players.players.push_back(each.range);
    const std::optional<std::size_t> player = holdem::first_without_combo(players, work.stop);
    if (cards.board_class && !player) refuse_class(*cards.board_class);
    constexpr std::string_view message = "no combo of the range is left once the other hands are held";
    if (player == std::size_t{0}) throw FieldError("hole", std::string(message), request.hole);
    throw FieldError("versus", std::string(message),
                     player ? request.versus[*player - 1] : request.versus.back());
}

/// The boards of one hand: each combo of a range has equally many, and weights do not count. With a class of
/// flops they are the flops without a known card, each with two more cards; combos of a range have different
/// numbers of these, so there is no such number.
std::optional<u64> boards_of(const Situation& situation, const OddsCards& cards) {
    const bool has_range = !cards.hero.is_hand() || !situation.ranges.empty();
    if (cards.board_class && has_range) return std::nullopt;
    if (!cards.board_class) return binomial(situation.unseen_count(), situation.board.cards_to_come());
    constexpr int flop_size = 3;
    return cards.board_class->possible *
           binomial(situation.unseen_count() - flop_size, full_board - flop_size);
}

/// The chance that the hero's final hand is of a category.
struct CategoryChance {
    HandCategory category;
    Rational chance;
};

/// The strongest first, as people list them.
std::vector<CategoryChance> categories_of(const HoldemOddsAnswer& answer) {
    std::vector<CategoryChance> chances;
    for (std::size_t i = hand_category_count; i-- > 0;) {
        chances.push_back({static_cast<HandCategory>(i), answer.categories[i]});
    }
    return chances;
}

/// In the order of categories_of(), whose chances are not used here.
std::vector<std::string_view> category_words() {
    std::vector<std::string_view> words;
    for (const CategoryChance& each : categories_of({})) words.push_back(words_of(each.category));
    return words;
}

void category_shape(Shape<CategoryChance>& shape) {
    shape.named("CategoryChance")
        .text("category", "The category of hand",
              [](const CategoryChance& each) { return words_of(each.category); })
        .one_of(category_words())
        .real("probability", "The chance that the final hand is of this category", &CategoryChance::chance);
}

/// Nothing, and so no member, if all opponents are unknown.
std::optional<std::vector<std::string>> known_hand_texts(const HoldemOddsAnswer& answer) {
    if (answer.cards.versus.empty()) return std::nullopt;
    std::vector<std::string> texts;
    for (const HandOrRange& each : answer.cards.versus) texts.push_back(each.text);
    return texts;
}

FieldList odds_fields() {
    return {Field{"hole", FieldKind::cards, "HOLE",
                  "Your two cards, such as AhKh, or a range in one argument, such as \"top 15%\""}
                .argument()
                .mandatory(),
            Field{"board", FieldKind::cards, "CARDS",
                  "The board: 3, 4 or 5 cards, such as QhJh2c, or a class of flops, such as \"9xx rainbow\""},
            Field{"opponents", FieldKind::numbers, "N",
                  "Number of unknown opponents, such as 3, 1-9 or 1,3,9, or 1- for a table of ten; 0 if all "
                  "are known"}
                .between("0", "22")
                .otherwise("1, or 0 with known opponents"),
            Field{"versus", FieldKind::texts, "HAND",
                  "An opponent whose cards or range are known, such as QsQd or \"top 20%\""},
            Field{"dead", FieldKind::cards, "CARDS", "Cards out of play"},
            Field{"outs", FieldKind::flag, "",
                  "Also list the outs: the next cards that change who is ahead or, against unknown "
                  "opponents, raise your equity"},
            call_fields(),
            round_weights_field(),
            names_field()};
}

}  // namespace

Query HoldemOddsRequest::query() {
    return {
        "holdem.odds",
        "Chances to win, tie or lose against unknown or known opponents",
        odds_fields(),
        {R"({"query": "holdem.odds", "hole": "AhKh"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "opponents": "1-9"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c5d", "versus": "QsQd", "outs": true})",
         R"({"query": "holdem.odds", "hole": "top 15%", "opponents": "1-9"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "versus": "top 20%"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "9xx rainbow"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "pot": 120, "call": 40})"},
        "showdowns"};
}

namespace {

/// Makes the "2 random" of "AA vs 2 random" two unknown opponents.
void count_random_players(HoldemOddsRequest& request) {
    for (const std::string& text : request.versus) check_random_players("versus", text);
    const auto is_known = [](const std::string& text) { return !random_players(text); };
    const auto first = std::stable_partition(request.versus.begin(), request.versus.end(), is_known);
    if (first == request.versus.end()) return;
    if (request.opponents) {
        throw FieldError("versus", "unknown opponents are given twice, here and by 'opponents'", *first);
    }
    std::size_t number = 0;
    for (auto each = first; each != request.versus.end(); ++each) number += *random_players(*each);
    request.opponents = std::to_string(number);
    request.versus.erase(first, request.versus.end());
}

}  // namespace

HoldemOddsRequest HoldemOddsRequest::read(const Fields& fields) {
    // "AhKh vs QsQd" names known opponents, too.
    std::vector<std::string> hands = split_at_versus(fields.text("hole"));
    HoldemOddsRequest request{
        std::move(hands.front()),          fields.text("board"), fields.text("dead"), {},
        fields.optional_text("opponents"), fields.flag("outs"),  read_call(fields)};
    request.rounds_weights = fields.flag("round_weights");
    request.names = read_names(fields);
    request.versus.assign(hands.begin() + 1, hands.end());
    for (const std::string& text : fields.texts("versus")) {
        for (std::string& hand : split_at_versus(text)) request.versus.push_back(std::move(hand));
    }
    count_random_players(request);
    return request;
}

std::string_view HoldemOddsAnswer::street() const {
    return words_of(cards.board_class ? Street::flop : Board(set_of(cards.board)).street());
}

HoldemOddsAnswer answer(const HoldemOddsRequest& request, Session& session, const Work& work) {
    const auto names = session.of<LastNames>().read(request.names, work.stop);
    RangeReader ranges(*names, request.rounds_weights);
    HoldemOddsAnswer answer{};
    OddsCards& cards = answer.cards;
    cards = read_cards(request, ranges);
    answer.warnings = ranges.warnings();

    // The numbers are read before anything is counted, so that a wrong request is refused at once.
    const Situation situation = situation_of(request, cards);
    const std::vector<int> numbers = numbers_of_opponents(request, situation);
    if (request.outs) check_outs(request, cards, numbers.size());
    set_possible(cards.board_class, situation.known_cards() | set_of(cards.hero.cards));
    const holdem::Odds odds =
        odds_of(situation, counted_numbers(request, numbers), joined(request.versus), session, work);
    check_deals(request, cards, odds, work);
    if (!cards.hero.is_hand()) answer.combos = odds.combos;
    answer.call = request.call;
    answer.boards = boards_of(situation, cards);
    set_results(request, odds, answer);
    // check_outs() has left one number, whose results come first.
    if (request.outs) {
        answer.outs = find_outs(situation, odds.results.front(), session.of<holdem::OddsTables>(), work);
    }
    return answer;
}

void HoldemOddsAnswer::declare(Shape<HoldemOddsAnswer>& shape) {
    using Answer = HoldemOddsAnswer;
    shape.named("OddsAnswer")
        .query("holdem.odds")
        .text("hole", "The two hole cards as they were given, or the range as it was typed",
              [](const Answer& answer) { return answer.cards.hero.text; })
        // Absent for two cards.
        .whole_number("combos", "Combos of the range that share no card with those given", &Answer::combos)
        .text("board", "The cards of the board as they were given",
              [](const Answer& answer) { return to_text(answer.cards.board); })
        // Absent unless the board is a class.
        .object(
            "board_class", "The class of flops that the odds are the average over",
            [](const Answer& answer) -> const auto& { return answer.cards.board_class; })
        .text("dead", "The dead cards as they were given",
              [](const Answer& answer) { return to_text(answer.cards.dead); })
        .text("street", "The street that the board makes", &Answer::street)
        .one_of({"preflop", "flop", "turn", "river"})
        .count("boards",
               "Possible complete boards; absent for a range and a class of flops, as they differ by combo",
               &Answer::boards)
        .table<odds_row_shape>("results", "The odds against each number of opponents, in rising order",
                               &Answer::results)
        .table<category_shape>("hand_categories",
                               "The chance of each category of final hand, the strongest first",
                               categories_of)
        // Absent if there are none.
        .texts("versus", "The hands or ranges of the known opponents", known_hand_texts)
        .object("call", "The call that was asked about", &Answer::call)
        // Absent if nobody asked; an empty list of cards says that there are none.
        .object("outs", "The next cards that change who is ahead, or raise the equity", &Answer::outs)
        .texts("warnings", range_warnings_sentence,
               [](const Answer& answer) { return if_any(answer.warnings); });
}

std::string to_csv(const HoldemOddsAnswer& answer) {
    // Odds and outs have different members. The table has the columns of both, and the cells that a line
    // lacks are empty.
    std::vector<std::string_view> titles;
    std::vector<std::map<std::string_view, Json>> lines;  // their cells by titles
    const auto add = [&](const auto& shape, const auto& rows) {
        for (const auto& column : shape.columns()) {
            // A member that both kinds of lines have is one column.
            if (std::find(titles.begin(), titles.end(), column.title) == titles.end()) {
                titles.push_back(column.title);
            }
        }
        for (const auto& row : rows) {
            auto& line = lines.emplace_back();
            for (const auto& column : shape.columns()) line.emplace(column.title, shape.cell(column, row));
        }
    };
    add(shape_of<odds_row_shape>(), answer.results);
    if (answer.outs) {
        const std::size_t results = lines.size();
        add(shape_of<HoldemOddsAnswer::Out>(), answer.outs->cards);
        titles.emplace_back("goal");  // whose outs they are
        for (std::size_t out = results; out < lines.size(); ++out) {
            lines[out].emplace("goal", name_of(answer.outs->goal));
        }
    }
    std::vector<std::vector<Json>> cells;
    for (auto& line : lines) {
        std::vector<Json>& added = cells.emplace_back();
        for (const std::string_view title : titles) {
            added.push_back(line.try_emplace(title, absent()).first->second);
        }
    }
    // Columns that are empty in every line are left out, as the estimates are if an opponent is known.
    return csv_of_cells(titles, cells);
}

}  // namespace holdfast::ask
