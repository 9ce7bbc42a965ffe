#ifndef GALLEY_LARGE_STACK_H
#define GALLEY_LARGE_STACK_H
#include <stddef.h>

// Functions use Swift's calling convention, so that Swift can declare them by symbol.

/// A separate stack for a function, on the thread that enters it.
struct galley_stack;

/// Creates a stack for `body(context)`, of 1 GiB or, if memory is limited, a smaller one; NULL without
/// memory for 16 MiB.
__attribute__((swiftcall)) struct galley_stack *galley_stack_make(
    void (*body)(void *), void *context);

/// Returns the size of the next stack, or of the current one if it has room, as a share of the usual size;
/// 0 without memory for one. On the main thread, no later stack is smaller, unless stacks are nested.
__attribute__((swiftcall)) double galley_stack_share(void);

/// Whether the caller runs on such a stack and has used hardly any of it, so that it needs no further one.
__attribute__((swiftcall)) int galley_stack_has_room(void);

/// Calls the function, or resumes it where it paused.
/// Returns nonzero if the function paused, or 0 if it returned.
__attribute__((swiftcall)) int galley_stack_enter(struct galley_stack *stack);

/// Returns to where the stack was entered, and resumes when it is entered again. Call this inside
/// the function, on its stack or a nested one.
__attribute__((swiftcall)) void galley_stack_pause(struct galley_stack *stack);

/// Frees the stack. The function must have returned.
__attribute__((swiftcall)) void galley_stack_free(struct galley_stack *stack);

#endif
