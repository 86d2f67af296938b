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
    /// The session's only State, a type defined by a family of games; default-constructed on first use.
    /// Thread-safe, and each State must be thread-safe itself; make() is not.
    template <class State>
    State& of() {
        const std::lock_guard<std::mutex> lock(mutex_);
        std::shared_ptr<void>& state = states_[typeid(State)];
        if (state == nullptr) state = std::make_shared<State>();
        return *static_cast<State*>(state.get());
    }

    /// Constructs the State from these arguments instead. Call it before the first query.
    template <class State, class... Arguments>
    void make(Arguments&&... arguments) {
        states_[typeid(State)] = std::make_shared<State>(std::forward<Arguments>(arguments)...);
    }

    /// Adds queries that ask() answers besides those of the registry, such as local_queries(). Call it before
    /// the first query; the queries must outlive this object.
    void answer_also(const std::vector<const Query*>& queries) { further_ = queries; }
    const std::vector<const Query*>& further_queries() const { return further_; }

    /// Sets a value for a field, as a front end's option does: each request that lacks the field gets it, if
    /// its query has such a field. Call it before the first query.
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
