#ifndef GALLEY_LARGE_STACK_H
#define GALLEY_LARGE_STACK_H
#include <stddef.h>

// Functions use Swift's calling convention, so that Swift can declare them by symbol.

/// A separate stack for a function, on the thread that enters it.
struct galley_stack;

/// Creates a stack of `size` bytes for `body(context)`; NULL if memory is short.
__attribute__((swiftcall)) struct galley_stack *galley_stack_make(
    size_t size, void (*body)(void *), void *context);

/// Calls the function, or resumes it where it paused.
/// Returns nonzero if the function paused, or 0 if it returned.
__attribute__((swiftcall)) int galley_stack_enter(struct galley_stack *stack);

/// Returns to where the stack was entered, and resumes when it is entered again. Call this inside
/// the function, on its stack or a nested one.
__attribute__((swiftcall)) void galley_stack_pause(struct galley_stack *stack);

/// Frees the stack. The function must have returned.
__attribute__((swiftcall)) void galley_stack_free(struct galley_stack *stack);

#endif
