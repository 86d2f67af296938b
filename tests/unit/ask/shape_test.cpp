// Answers declared once: JSON, CSV and what other programs are told of them.
#include <type_traits>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <holdfast/ask/answer/json_document.h>
#include <holdfast/ask/answer/shape.h>

namespace holdfast::ask {
namespace {

using testing::ElementsAre;

struct Part {
    u128 count;
    std::optional<bool> flag = {};

    static void declare(Shape<Part>& shape) {
        shape.named("Part")
            .count("count", "How many", &Part::count)
            .flag("flag", "Whether it is so", &Part::flag);
    }
};

struct Whole {
    std::string name;
    Rational value;
    std::optional<Rational> other = {};
    std::vector<Part> parts = {};
    std::optional<Part> best = {};

    static void declare(Shape<Whole>& shape) {
        shape.named("Whole")
            .query("whole")
            .text("name", "What it is called", &Whole::name)
            .exact("value", "What it is worth", &Whole::value)
            .exact("other", "Another value", &Whole::other)
            .table("parts", "What it is made of", &Whole::parts)
            .object("best", "The best part", &Whole::best);
    }
};

void named_part(Shape<Whole>& shape) {
    shape.named("Part").query("part").text("name", "What it is called", &Whole::name);
}

void flagged_part(Shape<Part>& shape) {
    shape.named("Part").flag("flag", "Whether it is so", &Part::flag);
}

/// As a line, and the same as a document.
template <class Answer>
std::string line_of(const Shape<Answer>& shape, const std::type_identity_t<Answer>& answer) {
    JsonLine line;
    shape.write(answer, line);
    std::string text = line.take();
    JsonDocument document;
    shape.write(answer, document);
    EXPECT_EQ(json_line(document.take()), text);
    return text;
}

TEST(ShapeTest, MembersStandInOrderAndWhatIsAbsentIsLeftOut) {
    const Whole whole{"a", Rational(1, 2), {}, {{7}, {8, true}}, {}};
    EXPECT_EQ(line_of(shape_of<Whole>(), whole),
              R"({"query": "whole", "name": "a", "value": 0.5, "value_exact": "1/2", )"
              R"("parts": [{"count": "7"}, {"count": "8", "flag": true}]})");
}

TEST(ShapeTest, NullSaysThatThereIsNone) {
    const Shape<Whole> shape = Shape<Whole>("Whole").exact("other", "Another value", &Whole::other).or_null();
    EXPECT_EQ(line_of(shape, {"a", Rational(1)}), R"({"other": null, "other_exact": null})");
    EXPECT_EQ(shape.csv({{"a", Rational(1)}}), "other,other_exact\n,\n");
    EXPECT_TRUE(shape.type().members[0].is_nullable);
    EXPECT_TRUE(shape.type().members[1].is_nullable);
    EXPECT_FALSE(shape.type().members[0].is_optional);
}

TEST(ShapeTest, ObjectsAreColumnsAndTablesAreNot) {
    const std::vector<Whole> rows{{"a", Rational(1), {}, {{3}}, Part{5, false}}, {"b,c", Rational(1, 3)}};
    EXPECT_EQ(shape_of<Whole>().csv(rows),
              "name,value,value_exact,best_count,best_flag\n"
              "a,1.0,1/1,5,false\n"
              "\"b,c\",0.3333333333333333,1/3,,\n");
}

TEST(ShapeTest, ALastLineHasTheCellsItIsGiven) {
    const Shape<Part>& shape = shape_of<Part>();
    EXPECT_EQ(shape.csv({{1}, {2}}, {{"count", "3"}}), "count\n1\n2\n3\n");
    EXPECT_EQ(shape.csv({}, {{"flag", true}}), "count,flag\n,true\n");
}

TEST(ShapeTest, ALastLineHasNoCellThatNoColumnHas) {
    EXPECT_THROW(shape_of<Part>().csv({{1}}, {{"cuont", "3"}}), std::logic_error);
}

TEST(ShapeTest, ColumnsAreLeftOutIfTheyAreAbsentInEveryRowAndNotKept) {
    EXPECT_EQ(shape_of<Part>().csv({}), "count\n");
    const Shape<Whole> shape = Shape<Whole>("Whole")
                                   .text("name", "What it is called", &Whole::name)
                                   .object("best", "The best part", &Whole::best);
    EXPECT_EQ(shape.csv({{"a", Rational(1)}}), "name\na\n");
    EXPECT_EQ(Shape<Whole>(shape).kept_in_csv().csv({{"a", Rational(1)}}),
              "name,best_count,best_flag\na,,\n");
    EXPECT_EQ(Shape<Whole>(shape).kept_in_csv().csv({}), "name,best_count,best_flag\n");
}

TEST(ShapeTest, WordsAreThoseOfATextAndNullIsForAMember) {
    EXPECT_THROW(Shape<Part>("Part").count("count", "How many", &Part::count).one_of({"7"}),
                 std::logic_error);
    Shape<Whole> shape("Whole");
    shape.text("name", "What it is called", &Whole::name);
    shape.only_in_csv("other", [](const Whole&) { return Json("other"); }).or_null();
    EXPECT_FALSE(shape.type().members[0].is_nullable);
    EXPECT_THROW(shape.one_of({"a"}), std::logic_error);
}

TEST(ShapeTest, AnEmptyTextOfAListHasItsPlaceInACell) {
    struct Texts {
        std::vector<std::string> texts;
    };
    const Shape<Texts> shape = Shape<Texts>("Texts").texts("texts", "Some", &Texts::texts);
    EXPECT_EQ(shape.csv({{{"", "a", ""}}}), "texts\n a \n");
}

TEST(ShapeTest, AllMembersOfAPartCanBeNull) {
    const Shape<Whole> shape = Shape<Whole>("Whole").members_of(&Whole::best).or_null();
    EXPECT_EQ(line_of(shape, {"a", Rational(1)}), R"({"count": null, "flag": null})");
}

TEST(ShapeTest, TitlesAndWhatStandsOnlyInOneForm) {
    const Shape<Whole> shape =
        Shape<Whole>("Whole")
            .exact("value", "What it is worth", &Whole::value)
            .titled({"worth", "worth_exact"})
            .text("name", "What it is called", &Whole::name)
            .not_in_csv()
            .only_in_csv("length", [](const Whole& whole) { return Json(whole.name.size()); });
    EXPECT_EQ(shape.csv({{"abc", Rational(2)}}), "worth,worth_exact,length\n2.0,2/1,3\n");
    EXPECT_EQ(line_of(shape, {"abc", Rational(2)}), R"({"value": 2.0, "value_exact": "2/1", "name": "abc"})");
}

TEST(ShapeTest, MembersOfAnotherShape) {
    struct Named {
        std::string name;
        Part part;
    };
    const Shape<Named> shape = Shape<Named>("Named")
                                   .text("name", "What it is called", &Named::name)
                                   .members_of([](const Named& named) -> const Part& { return named.part; });
    EXPECT_EQ(line_of(shape, {"a", {3}}), R"({"name": "a", "count": "3"})");
    EXPECT_EQ(shape.csv({{"a", {3, true}}}), "name,count,flag\na,3,true\n");
    EXPECT_EQ(shape.type().members.back().name, "flag");
}

TEST(ShapeTest, MembersOfAnOptionalPartAreOptionalAndItsQueryIsLeftOut) {
    struct Named {
        std::optional<Whole> whole;
    };
    const Shape<Named> shape = Shape<Named>("Named").query("named").members_of<named_part>(&Named::whole);
    EXPECT_EQ(line_of(shape, {Whole{"a", Rational(1)}}), R"({"query": "named", "name": "a"})");
    EXPECT_EQ(line_of(shape, {}), R"({"query": "named"})");
    EXPECT_EQ(shape.type().members.size(), 2U);
    EXPECT_TRUE(shape.type().members.back().is_optional);
}

TEST(ShapeTest, BetsHaveNoDecimalsWhereTheyAreWhole) {
    const Shape<Whole> shape =
        Shape<Whole>("Whole").bets("value", "What it is worth, in bets", &Whole::value);
    EXPECT_EQ(line_of(shape, {"a", Rational(200)}), R"({"value": 200})");
    EXPECT_EQ(line_of(shape, {"a", Rational(87, 2)}), R"({"value": 43.5})");
}

TEST(ShapeTest, CountsAreWholeOrFractions) {
    struct Counts {
        std::vector<Rational> counts;
    };
    const Shape<Counts> shape = Shape<Counts>("Counts").counts("counts", "Numbers of deals", &Counts::counts);
    EXPECT_EQ(line_of(shape, {{Rational(17), Rational(1, 2)}}), R"({"counts": ["17", "1/2"]})");
    EXPECT_EQ(shape.csv({{{Rational(17), Rational(1, 2)}}}), "counts\n17 1/2\n");
}

TEST(ShapeTest, NumbersFlagsAndTextsOfALine) {
    struct Values {
        int below;
        u64 large;
        double real;
        std::vector<std::string> texts;
        Json other;
    };
    const Shape<Values> shape = Shape<Values>("Values")
                                    .whole_number("below", "Below zero", &Values::below)
                                    .whole_number("large", "Above 2^63", &Values::large)
                                    .real("real", "A real number", &Values::real)
                                    .texts("texts", "Texts", &Values::texts)
                                    .other("other", "Another value", R"({"type": "object"})", &Values::other);
    EXPECT_EQ(line_of(shape, {-7, 18'446'744'073'709'551'615U, 2, {"a\"b\n", "\xFF"}, {{"k", {1, nullptr}}}}),
              R"({"below": -7, "large": 18446744073709551615, "real": 2.0, "texts": ["a\"b\n", ")"
              "\xEF\xBF\xBD"
              R"("], "other": {"k": [1, null]}})");
    EXPECT_EQ(line_of(shape, {0, 0, -0.25, {}, Json::object()}),
              R"({"below": 0, "large": 0, "real": -0.25, "texts": [], "other": {}})");
}

TEST(ShapeTest, AfterAnObjectOrListWithoutValuesStandsAComma) {
    struct Rows {
        std::vector<Part> parts;
        std::vector<std::string> texts;
    };
    const Shape<Rows> shape = Shape<Rows>("Rows")
                                  .table<flagged_part>("parts", "Parts", &Rows::parts)
                                  .texts("texts", "Texts", &Rows::texts);
    EXPECT_EQ(line_of(shape, {{{1}, {2}, {3, true}}, {}}),
              R"({"parts": [{}, {}, {"flag": true}], "texts": []})");
    EXPECT_EQ(line_of(shape, {{}, {"a"}}), R"({"parts": [], "texts": ["a"]})");
}

TEST(ShapeTest, AnObjectIsStoppedBeforeItIsWritten) {
    StopFlag stop;
    JsonLine line(&stop);
    shape_of<Part>().write({7}, line);
    stop.request_stop();
    EXPECT_THROW(shape_of<Part>().write({8}, line), Stopped);
    EXPECT_EQ(line.take(), R"({"count": "7"})");
}

TEST(ShapeTest, TheTypeSaysWhatMayBeAbsent) {
    const AnswerType type = shape_of<Whole>().type();
    std::vector<std::string> names;
    std::vector<std::string> optional;
    for (const MemberType& member : type.members) {
        names.push_back(member.name);
        if (member.is_optional) optional.push_back(member.name);
    }
    EXPECT_THAT(
        names, ElementsAre("query", "name", "value", "value_exact", "other", "other_exact", "parts", "best"));
    EXPECT_THAT(optional, ElementsAre("other", "other_exact", "best"));
    EXPECT_EQ(type.members[0].kind, ValueKind::constant);
    EXPECT_EQ(type.members[6].parts, &shape_of<Part>().type());
    EXPECT_EQ(type.members[7].parts, &shape_of<Part>().type());
}

}  // namespace
}  // namespace holdfast::ask
