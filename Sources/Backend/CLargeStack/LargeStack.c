#define _GNU_SOURCE
#include "CLargeStack.h"
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// The sanitizers track each stack and must be told about switches.
#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#include <sanitizer/tsan_interface.h>
#define FOLLOWED_BY_TSAN 1
#endif
#if __has_feature(address_sanitizer)
#include <sanitizer/common_interface_defs.h>
#define FOLLOWED_BY_ASAN 1
#endif
#endif

// Don't instrument functions that switch stacks: they enter on one stack and leave on another.
#if defined(FOLLOWED_BY_TSAN) || defined(FOLLOWED_BY_ASAN)
#define UNFOLLOWED __attribute__((disable_sanitizer_instrumentation))
#else
#define UNFOLLOWED
#endif

struct galley_stack {
  void (*body)(void *);
  void *context;
  char *memory;
  size_t size;
  // Where the stack was last entered, and where it resumes.
  ucontext_t outside, inside;
  // The stack from which this one was entered; NULL for that of the thread.
  struct galley_stack *outer;
  int is_outside, is_paused;
#ifdef FOLLOWED_BY_TSAN
  void *outer_fiber, *inner_fiber, *own_fiber;
#endif
#ifdef FOLLOWED_BY_ASAN
  void *outer_fake;
  const void *outer_stack, *inner_stack;
  size_t outer_size, inner_size;
#endif
};

static const size_t guard = 64 * 1024;
// The size of stacks, and the smallest where memory is limited. Only what is used takes memory.
static const size_t usual = (size_t)1 << 30, least = (size_t)1 << 24;
// What a stack that waits for its next use may hold on to.
static const size_t warm = 256 * 1024;

// Each thread keeps two stacks, because evaluating views takes one inside another: once the main thread
// has laid out views, it can lay out others of the same depth even if no memory is left to map another
// stack, and without mapping and clearing memory each time. Programs with an asynchronous 'main' run the
// main actor on other threads; these keep stacks of the usual size only, so that where memory is limited,
// it is left to the main thread.
static _Thread_local struct kept {
  char *memory;
  size_t size;
} kept[2];

// The stack on which the thread's code runs; NULL for that of the thread.
static _Thread_local struct galley_stack *entered;

// What may be used of a stack on which code still has as much room as on a new one.
static const size_t used = 256 * 1024;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t ending;

static void unmap_kept(void *stacks) {
  struct kept *stack = stacks;
  for (int i = 0; i < 2; i++)
    if (stack[i].memory) munmap(stack[i].memory, stack[i].size + guard);
}

static void make_key(void) { pthread_key_create(&ending, unmap_kept); }

// Whether this is the program's first thread: 1 or -1, or 0 if nobody has asked. Each answer takes two system
// calls.
static _Thread_local signed char first_thread;

static int keeps_stack(size_t size) {
#ifdef FOLLOWED_BY_ASAN
  // Frames that were abandoned would still be poisoned.
  (void)size;
  return 0;
#else
  if (!first_thread) first_thread = gettid() == getpid() ? 1 : -1;
  if (first_thread > 0) return 1;
  if (size < usual) return 0;
  // The stacks end with the thread.
  if (!pthread_getspecific(ending)) pthread_setspecific(ending, kept);
  return 1;
#endif
}

static char *map_bytes(size_t size) {
  char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  return memory == MAP_FAILED ? NULL : memory;
}

// Maps the largest stack that takes at most a quarter of the address space that is left: views,
// pictures and threads need the rest.
static char *map(size_t *size) {
  for (*size = usual; *size >= least; *size /= 2) {
    char *memory = map_bytes(4 * *size);
    if (!memory) continue;
    munmap(memory + guard + *size, 3 * *size - guard);
    mprotect(memory, guard, PROT_NONE);
    return memory;
  }
  *size = 0;
  return NULL;
}

static char *take(size_t *size) {
  struct kept *largest = &kept[0];
  if (kept[1].size > largest->size) largest = &kept[1];
  if (!largest->memory) return map(size);
  char *memory = largest->memory;
  *size = largest->size;
  *largest = (struct kept){NULL, 0};
  return memory;
}

// Whether more than the warm part has been used. Frames leave traces in the memory below it: a line of each
// page shows them, at changing places because frames are often equally large. Asking the system would take
// the main actor 3 % of the time of a small picture.
static int is_deep(const char *memory, size_t size) {
  const size_t line = 64, page = 4096;
  for (size_t at = size - warm; at < size - warm + guard; at += page + line) {
    const volatile uint64_t *traces = (const volatile uint64_t *)(memory + at);
    for (size_t i = 0; i < line / sizeof *traces; i++)
      if (traces[i]) return 1;
  }
  return 0;
}

static void give_back(char *memory, size_t size) {
  struct kept *smallest = &kept[0];
  if (kept[1].size < smallest->size) smallest = &kept[1];
  pthread_once(&once, make_key);
  if (smallest->size < size && keeps_stack(size)) {
    struct kept other = *smallest;
    if (is_deep(memory, size)) madvise(memory + guard, size - warm, MADV_DONTNEED);
    *smallest = (struct kept){memory, size};
    memory = other.memory;
    size = other.size;
  }
  if (memory) munmap(memory, size + guard);
}

UNFOLLOWED __attribute__((swiftcall)) int galley_stack_has_room(void) {
  if (!entered) return 0;
  char *here = __builtin_frame_address(0), *end = entered->memory + guard + entered->size;
  return (size_t)(end - here) < used;
}

__attribute__((swiftcall)) double galley_stack_share(void) {
  if (galley_stack_has_room()) return (double)entered->size / (double)usual;
  size_t size;
  char *memory = take(&size);
  if (!memory) return 0;
  give_back(memory, size);
  return (double)size / (double)usual;
}

UNFOLLOWED static void before_entering(struct galley_stack *stack) {
#ifdef FOLLOWED_BY_TSAN
  stack->outer_fiber = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(stack->inner_fiber, 0);
#endif
#ifdef FOLLOWED_BY_ASAN
  __sanitizer_start_switch_fiber(&stack->outer_fake, stack->inner_stack, stack->inner_size);
#endif
  (void)stack;
}

UNFOLLOWED static void after_entering(struct galley_stack *stack, void *fake) {
#ifdef FOLLOWED_BY_ASAN
  __sanitizer_finish_switch_fiber(fake, &stack->outer_stack, &stack->outer_size);
#endif
  (void)stack, (void)fake;
}

UNFOLLOWED static void before_leaving(struct galley_stack *stack, void **fake) {
#ifdef FOLLOWED_BY_TSAN
  stack->inner_fiber = __tsan_get_current_fiber();
  __tsan_switch_to_fiber(stack->outer_fiber, 0);
#endif
#ifdef FOLLOWED_BY_ASAN
  __sanitizer_start_switch_fiber(fake, stack->outer_stack, stack->outer_size);
#endif
  (void)stack, (void)fake;
}

UNFOLLOWED static void after_leaving(struct galley_stack *stack) {
#ifdef FOLLOWED_BY_ASAN
  // The stack pauses where it was left, which may be on a nested stack.
  __sanitizer_finish_switch_fiber(stack->outer_fake, &stack->inner_stack, &stack->inner_size);
#endif
  (void)stack;
}

// makecontext only passes ints, so the pointer is split into two halves.
UNFOLLOWED static void trampoline(unsigned high, unsigned low) {
  struct galley_stack *stack = (struct galley_stack *)(((uintptr_t)high << 32) | (uintptr_t)low);
  after_entering(stack, 0);
  entered = stack;
  stack->body(stack->context);
  before_leaving(stack, 0);
}

__attribute__((swiftcall)) struct galley_stack *galley_stack_make(
    void (*body)(void *), void *context) {
  struct galley_stack *stack = calloc(1, sizeof *stack);
  if (!stack) return NULL;
  stack->body = body;
  stack->context = context;
  stack->memory = take(&stack->size);
  if (!stack->memory || getcontext(&stack->inside) != 0) {
    if (stack->memory) give_back(stack->memory, stack->size);
    free(stack);
    return NULL;
  }
  stack->inside.uc_stack.ss_sp = stack->memory + guard;
  stack->inside.uc_stack.ss_size = stack->size;
  stack->inside.uc_link = &stack->outside;
  makecontext(&stack->inside, (void (*)(void))trampoline, 2,
              (unsigned)((uintptr_t)stack >> 32), (unsigned)((uintptr_t)stack & 0xffffffffu));
#ifdef FOLLOWED_BY_TSAN
  stack->inner_fiber = stack->own_fiber = __tsan_create_fiber(0);
#endif
#ifdef FOLLOWED_BY_ASAN
  stack->inner_stack = stack->memory + guard;
  stack->inner_size = stack->size;
#endif
  return stack;
}

// Stacks are switched as swapcontext does, without calling it because the address sanitizer warns
// about it. getcontext saves the place where execution resumes by returning a second time.

UNFOLLOWED __attribute__((swiftcall)) int galley_stack_enter(struct galley_stack *stack) {
  stack->is_outside = 1;
  getcontext(&stack->outside);
  if (stack->is_outside) {
    stack->is_outside = 0;
    stack->is_paused = 0;
    stack->outer = entered;
    before_entering(stack);
    setcontext(&stack->inside);
  }
  after_leaving(stack);
  entered = stack->outer;
  return stack->is_paused;
}

UNFOLLOWED __attribute__((swiftcall)) void galley_stack_pause(struct galley_stack *stack) {
  // Volatile, because they are read after the second return.
  void *volatile fake = 0;
  // Possibly a nested stack.
  struct galley_stack *volatile innermost = entered;
  stack->is_paused = 1;
  getcontext(&stack->inside);
  if (stack->is_paused) {
    before_leaving(stack, (void **)&fake);
    setcontext(&stack->outside);
  }
  after_entering(stack, fake);
  entered = innermost;
}

__attribute__((swiftcall)) void galley_stack_free(struct galley_stack *stack) {
#ifdef FOLLOWED_BY_TSAN
  __tsan_destroy_fiber(stack->own_fiber);
#endif
  give_back(stack->memory, stack->size);
  free(stack);
}
