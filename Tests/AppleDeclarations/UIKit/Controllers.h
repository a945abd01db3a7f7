// View controllers.

#pragma once
#include "Transitions.h"

NS_ASSUME_NONNULL_BEGIN

@class UINavigationController, UINavigationItem, UIPopoverPresentationController;
@class UIStoryboardSegue, UITabBarController, UITabBarItem, UIViewControllerTransition;

// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIModalTransitionStyle) {
  UIModalTransitionStyleCoverVertical = 0,
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalTransitionStyleFlipHorizontal UNAVAILABLE(tvos),
  UIModalTransitionStyleCrossDissolve,
  // UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
  UIModalTransitionStylePartialCurl AVAILABLE(ios(3.2)) UNAVAILABLE(tvos)
};

// UIKit/UIOrientation.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIInterfaceOrientation) {
  UIInterfaceOrientationUnknown = 0,
  UIInterfaceOrientationPortrait = 1,
  UIInterfaceOrientationPortraitUpsideDown = 2,
  UIInterfaceOrientationLandscapeLeft = 4,
  UIInterfaceOrientationLandscapeRight = 3
} UNAVAILABLE(tvos);

// UIKit/UIOrientation.h of iPhoneOS27.0.sdk 2026-11-24
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
} UNAVAILABLE(tvos);

// MARK: - View controllers

// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIViewController : UIResponder <NSCoding>
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *title;

// Its view.
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (null_resettable, nonatomic) UIView *view;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIView *viewIfLoaded AVAILABLE(ios(9.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isViewLoaded) BOOL viewLoaded AVAILABLE(ios(3.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)loadView;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)loadViewIfNeeded AVAILABLE(ios(9.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)viewDidLoad;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)viewWillAppear:(BOOL)animated;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)viewDidAppear:(BOOL)animated;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)viewWillDisappear:(BOOL)animated;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)viewDidDisappear:(BOOL)animated;
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)viewWillLayoutSubviews AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)viewDidLayoutSubviews AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) CGSize preferredContentSize AVAILABLE(ios(7.0));

// What happens to it.
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isBeingPresented) BOOL beingPresented
    AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isBeingDismissed) BOOL beingDismissed
    AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isMovingToParentViewController)
    BOOL movingToParentViewController NS_SWIFT_NAME(isMovingToParent)
    AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isMovingFromParentViewController)
    BOOL movingFromParentViewController NS_SWIFT_NAME(isMovingFromParent)
    AVAILABLE(ios(5.0));

// What it presents.
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(present(_:animated:completion:)) NS_SWIFT_DISABLE_ASYNC AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^_Nullable)(void))completion
    NS_SWIFT_NAME(dismiss(animated:completion:)) NS_SWIFT_DISABLE_ASYNC AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController) AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController) AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIPresentationController *presentationController
    AVAILABLE(ios(8.0));
// uikit/uiviewcontroller/popoverpresentationcontroller 2026-11-24
@property (nonatomic, readonly, nullable)
    UIPopoverPresentationController *popoverPresentationController AVAILABLE(ios(8.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UIModalPresentationStyle modalPresentationStyle AVAILABLE(ios(3.2));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UIModalTransitionStyle modalTransitionStyle AVAILABLE(ios(3.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, getter=isModalInPresentation) BOOL modalInPresentation
    AVAILABLE(ios(13.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) BOOL definesPresentationContext AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, weak, nullable)
    id<UIViewControllerTransitioningDelegate> transitioningDelegate AVAILABLE(ios(7.0));
// uikit/uiviewcontroller/preferredtransition 2026-11-24
@property (nonatomic, nullable) UIViewControllerTransition *preferredTransition
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
// UIKit/UIViewControllerTransitionCoordinator.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable)
    id<UIViewControllerTransitionCoordinator> transitionCoordinator AVAILABLE(ios(7.0));

// Its segues.
// uikit/uiviewcontroller/shouldperformsegue(withidentifier:sender:) 2026-11-24
- (BOOL)shouldPerformSegueWithIdentifier:(NSString *)identifier
                                  sender:(nullable id)sender
    NS_SWIFT_NAME(shouldPerformSegue(withIdentifier:sender:))
    AVAILABLE(ios(6.0), maccatalyst(13.1)) DEPRECATED(visionos(1.0, 1.0));
// uikit/uiviewcontroller/prepare(for:sender:) 2026-11-24
- (void)prepareForSegue:(UIStoryboardSegue *)segue
                 sender:(nullable id)sender NS_SWIFT_NAME(prepare(for:sender:))
    AVAILABLE(ios(5.0), maccatalyst(13.1)) DEPRECATED(visionos(1.0, 1.0));

// Its containers and what it contains.
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, weak, readonly, nullable) UIViewController *parentViewController
    NS_SWIFT_NAME(parent);
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSArray<__kindof UIViewController *> *childViewControllers
    NS_SWIFT_NAME(children) AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)addChildViewController:(UIViewController *)childController
    NS_SWIFT_NAME(addChild(_:)) AVAILABLE(ios(5.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)removeFromParentViewController NS_SWIFT_NAME(removeFromParent())
    AVAILABLE(ios(5.0));
// uikit/uiviewcontroller/willmove(toparent:) 2026-11-24
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(willMove(toParent:))
    AVAILABLE(ios(5.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    NS_SWIFT_NAME(didMove(toParent:)) AVAILABLE(ios(5.0));
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UINavigationController *navigationController;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UINavigationItem *navigationItem;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) BOOL hidesBottomBarWhenPushed UNAVAILABLE(tvos);
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UITabBarController *tabBarController;
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (null_resettable, nonatomic) UITabBarItem *tabBarItem;

// Which child decides on the surroundings.
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarStyle
    NS_SWIFT_NAME(childForStatusBarStyle)
    AVAILABLE(ios(7.0)) DEPRECATED(visionos(1.0, 1.0)) UNAVAILABLE(tvos);
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIViewController *childViewControllerForStatusBarHidden
    NS_SWIFT_NAME(childForStatusBarHidden)
    AVAILABLE(ios(7.0)) DEPRECATED(visionos(1.0, 1.0)) UNAVAILABLE(tvos);
// uikit/uiviewcontroller/childforhomeindicatorautohidden 2026-11-24
@property (nonatomic, readonly, nullable)
    UIViewController *childViewControllerForHomeIndicatorAutoHidden
    NS_SWIFT_NAME(childForHomeIndicatorAutoHidden)
    AVAILABLE(ios(11.0)) UNAVAILABLE(tvos);
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable)
    UIViewController *childViewControllerForScreenEdgesDeferringSystemGestures
    NS_SWIFT_NAME(childForScreenEdgesDeferringSystemGestures)
    AVAILABLE(ios(11.0)) UNAVAILABLE(tvos);
// uikit/uiviewcontroller/supportedinterfaceorientations 2026-11-24
@property (nonatomic, readonly) UIInterfaceOrientationMask supportedInterfaceOrientations
    AVAILABLE(ios(6.0)) UNAVAILABLE(tvos);
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly)
    UIInterfaceOrientation preferredInterfaceOrientationForPresentation
    AVAILABLE(ios(6.0)) UNAVAILABLE(tvos);
// UIKit/UIViewController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) BOOL shouldAutorotate
    DEPRECATED(ios(6.0, 16.0), visionos(1.0, 1.0)) UNAVAILABLE(tvos);
// uikit/uiviewcontroller/setneedsstatusbarappearanceupdate() 2026-11-24
- (void)setNeedsStatusBarAppearanceUpdate AVAILABLE(ios(7.0)) UNAVAILABLE(tvos, visionos);
@end

// UIKit/UISplitViewController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(3.2), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UISplitViewController : UIViewController
@end

NS_ASSUME_NONNULL_END
