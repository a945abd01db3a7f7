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

// objectivec/nsobjectprotocol 2026-11-24
@protocol NSObject
// objectivec/nsobjectprotocol, which lists it 2026-11-24
- (BOOL)respondsToSelector:(Selector _Null_unspecified)aSelector NS_SWIFT_NAME(responds(to:));
@end

// objectivec/nsobject-swift.class 2026-11-24
__attribute__((objc_root_class))
@interface NSObject <NSObject>
// objectivec/nsobject-swift.class, which lists it 2026-11-24
- (instancetype)init NS_DESIGNATED_INITIALIZER;
// objectivec/nsobject-swift.class, which lists it 2026-11-24
- (nullable id)forwardingTargetForSelector:(Selector _Null_unspecified)aSelector
    NS_SWIFT_NAME(forwardingTarget(for:));
@end

NS_ASSUME_NONNULL_END
