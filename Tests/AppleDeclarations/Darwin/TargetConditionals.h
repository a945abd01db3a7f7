// Which system the code is for. Clang says most of it by itself; this says the rest, and what it
// says where it does not.

#pragma once

#if __is_target_os(ios) && __is_target_environment(macabi)
#define DECLARED_TARGET_MACCATALYST 1
#else
#define DECLARED_TARGET_MACCATALYST 0
#endif

// ziglang/zig lib/libc/include/any-macos-any/TargetConditionals.h 2026-11-24
#ifndef TARGET_OS_MAC
#define TARGET_OS_MAC 1
#endif
#ifndef TARGET_OS_OSX
#define TARGET_OS_OSX (__is_target_os(macos) || __is_target_os(macosx))
#endif
#ifndef TARGET_OS_IPHONE
#define TARGET_OS_IPHONE (!TARGET_OS_OSX)
#endif
#ifndef TARGET_OS_IOS
#define TARGET_OS_IOS __is_target_os(ios)
#endif
#ifndef TARGET_OS_MACCATALYST
#define TARGET_OS_MACCATALYST DECLARED_TARGET_MACCATALYST
#endif
#ifndef TARGET_OS_TV
#define TARGET_OS_TV __is_target_os(tvos)
#endif
#ifndef TARGET_OS_WATCH
#define TARGET_OS_WATCH __is_target_os(watchos)
#endif
#ifndef TARGET_OS_VISION
#define TARGET_OS_VISION __is_target_os(xros)
#endif
#ifndef TARGET_OS_SIMULATOR
#define TARGET_OS_SIMULATOR __is_target_environment(simulator)
#endif
