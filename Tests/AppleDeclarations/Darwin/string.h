// Bytes and C strings.

#pragma once
#include <sys/types.h>

// ziglang/zig lib/libc/include/any-macos-any/string.h 2026-11-24
int memcmp(const void *__s1, const void *__s2, size_t __n);
void *memcpy(void *__dst, const void *__src, size_t __n);
void *memmove(void *__dst, const void *__src, size_t __len);
void *memset(void *__b, int __c, size_t __len);
int strcmp(const char *__s1, const char *__s2);
char *strerror(int __errnum);
size_t strlen(const char *__s);
char *strsignal(int __sig);
