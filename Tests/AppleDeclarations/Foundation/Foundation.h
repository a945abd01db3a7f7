// Foundation: numbers, objects, and the macros of the other headers. What Swift has a type of its
// own for, such as `URL`, and the classes that only Swift code uses are in the Swift files beside
// this.
//
// To add a member: look it up in Apple's documentation, and say above it where and when. What is
// there from the oldest system of this package on needs no AVAILABLE.

#pragma once
#include "../CoreGraphics/CoreGraphics.h"
#include "../ObjectiveC/ObjectiveC.h"

#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_REQUIRES_SUPER __attribute__((objc_requires_super))
#define NS_ENUM(type, name) \
  enum __attribute__((enum_extensibility(open))) name : type name; \
  enum __attribute__((enum_extensibility(open))) name : type
#define NS_OPTIONS(type, name) \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \
  enum __attribute__((flag_enum, enum_extensibility(open))) name : type
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define UI_MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define UI_SENDABLE __attribute__((swift_attr("@Sendable")))

NS_ASSUME_NONNULL_BEGIN

// MARK: - Numbers

typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval NS_SWIFT_NAME(TimeInterval);
// MARK: - Objects

// foundation/classes-bridged-to-swift-standard-library-value-types, which lists it 2026-11-24
__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

// foundation/classes-bridged-to-swift-standard-library-value-types, which lists it 2026-11-24
__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

// Foundation/NSSet.h of iPhoneOS27.0.sdk 2026-11-24
__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

// Foundation/NSCoder.h of iPhoneOS27.0.sdk 2026-11-24
@interface NSCoder : NSObject
@end

// Foundation/NSObject.h of iPhoneOS27.0.sdk 2026-11-24
@protocol NSCoding
// Foundation/NSObject.h of iPhoneOS27.0.sdk 2026-11-24
- (void)encodeWithCoder:(NSCoder *)coder NS_SWIFT_NAME(encode(with:));

// Foundation/NSObject.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

// Foundation/NSURL.h of iPhoneOS27.0.sdk 2026-11-24
__attribute__((swift_bridge("Foundation.URL")))
UI_SENDABLE
@interface NSURL : NSObject
@end

// foundation/nsuseractivity 2026-11-24
@interface NSUserActivity : NSObject
// foundation/nsuseractivitytypebrowsingweb, which names it 2026-11-24
@property (readonly, copy) NSString *activityType;
// foundation/nsuseractivity/init(activitytype:) 2026-11-29
- (instancetype)initWithActivityType:(NSString *)activityType;
// foundation/nsuseractivity/webpageurl 2026-11-24
@property (nullable, copy) NSURL *webpageURL;
@end

// foundation/nsuseractivitytypebrowsingweb 2026-11-24
extern NSString *const NSUserActivityTypeBrowsingWeb;

// Foundation/NSBundle.h of iPhoneOS27.0.sdk 2026-11-24
UI_SENDABLE
NS_SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@end

// Foundation/NSUserDefaults.h of iPhoneOS27.0.sdk 2026-11-24
NS_SWIFT_NAME(UserDefaults)
@interface NSUserDefaults : NSObject
// Foundation/NSUserDefaults.h of iPhoneOS27.0.sdk 2026-11-24
@property (class, readonly) NSUserDefaults *standardUserDefaults NS_SWIFT_NAME(standard);

// foundation/userdefaults/string(forkey:) 2026-11-24
- (nullable NSString *)stringForKey:(NSString *)defaultName NS_SWIFT_NAME(string(forKey:));

// foundation/userdefaults/stringarray(forkey:) 2026-11-24
- (nullable NSArray<NSString *> *)stringArrayForKey:(NSString *)defaultName
    NS_SWIFT_NAME(stringArray(forKey:));

// foundation/userdefaults/set(_:forkey:)-8ab6d 2026-11-24
- (void)setObject:(nullable id)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));

// foundation/userdefaults/set(_:forkey:)-3v852 2026-11-24
- (void)setInteger:(NSInteger)value forKey:(NSString *)defaultName NS_SWIFT_NAME(set(_:forKey:));
@end

// foundation/nshomedirectory() 2026-11-24
extern NSString *NSHomeDirectory(void);

NS_ASSUME_NONNULL_END
