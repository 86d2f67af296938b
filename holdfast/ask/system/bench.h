// The query "bench": how fast this computer answers. It is a local query, because its answer differs each
// time, and a server may keep answers to queries of the registry.
//
// A timing is the median of several runs, which one slow run does not move. The signature says that the
// answers timed are the right ones.
#pragma once

#include <string>
#include <vector>

#include <holdfast/ask/system/signature.h>
#include <holdfast/core/progress.h>

namespace holdfast::ask {

struct BenchRequest {
    int runs = 9;  ///< of each timing, 1 or more; fewer if they take long

    static Query query();
    static BenchRequest read(const Fields& fields);
};

/// The time that one piece of work takes: one hand, one return table.
struct Timing {
    std::string name;
    double seconds;  ///< for one of them

    static void declare(Shape<Timing>& shape);
};

struct BenchAnswer {
    unsigned threads;  ///< workers that a long computation may use
    /// In the order in which they are taken.
    std::vector<Timing> timings;
    SignatureAnswer signature;

    static void declare(Shape<BenchAnswer>& shape);
};

/// Throws Stopped. Progress counts the games of the signature.
BenchAnswer answer(const BenchRequest& request, Session& session, const Work& work = {});

}  // namespace holdfast::ask
