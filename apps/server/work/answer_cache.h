// Answers given before, found by the canonical text of their request. When all of them together pass the
// bound in bytes, those asked for least recently are dropped. For one thread.
#pragma once

#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

#include <apps/server/http/content.h>

namespace holdfast::server {

class AnswerCache {
  public:
    explicit AnswerCache(std::size_t most_bytes) : most_bytes_(most_bytes) {}

    /// The answer kept for this text, which counts as asked for now; null if there is none.
    SharedContent find(std::string_view request);
    /// Keeps an answer, unless there is one for this text already. An answer larger than an eighth of the
    /// bound is not kept: it would drive out too many others.
    void keep(std::string request, SharedContent answer);
    /// Puts this answer in the place of the one kept for the text, if there is one.
    void replace(std::string_view request, SharedContent answer);

    std::size_t size() const { return entries_.size(); }
    std::size_t bytes() const { return bytes_; }

  private:
    struct Entry {
        std::string request;
        SharedContent answer;
    };
    using Entries = std::list<Entry>;

    static std::size_t bytes_of(const Entry& entry);
    void drop_last();

    std::size_t most_bytes_;
    std::size_t bytes_ = 0;
    Entries entries_;  // the one asked for last comes first
    // Keys are views of the texts in entries_: nodes of a list stay where they are.
    std::unordered_map<std::string_view, Entries::iterator> by_request_;
};

}  // namespace holdfast::server
