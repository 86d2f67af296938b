// The timings of `holdfast bench` as JSON.
#include <holdfast/queries/answer/json_text.h>
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

std::string to_csv(const BenchAnswer& answer) {
    std::string text;
    append_csv_line(text, {"name", "seconds", "per_second"});
    for (const Timing& timing : answer.timings) {
        append_csv_line(text,
                        {timing.name, shortest_text(timing.seconds), shortest_text(1 / timing.seconds)});
    }
    return text;
}

}  // namespace holdfast::queries
