#include <algorithm>
#include <map>

#include <holdfast/core/stop.h>
#include <holdfast/strategy/rules/exception_patterns.h>

namespace holdfast::videopoker::penalties {
namespace {

class ExceptionSearch {
  public:
    ExceptionSearch(const std::vector<Example>& examples, const std::vector<Side>& decided,
                    const StopFlag* stop)
        : examples_(examples), decided_(decided), stop_(stop) {}

    void split(const std::vector<u32>& group, PatternDetail detail) {
        std::map<std::string, std::vector<u32>> parts;
        for (const u32 each : group) {
            throw_if_stopped(stop_);
            parts[pattern_of(examples_[each].contest, detail)].push_back(each);
        }
        for (const auto& [pattern, part] : parts) settle(pattern, part, detail);
    }

    std::vector<Clause> found;

  private:
    void settle(const std::string& pattern, const std::vector<u32>& part, PatternDetail detail) {
        // A pattern of which every example wants the same may be said as a whole, the right ones among them:
        // shorter than their suits. Where none is wrong nothing is said.
        bool is_wrong = false;
        bool is_mixed = false;
        for (const u32 each : part) {
            is_wrong = is_wrong || decided_[each] != examples_[each].better;
            is_mixed = is_mixed || examples_[each].better != examples_[part.front()].better;
        }
        if (!is_wrong) return;
        if (!is_mixed) {
            found.push_back({examples_[part.front()].better, {}, CardPattern{detail, pattern}});
        } else if (detail != PatternDetail::all_suits) {
            split(part,
                  detail == PatternDetail::ranks ? PatternDetail::others_suits : PatternDetail::all_suits);
        }
    }

    const std::vector<Example>& examples_;
    const std::vector<Side>& decided_;
    const StopFlag* stop_;
};

}  // namespace

std::vector<Clause> exceptions_for(const std::vector<Example>& examples, const std::vector<u32>& open,
                                   const std::vector<Side>& decided, const StopFlag* stop) {
    const bool is_right = std::all_of(open.begin(), open.end(),
                                      [&](u32 each) { return decided[each] == examples[each].better; });
    if (is_right) return {};
    ExceptionSearch search(examples, decided, stop);
    search.split(open, PatternDetail::ranks);
    return search.found;
}

}  // namespace holdfast::videopoker::penalties
