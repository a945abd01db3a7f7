// Storyboards and segues.

#pragma once
#include "Controllers.h"

NS_ASSUME_NONNULL_BEGIN

// uikit/uistoryboard 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(5.0), maccatalyst(13.1)) DEPRECATED(visionos(1.0, 1.0))
@interface UIStoryboard : NSObject
// onestack.dev/ios-reference/UIKit/UIStoryboard, of SDK 27.1 2026-11-24
+ (UIStoryboard *)storyboardWithName:(NSString *)name
                              bundle:(nullable NSBundle *)storyboardBundleOrNil;
// uikit/uistoryboard/instantiateinitialviewcontroller() 2026-11-24
- (nullable __kindof UIViewController *)instantiateInitialViewController;
// onestack.dev/ios-reference/UIKit/UIStoryboard, of SDK 27.1 2026-11-24
- (__kindof UIViewController *)instantiateViewControllerWithIdentifier:(NSString *)identifier;
@end

// uikit/uistoryboardsegue 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(5.0), maccatalyst(13.1)) DEPRECATED(visionos(1.0, 1.0))
@interface UIStoryboardSegue : NSObject
// onestack.dev/ios-reference/UIKit/UIStoryboardSegue, of SDK 27.1 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
// uikit/uistoryboardsegue/destination 2026-11-24
@property (nonatomic, readonly)
    __kindof UIViewController *destinationViewController NS_SWIFT_NAME(destination);
@end

NS_ASSUME_NONNULL_END
