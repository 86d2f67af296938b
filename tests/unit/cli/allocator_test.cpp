// The program's operator new gives memory at the places that are asked for.
#include <cstdint>
#include <new>

#include <gtest/gtest.h>

namespace holdfast::cli {
namespace {

TEST(AllocatorTest, MemoryIsAligned) {
    for (std::size_t size = 32; size <= 4096; size *= 2) {
        const std::align_val_t alignment{size};
        // Several, since one may be aligned by chance.
        for (void* const block : {::operator new(48, alignment), ::operator new(80, alignment),
                                  ::operator new(48, alignment, std::nothrow)}) {
            EXPECT_EQ(reinterpret_cast<std::uintptr_t>(block) % size, 0U) << size;
            ::operator delete(block, alignment);
        }
    }
}

}  // namespace
}  // namespace holdfast::cli
