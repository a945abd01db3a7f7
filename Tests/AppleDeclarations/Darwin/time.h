// Clocks.

#pragma once
#include "../Availability.h"
#include <sys/types.h>

// ziglang/zig lib/libc/include/any-macos-any/sys/_types/_timespec.h 2026-11-24
struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

// ziglang/zig lib/libc/include/any-macos-any/time.h 2026-11-24
typedef enum {
  _CLOCK_REALTIME AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0)) = 0,
#define CLOCK_REALTIME _CLOCK_REALTIME
  _CLOCK_MONOTONIC AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0)) = 6,
#define CLOCK_MONOTONIC _CLOCK_MONOTONIC
  _CLOCK_UPTIME_RAW AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0)) = 8,
#define CLOCK_UPTIME_RAW _CLOCK_UPTIME_RAW
} clockid_t;

// ziglang/zig lib/libc/include/any-macos-any/time.h 2026-11-24
int clock_gettime(clockid_t __clock_id, struct timespec *__tp)
    AVAILABLE(macos(10.12), ios(10.0), tvos(10.0), watchos(3.0));

// ziglang/zig lib/libc/include/any-macos-any/time.h 2026-11-24
int clock_settime(clockid_t __clock_id, const struct timespec *__tp) AVAILABLE(macos(10.12))
    UNAVAILABLE(ios, tvos, watchos, visionos);

// ziglang/zig lib/libc/include/any-macos-any/time.h 2026-11-24
int nanosleep(const struct timespec *__rqtp, struct timespec *__rmtp);
