#include <fstream>

#include <apps/server/metrics.h>
#include <prometheus/text_serializer.h>
#include <unistd.h>

namespace holdfast::server {
namespace {

using prometheus::BuildCounter;
using prometheus::BuildGauge;
using prometheus::BuildHistogram;

/// The upper ends of the histogram's buckets in seconds: from a cached answer to the usual time limit.
const prometheus::Histogram::BucketBoundaries& bounds() {
    static const prometheus::Histogram::BucketBoundaries in_seconds{
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30};
    return in_seconds;
}

/// A gauge without labels, which lives as long as the registry.
prometheus::Gauge& gauge(prometheus::Registry& registry, const char* name, const char* help) {
    return BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

/// The resident memory in bytes, read from /proc, since getrusage() tells only the peak.
double resident_bytes() {
    std::ifstream file("/proc/self/statm");
    double pages = 0;
    double resident = 0;
    // In pages: the size of the program, then what of it is in memory.
    file >> pages >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE));
}

}  // namespace

Metrics::Metrics()
    : requests_(BuildCounter().Name("holdfast_requests_total").Help("Requests answered").Register(registry_)),
      durations_(BuildHistogram()
                     .Name("holdfast_request_seconds")
                     .Help("Time from the last byte of a request to the last byte of its response")
                     .Register(registry_)),
      waiting_(BuildGauge().Name("holdfast_queries_waiting").Help("Queries waiting").Register(registry_)),
      running_(
          BuildGauge().Name("holdfast_queries_running").Help("Queries being answered").Register(registry_)),
      connections_(gauge(registry_, "holdfast_connections", "Open connections")),
      cache_bytes_(gauge(registry_, "holdfast_cache_bytes", "Memory of cached answers")),
      cache_answers_(gauge(registry_, "holdfast_cache_answers", "Cached answers")),
      game_bytes_(gauge(registry_, "holdfast_prepared_games_bytes", "Memory of prepared games")),
      memory_(gauge(registry_, "process_resident_memory_bytes", "Resident memory")) {
    auto& lookups = BuildCounter()
                        .Name("holdfast_cache_lookups_total")
                        .Help("Lookups of cached answers")
                        .Register(registry_);
    cache_ = {&lookups.Add({{"result", "miss"}}), &lookups.Add({{"result", "hit"}})};
}

// The registry finds a counter by building a map of labels, so those in use are remembered here. Routes are
// few and chosen by the service: no client can make more of them.
void Metrics::count(std::string_view route, unsigned status, std::chrono::steady_clock::duration taken) {
    const std::string name(route);
    prometheus::Counter*& counter = counters_[{name, status}];
    if (counter == nullptr) counter = &requests_.Add({{"route", name}, {"status", std::to_string(status)}});
    counter->Increment();
    prometheus::Histogram*& histogram = histograms_[name];
    if (histogram == nullptr) histogram = &durations_.Add({{"route", name}}, bounds());
    histogram->Observe(std::chrono::duration<double>(taken).count());
}

// Hits and misses are one metric with a label, so that their ratio is easy to ask for.
void Metrics::count_cache(bool is_hit) {
    cache_.at(is_hit ? 1 : 0)->Increment();
}

// Counters are kept up as requests end; levels are only known now, when somebody asks.
std::string Metrics::text(const Levels& levels) {
    constexpr std::array<const char*, Job::lanes> names{"quick", "middle", "slow"};
    for (std::size_t lane = 0; lane < Job::lanes; ++lane) {
        waiting_.Add({{"lane", names.at(lane)}}).Set(static_cast<double>(levels.lanes.at(lane).waiting));
        running_.Add({{"lane", names.at(lane)}}).Set(static_cast<double>(levels.lanes.at(lane).running));
    }
    connections_.Set(static_cast<double>(levels.connections));
    cache_bytes_.Set(static_cast<double>(levels.cache_bytes));
    cache_answers_.Set(static_cast<double>(levels.cache_answers));
    game_bytes_.Set(static_cast<double>(levels.prepared_game_bytes));
    memory_.Set(resident_bytes());
    return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace holdfast::server
