#include <string_view>

#include <tests/support/dear_requests.h>

namespace holdfast::test {

using ask::Json;

namespace {

std::string many_times(std::string_view piece, int times) {
    std::string text;
    for (int time = 0; time < times; ++time) text += piece;
    return text;
}

std::string pay_row(std::string_view hand, const std::string& more, const std::string& pays) {
    return "[[pay]]\nhand = \"" + std::string(hand) + "\"\n" + more + "pays = " + pays + "\n";
}

}  // namespace

Json largest_game() {
    std::string text = "id = \"large\"\ndeck = 57\nwild = [\"2\", \"4\", \"6\", \"8\", \"T\", \"Q\"]\n";
    for (const char* const hand : {"royal flush", "five of a kind", "straight flush", "four of a kind",
                                   "full house", "flush", "straight", "three of a kind", "two pair"}) {
        text += "[[pay]]\nhand = \"" + std::string(hand) + "\"\npays = 3.1415\n";
    }
    return {{"toml", text}};
}

Json suited_game(int step) {
    std::string text = "id = \"suited\"\ndeck = 57\nwild = [\"2c\", \"Kd\", \"7h\"]\n";
    int rows = 0;
    const auto add = [&](std::string_view hand, std::string_view more) {
        if (rows == 63) return;
        text += pay_row(hand, std::string(more) + "name = \"r" + std::to_string(rows) + "\"\n",
                        std::to_string(rows * step % 900) + "." + std::to_string(rows % 10));
        ++rows;
    };
    for (const char suit : std::string("cdhs")) {
        for (const char* const hand : {"royal flush", "straight flush", "flush"}) {
            add(hand, std::string("suit = \"") + suit + "\"\n");
            add(hand, std::string("suit = \"") + suit + "\"\nnatural = true\n");
        }
    }
    for (const char* const hand : {"pair", "three of a kind", "four of a kind"}) {
        for (const char rank : std::string("23456789TJQKA")) {
            add(hand, std::string("rank = \"") + rank + "\"\n");
        }
    }
    return {{"toml", text}};
}

Json game_of_ranks(int quads, int trips, int pairs) {
    std::string text = "id = \"ranks\"\ndeck = 52\nwild = []\n" + pay_row("royal flush", "", "800") +
                       pay_row("straight flush", "", "50") + pay_row("full house", "", "9");
    int rows = 0;
    const auto add = [&](std::string_view hand, int ranks) {
        for (int rank = 0; rank < ranks; ++rank, ++rows) {
            text += pay_row(hand, std::string("rank = \"") + "23456789TJQKA"[rank] + "\"\n",
                            "\"" + std::to_string((1 << (rows % 13)) + rows) + "/8192\"");
        }
    };
    add("four of a kind", quads);
    add("three of a kind", trips);
    add("pair", pairs);
    return {{"toml", text}};
}

Json ultimate_x_of_many_sums() {
    return {
        {"toml",
         "id = \"many\"\nkind = \"ultimate-x\"\ngame = \"deuces-and-joker-12-9-6\"\nlines = 10\ncost = "
         "2\n[multipliers]\n"
         "\"natural royal flush\" = 20\n\"four deuces\" = 19\n\"wild royal flush\" = 18\n"
         "\"five of a kind\" = 17\n\"straight flush\" = 16\n\"four of a kind\" = 13\n\"full house\" = 11\n"
         "\"flush\" = 7\n\"straight\" = 5\n\"three of a kind\" = 3\n"}};
}

namespace {

/// A chart of one row, with rules that have as many parts and conditions as are allowed.
std::string crowded_chart() {
    const std::string conditions = many_times("at most 4 flush penalties to this hold and ", 9);
    const std::string part = "take it if " + conditions + "at least 4 straight penalties to this hold";
    const std::string rule = "but discard all: " + many_times(part + "; ", 4) + part + "\n";
    return "one high card\n" + many_times(rule, 200) + "discard all\n";
}

/// A range of almost as many items, and as long, as are allowed.
std::string long_range(const std::string& item) {
    constexpr int items = 2600;
    constexpr std::size_t bytes = 131'072;
    return many_times(item + "," + std::string(bytes / items - item.size() - 1, ' '), items) + "AA";
}

/// A chart of Deuces Wild with almost as many rows as are allowed.
std::string long_chart() {
    std::string chart;
    for (int deuces = 0; deuces < 4; ++deuces) {
        chart += std::to_string(deuces) + " deuces:\n" + many_times("one card\n", 4999) +
                 (deuces == 0 ? "discard all\n" : "deuces only\n");
    }
    return chart + "4 deuces:\ndeuces only\n";
}

/// A trainer file of many games, each with as many missed deals as are kept.
std::string long_record() {
    const std::string ranks = "23456789TJQKA";
    Json missed = Json::array();
    for (std::size_t number = 0; number < 300; ++number) {
        const std::string deal{ranks[number % 13],
                               's',
                               ranks[number / 13 % 13],
                               'h',
                               ranks[number / 169],
                               'd',
                               '5',
                               'c',
                               '6',
                               'c'};
        missed.push_back({{"deal", deal}, {"cost", 0.25}, {"due", 2}});
    }
    const Json game{{"hands", 300}, {"minor", 0}, {"major", 300},
                    {"mended", 0},  {"lost", 75}, {"missed", missed}};
    Json games = Json::object();
    for (int number = 0; number < 25; ++number) games["~game-" + std::to_string(number)] = game;
    return Json{{"holdfast", "trainer"}, {"games", games}}.dump();
}

}  // namespace

std::vector<std::string> dear_requests() {
    const auto about = [](const char* query, const Json& game, Json fields = Json::object()) {
        fields["query"] = query;
        fields["game"] = game;
        return fields.dump();
    };
    const Json jacks = "jacks-or-better-9-6";
    const Json odd_jacks = {{"game", "jacks-or-better-9-6"}, {"pay", "flush=6.1234567"}};
    const Json fine_jacks = {{"game", "jacks-or-better-9-6"},
                             {"pay", {{"flush", "5.9973"}, {"straight", "4.00001"}}}};
    const Json long_ranges = Json::array({long_range("random"), long_range("0%-99%")});
    return {
        Json{{"query", "videopoker.games"}, {"words", "wild"}}.dump(),
        about("videopoker.paytable", largest_game()),
        about("videopoker.return", largest_game(), {{"ties", true}}),
        about("videopoker.hold", largest_game(), {{"cards", "JkJkJkAsKd"}}),
        about("videopoker.strategy", jacks, {{"penalties", true}, {"rows", "8-40"}}),
        about("videopoker.strategy", largest_game()), about("videopoker.strategy", "sevens-and-joker-wild"),
        about("videopoker.strategy", "five-jokers", {{"penalties", true}, {"rows", "6-60"}}),
        about("videopoker.strategy", suited_game()), about("videopoker.paytable", suited_game()),
        about("videopoker.drill", suited_game(), {{"kind", "penalty"}}),
        about("videopoker.bankroll", suited_game(), {{"bankroll", 100}, {"hands", 1000}, {"lines", 5}}),
        about("videopoker.evaluate", jacks, {{"chart", crowded_chart()}}),
        about("videopoker.evaluate", "deuces-wild-full-pay", {{"chart", long_chart()}}),
        about("videopoker.evaluate", jacks, {{"chart", many_times("QJ/", 33'000) + "QJ\ndiscard all\n"}}),
        about("videopoker.diff", jacks,
              {{"chart", many_times("high pair, low pair, two pair\n", 4999) + "discard all\n"},
               {"new_chart", many_times("low pair\nhigh pair\n", 2499) + "discard all\n"}}),
        about("videopoker.diff", jacks,
              {{"chart", crowded_chart()}, {"new_chart", many_times("QJ\nKQ\n", 2499) + "discard all\n"}}),
        about("videopoker.drill", largest_game(), {{"kind", "close"}, {"count", 50}}),
        about("videopoker.drill", jacks, {{"kind", "penalty"}}),
        Json{{"query", "videopoker.practice"}, {"record", long_record()}, {"plus", long_record()}}.dump(),
        about("videopoker.bankroll", odd_jacks, {{"bankroll", 9000}, {"goal", 19'000}}),
        about("videopoker.bankroll", odd_jacks, {{"bankroll", 5000}, {"goal", 9000}, {"hands", 100'000}}),
        about("videopoker.bankroll", odd_jacks, {{"hands", 1'000'000}, {"lines", 3}, {"bankroll", 5000}}),
        about("videopoker.bankroll", fine_jacks, {{"hands", 1'000'000}, {"bankroll", 1000}}),
        Json{{"query", "videopoker.plan"},
             {"parts", {"deuces-wild-full-pay 60000 hands at 1", "jacks-or-better-9-6 20000 hands at 1"}},
             {"bankroll", "4000$"}}
            .dump(),
        Json{{"query", "videopoker.plan"},
             {"parts", std::vector<Json>(12, "double-double-bonus-9-6 5000 hands at 1.25 lines 10")}}
            .dump(),
        about("videopoker.meter", odd_jacks, {{"hand", "flush"}, {"from", 0}, {"to", 1000}}),
        about("videopoker.meter", "five-jokers", {{"hand", "flush"}, {"from", 0}, {"to", 100}}),
        about("videopoker.meters", "five-jokers",
              {{"meter", {"flush=20 rise 1/7", "straight=9 rise 1/9", "three of a kind=2 rise 1/11"}}}),
        about("videopoker.machine", ultimate_x_of_many_sums()),
        about("videopoker.hold", "multi-strike-16x-bonus-poker-7-5",
              {{"state", "level 2"}, {"cards", "AsKsQsJs5s"}}),
        Json{{"query", "videopoker.compare"}, {"games", std::vector<Json>(12, odd_jacks)}}.dump(),
        Json{{"query", "videopoker.relearn"}, {"games", {suited_game(), suited_game(7907)}}}.dump(),
        Json{{"query", "videopoker.relearn"}, {"games", {jacks, odd_jacks}}, {"charts", true}}.dump(),
        Json{{"query", "videopoker.identify"}, {"pays", many_times("4.5 ", 64)}, {"count", 100}}.dump(),
        about("videopoker.review", suited_game(), {{"hands", many_times("2cKd7h4s5s 5\n", 50'000)}}),
        about("videopoker.sweep", jacks,
              {{"pay", {{"flush", "1..9 step 0.01"}, {"full house", "1..9 step 0.1"}}}}),
        R"({"query": "holdem.odds", "hole": "AhKh", "dead": "2c", "opponents": "1-9"})",
        R"({"query": "holdem.odds", "hole": "AhKh", "dead": "2c7d", "versus": ["QsQd", "JsJd"]})",
        Json{{"query", "holdem.odds"}, {"hole", "22+,A2s+"}, {"board", "QhJh2c"}, {"opponents", "1-22"}}
            .dump(),
        Json{{"query", "holdem.odds"}, {"hole", "22+,A2s+"}, {"board", "any"}, {"opponents", "1-9"}}.dump(),
        // As many choices of hands as are counted, nearly: before the flop, and on a turn, where listing them
        // takes longer.
        R"({"query": "holdem.odds", "hole": "AhKh", "versus": "top 50%", "opponents": "0-20"})",
        Json{{"query", "holdem.odds"},
             {"hole", "top 40%"},
             {"board", "QhJs2c5d"},
             {"versus", "random"},
             {"opponents", "0-20"}}
            .dump(),
        Json{{"query", "holdem.equity"}, {"ranges", {"random", "random"}}, {"board", "any"}}.dump(),
        Json{{"query", "holdem.equity"}, {"ranges", {"22+,A2s+", "random", "A2o+"}}}.dump(),
        Json{{"query", "holdem.equity"}, {"ranges", {"random", "random"}}, {"dead", "2c7d"}}.dump(),
        Json{{"query", "holdem.equity"}, {"ranges", {"AA", "random", "random"}}, {"samples", 2'000'000'000}}
            .dump(),
        Json{{"query", "holdem.equity"}, {"ranges", long_ranges}}.dump(),
        Json{{"query", "holdem.odds"},
             {"hole", long_range("KK")},
             {"board", "QhJs2c5d"},
             {"versus", std::vector<Json>(3, long_range("JJ"))}}
            .dump(),
        Json{{"query", "holdem.spread"}, {"ranges", long_ranges}, {"board", "QhJs2c"}}.dump(),
        Json{{"query", "holdem.spread"}, {"ranges", {"random", "random"}}, {"hands", true}}.dump(),
        Json{{"query", "holdem.spread"}, {"ranges", {"random", "random"}}, {"dead", "2c"}, {"exact", true}}
            .dump(),
        Json{{"query", "holdem.spread"},
             {"ranges", {"top 40%", "random", "random", "random"}},
             {"board", "QhJs2c"},
             {"next_cards", true},
             {"exact", true}}
            .dump(),
        Json{{"query", "holdem.preflop"}, {"hands", long_range("random")}, {"opponents", "1-9"}}.dump(),
        Json{{"query", "holdem.range"}, {"range", long_range("0%-99%")}}.dump(),
        R"({"query": "hand", "cards": "As Kd Qh Jc 10s 2c 2d"})", R"({"query": "signature"})"};
}

}  // namespace holdfast::test
