#include <algorithm>
#include <utility>

#include <apps/server/fair_queue.h>

namespace holdfast::server {

FairQueue::SharedTask FairQueue::push(const std::string& client, SharedTask task) {
    Client& own = clients_.try_emplace(client, Client{client, {}, {}, 0}).first->second;
    if (own.waiting.size() >= limits_.most_each) return task;
    SharedTask displaced;
    if (size_ >= limits_.most) {
        displaced = displace(own);
        if (!displaced) return task;
    }
    if (own.waiting.empty()) in_line_.push_back(&own);
    own.waiting.push_back(std::move(task));
    ++size_;
    return displaced;
}

/// The last task of the client with most of them, if the newcomer would still have no more than it. Null: none.
FairQueue::SharedTask FairQueue::displace(const Client& newcomer) {
    const auto longest = std::max_element(
        in_line_.begin(), in_line_.end(),
        [](const Client* a, const Client* b) { return a->waiting.size() < b->waiting.size(); });
    if (longest == in_line_.end() || (*longest)->waiting.size() < newcomer.waiting.size() + 2) return nullptr;
    // At least two wait there, so the client stays in line.
    SharedTask last = std::move((*longest)->waiting.back());
    (*longest)->waiting.pop_back();
    --size_;
    return last;
}

FairQueue::Taken FairQueue::pop() {
    // Of equals the first in line.
    const auto next = std::min_element(in_line_.begin(), in_line_.end(),
                                       [](const Client* a, const Client* b) { return a->taken < b->taken; });
    if (next == in_line_.end()) return {};
    Client& client = **next;
    Taken taken{std::move(client.waiting.front()), client.name};
    client.waiting.pop_front();
    client.taken += limits_.slice;
    ++client.running;
    --size_;
    if (client.waiting.empty()) in_line_.erase(next);
    return taken;
}

void FairQueue::end(const std::string& client, Duration taken) {
    const auto found = clients_.find(client);
    if (found == clients_.end()) return;
    --found->second.running;
    found->second.taken = std::max(found->second.taken + taken - limits_.slice, Duration{});
}

void FairQueue::halve() {
    constexpr std::chrono::microseconds nothing{100};
    for (auto each = clients_.begin(); each != clients_.end();) {
        Client& client = each->second;
        // What runs keeps its slice: end() takes it back, and charges what was taken.
        client.taken = std::max(client.taken / 2, client.running * limits_.slice);
        const bool is_idle = client.waiting.empty() && client.running == 0;
        each = is_idle && client.taken < nothing ? clients_.erase(each) : std::next(each);
    }
}

void FairQueue::remove_if(const std::function<bool(const Task&)>& is_over) {
    for (Client* const client : in_line_) {
        const auto rest = std::remove_if(client->waiting.begin(), client->waiting.end(),
                                         [&](const SharedTask& task) { return is_over(*task); });
        size_ -= static_cast<std::size_t>(client->waiting.end() - rest);
        client->waiting.erase(rest, client->waiting.end());
    }
    in_line_.erase(std::remove_if(in_line_.begin(), in_line_.end(),
                                  [](const Client* client) { return client->waiting.empty(); }),
                   in_line_.end());
}

}  // namespace holdfast::server
