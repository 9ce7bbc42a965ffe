#ifndef GALLEY_LARGE_STACK_H
#define GALLEY_LARGE_STACK_H
#include <stddef.h>

// Functions have Swift's calling convention, so that Swift can declare them by their symbols.

/// A stack of its own for a function, which stays on the thread that enters it.
struct galley_stack;

/// A stack of `size` bytes for `body(context)`; NULL where there is no memory for one.
__attribute__((swiftcall)) struct galley_stack *galley_stack_make(
    size_t size, void (*body)(void *), void *context);

/// Calls the function, or lets it go on where it paused.
/// Returns whether it has paused (again); if not, it has returned.
__attribute__((swiftcall)) int galley_stack_enter(struct galley_stack *stack);

/// Goes back to where the stack was entered, and returns when it is entered again. Called in the
/// function, on its stack or a further one that was entered from it.
__attribute__((swiftcall)) void galley_stack_pause(struct galley_stack *stack);

/// Gives the memory back; the function must have returned.
__attribute__((swiftcall)) void galley_stack_free(struct galley_stack *stack);

#endif
