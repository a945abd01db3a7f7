// Opening files, and what belongs to a descriptor.

#pragma once
#include <sys/types.h>

// ziglang/zig lib/libc/include/any-macos-any/sys/fcntl.h 2026-11-24
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_NOCTTY 0x00020000
#define O_CLOEXEC 0x01000000

// ziglang/zig lib/libc/include/any-macos-any/sys/fcntl.h 2026-11-24
#define F_DUPFD 0
#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 67
#define FD_CLOEXEC 1

// ziglang/zig lib/libc/include/any-macos-any/sys/fcntl.h 2026-11-29
#define LOCK_EX 0x02
#define LOCK_NB 0x04

// ziglang/zig lib/libc/include/any-macos-any/sys/fcntl.h 2026-11-29
int flock(int, int);

// ziglang/zig lib/libc/include/any-macos-any/sys/fcntl.h 2026-11-24
int open(const char *, int, ...);
int fcntl(int, int, ...);
