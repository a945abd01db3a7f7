#include "Meter.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

// Not to be removed: it is the call that is looked for, and not what it does.
__attribute__((noinline)) void meter_begins(void) { __asm__ volatile(""); }

__attribute__((noinline)) void meter_ends(void) { __asm__ volatile(""); }

long meter_heap_bytes(void) {
#if defined(__GLIBC__)
  return (long)mallinfo2().uordblks;
#else
  return -1;
#endif
}
