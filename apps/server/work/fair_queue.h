// The queries that wait for one lane of the pool. The client that has used least of the lane's time lately
// comes first, so a client that asks a lot waits behind its own queries, and others hardly notice.
//
//   time taken    charged when a query is taken, at the most that it may take, and corrected when it ends; halves
//                 every second
//   expected time an upper-biased moving average of this client's last queries; for a new client, of the first
//                 queries of other new ones. It orders clients that have taken little yet, so that one known for
//                 quick queries waits behind few of those that arrive together with long ones
//   first look    if others wait, a new client's first query gets only a part of a slice
//   places        one for each client who asks it; a query that is taken leaves all of them
//   full queue    the client with the most waiting queries gives up its last one, unless it
//                 would then have fewer than the newcomer
//
// For one thread at a time.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace holdfast::server {

struct Task;

class FairQueue {
  public:
    using Duration = std::chrono::steady_clock::duration;
    using SharedTask = std::shared_ptr<Task>;

    struct Limits {
        std::size_t most;       ///< tasks that wait
        std::size_t most_each;  ///< of them, for each client
        Duration slice;         ///< what a task may take, and is assumed to take until it ends
    };

    explicit FairQueue(const Limits& limits) : limits_(limits) {}

    /// Appends the task to what this client waits for, unless it is there already. Returns the task that is
    /// left without a place with any client: this one, one that gave way, or null.
    SharedTask push(const std::string& client, const SharedTask& task);
    /// Whether a task that this client does not wait for yet would have a place.
    bool has_room(const std::string& client) const;
    /// Whether the task has a place, with any client.
    bool has(const SharedTask& task) const { return places_.count(task.get()) > 0; }

    struct Taken {
        SharedTask task;
        std::string client;
        Duration slice{};  ///< may be less than a whole one: a first look
    };
    /// The next one; without a task if none waits.
    Taken pop();
    /// Reports that a task ran for `taken` and ended; to finish it would have needed `whole`.
    void end(const std::string& client, Duration taken, Duration whole);
    /// Once a second: forgets half of what was taken, and the clients of whom nothing is left.
    void halve();
    /// Takes out the tasks for which `is_over` holds.
    void remove_if(const std::function<bool(const Task&)>& is_over);

    std::size_t size() const { return size_; }
    std::size_t clients() const { return clients_.size(); }

  private:
    struct Client {
        std::string name;
        std::deque<SharedTask> waiting;
        Duration taken{};
        std::optional<Duration> expected_time;  ///< none until the first query has ended
        int running = 0;                        ///< taken, and not ended yet
    };

    Duration expected_time_of(const Client& client) const {
        return client.expected_time.value_or(expected_of_new_);
    }
    std::pair<Duration, Duration> turn_of(const Client& client) const;
    Client* who_gives_way(std::size_t waiting) const;
    SharedTask displace(const Client& newcomer);
    void leave(const SharedTask& task);

    const Limits limits_;
    std::unordered_map<std::string, Client> clients_;
    std::vector<Client*> in_line_;  // those with something waiting; nodes of the map stay where they are
    std::unordered_map<const Task*, std::size_t> places_;
    std::size_t size_ = 0;
    Duration expected_of_new_{};
};

}  // namespace holdfast::server
