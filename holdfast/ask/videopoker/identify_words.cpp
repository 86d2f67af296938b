#include <algorithm>

#include <fmt/format.h>

#include <holdfast/ask/answer/numbers.h>
#include <holdfast/ask/videopoker/identify.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/text.h>

namespace holdfast::ask {
namespace {

using Match = VideopokerIdentifyAnswer::Match;
using videopoker::DifferentPay;

constexpr int sentence_decimals = 4;

/// What a row of the game pays in the unit of the machine.
Rational in_machine_unit(const VideopokerIdentifyAnswer& answer, const Rational& pays) {
    return pays * answer.bet;
}

/// "whose flush pays 6 (yours 7)", "which has no row for 60".
std::string how_it_differs(const VideopokerIdentifyAnswer& answer, const Match& match) {
    constexpr std::size_t most_listed = 2;
    if (match.differences.size() > most_listed) {
        return fmt::format("which differs in {} pays", match.differences.size());
    }
    std::vector<std::string> parts;
    for (const DifferentPay& each : match.differences) {
        if (!each.row) {
            parts.push_back("which has no row for " + pays_text(in_machine_unit(answer, *each.seen)));
            continue;
        }
        const videopoker::PayRow& row = match.game.rows[*each.row];
        parts.push_back(fmt::format("whose {} pays {} (yours {})", row.name,
                                    pays_text(in_machine_unit(answer, row.pays)),
                                    each.seen ? pays_text(in_machine_unit(answer, *each.seen)) : "has none"));
    }
    return joined(parts, " and ");
}

/// What the machine returns, with a doubt if that is too much or too little; nothing if its rows are not those of the game.
std::string with_your_pays(const Match& match) {
    if (!match.expected_return) return "";
    if (const auto doubt = doubt_of_pays(*match.expected_return)) return " But " + *doubt + ".";
    return fmt::format(" With your pays it returns {}.", percent(*match.expected_return, sentence_decimals));
}

/// What the pays were taken for, unless it is one coin or what the request says.
std::string unit_sentence(const VideopokerIdentifyAnswer& answer) {
    switch (answer.understood) {
        case PaysAreFor::one_coin:
        case PaysAreFor::given_coins:
            return "";
        case PaysAreFor::five_coins:
            return " The pays are for five coins.";
        case PaysAreFor::five_coins_for_the_largest:
            if (answer.bet == Rational(1)) {
                return " The largest pay is for five coins, the others are for one.";
            }
            return fmt::format(
                " The pays are {0} times those for a bet of 1, and the largest, which is for five coins, 5 x "
                "{0} times.",
                pays_text(answer.bet));
        case PaysAreFor::another_bet:
            return fmt::format(
                " The pays are for a bet of {0} dollars or coins: {0} times those for a bet of 1.",
                pays_text(answer.bet));
    }
    return "";
}

/// "its other 7 rows were not given"
std::string rows_not_given(const Match& match) {
    const std::size_t rows = match.rows_not_given.size();
    return rows == 1 ? "its other row was not given" : fmt::format("its other {} rows were not given", rows);
}

/// Which games have some rows; never that it is one of these, for others may have them as well.
std::string some_rows_sentence(const VideopokerIdentifyAnswer& answer) {
    const std::vector<Match>& games = answer.games;
    if (answer.games_with_rows == 0) {
        return fmt::format(
            "No known game has these pays; the nearest is {}, {}. Its other rows were not given.",
            games.front().game.name, how_it_differs(answer, games.front()));
    }
    if (answer.games_with_rows == 1) {
        return fmt::format("Of the known games only {} has these pays; {}.", games.front().game.name,
                           rows_not_given(games.front()));
    }
    std::vector<std::string> names;
    for (const Match& match : games) names.push_back(match.game.name);
    const bool is_all = *answer.games_with_rows == games.size();
    // Some names have commas.
    return fmt::format(
        "{} known games have these pays{}{}. Their other rows were not given: more rows tell them apart.",
        *answer.games_with_rows, is_all ? ": " : ", such as ", joined(names, "; "));
}

}  // namespace

std::optional<std::string> doubt_of_pays(const Rational& expected_return) {
    if (expected_return >= Rational(1, 2)) return doubt_of(expected_return);
    return fmt::format(
        "a return of {} is less than any machine gives; check the pays, and for how many coins they are",
        percent(expected_return, 2));
}

std::string VideopokerIdentifyAnswer::sentence() const {
    const Match& nearest = games.front();
    const std::string unit = unit_sentence(*this);
    if (games_with_rows) return some_rows_sentence(*this) + unit;
    std::vector<std::string> same;
    for (const Match& match : games) {
        if (match.differences.empty()) same.push_back(match.game.name);
    }
    if (same.size() > 1) {
        return fmt::format("This is {}: their pays are the same, and the hands that win them differ.{}",
                           either_of(same), unit);
    }
    if (!same.empty()) {
        return fmt::format("This is {}, which returns {} with perfect play.{}", same.front(),
                           percent(nearest.catalog_return, sentence_decimals), unit);
    }
    return fmt::format("No known game has these pays; the nearest is {}, {}.{}{}", nearest.game.name,
                       how_it_differs(*this, nearest), with_your_pays(nearest), unit);
}

std::vector<std::string> difference_texts(const Match& match) {
    std::vector<std::string> texts;
    for (const DifferentPay& each : match.differences) {
        if (!each.row) {
            texts.push_back("no row for " + pays_text(*each.seen));
            continue;
        }
        const videopoker::PayRow& row = match.game.rows[*each.row];
        texts.push_back(row.name + " " + pays_text(row.pays) + " (yours " +
                        (each.seen ? pays_text(*each.seen) : "has none") + ")");
    }
    const std::size_t others = match.rows_not_given.size();
    if (others > 0) texts.push_back(fmt::format("{} {} not given", others, others == 1 ? "row" : "rows"));
    return texts;
}

}  // namespace holdfast::ask
