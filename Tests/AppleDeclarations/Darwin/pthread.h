// Threads.

#pragma once
#include <sys/types.h>
#include <time.h>

#pragma clang assume_nonnull begin

// ziglang/zig lib/libc/include/any-macos-any/pthread.h 2026-11-24
pthread_t pthread_self(void);

#pragma clang assume_nonnull end
