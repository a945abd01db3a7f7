// Tab bar controllers.

#pragma once
#include "Navigation.h"
#include "Presentation.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UITab.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0))
@interface UITab : NSObject
// UIKit/UITab.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSString *identifier;
// UIKit/UITab.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy) NSString *title;
// UIKit/UITab.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIImage *image;
// UIKit/UITab.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *badgeValue;
// UIKit/UITab.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIViewController *viewController;
// UIKit/UITab.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
@end

// UIKit/UITabGroup.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0))
@interface UITabGroup : UITab
@end

AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos)
@interface UITab (SourceItem) <UIPopoverPresentationControllerSourceItem>
@end

// UIKit/UIDragSession.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(11.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos)
@protocol UIDropSession <NSObject>
@end

// uikit/uidropoperation 2026-11-24
typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3
} AVAILABLE(ios(11.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos);

@protocol UITabBarControllerDelegate;

// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UITabBarController : UIViewController
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSArray<__kindof UIViewController *> *viewControllers;
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, assign, nullable) __kindof UIViewController *selectedViewController;
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) NSUInteger selectedIndex;
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UITabBar *tabBar AVAILABLE(ios(3.0));
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setTabBarHidden:(BOOL)hidden
               animated:(BOOL)animated
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, weak, nullable) id<UITabBarControllerDelegate> delegate;
// uikit/uitabbarcontroller/morenavigationcontroller 2026-11-24
@property (nonatomic, readonly) UINavigationController *moreNavigationController
    UNAVAILABLE(tvos, visionos);
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable)
    NSArray<__kindof UIViewController *> *customizableViewControllers UNAVAILABLE(tvos, visionos);

// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy) NSArray<__kindof UITab *> *tabs
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setTabs:(NSArray<UITab *> *)tabs
       animated:(BOOL)animated
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UITab *selectedTab
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable UITab *)tabForIdentifier:(NSString *)identifier NS_SWIFT_NAME(tab(forIdentifier:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
@end

// UIKit/UITabBarController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselect:) 2026-11-24
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController AVAILABLE(ios(3.0));
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:shouldselecttab:) 2026-11-24
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselecttab:previoustab:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
    NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));

// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:willbegincustomizing:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
    willBeginCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
    AVAILABLE(ios(3.0), maccatalyst(13.1)) UNAVAILABLE(tvos, visionos);
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:willendcustomizing:changed:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
    willEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                              changed:(BOOL)changed
    AVAILABLE(ios(3.0), maccatalyst(13.1)) UNAVAILABLE(tvos, visionos);
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didendcustomizing:changed:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
    didEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                             changed:(BOOL)changed
    AVAILABLE(ios(2.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos);
// uikit/uitabbarcontrollerdelegate/tabbarcontrollerwillbeginediting(_:) 2026-11-24
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerWillBeginEditing(_:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos);
// uikit/uitabbarcontrollerdelegate/tabbarcontrollerdidendediting(_:) 2026-11-24
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerDidEndEditing(_:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos);

// uikit/uitabbarcontrollerdelegate/tabbarcontrollersupportedinterfaceorientations(_:) 2026-11-24
- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:
    (UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerSupportedInterfaceOrientations(_:))
    AVAILABLE(ios(7.0), maccatalyst(13.1)) UNAVAILABLE(tvos, visionos);
// uikit/uitabbarcontrollerdelegate/tabbarcontrollerpreferredinterfaceorientationforpresentation(_:) 2026-11-24
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:
    (UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerPreferredInterfaceOrientationForPresentation(_:))
    AVAILABLE(ios(7.0), maccatalyst(13.1)) UNAVAILABLE(tvos, visionos);

// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:interactioncontrollerfor:) 2026-11-24
- (nullable id<UIViewControllerInteractiveTransitioning>)
                           tabBarController:(UITabBarController *)tabBarController
    interactionControllerForAnimationController:
        (id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:))
    AVAILABLE(ios(7.0), maccatalyst(13.1), tvos(9.0)) UNAVAILABLE(visionos);
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:animationcontrollerfortransitionfrom:to:) 2026-11-24
- (nullable id<UIViewControllerAnimatedTransitioning>)
                              tabBarController:(UITabBarController *)tabBarController
    animationControllerForTransitionFromViewController:(UIViewController *)fromVC
                                      toViewController:(UIViewController *)toVC
    NS_SWIFT_NAME(tabBarController(_:animationControllerForTransitionFrom:to:))
    AVAILABLE(ios(7.0), maccatalyst(13.1), tvos(9.0)) UNAVAILABLE(visionos);

// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:displayorderdidchangefor:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
    displayOrderDidChangeForGroup:(UITabGroup *)group
    NS_SWIFT_NAME(tabBarController(_:displayOrderDidChangeFor:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos);
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:visibilitydidchangefor:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
    visibilityDidChangeForTabs:(NSArray<UITab *> *)tabs
    NS_SWIFT_NAME(tabBarController(_:visibilityDidChangeFor:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos);
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:displayedviewcontrollersfor:proposedviewcontrollers:) 2026-11-24
- (NSArray<UIViewController *> *)
          tabBarController:(UITabBarController *)tabBarController
    displayedViewControllersForTab:(UITab *)tab
           proposedViewControllers:(NSArray<UIViewController *> *)proposedViewControllers
    NS_SWIFT_NAME(tabBarController(_:displayedViewControllersFor:proposedViewControllers:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos);
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:tab:operationforacceptingitemsfrom:) 2026-11-24
- (UIDropOperation)tabBarController:(UITabBarController *)tabBarController
                                      tab:(UITab *)tab
    operationForAcceptingItemsFromDropSession:(id<UIDropSession>)session
    NS_SWIFT_NAME(tabBarController(_:tab:operationForAcceptingItemsFrom:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos);
// uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:tab:acceptitemsfrom:) 2026-11-24
- (void)tabBarController:(UITabBarController *)tabBarController
                         tab:(UITab *)tab
    acceptItemsFromDropSession:(id<UIDropSession>)session
    NS_SWIFT_NAME(tabBarController(_:tab:acceptItemsFrom:))
    AVAILABLE(ios(18.0), maccatalyst(18.0), visionos(2.0)) UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
