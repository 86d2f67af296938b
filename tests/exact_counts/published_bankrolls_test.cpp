// Published bankrolls, risks of ruin and break-even jackpots, against the answers of the queries.
#include <cmath>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <tests/support/golden_lines.h>
#include <tests/support/published.h>

#include <holdfast/ask/ask.h>

namespace holdfast::ask {
namespace {

using test::GoldenLine;
using Pointer = nlohmann::json::json_pointer;

class PublishedBankrolls : public testing::TestWithParam<GoldenLine> {
  protected:
    const GoldenLine& line() const { return GetParam(); }

    nlohmann::json answer() const {
        Session session;
        const Reply reply = ask(session, line().at("request"));
        EXPECT_EQ(reply.kind, Reply::Kind::answer) << reply.json;
        return nlohmann::json::parse(reply.json);
    }

    /// Compares a number of bets, in the units of the source, with what it printed.
    void expect_published(double found, const std::string& published) const {
        const Rational unit =
            line().has("unit") ? parse_rational(line().at("unit")) : test::last_unit(published);
        const double scale = nearest_double(test::scale_of(line()));
        EXPECT_NEAR(found * scale, nearest_double(parse_rational(published)),
                    nearest_double(unit) / 2 * (1 + 1e-9))
            << line().text();
    }
};

std::string text_of(const nlohmann::json& value) {
    return value.is_string() ? value.get<std::string>() : value.dump();
}

TEST_P(PublishedBankrolls, AreThoseOfTheAnswer) {
    const nlohmann::json found = answer();
    if (line().kind() == "same-play") {
        const nlohmann::json& row = found.at("rows").at(std::stoul(line().at("row")));
        // The jackpot must bring what the other rows leave of the bet, with the chance of its row.
        const double without_row = found.at("return").get<double>() - row.at("return").get<double>();
        expect_published((1 - without_row) / row.at("probability").get<double>(), line().at("break_even"));
        return;
    }
    if (line().has("numbers")) {
        for (const auto& [place, published] : line().list("numbers")) {
            expect_published(found.at(Pointer(place)).get<double>(), published);
        }
    }
    if (line().has("texts")) {
        for (const auto& [place, published] : line().list("texts")) {
            EXPECT_EQ(text_of(found.at(Pointer(place))), published) << place << " of " << line().text();
        }
    }
    if (line().has("printed")) {
        const double printed = nearest_double(parse_rational(line().at("printed")));
        EXPECT_EQ(std::to_string(std::lround(std::ceil(printed))), line().list("numbers").front().second);
    }
}

std::vector<GoldenLine> all_lines() {
    return test::read_golden_file(HOLDFAST_SOURCE_FOLDER "/tests/golden/published_bankrolls.txt");
}

std::vector<GoldenLine> used_lines() {
    std::vector<GoldenLine> lines = all_lines();
    std::erase_if(lines, [](const GoldenLine& line) { return line.kind() == "skip"; });
    return lines;
}

INSTANTIATE_TEST_SUITE_P(All, PublishedBankrolls, testing::ValuesIn(used_lines()),
                         [](const auto& each) { return "line_" + std::to_string(each.param.number()); });

// A misspelt key would not be compared, so the keys are fixed too.
TEST(PublishedBankrollsList, EveryKeyIsKnown) {
    const std::set<std::string> known{"request", "numbers", "texts", "printed", "scale",  "unit",
                                      "row",     "source",  "game",  "hold",    "reason", "break_even"};
    std::size_t compared = 0;
    for (const GoldenLine& line : all_lines()) {
        for (const std::string& key : line.keys()) EXPECT_TRUE(known.contains(key)) << line.text();
        EXPECT_FALSE(line.at("source").empty());
        if (line.kind() == "skip") {
            EXPECT_FALSE(line.at("reason").empty());
            continue;
        }
        EXPECT_TRUE(line.kind() == "same-play" || line.has("numbers") || line.has("texts")) << line.text();
        ++compared;
    }
    EXPECT_EQ(compared, 18U);
}

}  // namespace
}  // namespace holdfast::ask
