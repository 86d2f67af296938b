// Amounts in bets and in dollars: how they are read, with the price of a bet and without, and that every amount of an
// answer that is given in dollars as well is what it should be.
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/error_object.h>

#include <holdfast/ask/input/amount.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/error.h>
#include <holdfast/core/rational.h>

namespace holdfast::ask {
namespace {

using testing::HasSubstr;

const Rational five_quarters(5, 4);  // the price of a bet: five coins of 0.25

std::string refusal_in_bets(const std::string& text, const std::optional<Rational>& price) {
    try {
        amount_of(text).value().in_bets(price);
    } catch (const ParseError& error) {
        EXPECT_EQ(error.text, text);
        EXPECT_EQ(error.position, 0U);
        EXPECT_EQ(error.length, text.size());
        return error.what();
    }
    return "read";
}

TEST(AmountTest, DollarsAreDividedByThePriceOfABet) {
    for (const std::string text : {"2100$", "$2100", "2,100$", "$2,100", "2100 $", "2100 dollars",
                                   "2100 Dollars", "2100.00$", "4200/2$", "2.1e3$"}) {
        SCOPED_TRACE(text);
        const std::optional<Amount> amount = amount_of(text);
        ASSERT_TRUE(amount);
        EXPECT_EQ(amount->unit, AmountUnit::dollars);
        EXPECT_EQ(amount->in_bets(five_quarters), Rational(1680));
        EXPECT_EQ(amount->as_pay(five_quarters), Rational(1680));
        EXPECT_EQ(amount->in_dollars(five_quarters), Rational(2100));
        EXPECT_EQ(amount->in_dollars(std::nullopt), Rational(2100));
        EXPECT_EQ(refusal_in_bets(text, std::nullopt),
                  "an amount in dollars needs the price of a bet: give 'bet' as well, such as 1.25");
    }
    EXPECT_EQ(amount_of("$.50")->value, Rational(1, 2));
    EXPECT_EQ(amount_of("1,234,567.5$")->value, Rational(2'469'135, 2));
    // Too large or too fine for exact answers.
    EXPECT_FALSE(amount_of("1" + std::string(61, '0') + " bets"));
    EXPECT_FALSE(amount_of("1/1" + std::string(61, '0') + " bets"));
}

TEST(AmountTest, BetsAreBetsWithAPriceOrWithout) {
    for (const std::string text : {"1680 bets", "1680 b", "1680b", "1,680 BETS", "1680.0 bets"}) {
        SCOPED_TRACE(text);
        const std::optional<Amount> amount = amount_of(text);
        ASSERT_TRUE(amount);
        EXPECT_EQ(amount->in_bets(five_quarters), Rational(1680));
        EXPECT_EQ(amount->in_bets(std::nullopt), Rational(1680));
        EXPECT_EQ(amount->in_dollars(five_quarters), Rational(2100));
        EXPECT_THROW(amount->in_dollars(std::nullopt), ParseError);
    }
    EXPECT_EQ(amount_of("1 bet")->in_bets(five_quarters), Rational(1));
}

TEST(AmountTest, WithoutAUnitItIsInBetsUnlessABetHasAPrice) {
    const Amount bare = amount_of("2100").value();
    EXPECT_EQ(bare.in_bets(std::nullopt), Rational(2100));
    EXPECT_EQ(refusal_in_bets("2100", five_quarters), "2100 is bets or dollars: write 2100 bets or 2100$");
    EXPECT_EQ(refusal_in_bets("0.5", five_quarters), "0.5 is bets or dollars: write 0.5 bets or 0.5$");
    EXPECT_THROW(bare.in_dollars(five_quarters), ParseError);
    EXPECT_THROW(bare.in_dollars(std::nullopt), ParseError);
    // A paytable is in bets, whatever a bet costs.
    EXPECT_EQ(bare.as_pay(five_quarters), Rational(2100));
}

TEST(AmountTest, WhatIsNotAnAmountIsNotRead) {
    for (const std::string text :
         {"",       " ",          "$",          "b",          "bets",     "dollars",    "x",    "21oo$",
          "$2100$", "$2100 bets", "2100$ bets", "2100 coins", "2100 b b", "00$",        "$050", "21,00$",
          "2100,$", ",100$",      "1234,567$",  "2,100",      "2.100,5$", "1.100,500$", "-",    "1.$"}) {
        EXPECT_FALSE(amount_of(text)) << text;
    }
    // Neither may overflow when a price divides it.
    const std::string digits(60, '9');
    EXPECT_NO_THROW(amount_of(digits + "$")->in_bets(Rational(1, 1'000'000)));
    EXPECT_NO_THROW(amount_of("0." + digits + "$")->in_bets(Rational(99'999'999'999, 1'000'000)));
    EXPECT_FALSE(amount_of(digits + "000$"));
    EXPECT_EQ(about_amount("2,100"), "; leave out the comma: 2100");
    EXPECT_EQ(about_amount("00"), "; a shell takes '$2' out of $200: write 200$");
    EXPECT_EQ(about_amount("21oo"), "");
}

// ---- every query -----------------------------------------------------------------------------------------

bool takes_field(const Query& query, std::string_view name) {
    for (const Field& field : query.fields) {
        if (field.name == name) return true;
    }
    return false;
}

/// The amounts of a request that have no unit, with this one.
Json amounts_with_unit(const Query& query, Json request, const std::string& unit) {
    for (const Field& field : query.fields) {
        const std::string name(field.name);
        const bool is_amount = field.kind == FieldKind::bets && request.contains(name);
        if (is_amount && request[name].is_number()) request[name] = request[name].dump() + unit;
    }
    if (!request.contains("meter")) return request;
    static const std::regex amount("=([0-9.]+)( rise|$)");
    for (Json& meter : request["meter"]) {
        meter = std::regex_replace(meter.get<std::string>(), amount, "=$1" + unit + "$2");
    }
    return request;
}

/// Whether charts are searched for, which takes seconds and tells no amount of its own.
bool searches_charts(const Json& request) {
    for (const char* const field : {"rows", "bands", "penalties", "charts"}) {
        if (request.contains(field)) return true;
    }
    return false;
}

class EveryQueryWithAPrice : public testing::TestWithParam<const Query*> {
  protected:
    /// The examples, each with a price of 1.25 a bet.
    std::vector<Json> requests(const std::string& unit) const {
        std::vector<Json> all;
        for (const std::string_view example : GetParam()->examples) {
            Json request = Json::parse(example);
            request.erase("denomination");
            request.erase("coins");
            request["bet"] = 1.25;
            if (!searches_charts(request)) {
                all.push_back(amounts_with_unit(*GetParam(), std::move(request), unit));
            }
        }
        return all;
    }
    Json answer_to(const Json& request) const {
        static Session session;
        const Reply reply = ask(session, request.dump());
        EXPECT_EQ(reply.kind, Reply::Kind::answer) << reply.json;
        return Json::parse(reply.json);
    }
};

constexpr std::string_view dollars_ending = "_dollars";

/// Compares each member x_dollars with x, in `json` and all within; returns how many there are.
std::size_t compared_dollars(const Json& json, const Rational& price) {
    std::size_t compared = 0;
    for (const auto& [name, value] : json.items()) {
        if (value.is_structured()) compared += compared_dollars(value, price);
        const bool is_amount = json.is_object() && name.size() > dollars_ending.size() &&
                               name.substr(name.size() - dollars_ending.size()) == dollars_ending;
        if (!is_amount) continue;
        const std::string bets = name.substr(0, name.size() - dollars_ending.size());
        if (!json.contains(bets) || !json[bets].is_number()) {
            ADD_FAILURE() << name << " without " << bets << ": " << json;
            continue;
        }
        if (json.contains(bets + "_exact")) {
            const Rational exact = parse_rational(json[bets + "_exact"].get<std::string>());
            EXPECT_EQ(value.get<double>(), nearest_double(exact * price)) << name << " of " << json;
        } else {
            EXPECT_DOUBLE_EQ(value.get<double>(), json[bets].get<double>() * nearest_double(price))
                << name << " of " << json;
        }
        ++compared;
    }
    return compared;
}

TEST_P(EveryQueryWithAPrice, GivesEachAmountInDollarsAsWell) {
    std::size_t compared = 0;
    for (const Json& request : requests(" bets")) {
        SCOPED_TRACE(request);
        compared += compared_dollars(answer_to(request), five_quarters);
    }
    EXPECT_GT(compared, 0U);
}

// 1.25$ is a bet, so that the same number of bets is 5/4 of it in dollars.
TEST_P(EveryQueryWithAPrice, RefusesAmountsWithoutAUnit) {
    const std::vector<Json> bare = requests("");
    const std::vector<Json> in_bets = requests(" bets");
    for (std::size_t i = 0; i < bare.size(); ++i) {
        if (bare[i] == in_bets[i]) continue;
        SCOPED_TRACE(bare[i]);
        static Session session;
        const Json error = test::error_of(ask(session, bare[i].dump()));
        const std::string message = error["message"];
        EXPECT_TRUE(
            std::regex_match(message, std::regex("([0-9.]+) is bets or dollars: write \\1 bets or \\1\\$")))
            << message;
    }
}

std::vector<const Query*> queries_with_a_price() {
    std::vector<const Query*> found;
    for (const Query* query : registry()) {
        if (takes_field(*query, "bet")) found.push_back(query);
    }
    return found;
}

INSTANTIATE_TEST_SUITE_P(Registry, EveryQueryWithAPrice, testing::ValuesIn(queries_with_a_price()),
                         [](const auto& each) {
                             return std::regex_replace(std::string(each.param->name), std::regex("\\."), "_");
                         });

// ---- pays ------------------------------------------------------------------------------------------------

Json reply_to(const Json& request) {
    static Session session;
    return Json::parse(ask(session, request.dump()).json);
}

TEST(AmountTest, PaysMayBeInDollars) {
    Json request{{"query", "videopoker.meter"}, {"game", "jacks-or-better-9-6"}, {"bet", 1.25}};
    request["pay"] = {{"royal flush", "2100$"}, {"flush", "7.50 dollars"}, {"pair", 1}};
    const Json dollars = reply_to(request);
    EXPECT_EQ(dollars["now"]["pays"], 1680);
    request["pay"] = {"royal flush=1680 bets", "flush=6", "pair=1"};
    EXPECT_EQ(reply_to(request), dollars);
    // The same text is another pay at another price.
    request["bet"] = 2.5;
    request["pay"] = {"royal flush=2100$", "flush=6", "pair=1"};
    EXPECT_EQ(reply_to(request)["now"]["pays"], 840);
    request.erase("bet");
    const Json error = reply_to(request)["error"];
    EXPECT_EQ(error["field"], "pay");
    EXPECT_EQ(error["text"], "royal flush=2100$");
    EXPECT_EQ(error["position"], 12);
    EXPECT_EQ(error["length"], 5);
    EXPECT_THAT(error["message"].get<std::string>(), HasSubstr("needs the price of a bet"));
}

TEST(AmountTest, ALargePayWithoutAUnitIsDoubted) {
    Json request{{"query", "videopoker.return"}, {"game", "jacks-or-better-9-6"}};
    const auto warnings = [&request](const char* query, const char* pay) {
        request["query"] = query;
        request["pay"] = {pay, "flush=6"};
        return reply_to(request).value("warnings", Json::array());
    };
    EXPECT_EQ(warnings("videopoker.return", "royal=1500"), Json::array());
    request["bet"] = 1.25;
    request["bankroll"] = "100 bets";
    const Json doubt = {
        "'royal flush=1500' was read as 1500 bets, which are 1875$; 1500 dollars are written 'royal "
        "flush=1500$'"};
    EXPECT_EQ(warnings("videopoker.bankroll", "royal=1500"), doubt);
    EXPECT_EQ(warnings("videopoker.bankroll", "royal=1000").size(), 1U);
    for (const char* const clear : {"royal=1500$", "royal=1500 bets", "royal=999"}) {
        EXPECT_EQ(warnings("videopoker.bankroll", clear), Json::array()) << clear;
    }
    request["bet"] = 1;
    EXPECT_EQ(warnings("videopoker.bankroll", "royal=1500"), Json::array());
}

TEST(AmountTest, TheEndsOfAMeterMayBeInDollars) {
    Json request{{"query", "videopoker.meter"},
                 {"game", "jacks-or-better-9-6"},
                 {"denomination", 0.25},
                 {"coins", 5},
                 {"from", "1000$"},
                 {"to", "$1500"}};
    const Json dollars = reply_to(request);
    EXPECT_EQ(dollars["pieces"][0]["from"], 800);
    request["from"] = "800 bets";
    request["to"] = 1200;  // a pay, and so in bets
    EXPECT_EQ(reply_to(request), dollars);
}

TEST(AmountTest, APointBeforeThreeZerosMaySeparateThousands) {
    const std::string both = "'1.000' may be 1 or 1000: write 1 or 1000";
    const Json bankroll{{"query", "videopoker.bankroll"}, {"game", "jacks-or-better-9-6"}};
    const auto refusal = [](Json request, const std::string& field, const Json& text) {
        request[field] = text;
        const Json reply = reply_to(request);
        return reply.contains("error") ? reply["error"]["message"].get<std::string>() : "read";
    };
    EXPECT_EQ(refusal(bankroll, "bankroll", "1.000"), both);
    EXPECT_EQ(refusal(bankroll, "hands", "1.000"), both);
    EXPECT_EQ(refusal(bankroll, "hands", "100.000"), "'100.000' may be 100 or 100000: write 100 or 100000");
    EXPECT_EQ(refusal(bankroll, "bet", "$25.000"), "'$25.000' may be $25 or $25000: write $25 or $25000");
    EXPECT_EQ(refusal(bankroll, "bankroll", "100.000 bets"),
              "'100.000 bets' may be 100 bets or 100000 bets: write 100 bets or 100000 bets");
    EXPECT_THAT(refusal({{"query", "videopoker.plan"}}, "parts", "jacks-or-better-9-6 1.000 hands at 1"),
                HasSubstr(both));
    const Json equity{
        {"query", "holdem.equity"}, {"ranges", {"AhKh", "QsQd"}}, {"board", "QhTh2c3d"}, {"call", "1"}};
    EXPECT_EQ(refusal(equity, "pot", "1.000"), both);
    EXPECT_EQ(refusal(equity, "pot", "1.00"), "read");
    // A number of JSON has one meaning, and programs may write it so.
    Session session;
    const std::string number =
        R"({"query": "holdem.equity", "ranges": ["AhKh", "QsQd"], "board": "QhTh2c3d", "call": 1, "pot": 1.000})";
    EXPECT_EQ(ask(session, number).kind, Reply::Kind::answer);
}

TEST(AmountTest, GamesThatAreComparedMayHavePaysInDollars) {
    const Json changed{{"game", "jacks-or-better-9-6"}, {"pay", {{"royal flush", "2100$"}}}};
    const Json request{
        {"query", "videopoker.compare"}, {"games", {changed, "jacks-or-better-8-5"}}, {"bet", 1.25}};
    EXPECT_EQ(reply_to(request)["games"][0]["pays_changed"][0]["to_exact"], "1680/1");
}

}  // namespace
}  // namespace holdfast::ask
