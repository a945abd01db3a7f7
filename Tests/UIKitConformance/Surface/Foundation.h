// What UIKit passes on of Objective-C, Foundation and Core Graphics, and the macros of the other headers.

#pragma once

#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define UI_MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define UI_SENDABLE __attribute__((swift_attr("@Sendable")))

NS_ASSUME_NONNULL_BEGIN

// MARK: - Numbers and geometry

typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
typedef double CGFloat;

typedef struct CGPoint {
  CGFloat x;
  CGFloat y;
} CGPoint;

typedef struct CGSize {
  CGFloat width;
  CGFloat height;
} CGSize;

typedef struct CGRect {
  CGPoint origin;
  CGSize size;
} CGRect;

typedef struct CGAffineTransform {
  CGFloat a, b, c, d, tx, ty;
} CGAffineTransform;

// MARK: - Objects

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

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@end

NS_ASSUME_NONNULL_END
