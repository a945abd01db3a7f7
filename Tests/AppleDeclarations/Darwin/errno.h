// What went wrong in a call.

#pragma once

// ziglang/zig lib/libc/include/any-macos-any/sys/errno.h 2026-11-24
extern int *__error(void);
#define errno (*__error())

// ziglang/zig lib/libc/include/any-macos-any/sys/errno.h 2026-11-24
#define EPERM 1
#define ENOENT 2
#define ESRCH 3
#define EINTR 4
#define EIO 5
#define EBADF 9
#define ENOMEM 12
#define EACCES 13
#define EEXIST 17
#define EINVAL 22
#define ENOTTY 25
#define EPIPE 32
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
