// What other programs are told of an answer.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/answer/schema.h>
#include <holdfast/ask/answer/shape.h>

namespace holdfast::ask {
namespace {

struct Inner {
    u64 count;
};

struct Outer {
    Inner part;
    std::optional<Rational> maybe;
    std::optional<Rational> none;
};

void inner_shape(Shape<Inner>& shape) {
    shape.named("Inner").count("count", "How many", &Inner::count);
}

void outer_shape(Shape<Outer>& shape) {
    shape.named("Outer")
        .object<inner_shape>("part", "A part", &Outer::part)
        .real("maybe", "What may be absent", &Outer::maybe)
        .real("none", "What may be null", &Outer::none)
        .or_null();
}

TEST(SchemaTest, SaysWhatMustBeThereAndWhatMayBeNull) {
    const Shape<Outer>& shape = shape_of<outer_shape>();
    Json schemas = Json::object();
    add_schemas(schemas, shape.type());
    const Json& whole = schemas["Outer"];
    EXPECT_EQ(whole["required"].dump(), R"(["part","none"])");
    EXPECT_EQ(whole["properties"]["part"]["$ref"], "#/components/schemas/Inner");
    EXPECT_EQ(whole["properties"]["maybe"].dump(), R"({"type":"number","description":"What may be absent"})");
    EXPECT_EQ(whole["properties"]["none"]["anyOf"][1]["type"], "null");
    EXPECT_EQ(schemas["Inner"]["properties"]["count"]["type"], "string");
}

TEST(SchemaTest, SaysWhetherACountIsWhole) {
    struct Counts {
        u128 deals;
        std::optional<Rational> weighed;
    };
    const Shape<Counts> shape = Shape<Counts>("Counts")
                                    .count("deals", "Deals", &Counts::deals)
                                    .count("weighed", "The sum of their weights", &Counts::weighed);
    Json schemas = Json::object();
    add_schemas(schemas, shape.type());
    EXPECT_EQ(schemas["Counts"]["properties"]["deals"]["pattern"], "^[0-9]+$");
    EXPECT_EQ(schemas["Counts"]["properties"]["weighed"]["pattern"], "^[0-9]+(/[0-9]+)?$");
}

TEST(SchemaTest, SaysWhatPeopleSee) {
    const Shape<Outer> shape =
        Shape<Outer>(shape_of<outer_shape>())
            .show("maybe", "Maybe", Format::percent(2).with(Format::Sign::always), 3)
            .show("part_count", "Count")
            .only_shown("", "What JSON does not have", [](const Outer&) { return "words"; });
    Json schemas = Json::object();
    add_schemas(schemas, shape.type());
    EXPECT_EQ(
        schemas["Outer"]["x-shown"].dump(),
        R"([{"title":"Maybe","format":"percent","member":"maybe","description":"What may be absent","decimals":2,"sign":"always","is_number":true,"leave_out":3},)"
        R"({"title":"Count","format":"plain","member":"part.count","description":"How many","is_number":true},)"
        R"({"title":"","format":"plain","description":"What JSON does not have"}])");
    EXPECT_FALSE(schemas["Inner"].contains("x-shown"));
}

TEST(SchemaTest, TwoTypesOfOneNameAreRefused) {
    const Shape<Outer>& shape = shape_of<outer_shape>();
    Json schemas{{"Inner", {{"type", "object"}}}};
    EXPECT_THROW(add_schemas(schemas, shape.type()), std::logic_error);
}

}  // namespace
}  // namespace holdfast::ask
