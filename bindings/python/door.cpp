#include <memory>
#include <string_view>

#include <bindings/python/array.h>
#include <bindings/python/door.h>
#include <bindings/python/engine.h>
#include <bindings/python/errors.h>
#include <bindings/python/hands.h>
#include <bindings/python/watch.h>

#include <holdfast/cards/card_text.h>
#include <holdfast/queries/ask.h>
#include <holdfast/queries/registry.h>

namespace holdfast::python {

void finish_tables() {
    if (!Engine::is_used()) return;
    finish_rank_tables();
    queries::Session session;
    for (const char* request : {R"({"query": "holdem.equity", "ranges": ["AhKh", "QsQd"]})",
                                R"({"query": "holdem.odds", "hole": "AhKh", "board": "QhJh2c5d9s"})"}) {
        queries::ask(session, request, Work{});
    }
}

std::string ask(const std::string& request, unsigned threads, const pybind11::object& progress,
                bool is_quick) {
    // The computation may go on when this call has ended, so they share what both use.
    const auto reply = std::make_shared<queries::Reply>();
    const auto compute = [reply, request, session = &Engine::instance().session](const Work& work) {
        *reply = queries::ask(*session, request, work);
    };
    run_watched(threads, compute, progress, is_quick ? Manner::at_once : Manner::left);
    if (reply->kind == queries::Reply::Kind::refusal) throw Refusal{std::move(reply->json)};
    if (reply->kind == queries::Reply::Kind::failure) std::rethrow_exception(reply->failure);
    return std::move(reply->json);
}

std::vector<std::tuple<std::string, std::string, std::vector<std::string>>> questions() {
    std::vector<std::tuple<std::string, std::string, std::vector<std::string>>> all;
    for (const queries::Question* question : queries::questions()) {
        all.emplace_back(question->name, question->summary,
                         std::vector<std::string>(question->examples.begin(), question->examples.end()));
    }
    return all;
}

pybind11::bytes read_cards(const std::string& text) {
    std::string indices;
    for (const Card card : parse_cards(text, Deck())) indices += static_cast<char>(card.index());
    return indices;
}

std::string write_cards(const pybind11::bytes& indices) {
    std::string text;
    const std::string bytes = indices;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const int index = static_cast<unsigned char>(bytes[i]);
        if (index >= ordinary_card_count) {
            throw ArrayError(i, std::to_string(index) + " is not the index of a card, 0 to 51");
        }
        text += to_text(Card::from_index(index));
    }
    return text;
}

}  // namespace holdfast::python
