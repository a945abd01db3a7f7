// The settings of a terminal.

#pragma once
#include <sys/ioctl.h>

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
typedef unsigned long tcflag_t;
typedef unsigned char cc_t;
typedef unsigned long speed_t;

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
#define VEOF 0
#define VMIN 16
#define VTIME 17
#define NCCS 20

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
struct termios {
  tcflag_t c_iflag;
  tcflag_t c_oflag;
  tcflag_t c_cflag;
  tcflag_t c_lflag;
  cc_t c_cc[NCCS];
  speed_t c_ispeed;
  speed_t c_ospeed;
};

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
#define IGNBRK 0x00000001
#define BRKINT 0x00000002
#define IGNPAR 0x00000004
#define PARMRK 0x00000008
#define INPCK 0x00000010
#define ISTRIP 0x00000020
#define INLCR 0x00000040
#define IGNCR 0x00000080
#define ICRNL 0x00000100
#define IXON 0x00000200
#define IXOFF 0x00000400
#define IXANY 0x00000800

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
#define OPOST 0x00000001
#define ONLCR 0x00000002

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
#define CSIZE 0x00000300
#define CS7 0x00000200
#define CS8 0x00000300
#define CSTOPB 0x00000400
#define CREAD 0x00000800
#define PARENB 0x00001000
#define PARODD 0x00002000

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
#define ECHOE 0x00000002
#define ECHOK 0x00000004
#define ECHO 0x00000008
#define ECHONL 0x00000010
#define ISIG 0x00000080
#define ICANON 0x00000100
#define IEXTEN 0x00000400
#define TOSTOP 0x00400000
#define NOFLSH 0x80000000

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
#define TCSANOW 0
#define TCSADRAIN 1
#define TCSAFLUSH 2

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-24
int tcgetattr(int, struct termios *);
int tcsetattr(int, int, const struct termios *);

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-25
#define TCIFLUSH 1

// ziglang/zig lib/libc/include/any-macos-any/sys/termios.h 2026-11-25
int tcflush(int, int);
