// The timings of `holdfast bench` as JSON.
#include <holdfast/queries/output/json_text.h>
#include <holdfast/queries/system/bench.h>

namespace holdfast::queries {

Json to_json(const BenchAnswer& answer) {
    Json json{{"query", "bench"}, {"threads", answer.threads}};
    for (const Timing& timing : answer.timings) {
        json["timings"].push_back(
            {{"name", timing.name}, {"seconds", timing.seconds}, {"per_second", 1 / timing.seconds}});
    }
    json["signature"] = answer.signature.digest;
    json["signature_tables"] = answer.signature.tables;
    json["signature_hands"] = answer.signature.hands;
    json["signature_odds"] = answer.signature.odds;
    return json;
}

}  // namespace holdfast::queries
