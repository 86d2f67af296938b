// The answer `signature` as text and CSV.
#include <fmt/format.h>

#include <holdfast/queries/output/look.h>
#include <holdfast/queries/system/signature_columns.h>

namespace holdfast::queries {

std::string to_csv(const SignatureAnswer& answer) {
    return csv_table(signature_columns(), std::vector<SignatureAnswer>{answer});
}

std::string to_text(const SignatureAnswer& answer, const TextStyle& style) {
    return fmt::format("{} over {} return tables, {} dealt hands and {} hold'em hands\n",
                       with_look(answer.digest, Look::bold, style), answer.tables, answer.hands, answer.odds);
}

}  // namespace holdfast::queries
