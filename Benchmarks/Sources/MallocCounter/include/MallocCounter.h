#pragma once

/// How often memory was allocated so far, and how many bytes of it are in use.
unsigned long malloc_counter_calls(void);
long malloc_counter_bytes(void);

/// Marks a point of the run: callgrind dumps its counts whenever this is called.
void malloc_counter_mark(void);
