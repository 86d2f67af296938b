// Loaded into the program before the C library (LD_PRELOAD): sets the wall clock back by a day as soon as the
// file that HOLDFAST_CLOCK_SET_BACK names exists. Clocks that cannot be set are left alone, as the system
// leaves them, except that the monotonic clock goes 19 seconds ahead as soon as the file that
// HOLDFAST_CLOCK_AHEAD names exists, as if that time had passed.
#include <cstdlib>
#include <ctime>

#include <dlfcn.h>
#include <pthread.h>
#include <sys/time.h>
#include <unistd.h>

namespace {

bool is_there(const char* sign) {
    return sign != nullptr && access(sign, F_OK) == 0;
}

std::time_t set_back() {
    constexpr std::time_t day = 86'400;
    static const char* const sign = std::getenv("HOLDFAST_CLOCK_SET_BACK");
    return is_there(sign) ? day : 0;
}

std::time_t ahead() {
    constexpr std::time_t seconds = 19;
    static const char* const sign = std::getenv("HOLDFAST_CLOCK_AHEAD");
    return is_there(sign) ? seconds : 0;
}

template <class Function>
Function* next(const char* name) {
    return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));
}

}  // namespace

extern "C" int clock_gettime(clockid_t clock, timespec* now) noexcept {
    static auto* const read = next<int(clockid_t, timespec*)>("clock_gettime");
    const int result = read(clock, now);
    if (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE) now->tv_sec -= set_back();
    if (clock == CLOCK_MONOTONIC) now->tv_sec += ahead();
    return result;
}

/// The system's own clock is not ahead, so deadlines are moved back: a wait lasts no longer than it should.
extern "C" int pthread_cond_clockwait(pthread_cond_t* condition, pthread_mutex_t* mutex, clockid_t clock,
                                      const timespec* end) {
    static auto* const wait =
        next<int(pthread_cond_t*, pthread_mutex_t*, clockid_t, const timespec*)>("pthread_cond_clockwait");
    timespec earlier = *end;
    if (clock == CLOCK_MONOTONIC) earlier.tv_sec -= ahead();
    return wait(condition, mutex, clock, &earlier);
}

extern "C" int gettimeofday(timeval* now, void* zone) noexcept {
    static auto* const read = next<int(timeval*, void*)>("gettimeofday");
    const int result = read(now, zone);
    now->tv_sec -= set_back();
    return result;
}

extern "C" std::time_t time(std::time_t* now) noexcept {
    static auto* const read = next<std::time_t(std::time_t*)>("time");
    const std::time_t seconds = read(nullptr) - set_back();
    if (now != nullptr) *now = seconds;
    return seconds;
}
