// Waiting for descriptors.

#pragma once

// ziglang/zig lib/libc/include/any-macos-any/sys/poll.h 2026-11-24
#define POLLIN 0x0001
#define POLLPRI 0x0002
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLHUP 0x0010
#define POLLNVAL 0x0020

// ziglang/zig lib/libc/include/any-macos-any/sys/poll.h 2026-11-24
struct pollfd {
  int fd;
  short events;
  short revents;
};

// ziglang/zig lib/libc/include/any-macos-any/sys/poll.h 2026-11-24
typedef unsigned int nfds_t;

// ziglang/zig lib/libc/include/any-macos-any/sys/poll.h 2026-11-24
extern int poll(struct pollfd *, nfds_t, int);
