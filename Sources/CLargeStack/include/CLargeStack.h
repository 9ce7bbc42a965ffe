#ifndef GALLEY_LARGE_STACK_H
#define GALLEY_LARGE_STACK_H
#include <stddef.h>

/// Calls `body(context)` on a fresh stack of `size` bytes, staying on the calling thread.
/// Returns 0, or an errno value when the stack cannot be mapped (then `body` was not called).
int galley_run_on_large_stack(size_t size, void (*body)(void *), void *context);

#endif
