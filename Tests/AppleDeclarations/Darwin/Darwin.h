// The C library of Apple's systems: the members that this package uses, for the compiler to judge
// it by.
//
// What it is: written by hand from Apple's public headers, with their types, values, layouts, and
// with what they prohibit on tvOS, watchOS and iOS. Each header bears Apple's name, so that C code
// includes it as it is; this one is all of them, for the module `Darwin`. Darwin.swift has what
// Apple adds in Swift.
//
// What it is not: complete, or something that can run. Which header includes which other is as on
// Apple's systems only so far as it was read. Macros that check lengths while a program runs
// (`_FORTIFY_SOURCE`) are left out.
//
// What Apple's headers prohibit on iOS is prohibited on visionOS, too: Apple's compiler takes it
// from there, and this one has to be told.
//
// To add a member: read Apple's header, declare it in the header of that name, and say above it
// where and when it was read. What is there from before the oldest system that this package runs on
// needs no AVAILABLE.

#pragma once
#include <TargetConditionals.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>
