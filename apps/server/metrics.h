// The metrics at /metrics, in the text format of Prometheus: counts and durations of requests, and the load.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include <apps/server/work/compute_pool.h>
#include <prometheus/counter.h>
#include <prometheus/family.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

namespace holdfast::server {

/// The metrics of the server. Only one thread may use them.
class Metrics {
  public:
    Metrics();

    /// Counts a request and how long it took. `route`: the name of a query, or of what else was asked for; it
    /// comes from a fixed list.
    void count(std::string_view route, unsigned status, std::chrono::steady_clock::duration taken);
    /// Counts a look-up of a cached answer.
    void count_cache(bool is_hit);

    /// The load at the moment.
    struct Levels {
        std::array<ComputePool::Load, Job::lanes> lanes;
        std::size_t connections;
        std::size_t cache_bytes;
        std::size_t cache_answers;
        std::size_t prepared_game_bytes;
    };
    /// All metrics in the text format of Prometheus, version 0.0.4.
    std::string text(const Levels& levels);

  private:
    prometheus::Registry registry_;
    prometheus::Family<prometheus::Counter>& requests_;
    prometheus::Family<prometheus::Histogram>& durations_;
    prometheus::Family<prometheus::Gauge>& waiting_;
    prometheus::Family<prometheus::Gauge>& running_;
    prometheus::Gauge& connections_;
    prometheus::Gauge& cache_bytes_;
    prometheus::Gauge& cache_answers_;
    prometheus::Gauge& game_bytes_;
    prometheus::Gauge& memory_;
    std::array<prometheus::Counter*, 2> cache_{};  // misses, hits
    // What a request adds to, found without building its labels again.
    std::map<std::pair<std::string, unsigned>, prometheus::Counter*, std::less<>> counters_;
    std::map<std::string, prometheus::Histogram*, std::less<>> histograms_;
};

}  // namespace holdfast::server
