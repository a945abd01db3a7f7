// The types that calls of the system share.

#pragma once
#include <stddef.h>

// ziglang/zig lib/libc/include/any-macos-any/sys/_types.h 2026-11-24
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef long long off_t;
typedef int pid_t;
typedef unsigned int sigset_t;
typedef unsigned int uid_t;

// apple-oss-distributions/xnu bsd/arm/_types.h 2026-11-24
typedef long ssize_t;
typedef long time_t;

// ziglang/zig lib/libc/include/any-macos-any/sys/_pthread/_pthread_types.h 2026-11-24
struct __darwin_pthread_handler_rec {
  void (*__routine)(void *);
  void *__arg;
  struct __darwin_pthread_handler_rec *__next;
};

// ziglang/zig lib/libc/include/any-macos-any/sys/_pthread/_pthread_types.h 2026-11-24
typedef struct _opaque_pthread_t {
  long __sig;
  struct __darwin_pthread_handler_rec *__cleanup_stack;
  char __opaque[8176];
} * pthread_t;
