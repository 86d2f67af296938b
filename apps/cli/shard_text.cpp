#include <algorithm>

#include <apps/cli/answer_options.h>
#include <apps/cli/shard_text.h>

#include <holdfast/core/error.h>
#include <holdfast/core/wording.h>

namespace holdfast::cli {

storage::Shard parse_shard(const std::string& text, std::size_t most, const std::string& whole) {
    constexpr unsigned most_typed = 100'000'000;
    const std::string expected = "a shard is written as its number and how many there are, such as 2/8";
    const std::size_t slash = std::min(text.find('/'), text.size());
    const std::string of = slash == text.size() ? "" : text.substr(slash + 1);
    storage::Shard shard;
    try {
        shard.of = whole_number(of, 1, most_typed, expected);
        shard.number = whole_number(text.substr(0, slash), 1, shard.of, expected);
    } catch (const ParseError&) {
        throw ParseError(expected + ", not " + in_quotes(text), text);
    }
    if (shard.of > most) {
        throw ParseError(whole + " has at most " + std::to_string(most) + (most == 1 ? " shard" : " shards"),
                         text, slash + 1, of.size());
    }
    return shard;
}

}  // namespace holdfast::cli
