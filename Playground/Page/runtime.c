// What a bare WebAssembly module has no library for: memory, and a few calls of the standard library of Swift.
typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

extern byte __heap_base;

// Blocks of a power of two, behind a header. A freed block waits in the list of its size.
struct header { size_t power; struct header *next; };
static struct header *freed[32];
static byte *top;

void *malloc(size_t count) {
    size_t power = 5;
    while (power < 31 && ((size_t)1 << power) < count + 16) power++;
    struct header *block = freed[power];
    if (block) {
        freed[power] = block->next;
        return (byte *)block + 16;
    }
    if (!top) top = (byte *)(((size_t)&__heap_base + 15) & ~(size_t)15);
    block = (struct header *)top;
    top += (size_t)1 << power;
    size_t pages = ((size_t)top + 65535) / 65536, present = __builtin_wasm_memory_size(0);
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) __builtin_trap();
    block->power = power;
    return (byte *)block + 16;
}

void free(void *pointer) {
    if (!pointer) return;
    struct header *block = (struct header *)((byte *)pointer - 16);
    block->next = freed[block->power];
    freed[block->power] = block;
}

int posix_memalign(void **result, size_t alignment, size_t count) {
    if (alignment > 16) return 1;
    *result = malloc(count);
    return 0;
}

void *memcpy(void *to, const void *from, size_t count) {
    for (size_t i = 0; i < count; i++) ((byte *)to)[i] = ((const byte *)from)[i];
    return to;
}

void *memmove(void *to, const void *from, size_t count) {
    if (to <= from) return memcpy(to, from, count);
    while (count--) ((byte *)to)[count] = ((const byte *)from)[count];
    return to;
}

void *memset(void *to, int value, size_t count) {
    for (size_t i = 0; i < count; i++) ((byte *)to)[i] = (byte)value;
    return to;
}

int memcmp(const void *one, const void *other, size_t count) {
    for (size_t i = 0; i < count; i++) {
        int difference = ((const byte *)one)[i] - ((const byte *)other)[i];
        if (difference) return difference;
    }
    return 0;
}

size_t strlen(const char *text) {
    size_t count = 0;
    while (text[count]) count++;
    return count;
}

int putchar(int character) { return character; }

// Seeds the hashes of dictionaries, whose order shows nowhere.
void arc4random_buf(void *to, size_t count) { memset(to, 7, count); }

// The compiler's guard of the stack.
size_t __stack_chk_guard = 0x5EED;

void __stack_chk_fail(void) { __builtin_trap(); }

// The product of two numbers of 128 bits, for durations.
void __multi3(unsigned long long *result, unsigned long long a, unsigned long long aHigh, unsigned long long b, unsigned long long bHigh) {
    unsigned long long mask = 0xFFFFFFFF, low = (a & mask) * (b & mask), cross = (a >> 32) * (b & mask) + (low >> 32);
    unsigned long long other = (a & mask) * (b >> 32) + (cross & mask);
    result[0] = (other << 32) | (low & mask);
    result[1] = (a >> 32) * (b >> 32) + (cross >> 32) + (other >> 32) + a * bHigh + aHigh * b;
}
