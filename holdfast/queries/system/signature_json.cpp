// The query `signature` as JSON.
#include <holdfast/queries/answering.h>
#include <holdfast/queries/system/signature_columns.h>

namespace holdfast::queries {

const std::vector<DataColumn<SignatureAnswer>>& signature_columns() {
    using Row = SignatureAnswer;
    static const std::vector<DataColumn<Row>> columns{
        {"signature", "signature", [](const Row& row) -> Json { return row.digest; }},
        {"signature_tables", "signature_tables", [](const Row& row) -> Json { return row.tables; }},
        {"signature_hands", "signature_hands", [](const Row& row) -> Json { return row.hands; }},
        {"signature_odds", "signature_odds", [](const Row& row) -> Json { return row.odds; }}};
    return columns;
}

const Query& SignatureRequest::query() {
    static const Query query{"signature", "A digest of many exact answers, the same on every machine",
                             {},          {R"({"query": "signature"})"},
                             "games",     json_answer<SignatureRequest>};
    return query;
}

SignatureRequest SignatureRequest::read(const Fields& /*fields*/) {
    return {};
}

Json to_json(const SignatureAnswer& answer) {
    Json json = answer_object(SignatureRequest::query().name);
    json.update(json_object(signature_columns(), answer));
    return json;
}

std::string to_csv(const SignatureAnswer& answer) {
    return csv_table(signature_columns(), std::vector<SignatureAnswer>{answer});
}

}  // namespace holdfast::queries
