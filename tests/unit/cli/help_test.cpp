// What --help says of the columns of an answer.
#include <apps/cli/help.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/answer/shape.h>

namespace holdfast::cli {
namespace {

struct Game {
    Rational gain;
    std::string name;

    std::optional<Rational> dollars(const Rational& /*bets*/) const { return std::nullopt; }
};

struct Games {
    std::vector<Game> games;
};

void game_shape(ask::Shape<Game>& shape) {
    shape.named("Game")
        .text("name", "What the game is called, in so many words that they do not fit on a line of the help",
              &Game::name)
        .shown("Game")
        .text("id", "Not shown", &Game::name)
        .exact("gain", "What an hour brings", &Game::gain)
        .in_dollars("gain", &Game::gain)
        .show("gain", "Gain/hour");
}

TEST(HelpTest, ColumnsHaveTheirSentences) {
    const ask::Shape<Games> games =
        ask::Shape<Games>("Games").table<game_shape>("games", "The games", &Games::games).shown("");
    EXPECT_EQ(columns_help(games.type()),
              "The games:\n"
              "  Game       What the game is called, in so many words that they do not fit on a\n"
              "             line of the help\n"
              "  Gain/hour  What an hour brings; the same in dollars, if the price of a bet is\n"
              "             given\n");
    EXPECT_EQ(columns_help(ask::shape_of<game_shape>().type()), "");
}

}  // namespace
}  // namespace holdfast::cli
