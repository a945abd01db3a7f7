#include "Meter.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <malloc.h>
#include <poll.h>
#include <unistd.h>
#endif

// Where valgrind is installed, callgrind begins to count here if it was told not to do so from the start.
#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION ((void)0)
#endif

// Not to be removed: it is the call that is looked for, and not only what it does.
__attribute__((noinline)) void meter_begins(void) {
  __asm__ volatile("");
  CALLGRIND_START_INSTRUMENTATION;
}

__attribute__((noinline)) void meter_ends(void) { __asm__ volatile(""); }

#if defined(__GLIBC__)

long meter_heap_bytes(void) { return (long)mallinfo2().uordblks; }

// What a run loop waits for, and what it calls then. Dispatch has no header for them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *ignored);

void meter_runs_main_queue(void) {
  struct pollfd queue = {.fd = _dispatch_get_main_queue_handle_4CF(), .events = POLLIN};
  unsigned long long count;
  if (poll(&queue, 1, -1) == 1) (void)!read(queue.fd, &count, sizeof count);
  _dispatch_main_queue_callback_4CF(NULL);
}

#else

long meter_heap_bytes(void) { return -1; }

void meter_runs_main_queue(void) { abort(); }

#endif
