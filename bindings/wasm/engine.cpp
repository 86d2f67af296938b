// The entry point (ask/ask.h) for JavaScript: a query as JSON goes in, its answer comes out.
//
//   buffer = holdfast_buffer(size)      write the request there, as UTF-8
//   outcome = holdfast_ask()            then read the reply: holdfast_reply_size() bytes at holdfast_reply()
//   holdfast_load()                     the buffer holds the file that was missing instead
//
// One session serves all queries of an instance. While one is answered, the import holdfast.progress is
// called with (done, total). There is one thread, so a query is stopped by ending the worker that it runs in.
#include <stdexcept>
#include <string>
#include <utility>

#include <holdfast/ask/ask.h>
#include <holdfast/core/missing_data.h>

/// Reports progress; imported from the program that starts the module.
extern "C" __attribute__((import_module("holdfast"), import_name("progress"))) void tell_progress(
    double done, double total);

namespace {

using holdfast::ask::Reply;

/// What holdfast_ask returns: a kind of reply, or that a file has to be loaded first.
constexpr int data_missing = 3;

struct Engine {
    holdfast::ask::Session session;
    std::string buffer;
    std::string reply;
    holdfast::MissingData::Load
        load;  ///< of the file that was missing last; null if none was, or it is loaded

    static Engine& instance() {
        static Engine engine;
        return engine;
    }
};

int outcome_of(Reply::Kind kind) {
    switch (kind) {
        case Reply::Kind::answer:
            return 0;
        case Reply::Kind::refusal:
            return 1;
        case Reply::Kind::failure:
            return 2;
    }
    return 2;
}

}  // namespace

extern "C" {

/// Memory for `size` bytes, valid until the next call of this function or of holdfast_load(), which
/// takes the bytes away: after it, a request must be written again.
__attribute__((export_name("holdfast_buffer"))) char* holdfast_buffer(std::size_t size) {
    std::string& buffer = Engine::instance().buffer;
    buffer.resize(size);
    return buffer.data();
}

/// 0: the reply is the answer; 1: the request was refused, and 2: it could not be answered, with the error as
/// the reply; 3: the reply is the name of the file that has to be loaded before the request is asked
/// again.
__attribute__((export_name("holdfast_ask"))) int holdfast_ask() {
    Engine& engine = Engine::instance();
    holdfast::Work work;
    work.progress = [](holdfast::u64 done, holdfast::u64 total) {
        // Doubles, since JavaScript takes 64-bit integers only as BigInt.
        tell_progress(static_cast<double>(done), static_cast<double>(total));
    };
    try {
        Reply reply = holdfast::ask::ask(engine.session, engine.buffer, work);
        engine.reply = std::move(reply.json);
        return outcome_of(reply.kind);
    } catch (const holdfast::MissingData& missing) {
        engine.reply = missing.file;
        engine.load = missing.load;
        return data_missing;
    }
}

/// The reply in UTF-8, valid until the next holdfast_ask().
__attribute__((export_name("holdfast_reply"))) const char* holdfast_reply() {
    return Engine::instance().reply.data();
}

__attribute__((export_name("holdfast_reply_size"))) std::size_t holdfast_reply_size() {
    return Engine::instance().reply.size();
}

/// Takes the bytes of the file that was missing from the buffer; false if none was, or they are not those of that file.
__attribute__((export_name("holdfast_load"))) bool holdfast_load() {
    Engine& engine = Engine::instance();
    if (!engine.load) return false;
    try {
        engine.load(std::move(engine.buffer));
        engine.load = nullptr;
        return true;
    } catch (const std::invalid_argument&) {
        return false;
    }
}

}  // extern "C"
