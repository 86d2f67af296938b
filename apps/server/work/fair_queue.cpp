#include <algorithm>

#include <apps/server/work/fair_queue.h>

namespace holdfast::server {

FairQueue::SharedTask FairQueue::push(const std::string& client, const SharedTask& task) {
    Client& own = clients_.try_emplace(client, Client{client, {}, {}, std::nullopt, 0}).first->second;
    // A task that one client asks for twice has only one place with it.
    if (has(task) && std::count(own.waiting.begin(), own.waiting.end(), task) > 0) return nullptr;
    SharedTask displaced;
    const bool may_wait = own.waiting.size() < limits_.most_each;
    if (may_wait && size_ >= limits_.most) displaced = displace(own);
    if (!may_wait || size_ >= limits_.most) return has(task) ? nullptr : task;
    if (own.waiting.empty()) in_line_.push_back(&own);
    own.waiting.push_back(task);
    ++places_[task.get()];
    ++size_;
    return displaced && !has(displaced) ? displaced : nullptr;
}

bool FairQueue::has_room(const std::string& client) const {
    const auto known = clients_.find(client);
    const std::size_t waiting = known == clients_.end() ? 0 : known->second.waiting.size();
    return waiting < limits_.most_each && (size_ < limits_.most || who_gives_way(waiting) != nullptr);
}

/// The client with the most tasks; null if, with one less, it would have fewer than a newcomer with one more
/// than `waiting`.
FairQueue::Client* FairQueue::who_gives_way(std::size_t waiting) const {
    const auto longest = std::max_element(
        in_line_.begin(), in_line_.end(),
        [](const Client* a, const Client* b) { return a->waiting.size() < b->waiting.size(); });
    return longest == in_line_.end() || (*longest)->waiting.size() < waiting + 2 ? nullptr : *longest;
}

/// The last task of the client who gives way, or null.
FairQueue::SharedTask FairQueue::displace(const Client& newcomer) {
    Client* const longest = who_gives_way(newcomer.waiting.size());
    if (longest == nullptr) return nullptr;
    // At least two wait there, so the client stays in line.
    SharedTask last = std::move(longest->waiting.back());
    longest->waiting.pop_back();
    leave(last);
    return last;
}

/// Gives back one place of the task.
void FairQueue::leave(const SharedTask& task) {
    const auto found = places_.find(task.get());
    if (--found->second == 0) places_.erase(found);
    --size_;
}

/// The turn of a client: the time that it has taken, but at least what its next queries are likely to take; among
/// equals, the time that it has taken. So the expected time counts only until it is taken: among clients who ask on
/// and on, each would otherwise wait for all those whose last query happened to be quick.
std::pair<FairQueue::Duration, FairQueue::Duration> FairQueue::turn_of(const Client& client) const {
    constexpr int next_queries = 2;
    return {std::max(client.taken, next_queries * expected_time_of(client)), client.taken};
}

FairQueue::Taken FairQueue::pop() {
    // Among equals, the first in line.
    const auto next =
        std::min_element(in_line_.begin(), in_line_.end(),
                         [this](const Client* a, const Client* b) { return turn_of(*a) < turn_of(*b); });
    if (next == in_line_.end()) return {};
    Client& client = **next;
    constexpr int looks = 8;  // in a slice
    const bool is_first_look = !client.expected_time && in_line_.size() > 1;
    Taken taken{client.waiting.front(), client.name, limits_.slice / (is_first_look ? looks : 1)};
    // Charged in full at once, so that a client cannot fill all threads before its first query ends.
    client.taken += limits_.slice;
    ++client.running;
    remove_if([&](const Task& task) { return &task == taken.task.get(); });
    return taken;
}

void FairQueue::end(const std::string& client, Duration taken, Duration whole) {
    const auto found = clients_.find(client);
    if (found == clients_.end()) return;
    Client& own = found->second;
    --own.running;
    // The slice that pop() charged, for what was really taken.
    own.taken = std::max(own.taken + taken - limits_.slice, Duration{});
    const Duration before = expected_time_of(own);
    const Duration last = std::min(whole, limits_.slice);
    const Duration expected = last > before ? last : (before + last) / 2;
    if (!own.expected_time) expected_of_new_ = expected;
    own.expected_time = expected;
}

void FairQueue::halve() {
    // A client who owes less than this is as good as new, and is forgotten: memory stays bounded.
    constexpr std::chrono::microseconds nothing{100};
    for (auto each = clients_.begin(); each != clients_.end();) {
        Client& client = each->second;
        // Running tasks stay charged with a slice: end() replaces it with the time really taken.
        client.taken = std::max(client.taken / 2, client.running * limits_.slice);
        const bool is_idle = client.waiting.empty() && client.running == 0;
        each = is_idle && client.taken < nothing ? clients_.erase(each) : std::next(each);
    }
}

void FairQueue::remove_if(const std::function<bool(const Task&)>& is_over) {
    // Each place is given back by itself: a task may wait with several clients.
    const auto leaves = [&](const SharedTask& task) {
        const bool is_leaving = is_over(*task);
        if (is_leaving) leave(task);
        return is_leaving;
    };
    for (Client* const client : in_line_) {
        std::deque<SharedTask>& waiting = client->waiting;
        waiting.erase(std::remove_if(waiting.begin(), waiting.end(), leaves), waiting.end());
    }
    in_line_.erase(std::remove_if(in_line_.begin(), in_line_.end(),
                                  [](const Client* client) { return client->waiting.empty(); }),
                   in_line_.end());
}

}  // namespace holdfast::server
