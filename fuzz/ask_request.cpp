// Any bytes as a request, or in the place of a part of a right request: one line of JSON, an
// answer or an error whose span lies in its text; never a failure, whatever was asked before.
//
//   byte 0      which example of the registry; none of them: the rest is the request
//   bytes 1, 2  where the part begins, and how long it is
//   the rest    takes its place
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include <fuzz/promises.h>
#include <nlohmann/json.hpp>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/registry.h>
#include <holdfast/ask/videopoker/prepared/game_query.h>
#include <holdfast/core/text.h>

namespace {

using holdfast::StopFlag;
using holdfast::Work;
using holdfast::ask::Reply;
using holdfast::fuzz::check;

/// Small, so that games are dropped all the time.
constexpr std::size_t game_bytes = std::size_t{1} << 22U;

std::vector<std::string_view> every_example() {
    std::vector<std::string_view> all;
    for (const holdfast::ask::Query* query : holdfast::ask::registry()) {
        // The digest of everything is one request that nothing can be wrong with.
        if (query->fields.empty()) continue;
        all.insert(all.end(), query->examples.begin(), query->examples.end());
    }
    return all;
}

std::string request_of(std::string_view bytes) {
    static const std::vector<std::string_view> examples = every_example();
    constexpr std::size_t head = 3;
    const auto byte = [&](std::size_t at) {
        return static_cast<std::size_t>(static_cast<unsigned char>(bytes[at]));
    };
    if (bytes.size() < head || byte(0) >= examples.size()) {
        return std::string(bytes.substr(std::min<std::size_t>(bytes.size(), 1)));
    }
    std::string request(examples[byte(0)]);
    const std::size_t begin = byte(1) % request.size();
    return request.replace(begin, byte(2) % (request.size() - begin), bytes.substr(head));
}

void check_error(const nlohmann::json& error) {
    check(!error.at("message").get<std::string>().empty());
    const std::size_t size = holdfast::count_code_points(error.at("text").get<std::string>());
    const auto position = error.at("position").get<std::size_t>();
    const auto length = error.at("length").get<std::size_t>();
    check(position <= size && length > 0);
    check(length == 1 || position + length <= size);
}

void check_reply(const Reply& reply) {
    check(reply.kind != Reply::Kind::failure);
    check(reply.json.find('\n') == std::string::npos);
    const nlohmann::json json = nlohmann::json::parse(reply.json, nullptr, false);
    check(json.is_object());
    check(json.contains("error") == (reply.kind == Reply::Kind::refusal));
    if (reply.kind == Reply::Kind::refusal) check_error(json.at("error"));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static holdfast::ask::Session session;
    session.make<holdfast::ask::PreparedGames>(game_bytes);
    // What takes long is stopped after a few steps.
    constexpr int most_steps = 3;
    StopFlag stop;
    int steps = 0;
    const auto count = [&](holdfast::u64 /*done*/, holdfast::u64 /*total*/) {
        if (++steps == most_steps) stop.request_stop();
    };
    try {
        const std::string request = request_of(holdfast::fuzz::text_of(data, size));
        check_reply(ask(session, request, Work{1, count, &stop}));
    } catch (const holdfast::Stopped&) {
        check(steps >= most_steps);
    }
    return 0;
}
