// Requests to devices. Swift does not see the request's macro, which names a type: Darwin.swift has
// it as a number.

#pragma once
#include <sys/types.h>

// ziglang/zig lib/libc/include/any-macos-any/sys/ttycom.h 2026-11-24
struct winsize {
  unsigned short ws_row;
  unsigned short ws_col;
  unsigned short ws_xpixel;
  unsigned short ws_ypixel;
};

// ziglang/zig lib/libc/include/any-macos-any/sys/ioccom.h 2026-11-24
#define IOCPARM_MASK 0x1fff
#define IOC_OUT (unsigned int)0x40000000
#define _IOC(inout, group, num, len) (inout | ((len & IOCPARM_MASK) << 16) | ((group) << 8) | (num))
#define _IOR(g, n, t) _IOC(IOC_OUT, (g), (n), sizeof(t))

// ziglang/zig lib/libc/include/any-macos-any/sys/ttycom.h 2026-11-24
#define TIOCGWINSZ _IOR('t', 104, struct winsize)

// man 2 ioctl of macOS 2026-11-24
int ioctl(int, unsigned long, ...);
