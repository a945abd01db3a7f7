// Navigation controllers.

#pragma once
#include "Bars.h"
#include "Controllers.h"
#include "Gestures.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UINavigationControllerOperation) {
  UINavigationControllerOperationNone,
  UINavigationControllerOperationPush,
  UINavigationControllerOperationPop
} NS_SWIFT_NAME(UINavigationController.Operation);

@protocol UINavigationControllerDelegate;

// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UINavigationController : UIViewController
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithNavigationBarClass:(nullable Class)navigationBarClass
                              toolbarClass:(nullable Class)toolbarClass NS_DESIGNATED_INITIALIZER
    AVAILABLE(ios(5.0));
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithRootViewController:(UIViewController *)rootViewController
    NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(rootViewController:));
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil NS_DESIGNATED_INITIALIZER;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder NS_DESIGNATED_INITIALIZER;

// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy) NSArray<__kindof UIViewController *> *viewControllers;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setViewControllers:(NSArray<UIViewController *> *)viewControllers
                  animated:(BOOL)animated AVAILABLE(ios(3.0));
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)pushViewController:(UIViewController *)viewController animated:(BOOL)animated;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable UIViewController *)popViewControllerAnimated:(BOOL)animated;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable NSArray<__kindof UIViewController *> *)
    popToViewController:(UIViewController *)viewController
               animated:(BOOL)animated NS_SWIFT_NAME(popToViewController(_:animated:));
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable NSArray<__kindof UIViewController *> *)popToRootViewControllerAnimated:(BOOL)animated;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIViewController *topViewController;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIViewController *visibleViewController;

// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UINavigationBar *navigationBar;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, getter=isNavigationBarHidden) BOOL navigationBarHidden;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setNavigationBarHidden:(BOOL)hidden animated:(BOOL)animated;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, getter=isToolbarHidden) BOOL toolbarHidden
    AVAILABLE(ios(3.0)) UNAVAILABLE(tvos);
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setToolbarHidden:(BOOL)hidden
                animated:(BOOL)animated AVAILABLE(ios(3.0)) UNAVAILABLE(tvos);

// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, weak, nullable) id<UINavigationControllerDelegate> delegate;
// uikit/uinavigationcontroller/interactivepopgesturerecognizer 2026-11-24
@property (nonatomic, readonly, nullable) UIGestureRecognizer *interactivePopGestureRecognizer
    AVAILABLE(ios(7.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos);
// uikit/uinavigationcontroller/interactivecontentpopgesturerecognizer 2026-11-24
@property (nonatomic, readonly, nullable)
    UIGestureRecognizer *interactiveContentPopGestureRecognizer
    AVAILABLE(ios(26.0), maccatalyst(26.0), visionos(26.0)) UNAVAILABLE(tvos);
@end

// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UINavigationControllerDelegate <NSObject>
@optional
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)navigationController:(UINavigationController *)navigationController
      willShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)navigationController:(UINavigationController *)navigationController
       didShowViewController:(UIViewController *)viewController
                    animated:(BOOL)animated;
// uikit/uinavigationcontrollerdelegate/navigationcontrollersupportedinterfaceorientations(_:) 2026-11-24
- (UIInterfaceOrientationMask)navigationControllerSupportedInterfaceOrientations:
    (UINavigationController *)navigationController
    NS_SWIFT_NAME(navigationControllerSupportedInterfaceOrientations(_:))
    AVAILABLE(ios(7.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos);
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (UIInterfaceOrientation)navigationControllerPreferredInterfaceOrientationForPresentation:
    (UINavigationController *)navigationController
    NS_SWIFT_NAME(navigationControllerPreferredInterfaceOrientationForPresentation(_:))
    AVAILABLE(ios(7.0)) UNAVAILABLE(tvos);
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable id<UIViewControllerInteractiveTransitioning>)
                       navigationController:(UINavigationController *)navigationController
    interactionControllerForAnimationController:
        (id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(navigationController(_:interactionControllerFor:)) AVAILABLE(ios(7.0));
// UIKit/UINavigationController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable id<UIViewControllerAnimatedTransitioning>)
               navigationController:(UINavigationController *)navigationController
    animationControllerForOperation:(UINavigationControllerOperation)operation
                 fromViewController:(UIViewController *)fromVC
                   toViewController:(UIViewController *)toVC AVAILABLE(ios(7.0));
@end

NS_ASSUME_NONNULL_END
