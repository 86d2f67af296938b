#include <atomic>

#include <holdfast/evaluation/vector_targets.h>

namespace holdfast {
namespace {

/// What this processor has of the instruction sets that Highway knows, as its HWY_TARGET_STR_* ask for them.
i64 processor_targets() {
    i64 targets = HWY_STATIC_TARGET;
#if HWY_ARCH_X86 && !defined(HWY_COMPILE_ONLY_STATIC)
    // GCC and clang also ask whether the operating system keeps the registers.
    if (!__builtin_cpu_supports("ssse3")) return targets;
    targets |= HWY_SSSE3;
    if (!__builtin_cpu_supports("sse4.2")) return targets;
    targets |= HWY_SSE4;
    if (!__builtin_cpu_supports("avx2") || !__builtin_cpu_supports("bmi") ||
        !__builtin_cpu_supports("bmi2") || !__builtin_cpu_supports("fma")) {
        return targets;
    }
    targets |= HWY_AVX2;
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512bw")) {
        targets |= HWY_AVX3;
    }
#endif
    return targets;
}

/// The only one; tests change it.
std::atomic<i64>& allowed_targets() {
    static std::atomic<i64> targets{processor_targets()};
    return targets;
}

}  // namespace

i64 vector_targets() {
    return allowed_targets().load(std::memory_order_relaxed);
}

void restrict_vector_targets(i64 targets) {
    const i64 all = processor_targets();
    allowed_targets().store(targets == 0 ? all : all & targets, std::memory_order_relaxed);
}

}  // namespace holdfast
