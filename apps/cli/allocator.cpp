// The program's operator new and delete are mimalloc's. An answer is a tree of some thousand small blocks,
// which glibc merges when it is freed and splits again for the next one: a third of the time of a batch of
// holds.
//
// Not by mimalloc-new-delete.h: a mimalloc that was compiled as C, as those of Linux distributions are,
// cannot throw std::bad_alloc and ends the program instead.
#include <new>

#include <apps/cli/exit_status.h>
#include <mimalloc.h>

namespace {

void* or_throw(void* memory) {
    if (memory != nullptr) return memory;
    holdfast::cli::install_terminate_handler();  // it may be before main()
    throw std::bad_alloc();
}

void* aligned(std::size_t bytes, std::align_val_t alignment) noexcept {
    return mi_malloc_aligned(bytes, static_cast<std::size_t>(alignment));
}

}  // namespace

void* operator new(std::size_t bytes) {
    return or_throw(mi_malloc(bytes));
}
void* operator new[](std::size_t bytes) {
    return or_throw(mi_malloc(bytes));
}
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return or_throw(aligned(bytes, alignment));
}
void* operator new[](std::size_t bytes, std::align_val_t alignment) {
    return or_throw(aligned(bytes, alignment));
}
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
    return mi_malloc(bytes);
}
void* operator new[](std::size_t bytes, const std::nothrow_t&) noexcept {
    return mi_malloc(bytes);
}
void* operator new(std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return aligned(bytes, alignment);
}
void* operator new[](std::size_t bytes, std::align_val_t alignment, const std::nothrow_t&) noexcept {
    return aligned(bytes, alignment);
}

// The deletes for std::nothrow call these.
void operator delete(void* memory) noexcept {
    mi_free(memory);
}
void operator delete[](void* memory) noexcept {
    mi_free(memory);
}
void operator delete(void* memory, std::size_t /*bytes*/) noexcept {
    mi_free(memory);
}
void operator delete[](void* memory, std::size_t /*bytes*/) noexcept {
    mi_free(memory);
}
void operator delete(void* memory, std::align_val_t /*alignment*/) noexcept {
    mi_free(memory);
}
void operator delete[](void* memory, std::align_val_t /*alignment*/) noexcept {
    mi_free(memory);
}
void operator delete(void* memory, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept {
    mi_free(memory);
}
void operator delete[](void* memory, std::size_t /*bytes*/, std::align_val_t /*alignment*/) noexcept {
    mi_free(memory);
}
