// Descriptors and processes.

#pragma once
#include "../Availability.h"
#include <sys/types.h>

// ziglang/zig lib/libc/include/any-macos-any/unistd.h 2026-11-24
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

// The names were read, and not the numbers, which are the same on every Unix.
// man 2 lseek of macOS 2026-11-24
#define SEEK_SET 0
#define SEEK_CUR 1
#define SEEK_END 2

// ziglang/zig lib/libc/include/any-macos-any/unistd.h 2026-11-24
void _exit(int) __attribute__((__noreturn__));
int close(int);
int dup(int);
int dup2(int, int);
pid_t getpgrp(void);
pid_t getpid(void);
pid_t getppid(void);
int isatty(int);
off_t lseek(int, off_t, int);
int mkstemp(char *);
int pipe(int[2]);
ssize_t read(int, void *, size_t);
int setpgid(pid_t, pid_t);
pid_t tcgetpgrp(int);
int tcsetpgrp(int, pid_t);
int unlink(const char *);
ssize_t write(int __fd, const void *__buf, size_t __nbyte);

// ziglang/zig lib/libc/include/any-macos-any/unistd.h 2026-11-24
int execve(const char *__file, char *const *__argv, char *const *__envp)
    UNAVAILABLE(watchos, tvos);
pid_t fork(void) UNAVAILABLE(watchos, tvos);
