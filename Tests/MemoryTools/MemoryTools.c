#define _GNU_SOURCE
#include "MemoryTools.h"

#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif

// Of each thread: what others do meanwhile is not to be counted.
static __thread struct memory_counts counts;

struct memory_counts memory_counts(void) { return counts; }

void memory_erase(void *bytes, size_t count) {
    memset(bytes, 0, count);
    __asm__ volatile("" : : "r"(bytes) : "memory");
}

// A sanitizer has an allocator of its own.
#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)

// glibc's own names of what is replaced here; the definitions of an executable come before those of a library.
extern void *__libc_malloc(size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// Each piece of memory knows how much was asked for, and says so when it is asked how much there is. glibc's own answer
// depends on what was free nearby: arrays would grow sooner or later, and the counts of the same work would differ.
struct header {
    size_t size;
    size_t offset;
};

static struct header *header_of(void *memory) { return (struct header *)memory - 1; }
static void *start_of(void *memory) { return (char *)memory - header_of(memory)->offset; }

static void *with_header(char *start, size_t offset, size_t size) {
    if (!start) return NULL;
    counts.allocations++;
    counts.bytes += size;
    header_of(start + offset)->size = size;
    header_of(start + offset)->offset = offset;
    return start + offset;
}

static const size_t kept_limit = 1 << 21;
static void **kept;
static size_t kept_count;
static int is_keeping;

void memory_keep_freed(void) {
    if (!kept) {
        // Of the system, so that it is no part of what is counted and kept.
        void *list = mmap(
            NULL, kept_limit * sizeof(void *), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (list == MAP_FAILED) return;
        kept = list;
    }
    __atomic_store_n(&is_keeping, 1, __ATOMIC_SEQ_CST);
}

bool memory_release_kept(void) {
    __atomic_store_n(&is_keeping, 0, __ATOMIC_SEQ_CST);
    size_t count = __atomic_exchange_n(&kept_count, 0, __ATOMIC_SEQ_CST);
    for (size_t index = 0; index < count && index < kept_limit; index++) {
        memory_erase(kept[index], header_of(kept[index])->size);
        __libc_free(start_of(kept[index]));
    }
    return kept && count <= kept_limit;
}

void *malloc(size_t size) {
    const size_t offset = sizeof(struct header);
    return size > SIZE_MAX - offset ? NULL : with_header(__libc_malloc(size + offset), offset, size);
}

void *memalign(size_t alignment, size_t size) {
    size_t offset = alignment > sizeof(struct header) ? alignment : sizeof(struct header);
    return size > SIZE_MAX - offset ? NULL : with_header(__libc_memalign(offset, size + offset), offset, size);
}

void *calloc(size_t count, size_t size) {
    size_t all;
    void *memory = __builtin_mul_overflow(count, size, &all) ? NULL : malloc(all);
    return memory ? memset(memory, 0, all) : NULL;
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
void *valloc(size_t size) { return memalign(4096, size); }
void *pvalloc(size_t size) { return memalign(4096, (size + 4095) & ~(size_t)4095); }
size_t malloc_usable_size(void *memory) { return memory ? header_of(memory)->size : 0; }

int posix_memalign(void **result, size_t alignment, size_t size) {
    void *memory = memalign(alignment, size);
    if (!memory) return ENOMEM;
    *result = memory;
    return 0;
}

void free(void *memory) {
    if (!memory) return;
    counts.frees++;
    if (__atomic_load_n(&is_keeping, __ATOMIC_RELAXED)) {
        size_t index = __atomic_fetch_add(&kept_count, 1, __ATOMIC_SEQ_CST);
        if (index < kept_limit) {
            kept[index] = memory;
            return;
        }
    }
    __libc_free(start_of(memory));
}

void *realloc(void *memory, size_t size) {
    if (!memory) return malloc(size);
    void *moved = malloc(size);
    if (moved) {
        size_t old = header_of(memory)->size;
        memcpy(moved, memory, old < size ? old : size);
        free(memory);
    }
    return moved;
}

#else

void memory_keep_freed(void) {}
bool memory_release_kept(void) { return false; }

#endif

// How far apart the bytes of characters may lie: packed, as UTF-16, as scalars, in slots, in arrays of what holds one.
static const long strides[] = {1, 2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 96, 128};

// How many bytes follow each other as the secret has them from one of its characters on, a step of memory and of the
// secret at a time.
static size_t run(
    const uint8_t *bytes, size_t count, size_t at, long stride, const uint8_t *secret, size_t length, size_t first, int step) {
    size_t found = 0;
    long place = (long)at + stride;
    long character = (long)first + step;
    while (place >= 0 && place < (long)count && character >= 0 && character < (long)length
           && bytes[place] == secret[character]) {
        found++;
        place += stride;
        character += step;
    }
    return found;
}

size_t memory_find(
    const uint8_t *bytes, size_t count, size_t start, size_t end, const uint8_t *secret, size_t length, size_t window) {
    size_t found = 0;
    // Of so many characters in a row, one is of these.
    for (size_t anchor = window - 1; anchor < length; anchor += window) {
        const uint8_t *hit = bytes + start;
        while (hit < bytes + end && (hit = memchr(hit, secret[anchor], (size_t)(bytes + end - hit)))) {
            size_t at = (size_t)(hit - bytes);
            uint8_t before = secret[anchor - 1], next = anchor + 1 < length ? secret[anchor + 1] : before;
            for (size_t index = 0; index < sizeof(strides) / sizeof(strides[0]); index++) {
                long stride = strides[index];
                // Most hits have no neighbor of the secret, which has no byte 0.
                uint8_t left = at >= (size_t)stride ? bytes[at - stride] : 0;
                uint8_t right = at + stride < count ? bytes[at + stride] : 0;
                if (left != before && left != next && right != before && right != next) continue;
                size_t forward = 1 + run(bytes, count, at, stride, secret, length, anchor, 1)
                    + run(bytes, count, at, -stride, secret, length, anchor, -1);
                size_t backward = 1 + run(bytes, count, at, stride, secret, length, anchor, -1)
                    + run(bytes, count, at, -stride, secret, length, anchor, 1);
                if (forward >= window || backward >= window) {
                    found++;
                    break;
                }
            }
            hit++;
        }
    }
    return found;
}
