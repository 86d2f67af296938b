#include <utility>

#include <apps/server/work/answer_cache.h>

namespace holdfast::server {

SharedContent AnswerCache::find(std::string_view request) {
    const auto found = by_request_.find(request);
    if (found == by_request_.end()) return nullptr;
    entries_.splice(entries_.begin(), entries_, found->second);
    // A copy of the pointer: the answer lives on even if the cache drops it while it is sent.
    return found->second->answer;
}

void AnswerCache::keep(std::string request, SharedContent answer) {
    constexpr std::size_t parts = 8;
    Entry entry{std::move(request), std::move(answer)};
    const std::size_t bytes = bytes_of(entry);
    if (bytes > most_bytes_ / parts || by_request_.count(entry.request) > 0) return;
    entries_.push_front(std::move(entry));
    try {
        by_request_.emplace(entries_.front().request, entries_.begin());
    } catch (...) {
        entries_.pop_front();
        throw;
    }
    bytes_ += bytes;
    while (bytes_ > most_bytes_) drop_last();
}

void AnswerCache::replace(std::string_view request, SharedContent answer) {
    const auto found = by_request_.find(request);
    if (found == by_request_.end()) return;
    Entry& entry = *found->second;
    bytes_ -= bytes_of(entry);
    entry.answer = std::move(answer);
    bytes_ += bytes_of(entry);
    while (bytes_ > most_bytes_) drop_last();
}

/// About the memory of the entry, with the nodes of list and map.
std::size_t AnswerCache::bytes_of(const Entry& entry) {
    constexpr std::size_t nodes = 160;
    return nodes + entry.request.capacity() + entry.answer->bytes();
}

void AnswerCache::drop_last() {
    bytes_ -= bytes_of(entries_.back());
    by_request_.erase(entries_.back().request);
    entries_.pop_back();
}

}  // namespace holdfast::server
