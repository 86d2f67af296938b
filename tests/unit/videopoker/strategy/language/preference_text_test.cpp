// Preferences as charts write them: read, printed, decided, refused.
#include <gtest/gtest.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/core/counter_random.h>
#include <holdfast/core/error.h>
#include <holdfast/videopoker/strategy/language/preference_text.h>

namespace holdfast::videopoker::penalties {
namespace {

CardSet cards_of_text(const std::string& text) {
    return text.empty() ? CardSet() : set_of(parse_cards(text, Deck()));
}

Side side_in(const std::string& preference, const std::string& deal, const std::string& row,
             const std::string& rival) {
    const Contest contest(cards_of_text(deal), cards_of_text(row), cards_of_text(rival), RankSet(0x1e00U));
    return preferred(parse_preference(preference), contest);
}

TEST(PreferenceText, ReadsBackWhatItPrints) {
    for (const std::string text :
         {"take it", "take it if no flush penalty to it", "keep this hold; take it",
          "keep this hold if at least 1 straight penalty to this hold",
          "take it if an A in it and a T in this hold and no 9 in it",
          "take it if at most 2 straights lost by it; keep this hold if its highest card is T or higher; "
          "take it",
          "take it if its highest card is an ace and this hold's lowest card is a 2",
          "take it if at least 2 flush penalties 2-7 to this hold and the lowest other card is 8 or lower",
          "take it if the points are -3 or more: 2 for each straight lost by this hold, less 1 for each "
          "other "
          "card T-A, 1 for an 8 in it",
          "take it if the points are 12 or less: the sum of the other cards 2-9 counted as at most 7 each, "
          "less "
          "2 times this hold's lowest card",
          "take it if the sum of the other cards is 11 or more and the sum of the other cards 2-9 is 9 or "
          "less",
          "not KQ over - with 986; take KJ over - with 6a4a3b; take it if no other card 9",
          "not 5a over 6b with JaTb; take it if no discard in the suit of its highest card",
          "take it if at least 3 discards of one suit beside this hold and no repeated suit among the others",
          "take it if no other card in its suit and at most 1 other card that fits its straights",
          "take it if at least 1 high card in it and at least 2 straights through this hold",
          "not 5 over 4 with QJ2; take it if it scores higher: 12 for a 6-8 in it, 1 for a T in it, less 3 "
          "for each discard 1 "
          "rank from it, "
          "less 1 for each straight flush penalty to it"}) {
        EXPECT_EQ(to_text(parse_preference(text)), text);
    }
    EXPECT_EQ(to_text(parse_preference("take K over Q with 6c4a3c")), "take K over Q with 6a4b3a");
}

std::string in_capitals(std::string text) {
    for (char& letter : text) {
        letter = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter;
    }
    return text;
}

// Ranks and the suits of patterns keep their case; a capital A is a rank only if no other rank follows.
TEST(PreferenceText, WordsMayBeInCapitals) {
    for (const std::string text :
         {"take it", "keep this hold; take it", "take it if no flush penalty to it",
          "take it if an A in it and a T in this hold and no 9 in it",
          "take it if at most 2 straights lost by it; keep this hold if its highest card is T or higher",
          "take it if its highest card is an ace and this hold's lowest card is a 2",
          "take it if the points are -3 or more: 2 for each straight lost by this hold, less 1 for each "
          "other "
          "card T-A, 1 for an 8 in it, 1 for an A in it",
          "take it if it scores higher: 12 for a 6-8 in it, less 3 for each discard 1 rank from it",
          "take KJ over - with 643"}) {
        EXPECT_EQ(to_text(parse_preference(in_capitals(text))), text);
    }
    EXPECT_EQ(to_text(parse_preference("Take KaJa OVER - With 6a4b3c")), "take KaJa over - with 6a4b3c");
    EXPECT_EQ(to_text(parse_preference("take it IF A in it >= 1")), "take it if an A in it");
}

struct Shorthand {
    std::string written;
    std::string printed;
};

TEST(PreferenceText, ReadsShorthandAndTenInDigits) {
    for (const Shorthand& each : std::vector<Shorthand>{
             {"not if a 10 in it", "keep this hold if a T in it"},
             {"take it if its highest card is 10 or higher", "take it if its highest card is T or higher"},
             {"take it if no other card 2-10", "take it if no other card 2-T"},
             {"take it if its highest card is A or higher", "take it if its highest card is an ace"},
             {"take it if 2 x straights lost by it - other cards T-A >= 3",
              "take it if the points are 3 or more: 2 for each straight lost by it, less 1 for each other "
              "card T-A"},
             {"take it if other cards 2 - T in it >= -1",
              "take it if the points are -1 or more: 1 for each other card 2, less 1 for a T in it"},
             {"take it if straights lost by it >= 3", "take it if at least 3 straights lost by it"}}) {
        EXPECT_EQ(to_text(parse_preference(each.written)), each.printed);
    }
}

TEST(PreferenceText, PointsAreAddedUp) {
    const std::string rule =
        "take it if the points are 12 or more: its highest card, less 1 for each other card 2-4";
    EXPECT_EQ(side_in(rule, "KsQd9h4c8c", "KsQd", "KsQd"), Side::rival);
    EXPECT_EQ(side_in(rule, "KsQd9h4c2c", "KsQd", "KsQd"), Side::row);
    EXPECT_EQ(side_in(rule, "JsTd9h8c7c", "JsTd", "JsTd"), Side::row);
}

TEST(PreferenceText, APointForANumberNeedsNoFactor) {
    for (const char* const rule :
         {"take it if the points are 2 or more: its highest card, less its lowest card",
          "take it if the points are 2 or more: 2 times its highest card, less 3 times its lowest card"}) {
        EXPECT_EQ(to_text(parse_preference(rule)), rule);
    }
}

TEST(PreferenceText, EveryMeasureHasWordsOfItsOwn) {
    std::vector<Measure> measures = all_measures();
    measures.insert(measures.end(), score_measures().begin(), score_measures().end());
    for (const Measure& measure : measures) {
        Preference preference;
        // A sum never takes the words for one measure alone, so both forms are seen.
        preference.clauses.push_back({Side::rival, {{{{measure, 1}}, true, 3}}, {}});
        preference.clauses.push_back({Side::row, {{{{measure, -2}, {measure, 3}}, false, -5}}, {}});
        EXPECT_EQ(parse_preference(to_text(preference)), preference) << to_text(preference);
    }
}

TEST(PreferenceText, TheFirstClauseThatAppliesDecides) {
    const std::string rule = "not if a 9 in it; take it if no flush penalty to this hold";
    EXPECT_EQ(side_in(rule, "KsQd9h4c2c", "KsQd", "9h"), Side::row);
    EXPECT_EQ(side_in(rule, "KsQs9h4c2c", "KsQs", "4c"), Side::rival);
    EXPECT_EQ(side_in(rule, "KsQs9h4s2c", "KsQs", "4s"), Side::row);
    EXPECT_EQ(side_in("take it", "KsQs9h4s2c", "KsQs", "4s"), Side::rival);
}

TEST(PreferenceText, AScoreComparesWhatBothHoldsHave) {
    const std::string rule = "take it if it scores higher on 3 x 6-8 in it - 2 x flush penalties to it";
    EXPECT_EQ(side_in(rule, "5s7h2d3cKc", "5s", "7h"), Side::rival);
    EXPECT_EQ(side_in(rule, "5s7h2d3hKh", "5s", "7h"), Side::row);    // 0 against 3 - 4
    EXPECT_EQ(side_in(rule, "5s7h2s3sKh", "5s", "7h"), Side::rival);  // -4 against 3 - 2
    EXPECT_EQ(side_in(rule, "6s7h2d3cKc", "6s", "7h"), Side::row);    // a tie
}

TEST(PreferenceText, PatternsLookAtRanksAtSuitsOfTheOthersOrAtAllSuits) {
    EXPECT_EQ(side_in("take KJ over - with 643", "KsJs6h4d3c", "", "KsJs"), Side::rival);
    EXPECT_EQ(side_in("take KJ over - with 643", "KsJs6h5d3c", "", "KsJs"), Side::row);
    EXPECT_EQ(side_in("take KJ over - with 6a4b3a", "KsJs6h4d3h", "", "KsJs"), Side::rival);
    EXPECT_EQ(side_in("take KJ over - with 6a4b3a", "KsJs6h4d3d", "", "KsJs"), Side::row);
    EXPECT_EQ(side_in("take KaJa over - with 6a4b3c", "KsJs6s4d3h", "", "KsJs"), Side::rival);
    EXPECT_EQ(side_in("take KaJa over - with 6a4b3c", "KsJs6h4d3c", "", "KsJs"), Side::row);
    // Two cards of one rank may come in either order.
    EXPECT_EQ(side_in("take K over - with 6a6b3b2c", "Ks6h6d3h2c", "", "Ks"), Side::rival);
    EXPECT_EQ(side_in("take K over - with 6a6b3b2c", "Ks6h6d3d2c", "", "Ks"), Side::rival);
    EXPECT_EQ(side_in("take K over - with 6a6b3b2c", "Ks6h6d3c2c", "", "Ks"), Side::row);
}

TEST(PreferenceText, BytesOfAnyKindAreReadOrRefused) {
    const std::string seed =
        "take it if 2 x straights lost by it - A in it >= 3; not KQ over - with 9a8b6a and at no or is the "
        "points are 3 or more: less 2 for each straight lost by it, 3 times its highest card; keep this "
        "hold; take it if "
        "it scores higher: 2 for a 6-8 in it, less 1 for each discard 2 ranks from it";
    CounterRandom random(7, 0);
    for (int trial = 0; trial < 20000; ++trial) {
        std::string text;
        while (random.below(8) != 0) {
            const std::size_t from = random.below(seed.size());
            text += seed.substr(from, random.below(12));
            if (random.below(9) == 0) text += static_cast<char>(random.below(256));
        }
        try {
            const Preference preference = parse_preference(text);
            EXPECT_EQ(parse_preference(to_text(preference)), preference) << text;
        } catch (const ParseError& error) {
            EXPECT_LE(error.position, text.size());
        }
    }
}

}  // namespace
}  // namespace holdfast::videopoker::penalties
