// The question `bench`: how long the library takes on this machine, and the signature of its answers.
//
// A timing is the median of several runs; the signature says that the answers timed are the right ones.
#pragma once

#include <string>
#include <vector>

#include <holdfast/core/progress.h>
#include <holdfast/queries/output/style.h>
#include <holdfast/queries/system/signature.h>

namespace holdfast::queries {

struct BenchRequest {
    int runs = 9;  ///< of each timing at most, at least 1; fewer where they take long
};

struct Timing {
    std::string name;
    double seconds;  ///< for one of them
};

struct BenchAnswer {
    unsigned threads;  ///< workers that a long work may use
    std::vector<Timing> timings;
    Signature signature;
};

/// Throws Stopped. Progress counts the games of the signature.
BenchAnswer answer(const BenchRequest& request, const Work& work = {});

std::string to_json(const BenchAnswer& answer);
std::string to_csv(const BenchAnswer& answer);
std::string to_text(const BenchAnswer& answer, const TextStyle& style = {});

}  // namespace holdfast::queries
