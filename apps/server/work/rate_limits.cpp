#include <algorithm>
#include <cmath>

#include <apps/server/work/rate_limits.h>

namespace holdfast::server {
namespace {

/// How many are known at once: some megabytes.
constexpr std::size_t most_clients = 100'000;

}  // namespace

/// The tokens of the bucket now, without its being touched.
double RateLimits::filled(const Bucket& bucket, Clock::time_point now) const {
    const std::chrono::duration<double> since = now - bucket.filled;
    return std::min(bucket.tokens + since.count() * a_second_, a_second_ * seconds_held);
}

unsigned RateLimits::take(const std::string& client, Clock::time_point now) {
    if (a_second_ <= 0) return 0;
    if (buckets_.size() >= most_clients) forget_full(now);
    const auto [found, is_new] = buckets_.try_emplace(client, Bucket{a_second_ * seconds_held, now});
    Bucket& bucket = found->second;
    bucket = {filled(bucket, now), now};
    if (bucket.tokens < 1) return static_cast<unsigned>(std::ceil((1 - bucket.tokens) / a_second_));
    bucket.tokens -= 1;
    return 0;
}

/// A full bucket holds no information, so it is dropped. If many buckets remain even then, all are dropped:
/// memory stays bounded, and a crowd of clients cannot cause a search of all buckets for every request.
void RateLimits::forget_full(Clock::time_point now) {
    for (auto each = buckets_.begin(); each != buckets_.end();) {
        each = filled(each->second, now) >= a_second_ * seconds_held ? buckets_.erase(each) : std::next(each);
    }
    if (buckets_.size() > most_clients / 2) buckets_.clear();
}

}  // namespace holdfast::server
