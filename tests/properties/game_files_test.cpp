// Paytables as they are written: what is read back from them is the same game.
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <tests/support/any_game.h>

#include <holdfast/videopoker/counting/game_tables.h>
#include <holdfast/videopoker/paytables/catalog.h>
#include <holdfast/videopoker/paytables/game_toml.h>

namespace holdfast::videopoker {
namespace {

/// All of a row, so that equal texts mean equal rows.
std::string all_of(const PayRow& row) {
    return std::to_string(static_cast<int>(row.hand)) + " " + std::to_string(row.ranks.mask()) + " " +
           std::to_string(row.kickers.mask()) + " " + std::to_string(row.suits) + " " +
           std::to_string(row.natural ? 1 : 0) + " " + std::to_string(row.wild_cards) + " " +
           std::to_string(row.jokers) + " " + row.pays.text() + " " + row.name;
}

std::string all_of(const Game& game) {
    std::string text = game.id + "\n" + game.name + "\n" + std::to_string(game.deck.size()) + "\n";
    for (const Card card : game.wild) text += std::to_string(card.index()) + " ";
    for (const PayRow& row : game.rows) text += "\n" + all_of(row);
    return text;
}

/// Skips the check that every row can be satisfied, which a generated game may fail.
std::string read_back(const Game& game) {
    return all_of(read_game(to_toml(game), "written"));
}

TEST(GameFileWriterTest, EveryGameOfTheCatalogReadsBack) {
    for (const std::string_view id : catalog_ids()) {
        const Game game = catalog_game(id);
        EXPECT_EQ(read_back(game), all_of(game)) << to_toml(game);
    }
}

TEST(GameFileWriterTest, WrittenAsFilesOfTheCatalogAre) {
    const std::string text =
        "id   = \"w\"\nname = \"W\"\ndeck = 54\nwild = [\"2\", \"Jh\"]\n\n"
        "[[pay]]\nhand   = \"four of a kind\"\nrank   = [\"5\", \"8-9\"]\nkicker = \"A-4\"\npays   = "
        "\"100/3\"\n\n"
        "[[pay]]\nhand    = \"flush\"\nsuit    = \"h\"\nnatural = true\npays    = 12.5\n\n"
        "[[pay]]\nhand   = \"wild cards\"\ncount  = 4\njokers = 2\nname   = \"two of each\"\npays   = 90\n";
    EXPECT_EQ(to_toml(parse_game(text)), text);
}

TEST(GameFileWriterTest, NothingIsLeftOutOnlyWhereAReaderAddsIt) {
    const std::string flush =
        "id   = \"w\"\nname = \"W\"\ndeck = 52\nwild = []\n\n[[pay]]\nhand = \"flush\"\npays = 6\n";
    const auto read = [&](const std::string& more) { return parse_game(flush + more); };
    EXPECT_EQ(to_toml(read("")), flush);
    EXPECT_EQ(to_toml(read("[[pay]]\nhand = \"nothing\"\npays = 0\n")), flush);
    for (const char* nothing : {"\n[[pay]]\nhand = \"nothing\"\npays = 1\n",
                                "\n[[pay]]\nhand = \"nothing\"\nname = \"bust\"\npays = 0\n",
                                "\n[[pay]]\nhand = \"nothing\"\npays = 0\n\n[[pay]]\nhand = "
                                "\"nothing\"\nname = \"none\"\npays = 0\n"}) {
        EXPECT_EQ(to_toml(read(nothing)), flush + nothing);
    }
    const Game only = parse_game("id = \"n\"\ndeck = 52\n[[pay]]\nhand = \"nothing\"\npays = 0\n");
    EXPECT_EQ(read_back(only), all_of(only));
}

TEST(GameFileWriterTest, AnyTextMayBeAName) {
    Game game = catalog_game("jacks-or-better-9-6");
    game.name = "a \"b\" \\ [[pay]] # = \u2660";
    game.rows[0].name = game.name;
    EXPECT_EQ(read_back(game), all_of(game));
}

TEST(GameFileWriterTest, PaysAreExact) {
    Game game = catalog_game("jacks-or-better-9-6");
    for (const Rational& pays :
         {Rational(u64{1'000'000'000'000}), Rational(1, 3), Rational(1, 8),
          Rational(7, u64{1'000'000'000'000}), Rational(1, u64{1} << 39U), Rational(0)}) {
        game.rows[4].pays = pays;
        EXPECT_EQ(read_back(game), all_of(game)) << pays.text();
    }
}

RC_GTEST_PROP(GameFileWriterProperties, AnyGameReadsBack, ()) {
    const Game game = *test::any_game();
    RC_ASSERT(read_back(game) == all_of(game));
}

}  // namespace
}  // namespace holdfast::videopoker
