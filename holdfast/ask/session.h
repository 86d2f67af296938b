// State shared by queries, such as prepared games and tables of odds. Every front end has one session and uses it for
// all its queries, from any number of threads; answers never depend on earlier queries.
#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <typeindex>
#include <utility>
#include <vector>

#include <holdfast/ask/input/json_value.h>

namespace holdfast::ask {

struct Query;

class Session {
  public:
    /// The session's one State, a type of the family of games that needs it: made by its default constructor when it is
    /// first asked for. Thread-safe, as each State is for itself, unless it is set before the first query.
    template <class State>
    State& of() {
        const std::lock_guard<std::mutex> lock(mutex_);
        std::shared_ptr<void>& state = states_[typeid(State)];
        if (state == nullptr) state = std::make_shared<State>();
        return *static_cast<State*>(state.get());
    }

    /// Makes the State of these arguments instead. To be called before the first query.
    template <class State, class... Arguments>
    void make(Arguments&&... arguments) {
        states_[typeid(State)] = std::make_shared<State>(std::forward<Arguments>(arguments)...);
    }

    /// Queries that ask() answers besides those of the registry, such as local_queries(). To be set before
    /// the first query; they outlive this.
    void answer_also(const std::vector<const Query*>& queries) { further_ = queries; }
    const std::vector<const Query*>& further_queries() const { return further_; }

    /// Gives this member to every request that lacks it and whose query has such a field, as an option of a front end
    /// does. To be called before the first query.
    void supply(std::string field, JsonValue value) {
        supplied_.push_back({std::move(field), std::move(value)});
    }
    const std::vector<JsonValue::Member>& supplied() const { return supplied_; }

  private:
    std::mutex mutex_;
    std::map<std::type_index, std::shared_ptr<void>> states_;
    std::vector<const Query*> further_;
    std::vector<JsonValue::Member> supplied_;
};

}  // namespace holdfast::ask
