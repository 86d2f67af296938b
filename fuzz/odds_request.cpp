// Any lines as the query `holdem.odds`, hole cards, board, dead cards, opponents, known hands: answered,
// or a ParseError whose span lies in one of its texts.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include <fuzz/promises.h>

#include <holdfast/ask/holdem/odds.h>

namespace {

using holdfast::fuzz::check;

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines{""};
    for (const char letter : text) {
        if (letter == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += letter;
        }
    }
    return lines;
}

void check_answer(const holdfast::ask::HoldemOddsAnswer& answer) {
    for (const auto& result : answer.results) {
        check(result.wins() + result.ties <= result.deals);
        check(!result.equity.is_negative() && result.equity <= holdfast::Rational(1));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace holdfast;
    using namespace holdfast::fuzz;
    std::vector<std::string> lines = lines_of({reinterpret_cast<const char*>(data), size});
    lines.resize(std::max<std::size_t>(lines.size(), 4));
    ask::HoldemOddsRequest request{lines[0], lines[1], lines[2]};
    request.versus.assign(lines.begin() + 4, lines.end());
    if (!lines[3].empty()) request.opponents = lines[3];
    try {
        // Before the flop an answer takes too long to be asked for a thousand times.
        if (request.board.find_first_not_of(" ,") == std::string::npos) request.board = "2c7dTh";
        ask::Session session;
        check_answer(answer(request, session));
    } catch (const ParseError& error) {
        check_span(error);
        lines.push_back(request.board);
        check(std::find(lines.begin(), lines.end(), error.text) != lines.end());
    }
    return 0;
}
