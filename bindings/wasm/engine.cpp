// The entry point (ask/ask.h) for JavaScript: a query as JSON goes in, its answer comes out.
//
//   buffer = holdfast_buffer(size)      write the request there, as UTF-8
//   outcome = holdfast_ask()            then read the reply: holdfast_reply_size() bytes at holdfast_reply()
//   holdfast_load_table(table)          the buffer holds a table of odds before the flop instead
//
// One session serves all queries of an instance. While one is answered, the import holdfast.progress is
// called with (done, total). There is one thread, so a query is stopped by ending the worker that it runs in.
#include <stdexcept>
#include <string>

#include <holdfast/ask/ask.h>
#include <holdfast/holdem/preflop/preflop_tables.h>

/// Reports progress; imported from the program that starts the module.
extern "C" __attribute__((import_module("holdfast"), import_name("progress"))) void tell_progress(
    double done, double total);

namespace {

using holdfast::ask::Reply;
using holdfast::holdem::PreflopTable;

/// What holdfast_ask returns: a kind of reply, or that a table has to be loaded first.
constexpr int table_missing = 3;

struct Engine {
    holdfast::ask::Session session;
    std::string buffer;
    std::string reply;

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

/// Memory for `size` bytes, valid until the next call of this function or of holdfast_load_table(), which
/// takes the bytes away: after it, a request must be written again.
__attribute__((export_name("holdfast_buffer"))) char* holdfast_buffer(std::size_t size) {
    std::string& buffer = Engine::instance().buffer;
    buffer.resize(size);
    return buffer.data();
}

/// 0: the reply is the answer; 1: the request was refused, and 2: it could not be answered, with the error as
/// the reply; 3: the reply is the number of the table that has to be loaded before the request is asked
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
    } catch (const holdfast::holdem::PreflopTableMissing& missing) {
        engine.reply = std::to_string(static_cast<int>(missing.table));
        return table_missing;
    }
}

/// The reply in UTF-8, valid until the next holdfast_ask().
__attribute__((export_name("holdfast_reply"))) const char* holdfast_reply() {
    return Engine::instance().reply.data();
}

__attribute__((export_name("holdfast_reply_size"))) std::size_t holdfast_reply_size() {
    return Engine::instance().reply.size();
}

/// Takes the bytes of a table from the buffer; false if they are not those of that table.
__attribute__((export_name("holdfast_load_table"))) bool holdfast_load_table(int table) {
    if (table < 0 || table >= holdfast::holdem::preflop_table_count) return false;
    try {
        holdfast::holdem::load_preflop_table(static_cast<PreflopTable>(table),
                                             std::move(Engine::instance().buffer));
        return true;
    } catch (const std::invalid_argument&) {
        return false;
    }
}

}  // extern "C"
