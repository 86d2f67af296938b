// Answers as text, as their shapes declare them.
#include <apps/terminal/shape_text.h>
#include <gtest/gtest.h>

namespace holdfast::terminal {
namespace {

using ask::Format;
using ask::Shape;
using Sign = Format::Sign;

struct Game {
    std::string name;
    Rational expected_return;
    Rational gain;
    std::optional<Rational> price = {};  ///< of a bet
    Rational swing = Rational(2);
    std::string cards = {};
    std::string note = {};

    std::optional<Rational> dollars(const Rational& bets) const {
        return price ? std::optional(*price * bets) : std::nullopt;
    }
};

void game_shape(Shape<Game>& shape) {
    shape.named("Game")
        .text("name", "Its name", &Game::name)
        .shown("Game")
        .exact("return", "What it returns", &Game::expected_return)
        .shown("Return", Format::percent(2))
        .exact("gain", "What an hour brings", &Game::gain)
        .in_dollars("gain", &Game::gain)
        .show("gain", "Gain", Format::bets(1).with(Sign::always))
        .exact("swing", "How much that varies", &Game::swing)
        .in_dollars("swing", &Game::swing)
        .show("swing", "Swing", Format::bets(1).with(Sign::either_way).beside(), 1)
        .text("cards", "Cards", &Game::cards)
        .shown("Best", Format::cards())
        .text("note", "A note", &Game::note)
        .shown("Note")
        .good_if([](const Game& game) { return game.gain > Rational(); });
}

struct Comparison {
    u64 hands;
    std::vector<Game> games;
    std::vector<std::string> notes = {};

    static void declare(Shape<Comparison>& shape);
};

void Comparison::declare(Shape<Comparison>& shape) {
    shape.named("Comparison")
        .query("comparison")
        .count("hands", "Hands that were played", &Comparison::hands)
        .shown("Hands")
        .only_shown("Games", "", [](const Comparison& answer) { return answer.games.size(); })
        .table<game_shape>("games", "The games", &Comparison::games)
        .shown("Side by side")
        .paragraph([](const Comparison& answer) { return answer.games.empty() ? "No game" : ""; })
        .texts("notes", "Sentences", &Comparison::notes)
        .shown("");
}

TEST(ShapeTextTest, FactsTablesAndParagraphsStandInTheirOrder) {
    const Comparison answer{1234,
                            {{"One", Rational(99, 100), Rational(-5, 2), {}, Rational(2), "AsKd", "odd"},
                             {"Two", Rational(101, 100), Rational(10), {}, Rational(30), "", ""}},
                            {"first", "second"}};
    EXPECT_EQ(to_text(answer, {.is_ascii = true}),
              "Hands  1,234\n"
              "Games  2\n"
              "\n"
              "Side by side\n"
              "Game   Return   Gain    Swing  Best     Note\n"
              "One    99.00%   -2.5   +- 2.0  As Kd    odd\n"
              "Two   101.00%  +10.0  +- 30.0  nothing\n"
              "\n"
              "first\n"
              "second\n");
}

TEST(ShapeTextTest, DollarsStandInThePlaceOfBetsOrBesideThem) {
    const Comparison answer{1, {{"One", Rational(1), Rational(2), Rational(5, 4), Rational(2), "As"}}};
    const std::string text = to_text(answer, {.is_ascii = true});
    EXPECT_NE(text.find("  +$2.50  +- 2.0 (+- $2.50)  As\n"), std::string::npos) << text;
}

TEST(ShapeTextTest, OnlyWhatIsMoreThanNothingHasAPlus) {
    const std::string text = to_text(
        Comparison{1, {{"One", Rational(1), Rational(), Rational(1)}, {"Two", Rational(1), Rational(2)}}});
    EXPECT_EQ(text.find("+0"), std::string::npos) << text;
    EXPECT_EQ(text.find("+$0"), std::string::npos) << text;
    EXPECT_NE(text.find("+2"), std::string::npos) << text;
}

TEST(ShapeTextTest, WhatIsEmptyIsLeftOut) {
    EXPECT_EQ(to_text(Comparison{0, {}, {}}), "Hands  0\nGames  0\n\nNo game\n");
    const std::string text = to_text(Comparison{1, {{"One", Rational(1), Rational(2)}}});
    EXPECT_EQ(text.find("Note"), std::string::npos) << text;
}

TEST(ShapeTextTest, OnlyTheFirstRowsAreShownIfSoAsked) {
    const Game game{"One", Rational(1), Rational()};
    const std::string text = to_text(Comparison{3, {game, game, game}}, {}, 1);
    EXPECT_NE(text.find("2 more; --all shows every one\n"), std::string::npos) << text;
    EXPECT_EQ(text.find("One"), text.rfind("One")) << text;
    EXPECT_EQ(to_text(Comparison{1, {game}}, {}, 1).find("more"), std::string::npos);
}

TEST(ShapeTextTest, GoodRowsAreGreenAndUnimportantColumnsGiveWay) {
    const Comparison answer{1, {{"One", Rational(1), Rational(2)}, {"Two", Rational(1), Rational(-2)}}};
    const std::string text = to_text(answer, {.colour = true, .width = 30});
    EXPECT_NE(text.find(with_look("One", Look::good, {.colour = true}).substr(0, 5)), std::string::npos)
        << text;
    EXPECT_NE(text.find("\nTwo"), std::string::npos) << text;
    EXPECT_NE(text.find("Not shown: Swing"), std::string::npos) << text;
}

}  // namespace
}  // namespace holdfast::terminal
