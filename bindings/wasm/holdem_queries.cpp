// The registry of holdem.wasm: Texas Hold'em, and the names that the page gives to ranges.
#include <string>
#include <vector>

#include <holdfast/ask/answer/shape.h>
#include <holdfast/ask/cards/hand.h>
#include <holdfast/ask/family.h>
#include <holdfast/ask/holdem/equity.h>
#include <holdfast/ask/holdem/odds.h>
#include <holdfast/ask/holdem/preflop.h>
#include <holdfast/ask/holdem/range.h>
#include <holdfast/ask/holdem/ranges_file.h>
#include <holdfast/ask/holdem/spread.h>
#include <holdfast/holdem/ranges/named_ranges.h>

namespace holdfast::ask {
namespace {

struct NamedRangesAnswer {
    std::size_t ranges;

    static const Shape<NamedRangesAnswer>& shape() {
        static const Shape<NamedRangesAnswer> shape =
            Shape<NamedRangesAnswer>("NameRangesAnswer")
                .query("page.name_ranges")
                .whole_number("ranges", "How many ranges have a name now", &NamedRangesAnswer::ranges);
        return shape;
    }
};

/// `page.name_ranges`: from now on requests may name these ranges and no others.
struct NameRangesRequest {
    std::vector<std::string> names;
    std::vector<std::string> ranges;  ///< [name] its text, which may use the names before

    static const Query& query() {
        static const Query query{
            "page.name_ranges",
            "Give names to ranges",
            {Field{"names", FieldKind::texts, "NAME",
                   "The names, in the order in which they may use each other"}
                 .mandatory(),
             Field{"ranges", FieldKind::texts, "RANGE", "A range for each"}.mandatory()},
            {R"({"query": "page.name_ranges", "names": ["open-btn"], "ranges": ["22+,A2s+"]})"},
            "",
            json_answer<NameRangesRequest>,
            answer_type<NameRangesRequest>};
        return query;
    }

    static NameRangesRequest read(const Fields& fields) {
        NameRangesRequest request{fields.texts("names"), fields.texts("ranges")};
        if (request.names.size() != request.ranges.size()) {
            throw FieldError("ranges", "expected a range for each name", fields.text("ranges"));
        }
        return request;
    }
};

NamedRangesAnswer answer(const NameRangesRequest& request, Session& session, const Work& /*work*/ = {}) {
    holdem::NamedRanges named;
    for (std::size_t at = 0; at < request.names.size(); ++at) {
        const std::string& name = request.names[at];
        in_field("names", [&] { check_range_name(named, name); });
        in_field("ranges", [&] { named.add(name, request.ranges[at]); });
    }
    session.of<holdem::NamedRanges>() = std::move(named);
    return {request.names.size()};
}

}  // namespace

const std::vector<const Family*>& families() {
    static const Family family{
        "holdem",
        "",
        "Texas Hold'em",
        "Texas Hold'em",
        {&HoldemOddsRequest::query(), &HoldemEquityRequest::query(), &HoldemSpreadRequest::query(),
         &HoldemPreflopRequest::query(), &HoldemRangeRequest::query(), &HandRequest::query(),
         &NameRangesRequest::query()}};
    static const std::vector<const Family*> all{&family};
    return all;
}

}  // namespace holdfast::ask
