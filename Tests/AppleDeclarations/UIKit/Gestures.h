// Touches, presses and what recognises gestures in them.

#pragma once
#include "Views.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UITouch.h of iPhoneOS17.5.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UITouch : NSObject
// UIKit/UITouch.h of iPhoneOS17.5.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIView *view;
// UIKit/UITouch.h of iPhoneOS17.5.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIWindow *window;
@end

// uikit/uievent 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIEvent : NSObject
@end

// uikit/uipress 2026-11-24
/// Of no actor.
AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIPress : NSObject
@end

// uikit/uigesturerecognizer/state-swift.enum 2026-11-24
typedef NS_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
  UIGestureRecognizerStateRecognized = UIGestureRecognizerStateEnded
} NS_SWIFT_NAME(UIGestureRecognizer.State);

@protocol UIGestureRecognizerDelegate;

// uikit/uigesturerecognizer 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(3.2), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIGestureRecognizer : NSObject
// uikit/uigesturerecognizer/init(target:action:) 2026-11-24
- (instancetype)initWithTarget:(nullable id)target
                        action:(Selector _Nullable)action NS_DESIGNATED_INITIALIZER;
// uikit/uigesturerecognizer/init() 2026-11-24
- (instancetype)init;
// uikit/uigesturerecognizer/init(coder:) 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder;

// uikit/uigesturerecognizer/state-swift.property 2026-11-24
/// Its page says that it can be set too: with `UIKit.UIGestureRecognizerSubclass`, by subclasses.
@property (nonatomic, readonly) UIGestureRecognizerState state;
// uikit/uigesturerecognizer/delegate 2026-11-24
@property (nonatomic, weak, nullable) id<UIGestureRecognizerDelegate> delegate;
// uikit/uigesturerecognizer/isenabled 2026-11-24
@property (nonatomic, getter=isEnabled) BOOL enabled;
// uikit/uigesturerecognizer/view 2026-11-24
@property (nonatomic, readonly, nullable) UIView *view;
// uikit/uigesturerecognizer/cancelstouchesinview 2026-11-24
@property (nonatomic) BOOL cancelsTouchesInView;
// uikit/uigesturerecognizer/delaystouchesbegan 2026-11-24
@property (nonatomic) BOOL delaysTouchesBegan;
// uikit/uigesturerecognizer/delaystouchesended 2026-11-24
@property (nonatomic) BOOL delaysTouchesEnded;
// uikit/uigesturerecognizer/name 2026-11-24
@property (nonatomic, copy, nullable) NSString *name
    AVAILABLE(ios(11.0), maccatalyst(13.1), tvos(11.0), visionos(1.0));
// uikit/uigesturerecognizer/require(tofail:) 2026-11-24
- (void)requireGestureRecognizerToFail:(UIGestureRecognizer *)otherGestureRecognizer
    NS_SWIFT_NAME(require(toFail:));
// uikit/uigesturerecognizer/location(in:) 2026-11-24
- (CGPoint)locationInView:(nullable UIView *)view;
@end

// UIKit/UIPanGestureRecognizer.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(3.2), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIPanGestureRecognizer : UIGestureRecognizer
// UIKit/UIPanGestureRecognizer.h of iPhoneOS18.0.sdk 2026-11-24
- (CGPoint)translationInView:(nullable UIView *)view;
// UIKit/UIPanGestureRecognizer.h of iPhoneOS18.0.sdk 2026-11-24
- (CGPoint)velocityInView:(nullable UIView *)view;
@end

// uikit/uigesturerecognizerdelegate 2026-11-24
UI_MAIN_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
// uikit/uigesturerecognizerdelegate/gesturerecognizershouldbegin(_:) 2026-11-24
- (BOOL)gestureRecognizerShouldBegin:(UIGestureRecognizer *)gestureRecognizer
    NS_SWIFT_NAME(gestureRecognizerShouldBegin(_:))
    AVAILABLE(ios(3.2), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrecognizesimultaneouslywith:) 2026-11-24
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRecognizeSimultaneouslyWithGestureRecognizer:(UIGestureRecognizer *)other
    AVAILABLE(ios(3.2), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldrequirefailureof:) 2026-11-24
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)other
    AVAILABLE(ios(7.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldberequiredtofailby:) 2026-11-24
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
    shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)other
    AVAILABLE(ios(7.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-16fuh 2026-11-24
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch
    AVAILABLE(ios(3.2), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-73vzu 2026-11-24
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceivePress:(UIPress *)press
    AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// uikit/uigesturerecognizerdelegate/gesturerecognizer(_:shouldreceive:)-evxd 2026-11-24
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveEvent:(UIEvent *)event
    AVAILABLE(ios(13.4), maccatalyst(13.4), tvos(13.4), visionos(1.0));
@end

NS_ASSUME_NONNULL_END
