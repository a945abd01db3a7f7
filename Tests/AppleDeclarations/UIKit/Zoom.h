// Transitions of UIKit's own that a controller is shown with. Not bound to the main actor, as their pages say.

#pragma once
#include "Controllers.h"

NS_ASSUME_NONNULL_BEGIN

// uikit/uiviewcontroller/transition 2026-11-24
/// Its `zoom` for Swift is in `Zoom.swift`.
AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0))
NS_SWIFT_NAME(UIViewController.Transition)
@interface UIViewControllerTransition : NSObject
// onestack.dev/ios-reference/UIKit/UIViewController.Transition, of SDK 27.1 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
@end

// uikit/uiviewcontroller/transition/zoomoptions/interactioncontext 2026-11-24
AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0))
NS_SWIFT_NAME(UIZoomTransitionOptions.InteractionContext)
@interface UIZoomTransitionInteractionContext : NSObject
// UIKit/UIZoomTransitionOptions.h of an SDK with iOS 18.0 2026-11-24
@property (nonatomic, readonly) CGPoint location;
// UIKit/UIZoomTransitionOptions.h of an SDK with iOS 18.0 2026-11-24
@property (nonatomic, readonly) BOOL willBegin;
@end

// uikit/uiviewcontroller/transition/zoomoptions 2026-11-24
AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0))
NS_SWIFT_NAME(UIViewControllerTransition.ZoomOptions)
@interface UIZoomTransitionOptions : NSObject
// uikit/uiviewcontroller/transition/zoomoptions/interactivedismissshouldbegin 2026-11-24
@property (nonatomic, copy, nullable) BOOL (^interactiveDismissShouldBegin)
    (UIZoomTransitionInteractionContext *context);
@end

// uikit/uiviewcontroller/transition/zoom(options:sourceviewprovider:), which names it 2026-11-24
AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0))
NS_SWIFT_NAME(UIViewControllerTransition.ZoomSourceViewProviderContext)
@interface UIZoomTransitionSourceViewProviderContext : NSObject
@end

NS_ASSUME_NONNULL_END
