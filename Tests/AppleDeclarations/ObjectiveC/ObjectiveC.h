// The root class, in the module that it is in on Apple's systems: the compiler has rules for
// `NSObject`, such as that a subclass may bind `init()` to the main actor, and knows it by the name
// of its module.
//
// To add a member: look it up in Apple's documentation, and say above it where and when.

#pragma once
#include "../Availability.h"

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")

NS_ASSUME_NONNULL_BEGIN

typedef _Bool BOOL;

/// In place of `SEL`, which the importer knows only together with the Objective-C runtime.
typedef const struct objc_selector *Selector;

@protocol NSObject
- (BOOL)respondsToSelector:(Selector _Null_unspecified)aSelector NS_SWIFT_NAME(responds(to:));
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable id)forwardingTargetForSelector:(Selector _Null_unspecified)aSelector
    NS_SWIFT_NAME(forwardingTarget(for:));
@end

NS_ASSUME_NONNULL_END
