// The process, its environment, and files for a while.

#pragma once
#include "../Availability.h"
#include <sys/types.h>

// ziglang/zig lib/libc/include/any-macos-any/_stdlib.h 2026-11-24
#define EXIT_FAILURE 1
#define EXIT_SUCCESS 0

// ziglang/zig lib/libc/include/any-macos-any/_stdlib.h 2026-11-24
int atexit(void (*_Nonnull)(void));
void exit(int) __attribute__((__noreturn__));
void _Exit(int) __attribute__((__noreturn__));
char *getenv(const char *);
int mkstemp(char *);
int setenv(const char *__name, const char *__value, int __overwrite);
int unsetenv(const char *);

// ziglang/zig lib/libc/include/any-macos-any/_stdlib.h 2026-11-24
__attribute__((__availability__(
    swift, unavailable,
    message = "Use posix_spawn APIs or NSTask instead. "
              "(On iOS, process spawning is unavailable.)")))
int system(const char *) UNAVAILABLE(ios, watchos, tvos, visionos);
