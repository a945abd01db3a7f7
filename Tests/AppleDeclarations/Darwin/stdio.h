// Streams.

#pragma once
#include <sys/types.h>

// ziglang/zig lib/libc/include/any-macos-any/_stdio.h 2026-11-24
typedef off_t fpos_t;

// ziglang/zig lib/libc/include/any-macos-any/_stdio.h 2026-11-24
struct __sbuf {
  unsigned char *_base;
  int _size;
};

// ziglang/zig lib/libc/include/any-macos-any/_stdio.h 2026-11-24
typedef struct __sFILE {
  unsigned char *_p;
  int _r;
  int _w;
  short _flags;
  short _file;
  struct __sbuf _bf;
  int _lbfsize;
  void *_cookie;
  int (*_Nullable _close)(void *);
  int (*_Nullable _read)(void *, char *, int);
  fpos_t (*_Nullable _seek)(void *, fpos_t, int);
  int (*_Nullable _write)(void *, const char *, int);
  struct __sbuf _ub;
  struct __sFILEX *_extra;
  int _ur;
  unsigned char _ubuf[3];
  unsigned char _nbuf[1];
  struct __sbuf _lb;
  int _blksize;
  fpos_t _offset;
} FILE;

// ziglang/zig lib/libc/include/any-macos-any/stdio.h 2026-11-24
extern FILE *__stdinp;
extern FILE *__stdoutp;
extern FILE *__stderrp;
#define stdin __stdinp
#define stdout __stdoutp
#define stderr __stderrp

// ziglang/zig lib/libc/include/any-macos-any/stdio.h 2026-11-24
#define _IOFBF 0
#define _IOLBF 1
#define _IONBF 2
#define EOF (-1)

// ziglang/zig lib/libc/include/any-macos-any/stdio.h 2026-11-24
int fflush(FILE *);
int fileno(FILE *);
int fprintf(FILE *__restrict, const char *__restrict, ...)
    __attribute__((__format__(__printf__, 2, 3)));
int fputs(const char *__restrict, FILE *__restrict);
int printf(const char *__restrict, ...) __attribute__((__format__(__printf__, 1, 2)));
int puts(const char *);
int setvbuf(FILE *__restrict, char *__restrict, int, size_t);
int snprintf(char *__restrict __str, size_t __size, const char *__restrict __format, ...)
    __attribute__((__format__(__printf__, 3, 4)));

// usr/include/_stdio.h of MacOSX.sdk 2026-11-29
int rename(const char *__old, const char *__new);
