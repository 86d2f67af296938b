// Requests as long as they may be, made of one piece again and again, in each field of each query: every one
// is answered or refused, and reading it takes little stack, whatever the piece nests.
#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <pthread.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/error.h>

namespace holdfast::ask {
namespace {

constexpr std::size_t small_stack = std::size_t{1}
                                    << 20U;  // a reader that calls itself for each piece needs more

std::string repeated(std::string_view piece, std::size_t size) {
    std::string text;
    text.reserve(size + piece.size());
    while (text.size() < size) text += piece;
    return text;
}

/// Asks with the stop flag raised: a right request ends when the flag is first checked, a wrong one is
/// refused before.
void ask_stopped(Session& session, const std::string& request) {
    StopFlag stop;
    stop.request_stop();
    try {
        const Reply reply = ask(session, request, Work{1, {}, &stop});
        EXPECT_NE(reply.kind, Reply::Kind::failure) << reply.json.substr(0, 300);
        EXPECT_LT(reply.json.size(), 6000U) << reply.json.substr(0, 300);
    } catch (const Stopped&) {
    }
}

/// The first example of a query, in which this value stands for the field.
std::string request_with(const Query& query, std::string_view field, const Json& value) {
    Json request = Json::parse(query.examples.front());
    request[std::string(field)] = value;
    return request.dump();
}

/// The forms of a field's value that can hold a long text.
std::vector<Json> values_of(FieldKind kind, const std::string& text) {
    switch (kind) {
        case FieldKind::document:
            return {text, {{"toml", text}}, {{"game", "jacks-or-better-9-6"}, {"pay", text}}};
        case FieldKind::documents:
            return {Json::array({text, text}), Json::array({{{"toml", text}}, text})};
        case FieldKind::settings:
            return {text, {{"flush", text}}, {{text, 1}}};
        case FieldKind::list:
        case FieldKind::texts:
        case FieldKind::cards:
            return {Json::array({text}), text};
        default:
            return {text};
    }
}

/// Runs the work on a thread with little stack; if that is not enough, the program crashes.
void run_on_small_stack(const std::function<void()>& work) {
    pthread_attr_t small;
    pthread_attr_init(&small);
    ASSERT_EQ(pthread_attr_setstacksize(&small, small_stack), 0);
    pthread_t thread{};
    const auto run = [](void* given) -> void* {
        (*static_cast<const std::function<void()>*>(given))();
        return nullptr;
    };
    ASSERT_EQ(pthread_create(&thread, &small, run, const_cast<std::function<void()>*>(&work)), 0);
    pthread_join(thread, nullptr);
    pthread_attr_destroy(&small);
}

/// The text in each field of each query.
void ask_with(const std::string& text) {
    Session session;
    for (const Query* query : registry()) {
        for (const Field& field : query->fields) {
            for (const Json& value : values_of(field.kind, text)) {
                SCOPED_TRACE(std::string(query->name) + " " + std::string(field.name) + ": " +
                             text.substr(0, 60));
                ask_stopped(session, request_with(*query, field.name, value));
            }
        }
    }
}

TEST(LongRequestsTest, OfPiecesThatNestOrRepeat) {
    constexpr std::size_t size = std::size_t{1} << 15U;
    for (const char* const piece : {"a.", "[", "1,", "50%,", "Flop: "}) {
        run_on_small_stack([piece] { ask_with(repeated(piece, size)); });
    }
}

/// A number, a weight or a row of a chart that is wrong only at its end.
TEST(LongRequestsTest, WhoseErrorsAreShort) {
    constexpr std::size_t size = 8192;  // more than any reply
    const std::string zeros = repeated("0", size);
    for (const std::string& text :
         {"AA:" + zeros + "2", "AA:-" + zeros + "1", "AA:2/" + zeros + "1", "top " + zeros + "%", zeros + "6",
          "suited KQ, " + repeated("KJ/", size) + "KJ"}) {
        ask_with(text);
    }
}

}  // namespace
}  // namespace holdfast::ask
