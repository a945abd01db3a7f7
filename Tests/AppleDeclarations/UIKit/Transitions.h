// Transitions between controllers, and what presents one over another.

#pragma once
#include "Basics.h"

NS_ASSUME_NONNULL_BEGIN

@class UIBarButtonItem, UIPresentationController, UIViewController;
@protocol UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning;

typedef NS_ENUM(NSInteger, UIModalPresentationStyle) {
  UIModalPresentationFullScreen = 0,
  UIModalPresentationPageSheet,
  UIModalPresentationFormSheet,
  UIModalPresentationCurrentContext,
  UIModalPresentationCustom,
  UIModalPresentationOverFullScreen,
  UIModalPresentationOverCurrentContext,
  UIModalPresentationPopover,
  UIModalPresentationNone = -1,
  UIModalPresentationAutomatic = -2
};

// MARK: - The transition coordinator

typedef NSString *UITransitionContextViewControllerKey NS_TYPED_EXTENSIBLE_ENUM;
extern UITransitionContextViewControllerKey const UITransitionContextFromViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.from);
extern UITransitionContextViewControllerKey const UITransitionContextToViewControllerKey
    NS_SWIFT_NAME(UITransitionContextViewControllerKey.to);

typedef NSString *UITransitionContextViewKey NS_TYPED_EXTENSIBLE_ENUM;
extern UITransitionContextViewKey const UITransitionContextFromViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.from);
extern UITransitionContextViewKey const UITransitionContextToViewKey
    NS_SWIFT_NAME(UITransitionContextViewKey.to);

UI_MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) BOOL initiallyInteractive;
@property (nonatomic, readonly) BOOL isInterruptible;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly, getter=isCancelled) BOOL cancelled;
@property (nonatomic, readonly) NSTimeInterval transitionDuration;
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic, readonly) CGFloat completionVelocity;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
@end

UI_MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^_Nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:(void (^_Nullable)(
                                       id<UIViewControllerTransitionCoordinatorContext> context))
                                       completion;
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
- (void)notifyWhenInteractionChangesUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NS_SWIFT_NAME(notifyWhenInteractionChanges(_:));
- (void)notifyWhenInteractionEndsUsingBlock:
    (void (^)(id<UIViewControllerTransitionCoordinatorContext> context))handler
    NS_SWIFT_NAME(notifyWhenInteractionEnds(_:))
    __attribute__((deprecated("Use notifyWhenInteractionChanges(_:)")));
@end

// MARK: - Custom transitions

UI_MAIN_ACTOR
@protocol UIViewControllerContextTransitioning <NSObject>
@property (nonatomic, readonly) UIView *containerView;
@property (nonatomic, readonly, getter=isAnimated) BOOL animated;
@property (nonatomic, readonly, getter=isInteractive) BOOL interactive;
@property (nonatomic, readonly) BOOL transitionWasCancelled;
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly) CGAffineTransform targetTransform;
- (void)updateInteractiveTransition:(CGFloat)percentComplete;
- (void)finishInteractiveTransition;
- (void)cancelInteractiveTransition;
- (void)pauseInteractiveTransition;
- (void)completeTransition:(BOOL)didComplete;
- (nullable __kindof UIViewController *)viewControllerForKey:
    (UITransitionContextViewControllerKey)key;
- (nullable __kindof UIView *)viewForKey:(UITransitionContextViewKey)key;
- (CGRect)initialFrameForViewController:(UIViewController *)vc
    NS_SWIFT_NAME(initialFrame(for:));
- (CGRect)finalFrameForViewController:(UIViewController *)vc NS_SWIFT_NAME(finalFrame(for:));
@end

UI_MAIN_ACTOR
@protocol UIViewControllerAnimatedTransitioning <NSObject>
- (NSTimeInterval)transitionDuration:
    (nullable id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(transitionDuration(using:));
- (void)animateTransition:(id<UIViewControllerContextTransitioning>)transitionContext
    NS_SWIFT_NAME(animateTransition(using:));
@optional
- (void)animationEnded:(BOOL)transitionCompleted;
@end

UI_MAIN_ACTOR
@protocol UIViewControllerInteractiveTransitioning <NSObject>
- (void)startInteractiveTransition:(id<UIViewControllerContextTransitioning>)transitionContext;
@optional
@property (nonatomic, readonly) CGFloat completionSpeed;
@property (nonatomic, readonly) UIViewAnimationCurve completionCurve;
@property (nonatomic, readonly) BOOL wantsInteractiveStart;
@end

UI_MAIN_ACTOR
@interface UIPercentDrivenInteractiveTransition
    : NSObject <UIViewControllerInteractiveTransitioning>
@property (nonatomic, readonly) CGFloat percentComplete;
@property (nonatomic) CGFloat completionSpeed;
@property (nonatomic) UIViewAnimationCurve completionCurve;
@property (nonatomic) BOOL wantsInteractiveStart;
- (void)updateInteractiveTransition:(CGFloat)percentComplete NS_SWIFT_NAME(update(_:));
- (void)cancelInteractiveTransition NS_SWIFT_NAME(cancel());
- (void)finishInteractiveTransition NS_SWIFT_NAME(finish());
@end

UI_MAIN_ACTOR
@protocol UIViewControllerTransitioningDelegate <NSObject>
@optional
- (nullable id<UIViewControllerAnimatedTransitioning>)
    animationControllerForPresentedController:(UIViewController *)presented
                         presentingController:(UIViewController *)presenting
                             sourceController:(UIViewController *)source
    NS_SWIFT_NAME(animationController(forPresented:presenting:source:));
- (nullable id<UIViewControllerAnimatedTransitioning>)animationControllerForDismissedController:
    (UIViewController *)dismissed NS_SWIFT_NAME(animationController(forDismissed:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForPresentation:
    (id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForPresentation(using:));
- (nullable id<UIViewControllerInteractiveTransitioning>)interactionControllerForDismissal:
    (id<UIViewControllerAnimatedTransitioning>)animator
    NS_SWIFT_NAME(interactionControllerForDismissal(using:));
- (nullable UIPresentationController *)
    presentationControllerForPresentedViewController:(UIViewController *)presented
                            presentingViewController:(nullable UIViewController *)presenting
                                sourceViewController:(UIViewController *)source
    NS_SWIFT_NAME(presentationController(forPresented:presenting:source:));
@end

// MARK: - Presentation controllers

@interface UITraitCollection : NSObject
@end

@protocol UIAdaptivePresentationControllerDelegate;

UI_MAIN_ACTOR
@interface UIPresentationController : NSObject
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:
                           (nullable UIViewController *)presentingViewController
    NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(presentedViewController:presenting:));
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
@property (nonatomic, readonly, nullable) UIView *containerView;
@property (nonatomic, weak, nullable) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

UI_MAIN_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:
    (UIPresentationController *)controller NS_SWIFT_NAME(adaptivePresentationStyle(for:));
- (UIModalPresentationStyle)
    adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                       traitCollection:(UITraitCollection *)traitCollection
    NS_SWIFT_NAME(adaptivePresentationStyle(for:traitCollection:));
- (void)presentationController:(UIPresentationController *)presentationController
    prepareAdaptivePresentationController:
        (UIPresentationController *)adaptivePresentationController
    NS_SWIFT_NAME(presentationController(_:prepare:));
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style
    NS_SWIFT_NAME(presentationController(_:viewControllerForAdaptivePresentationStyle:));
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:
               (nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator
    NS_SWIFT_NAME(presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:));
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerShouldDismiss(_:));
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerWillDismiss(_:));
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidDismiss(_:));
- (void)presentationControllerDidAttemptToDismiss:
    (UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:));
@end

typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0,
  UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2,
  UIPopoverArrowDirectionRight = 1UL << 3,
  UIPopoverArrowDirectionAny = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown |
      UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight,
  UIPopoverArrowDirectionUnknown = ~0UL
};

UI_MAIN_ACTOR
@interface UISheetPresentationController : UIPresentationController
@end

UI_MAIN_ACTOR
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController
    NS_SWIFT_NAME(sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:));
@end

@class UIPopoverPresentationController;

UI_MAIN_ACTOR
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
- (void)prepareForPopoverPresentation:
    (UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(prepareForPopoverPresentation(_:));
- (BOOL)popoverPresentationControllerShouldDismissPopover:
    (UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(popoverPresentationControllerShouldDismissPopover(_:));
- (void)popoverPresentationControllerDidDismissPopover:
    (UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(popoverPresentationControllerDidDismissPopover(_:));
@end

UI_MAIN_ACTOR
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
@end

UI_MAIN_ACTOR
@interface UIPopoverPresentationController : UIPresentationController
@property (nonatomic, weak, nullable) id<UIPopoverPresentationControllerDelegate> delegate;
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
@property (nonatomic, nullable) UIView *sourceView;
@property (nonatomic) CGRect sourceRect;
@property (nonatomic, nullable) UIBarButtonItem *barButtonItem;
@property (nonatomic, nullable) id<UIPopoverPresentationControllerSourceItem> sourceItem;
@end

NS_ASSUME_NONNULL_END
