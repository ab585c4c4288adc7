#include "MallocCounter.h"

#include <malloc.h>
#include <stdlib.h>

static unsigned long calls;
static long bytes;

unsigned long malloc_counter_calls(void) { return __atomic_load_n(&calls, __ATOMIC_RELAXED); }
long malloc_counter_bytes(void) { return __atomic_load_n(&bytes, __ATOMIC_RELAXED); }

__attribute__((noinline)) void malloc_counter_mark(void) { __asm__ volatile("" ::: "memory"); }

#if defined(__GLIBC__)

// glibc's own names of what is interposed here; the definitions of an executable come before those of a library.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

static void *counted(void *memory) {
    if (memory) {
        __atomic_fetch_add(&calls, 1, __ATOMIC_RELAXED);
        __atomic_fetch_add(&bytes, (long)malloc_usable_size(memory), __ATOMIC_RELAXED);
    }
    return memory;
}

static void forget(void *memory) {
    if (memory) __atomic_fetch_sub(&bytes, (long)malloc_usable_size(memory), __ATOMIC_RELAXED);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **result, size_t alignment, size_t size) {
    *result = counted(__libc_memalign(alignment, size));
    return *result ? 0 : 12;
}

void *realloc(void *memory, size_t size) {
    forget(memory);
    return counted(__libc_realloc(memory, size));
}

void free(void *memory) {
    forget(memory);
    __libc_free(memory);
}

#endif
