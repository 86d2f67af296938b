// The dearest legal request of every query, found by a search over its fields: one field after the other takes the value
// that makes the request cost most, its bounds among others. Whatever it asks stays within 2 GB, or is refused; and it
// ends soon after the stop flag is raised, at any time or by any call of progress.
//
// Each request runs in a process of its own, whose address space and processor time are limited. The memory that it
// prints is what docs/reference/limits.md states.
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <ctime>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <tests/support/dear_requests.h>
#include <unistd.h>

#include <holdfast/ask/ask.h>
#include <holdfast/ask/registry.h>
#include <holdfast/core/counter_random.h>

namespace holdfast::ask {
namespace {

constexpr rlim_t most_memory = rlim_t{2} << 30U;
constexpr double longest_after_stop = 2;  // seconds; a quarter of one is what the documents say
constexpr rlim_t longest_in_all = 60;     // seconds, after which the process is ended

/// When to raise the stop flag.
struct StopAt {
    double seconds;      ///< of processor time
    u64 progress_calls;  ///< or after this number, if that is earlier; 0: never
};

/// What a request cost until it ended.
struct RequestCost {
    bool is_legal = false;
    bool is_failure = false;  ///< not enough memory, for one, or no end
    double seconds = 0;
    double after_stop = 0;
    long megabytes = 0;

    double weight() const { return static_cast<double>(megabytes) + 100 * seconds; }
};

double processor_time() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

StopFlag stop_of_request;
volatile double stopped_at = 0;

void raise_stop() {
    if (stop_of_request.stop_requested()) return;
    stopped_at = processor_time();
    stop_of_request.request_stop();
}

void raise_after(double seconds) {
    std::signal(SIGPROF, [](int) { raise_stop(); });
    const auto whole = static_cast<time_t>(seconds);
    const itimerval timer{{0, 0},
                          {whole, static_cast<suseconds_t>(1e6 * (seconds - static_cast<double>(whole)))}};
    setitimer(ITIMER_PROF, &timer, nullptr);
}

/// In the child.
RequestCost run_here(const std::string& request, const StopAt& stop) {
    const rlimit memory{most_memory, most_memory};
    const rlimit time{longest_in_all, longest_in_all};
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CPU, &time);
    raise_after(stop.seconds);
    RequestCost cost;
    u64 calls = 0;
    const Work work{1,
                    [&](u64, u64) {
                        if (++calls == stop.progress_calls) raise_stop();
                    },
                    &stop_of_request};
    try {
        Session session;
        const Reply reply = ask(session, request, work);
        cost.is_legal = reply.kind != Reply::Kind::refusal;
        cost.is_failure = reply.kind == Reply::Kind::failure;
    } catch (const Stopped&) {
        cost.is_legal = true;
    }
    cost.seconds = processor_time();
    if (stop_of_request.stop_requested()) cost.after_stop = cost.seconds - stopped_at;
    return cost;
}

RequestCost cost_of(const std::string& request, const StopAt& stop) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("pipe");
    const pid_t child = fork();
    if (child == 0) {
        const RequestCost cost = run_here(request, stop);
        static_cast<void>(!write(ends[1], &cost, sizeof cost));
        _exit(0);
    }
    close(ends[1]);
    RequestCost cost;
    const bool has_ended = read(ends[0], &cost, sizeof cost) == sizeof cost;
    close(ends[0]);
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    if (!has_ended) {
        cost.is_legal = true;
        cost.is_failure = true;
    }
    cost.megabytes = used.ru_maxrss / 1024;
    return cost;
}

std::vector<Json> dear_games() {
    return {"double-joker-full-pay",
            "five-jokers",
            "ultimate-x-10-double-double-bonus-9-6",
            test::ultimate_x_of_many_sums(),
            test::largest_game(),
            test::suited_game(),
            test::game_of_ranks(0, 13, 13),
            test::game_of_ranks(13, 13, 13),
            test::game_of_ranks(0, 0, 13)};
}

std::string every_combo_weighted() {
    std::string text;
    for (const char* hand : {"AA", "KK", "QQ", "JJ", "TT", "99", "88", "77", "66", "55", "44", "33", "22"}) {
        text += std::string(hand) + ":0.999999,";
    }
    return text + "random:0.5";
}

std::vector<Json> lists_of(const Json& item, std::initializer_list<std::size_t> sizes) {
    std::vector<Json> lists;
    for (const std::size_t size : sizes) lists.push_back(Json(std::vector<Json>(size, item)));
    return lists;
}

/// The values that a field is tried with; null leaves it out.
std::vector<Json> candidates(const Field& field, const Json& usual) {
    std::vector<Json> values{nullptr};
    const auto add = [&](const Json& value) { values.push_back(value); };
    if (!field.least.empty()) add(field.least);
    if (!field.most.empty()) add(field.most);
    for (const std::string_view choice : field.choices) add(choice);
    if (field.kind == FieldKind::flag) add(true);
    if (field.kind == FieldKind::numbers && !field.least.empty() && !field.most.empty()) {
        add(std::string(field.least) + "-" + std::string(field.most));
    }
    if (field.kind == FieldKind::list || field.name == "versus") {
        for (const char* range : {"random", "top 20%"}) {
            for (Json& list : lists_of(range, {1, 2, 4, 10})) add(list);
        }
        add({"random", "random", "random", "AhKh", "AhKh"});
        add({every_combo_weighted(), every_combo_weighted(), every_combo_weighted(), "random:0.000001"});
    }
    if (field.kind == FieldKind::document || field.kind == FieldKind::documents) {
        for (const Json& game : dear_games()) {
            add(field.kind == FieldKind::document ? game : Json{game, game, "five-jokers"});
        }
    }
    if (field.kind == FieldKind::cards) add("");
    if (field.kind == FieldKind::settings) {
        add({{"flush", "6.000001"}, {"full house", "9.000003"}, {"two pair", "2.000007"}});
    }
    if (field.kind == FieldKind::lines && usual.is_string()) {
        std::string text;
        while (text.size() < 200'000) text += usual.get<std::string>() + "\n";
        add(text);
    }
    if (usual.is_array() && !usual.empty()) {
        for (Json& list : lists_of(usual.front(), {12, 64})) add(list);
    }
    return values;
}

class DearestRequestsSlow : public testing::TestWithParam<const Query*> {
  protected:
    /// The same request is asked once. The flag is raised at another time for each, but the same in every run.
    RequestCost probe(const Json& request) {
        const std::string text = request.dump();
        const auto known = costs_.find(text);
        if (known != costs_.end()) return known->second;
        const double seconds = 0.05 + 0.01 * static_cast<double>(CounterRandom(1, costs_.size()).below(25));
        const RequestCost cost = cost_of(text, {seconds, 0});
        expect_bounded(text, cost);
        return costs_[text] = cost;
    }

    /// The examples and the dear requests of the query, the dearest first.
    std::vector<Json> starts(const Query& query) {
        std::vector<Json> requests;
        for (const std::string_view example : query.examples) requests.push_back(Json::parse(example));
        for (const std::string& text : test::dear_requests()) {
            Json request = Json::parse(text);
            if (request["query"] == query.name) requests.push_back(std::move(request));
        }
        std::map<std::string, double> weight;
        for (const Json& each : requests) weight[each.dump()] = probe(each).weight();
        std::stable_sort(requests.begin(), requests.end(), [&](const Json& one, const Json& other) {
            return weight[one.dump()] > weight[other.dump()];
        });
        return requests;
    }

    /// One field after the other, until none makes it dearer: what a field costs depends on the others.
    Json dearest(Json request, const Query& query) {
        double most = probe(request).weight();
        for (bool is_dearer = true; is_dearer;) {
            is_dearer = false;
            for (const Field& field : query.fields) {
                const std::string name(field.name);
                const Json usual = request.contains(name) ? request[name] : Json();
                for (const Json& value : candidates(field, usual)) {
                    Json other = request;
                    other.erase(name);
                    if (!value.is_null()) other[name] = value;
                    const RequestCost cost = probe(other);
                    constexpr double noise = 2;
                    if (!cost.is_legal || cost.weight() <= most + noise) continue;
                    most = cost.weight();
                    request = other;
                    is_dearer = true;
                }
            }
        }
        return request;
    }

    void expect_bounded(const std::string& text, const RequestCost& cost) {
        EXPECT_FALSE(cost.is_failure) << cost.megabytes << " MB: " << text.substr(0, 2000);
        EXPECT_LT(cost.after_stop, longest_after_stop) << text.substr(0, 2000);
        longest_after_stop_ = std::max(longest_after_stop_, cost.after_stop);
        if (cost.megabytes <= most_megabytes_) return;
        most_megabytes_ = cost.megabytes;
        dearest_ = text;
    }

    std::map<std::string, RequestCost> costs_;
    double longest_after_stop_ = 0;
    long most_megabytes_ = 0;
    std::string dearest_;
};

TEST_P(DearestRequestsSlow, AreBoundedAndStop) {
    const Query& query = *GetParam();
    constexpr std::size_t most_starts = 2;
    std::vector<Json> requests = starts(query);
    std::set<std::string> asked;
    for (std::size_t start = 0; start < std::min(most_starts, requests.size()); ++start) {
        const std::string text = dearest(requests[start], query).dump();
        if (!asked.insert(text).second) continue;
        const u64 later = 2 + CounterRandom(2, start).below(20);
        for (const StopAt& stop : {StopAt{8, 1}, StopAt{8, later}, StopAt{1, 0}, StopAt{8, 0}}) {
            expect_bounded(text, cost_of(text, stop));
        }
    }
    std::printf("%s: %zu requests, at most %ld MB, at most %.3f s after the stop; %s\n",
                std::string(query.name).c_str(), costs_.size(), most_megabytes_, longest_after_stop_,
                dearest_.substr(0, 300).c_str());
}

std::string name_of_query(const testing::TestParamInfo<const Query*>& info) {
    std::string name(info.param->name);
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Registry, DearestRequestsSlow, testing::ValuesIn(registry()), name_of_query);

}  // namespace
}  // namespace holdfast::ask
