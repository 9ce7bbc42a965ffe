#define _GNU_SOURCE
#include "CLargeStack.h"
#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

// The sanitizers follow what every stack does, so they are told when another one is used.
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

// A function that changes stacks must not be followed: it would enter on one and leave on another.
#if defined(FOLLOWED_BY_TSAN) || defined(FOLLOWED_BY_ASAN)
#define UNFOLLOWED __attribute__((disable_sanitizer_instrumentation))
#else
#define UNFOLLOWED
#endif

struct call {
  void (*body)(void *);
  void *context;
#ifdef FOLLOWED_BY_TSAN
  void *here, *there;
#endif
#ifdef FOLLOWED_BY_ASAN
  void *fake_stack;
  const void *outer_stack;
  size_t outer_size;
#endif
};

UNFOLLOWED static void before_entering(struct call *call, const char *stack, size_t size) {
#ifdef FOLLOWED_BY_TSAN
  call->here = __tsan_get_current_fiber();
  call->there = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(call->there, 0);
#endif
#ifdef FOLLOWED_BY_ASAN
  __sanitizer_start_switch_fiber(&call->fake_stack, stack, size);
#endif
  (void)call, (void)stack, (void)size;
}

UNFOLLOWED static void after_entering(struct call *call) {
#ifdef FOLLOWED_BY_ASAN
  __sanitizer_finish_switch_fiber(0, &call->outer_stack, &call->outer_size);
#endif
  (void)call;
}

UNFOLLOWED static void before_leaving(struct call *call) {
#ifdef FOLLOWED_BY_TSAN
  __tsan_switch_to_fiber(call->here, 0);
#endif
#ifdef FOLLOWED_BY_ASAN
  __sanitizer_start_switch_fiber(0, call->outer_stack, call->outer_size);
#endif
  (void)call;
}

UNFOLLOWED static void after_leaving(struct call *call) {
#ifdef FOLLOWED_BY_TSAN
  __tsan_destroy_fiber(call->there);
#endif
#ifdef FOLLOWED_BY_ASAN
  __sanitizer_finish_switch_fiber(call->fake_stack, 0, 0);
#endif
  (void)call;
}

// makecontext passes ints only, so the pointer travels in two halves.
UNFOLLOWED static void trampoline(unsigned high, unsigned low) {
  struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
  after_entering(call);
  call->body(call->context);
  before_leaving(call);
}

UNFOLLOWED __attribute__((swiftcall)) int galley_run_on_large_stack(
    size_t size, void (*body)(void *), void *context) {
  const size_t guard = 64 * 1024;
  char *stack = mmap(NULL, size + guard, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return errno;
  mprotect(stack, guard, PROT_NONE);

  struct call call = {.body = body, .context = context};
  volatile size_t length = size + guard;
  ucontext_t here, there;
  if (getcontext(&there) != 0) {
    int error = errno;
    munmap(stack, size + guard);
    return error;
  }
  there.uc_stack.ss_sp = stack + guard;
  there.uc_stack.ss_size = size;
  there.uc_link = &here;
  makecontext(&there, (void (*)(void))trampoline, 2, (unsigned)((uintptr_t)&call >> 32),
              (unsigned)((uintptr_t)&call & 0xffffffffu));
  // As swapcontext does, which the address sanitizer warns of.
  volatile int has_entered = 0;
  getcontext(&here);
  if (!has_entered) {
    has_entered = 1;
    before_entering(&call, stack + guard, size);
    setcontext(&there);
  }
  after_leaving(&call);
  munmap(stack, length);
  return 0;
}
