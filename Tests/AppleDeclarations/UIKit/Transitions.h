// Transitions between controllers, and what coordinates them.

#pragma once
#include "Views.h"

NS_ASSUME_NONNULL_BEGIN

@class UIPresentationController, UIViewController;
@protocol UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning;

// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationPageSheet AVAILABLE(ios(3.2)) UNAVAILABLE(tvos),
  // uikit/uimodalpresentationstyle/formsheet 2026-11-24
  UIModalPresentationFormSheet
      AVAILABLE(ios(3.2), maccatalyst(13.1), tvos(26.0), visionos(1.0)),
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationCurrentContext AVAILABLE(ios(3.2)),
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationCustom AVAILABLE(ios(7.0)),
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationOverFullScreen AVAILABLE(ios(8.0)),
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationOverCurrentContext AVAILABLE(ios(8.0)),
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationPopover AVAILABLE(ios(8.0)) UNAVAILABLE(tvos),
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationNone AVAILABLE(ios(7.0)) = -1,
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalPresentationAutomatic AVAILABLE(ios(13.0)) = -2
};

// MARK: - The transition coordinator

// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
typedef NSString *UITransitionContextViewControllerKey NS_TYPED_ENUM;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.from) AVAILABLE(ios(7.0));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.to) AVAILABLE(ios(7.0));

// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
typedef NSString *UITransitionContextViewKey NS_TYPED_ENUM;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
extern UITransitionContextViewKey const UITransitionContextFromViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.from) AVAILABLE(ios(8.0));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
extern UITransitionContextViewKey const UITransitionContextToViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.to) AVAILABLE(ios(8.0));

// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) BOOL initiallyInteractive;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) BOOL isInterruptible AVAILABLE(ios(10.0));
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) CGFloat percentComplete;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) CGFloat completionVelocity;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key AVAILABLE(ios(8.0));
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UIView *containerView;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) CGAffineTransform targetTransform AVAILABLE(ios(8.0));
@end

// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(void (^_Nullable)(
                                       id<UIViewControllerTransitionCoordinatorContext> context))
                                       completion;
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
- (BOOL)animateAlongsideTransitionInView:(nullable UIView *)view
                               animation:
                                   (void (^_Nullable)(
                                       id<UIViewControllerTransitionCoordinatorContext> context))
                                       animation
                              completion:
                                  (void (^_Nullable)(
                                      id<UIViewControllerTransitionCoordinatorContext> context))
                                      completion
    NS_SWIFT_NAME(animateAlongsideTransition(in:animation:completion:));
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NS_SWIFT_NAME(notifyWhenInteractionChanges(_:)) AVAILABLE(ios(10.0));
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
- (void)notifyWhenInteractionEndsUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NS_SWIFT_NAME(notifyWhenInteractionEnds(_:))
    DEPRECATED(ios(7.0, 10.0)) UNAVAILABLE(visionos);
@end

// MARK: - Custom transitions

// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) UIView *containerView;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) BOOL transitionWasCancelled;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) CGAffineTransform targetTransform AVAILABLE(ios(8.0));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)finishInteractiveTransition;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)cancelInteractiveTransition;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)pauseInteractiveTransition AVAILABLE(ios(10.0));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)completeTransition:(BOOL)didComplete;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key AVAILABLE(ios(8.0));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (CGRect)initialFrameForViewController:(UIViewController *)vc
    NS_SWIFT_NAME(initialFrame(for:));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (CGRect)finalFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(finalFrame(for:));
@end

// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(transitionDuration(using:));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(animateTransition(using:));
@optional
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)animationEnded:(BOOL)transitionCompleted;
@end

// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) CGFloat completionSpeed;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) BOOL wantsInteractiveStart AVAILABLE(ios(10.0));
@end

// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(7.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIPercentDrivenInteractiveTransition
    : NSObject <UIViewControllerInteractiveTransitioning>
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, readonly) CGFloat percentComplete;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic) CGFloat completionSpeed;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic) UIViewAnimationCurve completionCurve;
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic) BOOL wantsInteractiveStart AVAILABLE(ios(10.0));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
@end

// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source
    NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:
    (UIViewController *)dismissed NS_SWIFT_NAME(animationController(forDismissed:));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:
    (id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForPresentation(using:));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:
    (id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForDismissal(using:));
// UIKit/UIViewControllerTransitioning.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source
    NS_SWIFT_NAME(presentationController(forPresented:presenting:source:)) AVAILABLE(ios(8.0));
@end

NS_ASSUME_NONNULL_END
