// Choosing a game: by id, by the text of a paytable, and with other pays.
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/ask/videopoker/typed/meant_row.h>
#include <holdfast/ask/videopoker/typed/row_names.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;

constexpr const char* two_flushes =
    "id = \"mine\"\nname = \"My Game\"\ndeck = 52\n"
    "[[pay]]\nhand = \"flush\"\nsuit = \"h\"\nname = \"hearts\"\npays = 8\n"
    "[[pay]]\nhand = \"flush\"\npays = 5\nname = \"Other Flush\"\n";

GameChoice jacks_with(std::vector<AskedPay> pays) {
    return {"jacks-or-better-9-6", std::nullopt, {}, std::move(pays)};
}
GameChoice mine(std::vector<AskedPay> pays) {
    return {{}, two_flushes, "mine.toml", std::move(pays)};
}

std::shared_ptr<const PreparedGame> prepare(const GameChoice& choice) {
    return PreparedGames(1U << 20U).prepare(choice);
}

/// The choice is an error with these words in its sentence, at this span of `text`.
void expect_error(const GameChoice& choice, const std::string& words, const std::string& text,
                  std::size_t position, std::size_t length) {
    try {
        prepare(choice);
        ADD_FAILURE() << "no error";
    } catch (const ParseError& error) {
        EXPECT_THAT(error.what(), HasSubstr(words));
        EXPECT_EQ(error.text, text);
        EXPECT_EQ(error.position, position);
        EXPECT_EQ(error.length, length);
    }
}

TEST(GameChoiceTest, ByIdOrByText) {
    EXPECT_EQ(prepare(jacks_with({}))->game().name, "9/6 Jacks or Better");
    EXPECT_EQ(prepare(mine({}))->game().name, "My Game");
    EXPECT_TRUE(prepare(mine({}))->changes.empty());
}

TEST(GameChoiceTest, AChangeIsAppliedAndNoted) {
    const auto chosen = prepare(jacks_with({"full house=8", " FLUSH = 11/2", "jacks or better=0.5"}));
    const auto plain = prepare(jacks_with({}));
    ASSERT_EQ(chosen->changes.size(), 3U);
    EXPECT_EQ(chosen->changes[0].row, 3U);
    EXPECT_EQ(chosen->changes[0].from, Rational(9));
    EXPECT_EQ(chosen->changes[0].to, Rational(8));
    for (std::size_t row = 0; row < plain->game().rows.size(); ++row) {
        const Rational expected = row == 3   ? Rational(8)
                                  : row == 4 ? Rational(11, 2)
                                  : row == 8 ? Rational(1, 2)
                                             : plain->game().rows[row].pays;
        EXPECT_EQ(chosen->game().rows[row].pays, expected) << row;
    }
}

TEST(GameChoiceTest, RowsAreFoundByNameThenByHand) {
    const videopoker::Game game = prepare(mine({}))->game();
    EXPECT_EQ(row_meant(game, "hearts"), 0U);
    EXPECT_EQ(row_meant(game, "other flush"), 1U);
    EXPECT_EQ(row_meant(game, "nothing"), 2U);
    EXPECT_EQ(row_meant(prepare(jacks_with({}))->game(), "pair"), 8U);
}

TEST(GameChoiceTest, TheOnlyRowThatBeginsSoIsMeant) {
    const videopoker::Game jacks = prepare(jacks_with({}))->game();
    EXPECT_EQ(row_meant(jacks, "royal"), 0U);
    EXPECT_EQ(row_meant(jacks, "FULL"), 3U);
    EXPECT_EQ(row_meant(jacks, "jacks"), 8U);
    // A whole name comes before those that begin with it.
    EXPECT_EQ(row_meant(jacks, "straight"), 5U);
    expect_error(jacks_with({"f=2"}), "'f' matches several rows: 'four of a kind', 'full house', 'flush'",
                 "f=2", 0, 1);
    expect_error(jacks_with({"=2"}), "'' is not a row of this game", "=2", 0, 1);
    expect_error({"deuces-wild-full-pay", {}, {}, {"royal=2"}},
                 "'royal' matches several rows: 'natural royal flush', 'wild royal flush'", "royal=2", 0, 5);
    const std::string no_straights =
        "id = \"a\"\nname = \"A\"\ndeck = 52\n[[pay]]\nhand = \"straight flush\"\npays = 50\n";
    expect_error({{}, no_straights, "a.toml", {"straight=4"}}, "'straight' is not a row of this game",
                 "straight=4", 0, 8);
    EXPECT_EQ(row_meant(prepare({{}, no_straights, "a.toml", {}})->game(), "straight f"), 0U);
}

std::size_t row_of(const std::string& id, const std::string& words) {
    return row_meant(prepare({id, std::nullopt, {}, {}})->game(), words);
}

TEST(GameChoiceTest, RowsAreCalledAsPlayersCallThem) {
    const std::vector<std::vector<std::string>> names{
        {"rf", "RF", "royal"},
        {"SF", "str fl", "straight-flush"},
        {"quads", "4K", "4oak", "4 of a kind", "Four-of-a-Kind"},
        {"fh", "boat", "full boat", "full"},
        {"fl"},
        {"st", "STR"},
        {"trips", "3K", "3-of-a-kind"},
        {"2P", "2 pair", "two pairs", "two-pair"},
        {"JoB", "jb", "jacks", "high pair", "HP"}};
    for (std::size_t row = 0; row < names.size(); ++row) {
        for (const std::string& name : names[row]) {
            EXPECT_EQ(row_of("jacks-or-better-9-6", name), row) << name;
            EXPECT_EQ(prepare(jacks_with({name + "=7"}))->changes.front().row, row) << name;
        }
    }
    EXPECT_EQ(row_of("deuces-wild-full-pay", "4D"), 1U);
    EXPECT_EQ(row_of("deuces-wild-full-pay", "natural"), 0U);
    EXPECT_EQ(row_of("deuces-wild-full-pay", "wrf"), 2U);
    EXPECT_EQ(row_of("deuces-wild-full-pay", "5k"), 3U);
    EXPECT_EQ(row_of("joker-poker-kings-full-pay", "KoB"), row_of("joker-poker-kings-full-pay", "pair"));
}

TEST(GameChoiceTest, RanksOfRowsAreWrittenInAnyForm) {
    const std::string id = "double-double-bonus-9-6";
    for (const std::string name : {"4 aces", "four As", "4A"}) EXPECT_EQ(row_of(id, name), 4U) << name;
    for (const std::string name : {"4 2s-4s", "four 2-4", "FOUR 2S-4S"}) {
        EXPECT_EQ(row_of(id, name), 5U) << name;
    }
    for (const std::string name : {"4 aces w/ 2-4", "four aces with 2s-4s"}) {
        EXPECT_EQ(row_of(id, name), 2U) << name;
    }
    EXPECT_EQ(row_of("aces-and-eights-8-5", "4 7s"), row_of("aces-and-eights-8-5", "four sevens"));
    EXPECT_EQ(row_of("aces-and-faces-8-5", "four 2-T"), row_of("aces-and-faces-8-5", "four 2s-10s"));
}

TEST(GameChoiceTest, AnAbbreviationOfSeveralRowsIsRefusedWithAll) {
    const auto with = [](const std::string& id, const std::string& pay) {
        return GameChoice{id, std::nullopt, {}, {pay}};
    };
    expect_error(with("deuces-wild-full-pay", "RF=2"),
                 "'RF' matches several rows: 'natural royal flush', 'wild royal flush'", "RF=2", 0, 2);
    expect_error(with("deuces-wild-full-pay", "fk=2"),
                 "'fk' matches several rows: 'five of a kind', 'four of a kind'", "fk=2", 0, 2);
    expect_error(with("bonus-poker-8-5", "quads=2"),
                 "'quads' matches several rows: 'four aces', 'four 2s-4s', 'four 5s-Ks'", "quads=2", 0, 5);
    // What the game lacks is not another row that begins so, or is like it.
    expect_error(with("jacks-or-better-9-6", "KoB=2"), "'KoB' is not a row of this game", "KoB=2", 0, 3);
    expect_error(with("deuces-wild-full-pay", "2P=2"), "'2P' is not a row of this game", "2P=2", 0, 2);
    const std::string no_straights =
        "id = \"a\"\nname = \"A\"\ndeck = 52\n[[pay]]\nhand = \"straight flush\"\npays = 50\n";
    expect_error({{}, no_straights, "a.toml", {"st=4"}}, "'st' is not a row of this game", "st=4", 0, 2);
    EXPECT_TRUE(row_names_of("").empty());
    EXPECT_TRUE(row_names_of(std::string(1000, '4')).empty());
    const std::string long_name = "4 aces" + std::string(1000, ' ');
    EXPECT_EQ(spelled_row_name(long_name), long_name);
}

TEST(GameChoiceTest, APlayersNameStandsForTheId) {
    EXPECT_EQ(id_meant("9/6 Jacks or Better"), "jacks-or-better-9-6");
    EXPECT_EQ(id_meant("ddb 9/6"), "double-double-bonus-9-6");
    EXPECT_EQ(id_meant("double bonus"), "double bonus");
}

TEST(GameChoiceTest, AmbiguousAndUnknownRowsListWhatThereIs) {
    expect_error(mine({"flush=6"}), "'flush' matches several rows: 'hearts', 'Other Flush'", "flush=6", 0, 5);
    expect_error(mine({" pair =6"}),
                 "'pair' is not a row of this game; its rows are 'hearts', 'Other Flush', 'nothing'",
                 " pair =6", 1, 4);
}

TEST(GameChoiceTest, MalformedChanges) {
    expect_error(jacks_with({"full house"}), "HAND=PAYS", "full house", 0, 10);
    expect_error(jacks_with({""}), "HAND=PAYS", "", 0, 1);
    expect_error(jacks_with({"flush="}), "", "flush=", 6, 1);
    expect_error(jacks_with({"flush=5x"}), "", "flush=5x", 7, 1);
    expect_error(jacks_with({"flush= -5"}), "negative", "flush= -5", 7, 2);
    expect_error(jacks_with({"flush=5/0"}), "", "flush=5/0", 8, 1);
    expect_error(jacks_with({"flush=5", "Flush=6"}), "changed twice", "Flush=6", 0, 5);
}

TEST(GameChoiceTest, APointMayStandBetweenThousands) {
    expect_error(jacks_with({"royal=1.000"}), "'1.000' may be 1 or 1000: write 1 or 1000", "royal=1.000", 6,
                 5);
    expect_error(jacks_with({"royal flush= 1.250 "}), "'1.250' may be 1.25 or 1250: write 1.25 or 1250",
                 "royal flush= 1.250 ", 13, 5);
    EXPECT_EQ(prepare(jacks_with({"flush=6.125"}))->changes.front().to, Rational(49, 8));
}

TEST(GameChoiceTest, PaysThatPassTheLimit) {
    expect_error(jacks_with({"pair=2", "flush=1000000000001", "straight=3"}), "10^12", "flush=1000000000001",
                 6, 13);
    expect_error(jacks_with({"flush=1/1000000000039"}), "10^12", "flush=1/1000000000039", 6, 15);
    // The fine pay is to blame, not the larger one.
    expect_error(jacks_with({"full house=8", "flush=1/1000000000039"}), "10^12", "flush=1/1000000000039", 6,
                 15);
    const std::string huge(90, '9');
    expect_error(jacks_with({"flush=" + huge}), "", "flush=" + huge, 6, 90);
}

TEST(GameChoiceTest, TextErrorsKeepTheirSource) {
    GameChoice choice = mine({});
    choice.paytable = "id = \"x\"\ndeck = 51\n";
    try {
        prepare(choice);
        ADD_FAILURE() << "no error";
    } catch (const ParseError& error) {
        EXPECT_EQ(error.source, "mine.toml");
        EXPECT_EQ(error.position, 16U);
    }
}

TEST(GameChoiceTest, TextThatIsNoUtf8) {
    GameChoice choice = mine({});
    choice.paytable = "id = \"\xE9t\xE9\"\n";
    expect_error(choice, "UTF-8", *choice.paytable, 6, 1);
}

}  // namespace
}  // namespace holdfast::ask
