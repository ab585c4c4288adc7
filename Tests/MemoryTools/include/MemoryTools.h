#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// How often this thread allocated and freed memory so far, and how many bytes it asked for.
struct memory_counts {
    unsigned long allocations;
    unsigned long frees;
    unsigned long bytes;
};
struct memory_counts memory_counts(void);

/// From now on freed memory stays as it is, and is given to nobody: what was not overwritten before is there to be found.
void memory_keep_freed(void);

/// Overwrites what was kept, and frees it. False if it was too much to keep.
bool memory_release_kept(void);

/// Overwrites bytes, whatever the optimiser thinks of it.
void memory_erase(void *bytes, size_t count);

/// At how many places so many successive characters of a secret lie in some bytes, forwards or backwards, packed or apart.
///
/// Places are counted from `start` up to `end`; a match may begin before and end behind.
size_t memory_find(
    const uint8_t *bytes, size_t count, size_t start, size_t end, const uint8_t *secret, size_t length, size_t window);
