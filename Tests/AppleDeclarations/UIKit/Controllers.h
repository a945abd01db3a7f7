// View controllers and alerts.

#pragma once
#include "Transitions.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController, UINavigationItem, UITabBarController, UITabBarItem;

typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  UIModalTransitionStyleFlipHorizontal,
  UIModalTransitionStyleCrossDissolve,
  UIModalTransitionStylePartialCurl
};

typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3
};

typedef NS_OPTIONS(NSUInteger, UIInterfaceOrientationMask) {
  UIInterfaceOrientationMaskPortrait = 1 << UIInterfaceOrientationPortrait,
  UIInterfaceOrientationMaskLandscapeLeft = 1 << UIInterfaceOrientationLandscapeLeft,
  UIInterfaceOrientationMaskLandscapeRight = 1 << UIInterfaceOrientationLandscapeRight,
  UIInterfaceOrientationMaskPortraitUpsideDown = 1 << UIInterfaceOrientationPortraitUpsideDown,
  UIInterfaceOrientationMaskLandscape =
      UIInterfaceOrientationMaskLandscapeLeft | UIInterfaceOrientationMaskLandscapeRight,
  UIInterfaceOrientationMaskAll = UIInterfaceOrientationMaskLandscape |
      UIInterfaceOrientationMaskPortrait | UIInterfaceOrientationMaskPortraitUpsideDown,
  UIInterfaceOrientationMaskAllButUpsideDown =
      UIInterfaceOrientationMaskLandscape | UIInterfaceOrientationMaskPortrait
};

// MARK: - View controllers

UI_MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy, nullable) NSString *title;

// Its view.
@property (null_resettable, nonatomic) UIView *view;
@property (nonatomic, readonly, nullable) UIView *viewIfLoaded;
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded;
- (void)loadView;
- (void)loadViewIfNeeded;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)viewWillLayoutSubviews;
- (void)viewDidLayoutSubviews;
@property (nonatomic) CGSize preferredContentSize;

// What happens to it.
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented;
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed;
@property (nonatomic, readonly, getter=isMovingToParentViewController)
    BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent);
@property (nonatomic, readonly, getter=isMovingFromParentViewController)
    BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent);

// What it presents.
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:));
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
@property (nonatomic, readonly, nullable) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
@property (nonatomic, readonly, nullable) UIPresentationController *presentationController;
@property (nonatomic, readonly, nullable)
    UIPopoverPresentationController *popoverPresentationController;
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle;
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle;
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation;
@property (nonatomic) BOOL definesPresentationContext;
@property (nonatomic, weak, nullable)
    id<UIViewControllerTransitioningDelegate> transitioningDelegate;
@property (nonatomic, readonly, nullable)
    id<UIViewControllerTransitionCoordinator> transitionCoordinator;

// Its containers and what it contains.
@property (nonatomic, weak, readonly, nullable) UIViewController *parentViewController
    NS_SWIFT_NAME(parent);
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children);
- (void)addChildViewController:(UIViewController *)childController NS_SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent NS_REQUIRES_SUPER
    NS_SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent NS_REQUIRES_SUPER
    NS_SWIFT_NAME(didMove(toParent:));
@property (nonatomic, readonly, nullable) UINavigationController *navigationController;
@property (nonatomic, readonly) UINavigationItem *navigationItem;
@property (nonatomic) BOOL hidesBottomBarWhenPushed;
@property (nonatomic, readonly, nullable) UITabBarController *tabBarController;
@property (null_resettable, nonatomic) UITabBarItem *tabBarItem;

// Which child decides on the surroundings.
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    NS_SWIFT_NAME(childForStatusBarStyle);
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    NS_SWIFT_NAME(childForStatusBarHidden);
@property (nonatomic, readonly, nullable)
    UIViewController *childViewControllerForHomeIndicatorAutoHidden
    NS_SWIFT_NAME(childForHomeIndicatorAutoHidden);
@property (nonatomic, readonly, nullable)
    UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures);
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations;
@property (nonatomic, readonly)
    UIInterfaceOrientation preferredInterfaceOrientationForPresentation;
@property (nonatomic, readonly) BOOL shouldAutorotate;
- (void)setNeedsStatusBarAppearanceUpdate;
@end

UI_MAIN_ACTOR
@interface UISplitViewController : UIViewController
@end

// MARK: - Alerts

typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive
} NS_SWIFT_NAME(UIAlertAction.Style);

typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert
} NS_SWIFT_NAME(UIAlertController.Style);

UI_MAIN_ACTOR
@interface UIAlertAction : NSObject
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
@property (nonatomic, readonly, nullable) NSString *title;
@property (nonatomic, readonly) UIAlertActionStyle style;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

UI_MAIN_ACTOR
@interface UIAlertController : UIViewController
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
- (void)addAction:(UIAlertAction *)action;
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
@property (nonatomic, nullable) UIAlertAction *preferredAction;
@property (nonatomic, copy, nullable) NSString *title;
@property (nonatomic, copy, nullable) NSString *message;
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

NS_ASSUME_NONNULL_END
