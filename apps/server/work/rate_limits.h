// How often each client may ask: a bucket of tokens for each, which fills at the rate and holds two seconds
// of it. A request takes one token. For one thread.
#pragma once

#include <chrono>
#include <string>
#include <unordered_map>

namespace holdfast::server {

class RateLimits {
  public:
    using Clock = std::chrono::steady_clock;

    explicit RateLimits(unsigned a_second) : a_second_(a_second) {}

    /// Takes a token if there is one, and returns 0; otherwise returns after how many seconds to try again.
    unsigned take(const std::string& client, Clock::time_point now);

    /// The number of clients that are remembered.
    std::size_t size() const { return buckets_.size(); }

  private:
    struct Bucket {
        double tokens;
        Clock::time_point filled;
    };
    static constexpr double seconds_held = 2;

    void forget_full(Clock::time_point now);
    double filled(const Bucket& bucket, Clock::time_point now) const;

    double a_second_;
    std::unordered_map<std::string, Bucket> buckets_;
};

}  // namespace holdfast::server
