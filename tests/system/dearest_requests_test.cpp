// The dearest legal request of every query, found by a search over its fields: one field after the other takes the value
// that makes the request cost most, its bounds among others. Whatever it asks stays within 2 GB, or is refused; and it
// ends soon after the stop flag is raised, at any time or by any call of progress.
//
// Each request runs in a process of its own, whose address space and processor time are limited.
#include <algorithm>
#include <array>
#include <csignal>
#include <ctime>
#include <stdexcept>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <holdfast/core/counter_random.h>
#include <holdfast/queries/ask.h>
#include <holdfast/queries/registry.h>

namespace holdfast::queries {
namespace {

constexpr rlim_t most_memory = rlim_t{2} << 30U;
constexpr double longest_after_stop = 2;  // seconds; a quarter of one is what the documents say
constexpr rlim_t longest_in_all = 60;     // seconds, after which the process is ended

/// When to raise the stop flag.
struct StopAt {
    double seconds;      ///< of processor time
    u64 progress_calls;  ///< or after so many, if that is earlier; 0: never
};

/// What a request cost until it ended.
struct Cost {
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

StopFlag stop_flag;
volatile double stopped_at = 0;

void raise_stop() {
    if (stop_flag.stop_requested()) return;
    stopped_at = processor_time();
    stop_flag.request_stop();
}

void raise_after(double seconds) {
    std::signal(SIGPROF, [](int) { raise_stop(); });
    const auto whole = static_cast<time_t>(seconds);
    const itimerval timer{{0, 0},
                          {whole, static_cast<suseconds_t>(1e6 * (seconds - static_cast<double>(whole)))}};
    setitimer(ITIMER_PROF, &timer, nullptr);
}

/// In the child.
Cost run_here(const std::string& request, const StopAt& stop) {
    const rlimit memory{most_memory, most_memory};
    const rlimit time{longest_in_all, longest_in_all};
    setrlimit(RLIMIT_AS, &memory);
    setrlimit(RLIMIT_CPU, &time);
    raise_after(stop.seconds);
    Cost cost;
    u64 calls = 0;
    const Work work{1,
                    [&](u64, u64) {
                        if (++calls == stop.progress_calls) raise_stop();
                    },
                    &stop_flag};
    try {
        Session session;
        const Reply reply = ask(session, request, work);
        cost.is_legal = reply.kind != Reply::Kind::refusal;
        cost.is_failure = reply.kind == Reply::Kind::failure;
    } catch (const Stopped&) {
        cost.is_legal = true;
    }
    cost.seconds = processor_time();
    if (stop_flag.stop_requested()) cost.after_stop = cost.seconds - stopped_at;
    return cost;
}

Cost cost_of(const std::string& request, const StopAt& stop) {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) throw std::runtime_error("pipe");
    const pid_t child = fork();
    if (child == 0) {
        const Cost cost = run_here(request, stop);
        static_cast<void>(!write(ends[1], &cost, sizeof cost));
        _exit(0);
    }
    close(ends[1]);
    Cost cost;
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

/// A paytable of many rows: quads, trips and pairs of each rank, which pay as differently as they may.
std::string game_of_many_rows(int quads, int trips, int pairs) {
    std::string text =
        "id = \"dear\"\nname = \"dear\"\ndeck = 52\nwild = []\n[[pay]]\nhand = \"royal flush\"\npays = 800\n"
        "[[pay]]\nhand = \"straight flush\"\npays = 50\n[[pay]]\nhand = \"full house\"\npays = 9\n";
    const std::string ranks = "23456789TJQKA";
    int number = 0;
    const auto add = [&](const char* hand, int rows) {
        for (int row = 0; row < rows; ++row) {
            text += std::string("[[pay]]\nhand = \"") + hand + "\"\nrank = \"" +
                    ranks[static_cast<std::size_t>(row)] + "\"\npays = \"" +
                    std::to_string((1 << (number % 13)) + number) + "/8192\"\n";
            ++number;
        }
    };
    add("four of a kind", quads);
    add("three of a kind", trips);
    add("pair", pairs);
    return text;
}

std::string machine_of_many_states() {
    std::string text =
        "id = \"dear\"\nname = \"dear\"\nkind = \"ultimate-x\"\ngame = \"jacks-or-better-9-6\"\nlines = 10\n"
        "cost = 2\n[multipliers]\n";
    int multiplier = 20;
    for (const char* row : {"royal flush", "straight flush", "four of a kind", "full house", "flush",
                            "straight", "three of a kind", "two pair", "jacks or better", "nothing"}) {
        text += "\"" + std::string(row) + "\" = " + std::to_string(multiplier--) + "\n";
    }
    return text;
}

std::vector<Json> dear_games() {
    std::vector<Json> games{"double-joker-full-pay",
                            "five-jokers",
                            "ultimate-x-10-double-double-bonus-9-6",
                            {{"toml", machine_of_many_states()}}};
    for (const auto& [quads, trips, pairs] : {std::array{0, 0, 13}, {0, 13, 0}, {13, 13, 13}, {0, 0, 6}}) {
        games.push_back({{"toml", game_of_many_rows(quads, trips, pairs)}});
    }
    return games;
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
    if (field.kind == FieldKind::ranges || field.name == "versus") {
        for (const char* range : {"random", "top 20%"}) {
            for (Json& list : lists_of(range, {1, 2, 3, 4, 9, 10})) add(list);
        }
        add({"random", "random", "random", "AhKh", "AhKh"});
        add({every_combo_weighted(), every_combo_weighted(), every_combo_weighted(), "random:0.000001"});
    }
    if (field.kind == FieldKind::game || field.kind == FieldKind::games) {
        for (const Json& game : dear_games())
            add(field.kind == FieldKind::game ? game : Json{game, game, "five-jokers"});
    }
    if (field.kind == FieldKind::cards) add("");
    if (field.kind == FieldKind::pays)
        add({{"flush", "6.000001"}, {"full house", "9.000003"}, {"two pair", "2.000007"}});
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
    static Cost probe(const Json& request) { return cost_of(request.dump(), {0.3, 0}); }

    /// One field after the other, twice: what a field costs depends on the others.
    static Json dearest(Json request, const Query& query) {
        Cost most = probe(request);
        for (int pass = 0; pass < 2; ++pass) {
            for (const Field& field : query.fields) {
                const std::string name(field.name);
                const Json usual = request.contains(name) ? request[name] : Json();
                Json best = request;
                for (const Json& value : candidates(field, usual)) {
                    Json other = request;
                    other.erase(name);
                    if (!value.is_null()) other[name] = value;
                    const Cost cost = probe(other);
                    expect_bounded(other, cost);
                    if (cost.is_legal && cost.weight() > most.weight()) {
                        most = cost;
                        best = other;
                    }
                }
                request = best;
            }
        }
        return request;
    }

    static void expect_bounded(const Json& request, const Cost& cost) {
        const std::string text = request.dump().substr(0, 2000);
        EXPECT_FALSE(cost.is_failure) << cost.megabytes << " MB: " << text;
        EXPECT_LT(cost.after_stop, longest_after_stop) << text;
    }
};

TEST_P(DearestRequestsSlow, AreBoundedAndStop) {
    const Query& query = *GetParam();
    for (const std::string_view example : query.examples) {
        const Json request = dearest(Json::parse(example), query);
        const u64 later = 2 + CounterRandom(1, example.size()).below(20);
        for (const StopAt& stop : {StopAt{6, 1}, StopAt{6, later}, StopAt{6, 0}}) {
            expect_bounded(request, cost_of(request.dump(), stop));
        }
    }
}

std::string name_of_query(const testing::TestParamInfo<const Query*>& info) {
    std::string name(info.param->name);
    std::replace(name.begin(), name.end(), '.', '_');
    return name;
}

INSTANTIATE_TEST_SUITE_P(Registry, DearestRequestsSlow, testing::ValuesIn(registry()), name_of_query);

}  // namespace
}  // namespace holdfast::queries
