// The answer `signature` as text.
#include <apps/terminal/answer_text.h>
#include <apps/terminal/look.h>
#include <fmt/format.h>

#include <holdfast/queries/system/signature.h>

namespace holdfast::terminal {

using namespace queries;

std::string to_text(const SignatureAnswer& answer, const TextStyle& style) {
    return fmt::format("{} over {} return tables, {} dealt hands and {} hold'em hands\n",
                       with_look(answer.digest, Look::bold, style), answer.tables, answer.hands, answer.odds);
}

}  // namespace holdfast::terminal
