// Machine files: what is read, and what is refused with its place.
#include <gtest/gtest.h>
#include <tests/support/printing.h>

#include <holdfast/core/error.h>
#include <holdfast/videopoker/machines/machine.h>

namespace holdfast::videopoker {
namespace {

constexpr const char* ultimate_x = R"(
id = "mine"
kind = "ultimate-x"
game = "jacks-or-better-8-6"
lines = 3
cost = 2
[multipliers]
"full house" = 12
"Flush" = 10
)";

std::string with(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

/// The bytes that are blamed, then the sentence.
std::string error_of(const std::string& text) {
    try {
        read_machine(text, "mine.toml");
    } catch (const ParseError& error) {
        EXPECT_EQ(error.source, "mine.toml");
        return error.text.substr(error.position, error.length) + ": " + error.what();
    }
    return "no error";
}

TEST(Machine, ReadsUltimateX) {
    const Machine machine = read_machine(ultimate_x);
    EXPECT_EQ(machine.id, "mine");
    EXPECT_EQ(machine.name, "mine");
    EXPECT_EQ(machine.game.id, "jacks-or-better-8-6");
    EXPECT_EQ(machine.lines, 3);
    EXPECT_EQ(machine.cost, Rational(2));
    EXPECT_EQ(kind_of(machine), "ultimate-x");
    const auto& multipliers = std::get<UltimateX>(machine.rules).multipliers;
    EXPECT_EQ(multipliers, (std::vector<u32>{1, 1, 1, 12, 10, 1, 1, 1, 1, 1}));
}

TEST(Machine, HasANameOfAtMost120Characters) {
    std::string name;
    for (int letter = 0; letter < 120; ++letter) name += "\u00e9";
    const auto named = [](const std::string& text) { return "name = \"" + text + "\"" + ultimate_x; };
    EXPECT_EQ(read_machine(named(name)).name, name);
    EXPECT_NE(error_of(named(name + "s")).find("at most 120 characters"), std::string::npos);
}

TEST(Machine, EveryMachineOfTheCatalogIsRead) {
    EXPECT_FALSE(machine_ids().empty());
    for (const std::string_view id : machine_ids()) {
        const Machine machine = read_machine(machine_text(id), id);
        EXPECT_EQ(machine.id, id);
        EXPECT_NE(machine.name, machine.id);
        EXPECT_LE(machine.name.size(), 64U);
        EXPECT_TRUE(is_machine_text(machine_text(id)));
    }
    EXPECT_FALSE(is_machine_id("jacks-or-better-9-6"));
    EXPECT_THROW(machine_text("jacks-or-better-9-6"), ParseError);
    EXPECT_FALSE(is_machine_text("id = \"mine\"\ndeck = 52\n"));
    EXPECT_FALSE(is_machine_text("kind = "));
}

TEST(Machine, SaysWhatIsWrongAndWhere) {
    const std::string text = ultimate_x;
    EXPECT_EQ(error_of(with(text, "\"ultimate-x\"", "\"ultimate\"")),
              "\"ultimate\": 'ultimate' is not a kind of machine; kinds are ultimate-x, multi-strike, "
              "super-times, wheel, bonus-round, bonus-streak");
    EXPECT_EQ(error_of(with(text, "kind = \"ultimate-x\"", "")),
              "\n: a machine needs a kind: ultimate-x, multi-strike, super-times, wheel, bonus-round, "
              "bonus-streak");
    EXPECT_EQ(error_of(with(text, "lines = 3", "lines = 11")),
              "11: expected a number from 1 to 10, found '11'");
    EXPECT_EQ(error_of(with(text, "lines = 3", "line = 3")),
              "line: 'line' is not a key of a machine of the kind 'ultimate-x'; did you mean 'lines'?");
    EXPECT_EQ(error_of(with(text, "cost = 2", "cost = 0")), "0: the cost must be above 0");
    EXPECT_EQ(
        error_of(with(text, "cost = 2", "cost = \"1/20000000\"")),
        "\"1/20000000\": '\"1/20000000\"' is too large or too fine: numbers go up to 1,000,000, in steps of "
        "1/10,000,000 or coarser");
    EXPECT_EQ(error_of(with(text, "= 12", "= 0")), "0: expected a multiplier from 1 to 20, found '0'");
    EXPECT_EQ(error_of(with(text, "\"Flush\" = 10", "\"Full House\" = 10")),
              "\"Full House\": the row 'Full House' is given twice");
    EXPECT_EQ(error_of(with(text, "cost = 2", "cost = -2")),
              "-2: '-2' is negative: a number here is 0 or more");
    EXPECT_EQ(
        error_of(with(text, "cost = 2", "cost = \"x\"")),
        "\"x\": 'x' is not a number: write a number like 25 or 0.2433, or a fraction in quotes like \"5/2\"");
    EXPECT_EQ(error_of(with(text, "lines = 3", "lines = 3\nlines = 4")), "lines: 'lines' is given twice");
    EXPECT_EQ(error_of(with(text, "full house", "full hose")).substr(0, 59),
              "\"full hose\": 'full hose' is not a row of the game; its rows");
    EXPECT_EQ(error_of(with(text, "better-8-6", "better-86")).substr(0, 68),
              "\"jacks-or-better-86\": there is no game 'jacks-or-better-86'; did you");
}

TEST(Machine, RefusesGamesInWhichTheOrderOfCardsCounts) {
    EXPECT_EQ(error_of(with(ultimate_x, "jacks-or-better-8-6", "jacks-or-better-9-6-sequential-royal")),
              "\"jacks-or-better-9-6-sequential-royal\": the order of the cards counts in this game, which "
              "no machine sees");
}

TEST(Machine, ReadsTheOtherKinds) {
    const auto rest = [](const std::string& kind) {
        return "id = \"mine\"\nkind = \"" + kind + "\"\ngame = \"jacks-or-better-9-6\"\ncost = \"6/5\"\n";
    };
    const Machine strike = read_machine(rest("multi-strike") + "free_rides = [0.0825, \"1/13\"]\n");
    EXPECT_EQ(std::get<MultiStrike>(strike.rules), (MultiStrike{{Rational(33, 400), Rational(1, 13)}}));
    EXPECT_EQ(std::get<MultiStrike>(strike.rules).levels(), 3);
    EXPECT_EQ(strike.cost, Rational(6, 5));
    const Machine times = read_machine(rest("super-times") + "share = \"1/15\"\nmultiplier = 4.05\n");
    EXPECT_EQ(std::get<SuperTimes>(times.rules), (SuperTimes{Rational(1, 15), Rational(81, 20)}));
    const Machine wheel = read_machine(rest("wheel") + "[spins]\n\"four of a kind\" = 85.5\n");
    EXPECT_EQ(std::get<BonusWheel>(wheel.rules).spins[2], Rational(171, 2));
    EXPECT_EQ(std::get<BonusWheel>(wheel.rules).spins[3], Rational());
    const Machine round =
        read_machine(rest("bonus-round") + "starts = \"four of a kind\"\nhands = 10\npays = 800\n");
    EXPECT_EQ(std::get<BonusRound>(round.rules), (BonusRound{2, 10, Rational(800)}));
    const std::string streak =
        rest("bonus-streak") + "lines = 3\nraised_to = 12\n[streaks]\nflush = [2, 3]\n";
    EXPECT_EQ(std::get<BonusStreak>(read_machine(streak).rules),
              (BonusStreak{{{}, {}, {}, {}, {2, 3}, {}, {}, {}, {}, {}}, 12}));
    EXPECT_EQ(std::get<BonusStreak>(read_machine(with(streak, "raised_to = 12\n", "")).rules).raised_to, 1U);
    for (const char* const list : {"[]", "2", "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]"}) {
        EXPECT_EQ(error_of(with(streak, "[2, 3]", list)),
                  std::string(list) +
                      ": expected a list of 1 to 10 multipliers, as in [streaks] with \"flush\" = [2, 3, 4]");
    }
    EXPECT_EQ(error_of(with(streak, "[2, 3]", "[2, 21]")),
              "21: expected a multiplier from 1 to 20, found '21'");
    EXPECT_EQ(error_of(with(streak, "= 12", "= 0")), "0: expected a multiplier from 1 to 20, found '0'");
    EXPECT_EQ(error_of(rest("multi-strike") + "free_rides = [1.5]\n"),
              "1.5: a share of the deals is between 0 and 1");
    EXPECT_EQ(
        error_of(rest("multi-strike") + "free_rides = 0.1\n"),
        "0.1: expected a list of up to 9 shares, as in free_rides = [0.0825, 0.078, 0.078], the shares of "
        "deals on all levels but the top");
    EXPECT_EQ(error_of(rest("super-times") + "share = 0.1\n"),
              "i: a machine needs multiplier = 4.05, the mean of the multipliers");
    EXPECT_EQ(error_of(rest("bonus-round") + "starts = \"quads\"\nhands = 10\npays = 800\n").substr(0, 41),
              "\"quads\": 'quads' is not a row of the game");
}

}  // namespace
}  // namespace holdfast::videopoker
