#ifndef GALLEY_LARGE_STACK_H
#define GALLEY_LARGE_STACK_H
#include <stddef.h>

/// Calls `body(context)` on a fresh stack of `size` bytes, staying on the calling thread.
/// It has Swift's calling convention, so that Swift can declare it by its symbol.
/// Returns 0, or an errno value when the stack cannot be mapped (then `body` was not called).
__attribute__((swiftcall)) int galley_run_on_large_stack(size_t size, void (*body)(void *), void *context);

#endif
