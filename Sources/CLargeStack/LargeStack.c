#define _GNU_SOURCE
#include "CLargeStack.h"
#include <errno.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

struct call {
  void (*body)(void *);
  void *context;
};

// makecontext passes ints only, so the pointer travels in two halves.
static void trampoline(unsigned high, unsigned low) {
  struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
  call->body(call->context);
}

int galley_run_on_large_stack(size_t size, void (*body)(void *), void *context) {
  const size_t guard = 64 * 1024;
  char *stack = mmap(NULL, size + guard, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return errno;
  mprotect(stack, guard, PROT_NONE);

  struct call call = {body, context};
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
  swapcontext(&here, &there);
  munmap(stack, size + guard);
  return 0;
}
