#include <algorithm>
#include <map>
#include <utility>

#include <fmt/format.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/combinatorics/binomial.h>
#include <holdfast/core/error.h>
#include <holdfast/core/text.h>
#include <holdfast/evaluation/hand_rank.h>
#include <holdfast/holdem/odds/heads_up_odds.h>
#include <holdfast/holdem/odds/odds.h>
#include <holdfast/holdem/ranges/range_text.h>
#include <holdfast/queries/answer/csv_text.h>
#include <holdfast/queries/holdem/odds.h>
#include <holdfast/queries/holdem/outs.h>
#include <holdfast/queries/holdem/players.h>
#include <holdfast/queries/input/card_places.h>
#include <holdfast/queries/input/fields.h>
#include <holdfast/queries/input/number_list.h>
#include <holdfast/queries/query.h>

namespace holdfast::queries {
namespace {

using holdem::Board;
using holdem::HoleCards;
using holdem::Range;
using holdem::Situation;

/// `cards`: two different ones.
HoleCards hole_cards(const std::vector<Card>& cards) {
    return {cards[0], cards[1]};
}

/// Reads the hero's two cards into the answer and returns nothing, or else returns his range. Throws
/// FieldError on a text that is neither.
std::optional<Range> read_hole(const std::string& text, CardPlaces& places, HoldemOddsAnswer& answer) {
    try {
        answer.hole = places.read("hole", text, "in your hand", 2);
        return std::nullopt;
    } catch (const FieldError& no_cards) {
        // A suit in the second place means cards, as in "AhKx"; "AK+x" means a range. Each has its own error.
        const std::string_view word =
            std::string_view(text).substr(std::min(text.find_first_not_of(" \t\n,"), text.size()));
        const std::size_t second = word.substr(0, 2) == "10" ? 2 : 1;
        const bool looks_like_cards =
            word.size() > second && std::string_view("cdhsCDHS").find(word[second]) != std::string_view::npos;
        try {
            return holdem::parse_range(text);
        } catch (const ParseError& no_range) {
            if (looks_like_cards || text.empty()) throw FieldError(no_cards);
            throw FieldError("hole", no_range);
        }
    }
}

/// Refuses a range as the hand of a known opponent.
void refuse_range(const std::string& versus) {
    try {
        // A text that can be read as cards is not a range, even if there are too many or too few of them.
        static_cast<void>(parse_cards(versus, Deck()));
    } catch (const ParseError&) {
        try {
            static_cast<void>(holdem::parse_range(versus));
        } catch (const ParseError&) {
            return;  // it is not a range either, so the error about the cards says more
        }
        throw FieldError(
            "versus",
            in_quotes(versus) + " is a range, and a known opponent has two cards; 'equity' takes ranges",
            versus);
    }
}

/// Reads the cards in the order of the command line, so that a card listed twice is blamed where it stands
/// the second time.
void read_cards(const HoldemOddsRequest& request, CardPlaces& places, HoldemOddsAnswer& answer) {
    answer.board = places.read_board(request.board);
    answer.dead = places.read("dead", request.dead, "dead");
    for (const std::string& hand : request.versus) {
        refuse_range(hand);
        answer.versus.push_back(places.read("versus", hand, "in a known opponent's hand", 2));
    }
}

/// Two cards each, in the order of the request.
std::vector<HoleCards> known_hands(const HoldemOddsAnswer& answer) {
    std::vector<HoleCards> hands;
    for (const std::vector<Card>& hand : answer.versus) hands.push_back(hole_cards(hand));
    return hands;
}

/// Blames what took the cards: the dead ones or, if there are none, the last known hand.
[[noreturn]] void refuse_dead_cards(const HoldemOddsRequest& request, const std::string& message) {
    // One of the two was given: hero and board alone leave 45 cards or more.
    if (request.dead.empty()) throw FieldError("versus", message, request.versus.back());
    throw FieldError("dead", message, request.dead);
}

/// The numbers of unknown opponents, rising, each once. Throws FieldError on a malformed list, and if the
/// unseen cards are too few for the board or for the largest number.
std::vector<int> numbers_of_opponents(const HoldemOddsRequest& request, const Situation& situation) {
    if (situation.unseen_count() < situation.board.cards_to_come()) {
        refuse_dead_cards(request, "too many dead and known cards: too few are left for the board");
    }
    const int most_opponents = situation.most_opponents();
    const bool has_known = !request.versus.empty();
    if (!request.opponents) {
        // One opponent by default, for whom two cards must be left.
        if (!has_known && most_opponents == 0) {
            refuse_dead_cards(request, "too many dead cards: none are left for an opponent");
        }
        return {has_known ? 0 : 1};
    }
    if (!has_known && *request.opponents == "0") {
        throw FieldError("opponents", "without known opponents ('versus'), at least 1 must be unknown",
                         *request.opponents);
    }
    std::vector<int> numbers = in_field("opponents", [&] {
        return parse_numbers(*request.opponents, has_known ? 0 : 1, holdem::max_opponents, "opponents");
    });
    // From here on the last number is the largest. No number is listed twice.
    std::sort(numbers.begin(), numbers.end());
    if (numbers.back() > most_opponents) {
        throw FieldError("opponents",
                         fmt::format("there are enough unseen cards for {} unknown opponents, not {}",
                                     most_opponents, numbers.back()),
                         *request.opponents);
    }
    return numbers;
}

/// Throws FieldError if no outs are defined. `numbers`: how many numbers of opponents were asked for.
void check_outs(const HoldemOddsRequest& request, const HoldemOddsAnswer& answer, std::size_t numbers) {
    if (numbers > 1) {
        throw FieldError("opponents", "outs are counted against one number of opponents only",
                         *request.opponents);
    }
    if (answer.board.empty()) {
        throw FieldError("board", "outs are counted on the flop and the turn: give a board", request.board);
    }
    if (answer.board.size() == 5) {
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

/// The odds, looked up if a table has them.
holdem::Odds odds_of(const Situation& situation, const std::vector<int>& opponents, const Session& session,
                     const Work& work) {
    std::optional<holdem::Odds> found = look_up_odds(session.tables(), situation, opponents, work);
    return found ? *std::move(found) : odds(situation, opponents, work);
}

/// `range`: the hero's, if he has no two cards. Throws FieldError if all its combos share cards with others.
Situation situation_of(const HoldemOddsRequest& request, const std::optional<Range>& range,
                       const HoldemOddsAnswer& answer) {
    const Board board(set_of(answer.board));
    const CardSet dead = set_of(answer.dead);
    if (!range) return {hole_cards(answer.hole), board, dead, known_hands(answer)};
    Situation situation{*range, board, dead, known_hands(answer)};
    if (situation.live_hands().empty()) {
        throw FieldError(
            "hole", "every combo of the range shares a card with the board, a known hand or the dead cards",
            request.hole);
    }
    if (request.outs) {
        throw FieldError("hole", "outs are counted for two hole cards, not for a range", request.hole);
    }
    return situation;
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

const Shape<CategoryChance>& category_shape() {
    static const Shape<CategoryChance> shape =
        Shape<CategoryChance>("CategoryChance")
            .text("category", "The category of hand",
                  [](const CategoryChance& each) { return words_of(each.category); })
            .one_of(category_words())
            .real("probability", "The chance that the final hand is of this category",
                  &CategoryChance::chance);
    return shape;
}

/// Nothing, and so no member, if all opponents are unknown.
std::optional<std::vector<std::string>> known_hand_texts(const HoldemOddsAnswer& answer) {
    if (answer.versus.empty()) return std::nullopt;
    std::vector<std::string> texts;
    for (const std::vector<Card>& hand : answer.versus) texts.push_back(to_text(hand));
    return texts;
}

std::vector<Field> odds_fields() {
    std::vector<Field> fields{
        Field{"hole", FieldKind::cards, "HOLE",
              "Your two cards, such as AhKh, or a range in one argument, such as \"top 15%\""}
            .argument()
            .mandatory(),
        {"board", FieldKind::cards, "CARDS", "The board: 3, 4 or 5 cards, such as QhJh2c"},
        Field{"opponents", FieldKind::numbers, "N",
              "Number of unknown opponents, such as 3, 1-9 or 1,3,9; 0 if all are known"}
            .between("0", "22")
            .otherwise("1, or 0 with known opponents"),
        {"versus", FieldKind::texts, "CARDS", "An opponent whose cards are known"},
        {"dead", FieldKind::cards, "CARDS", "Cards out of play"},
        {"outs", FieldKind::flag, "",
         "Also list the outs: the next cards that change who is ahead or, against unknown opponents, raise "
         "your equity"}};
    for (const Field& field : call_fields()) fields.push_back(field);
    return fields;
}

}  // namespace

const Query& HoldemOddsRequest::query() {
    static const Query query{
        "holdem.odds",
        "Chances to win, tie or lose against unknown or known opponents",
        odds_fields(),
        {R"({"query": "holdem.odds", "hole": "AhKh"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "opponents": "1-9"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c5d", "versus": "QsQd", "outs": true})",
         R"({"query": "holdem.odds", "hole": "top 15%", "opponents": "1-9"})",
         R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c", "pot": 120, "call": 40})"},
        "showdowns",
        json_answer<HoldemOddsRequest>,
        answer_type<HoldemOddsRequest>};
    return query;
}

HoldemOddsRequest HoldemOddsRequest::read(const Fields& fields) {
    // "AhKh vs QsQd" names known opponents, too.
    std::vector<std::string> hands = split_at_versus(fields.text("hole"));
    HoldemOddsRequest request{
        std::move(hands.front()),          fields.text("board"), fields.text("dead"), fields.texts("versus"),
        fields.optional_text("opponents"), fields.flag("outs"),  read_call(fields)};
    request.versus.insert(request.versus.begin(), hands.begin() + 1, hands.end());
    return request;
}

std::string_view HoldemOddsAnswer::street() const {
    return words_of(Board(set_of(board)).street());
}

HoldemOddsAnswer answer(const HoldemOddsRequest& request, Session& session, const Work& work) {
    HoldemOddsAnswer answer{};
    CardPlaces places;
    // A range takes no cards: its combos with a card from elsewhere are left out instead of refused.
    const std::optional<Range> range = read_hole(request.hole, places, answer);
    answer.hole_text = range ? request.hole : to_text(answer.hole);
    read_cards(request, places, answer);

    // The numbers are read before anything is counted, so that a wrong request is refused at once.
    const Situation situation = situation_of(request, range, answer);
    const std::vector<int> numbers = numbers_of_opponents(request, situation);
    if (request.outs) check_outs(request, answer, numbers.size());
    const holdem::Odds odds = odds_of(situation, counted_numbers(request, numbers), session, work);
    if (range) answer.combos = odds.combos;
    answer.call = request.call;
    // The boards of one hand: each combo of a range has equally many, and weights do not count.
    answer.boards = binomial(situation.unseen_count(), situation.board.cards_to_come());
    set_results(request, odds, answer);
    // check_outs() has left one number, whose results come first.
    if (request.outs) answer.outs = find_outs(situation, odds.results.front(), work);
    return answer;
}

const Shape<HoldemOddsAnswer>& HoldemOddsAnswer::shape() {
    using Answer = HoldemOddsAnswer;
    static const Shape<Answer> shape =
        Shape<Answer>("OddsAnswer")
            .query("holdem.odds")
            .text("hole", "The two hole cards as they were given, or the range as it was typed",
                  &Answer::hole_text)
            // Absent for two cards.
            .whole_number("combos", "Combos of the range that share no card with those given",
                          &Answer::combos)
            .text("board", "The cards of the board as they were given",
                  [](const Answer& answer) { return to_text(answer.board); })
            .text("dead", "The dead cards as they were given",
                  [](const Answer& answer) { return to_text(answer.dead); })
            .text("street", "The street that the board makes", &Answer::street)
            .one_of({"preflop", "flop", "turn", "river"})
            .count("boards", "Possible complete boards", &Answer::boards)
            .table("results", "The odds against each number of opponents, in rising order", odds_row_shape(),
                   &Answer::results)
            .table("hand_categories", "The chance of each category of final hand, the strongest first",
                   category_shape(), categories_of)
            // Absent if there are none.
            .texts("versus", "The hands of the known opponents", known_hand_texts)
            .object("call", "The call that was asked about", Call::shape(), &Answer::call)
            // Absent if nobody asked; an empty list of cards says that there are none.
            .object("outs", "The next cards that change who is ahead, or raise the equity", Outs::shape(),
                    &Answer::outs);
    return shape;
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
    add(odds_row_shape(), answer.results);
    if (answer.outs) {
        const std::size_t results = lines.size();
        add(HoldemOddsAnswer::Out::shape(), answer.outs->cards);
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

}  // namespace holdfast::queries
