// Tab bar controllers, their bar and its items.

#pragma once
#include "Navigation.h"

NS_ASSUME_NONNULL_BEGIN

UI_MAIN_ACTOR
@interface UITabBarItem : UIBarItem
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage;
@property (nonatomic, nullable) UIImage *selectedImage;
@property (nonatomic, copy, nullable) NSString *badgeValue;
@end

UI_MAIN_ACTOR
@interface UITabBar : UIView
@property (nonatomic, copy, nullable) NSArray<UITabBarItem *> *items;
@property (nonatomic, weak, nullable) UITabBarItem *selectedItem;
@end

UI_MAIN_ACTOR
@interface UITab : NSObject
@property (nonatomic, readonly) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, nullable) UIImage *image;
@property (nonatomic, copy, nullable) NSString *badgeValue;
@property (nonatomic, readonly, nullable) UIViewController *viewController;
@end

UI_MAIN_ACTOR
@interface UITabGroup : UITab
@end

UI_MAIN_ACTOR
@protocol UIDropSession <NSObject>
@end

typedef NS_ENUM(NSUInteger, UIDropOperation) {
  UIDropOperationCancel = 0,
  UIDropOperationForbidden = 1,
  UIDropOperationCopy = 2,
  UIDropOperationMove = 3
};

@protocol UITabBarControllerDelegate;

UI_MAIN_ACTOR
@interface UITabBarController : UIViewController
@property (nonatomic, copy, nullable) NSArray<__kindof UIViewController *> *viewControllers;
- (void)setViewControllers:(nullable NSArray<__kindof UIViewController *> *)viewControllers
                  animated:(BOOL)animated;
@property (nonatomic, weak, nullable) __kindof UIViewController *selectedViewController;
@property (nonatomic) NSUInteger selectedIndex;
@property (nonatomic, readonly) UITabBar *tabBar;
@property (nonatomic, getter=isTabBarHidden) BOOL tabBarHidden;
- (void)setTabBarHidden:(BOOL)hidden animated:(BOOL)animated;
@property (nonatomic, weak, nullable) id<UITabBarControllerDelegate> delegate;
@property (nonatomic, readonly) UINavigationController *moreNavigationController;
@property (nonatomic, copy, nullable)
    NSArray<__kindof UIViewController *> *customizableViewControllers;

@property (nonatomic, copy) NSArray<UITab *> *tabs;
- (void)setTabs:(NSArray<UITab *> *)tabs animated:(BOOL)animated;
@property (nonatomic, weak, nullable) UITab *selectedTab;
- (nullable UITab *)tabForIdentifier:(NSString *)identifier NS_SWIFT_NAME(tab(forIdentifier:));
@end

UI_MAIN_ACTOR
@protocol UITabBarControllerDelegate <NSObject>
@optional
- (BOOL)tabBarController:(UITabBarController *)tabBarController
    shouldSelectViewController:(UIViewController *)viewController;
- (void)tabBarController:(UITabBarController *)tabBarController
    didSelectViewController:(UIViewController *)viewController;
- (BOOL)tabBarController:(UITabBarController *)tabBarController
         shouldSelectTab:(UITab *)tab NS_SWIFT_NAME(tabBarController(_:shouldSelectTab:));
- (void)tabBarController:(UITabBarController *)tabBarController
            didSelectTab:(UITab *)selectedTab
             previousTab:(nullable UITab *)previousTab
    NS_SWIFT_NAME(tabBarController(_:didSelectTab:previousTab:));

- (void)tabBarController:(UITabBarController *)tabBarController
    willBeginCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers;
- (void)tabBarController:(UITabBarController *)tabBarController
    willEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                              changed:(BOOL)changed;
- (void)tabBarController:(UITabBarController *)tabBarController
    didEndCustomizingViewControllers:(NSArray<__kindof UIViewController *> *)viewControllers
                             changed:(BOOL)changed;
- (void)tabBarControllerWillBeginEditing:(UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerWillBeginEditing(_:));
- (void)tabBarControllerDidEndEditing:(UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerDidEndEditing(_:));

- (UIInterfaceOrientationMask)tabBarControllerSupportedInterfaceOrientations:
    (UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerSupportedInterfaceOrientations(_:));
- (UIInterfaceOrientation)tabBarControllerPreferredInterfaceOrientationForPresentation:
    (UITabBarController *)tabBarController
    NS_SWIFT_NAME(tabBarControllerPreferredInterfaceOrientationForPresentation(_:));

- (nullable id<UIViewControllerInteractiveTransitioning>)
                           tabBarController:(UITabBarController *)tabBarController
    interactionControllerForAnimationController:
        (id<UIViewControllerAnimatedTransitioning>)animationController
    NS_SWIFT_NAME(tabBarController(_:interactionControllerFor:));
- (nullable id<UIViewControllerAnimatedTransitioning>)
                              tabBarController:(UITabBarController *)tabBarController
    animationControllerForTransitionFromViewController:(UIViewController *)fromVC
                                      toViewController:(UIViewController *)toVC
    NS_SWIFT_NAME(tabBarController(_:animationControllerForTransitionFrom:to:));

- (void)tabBarController:(UITabBarController *)tabBarController
    displayOrderDidChangeForGroup:(UITabGroup *)group
    NS_SWIFT_NAME(tabBarController(_:displayOrderDidChangeFor:));
- (void)tabBarController:(UITabBarController *)tabBarController
    visibilityDidChangeForTabs:(NSArray<UITab *> *)tabs
    NS_SWIFT_NAME(tabBarController(_:visibilityDidChangeFor:));
- (NSArray<UIViewController *> *)
          tabBarController:(UITabBarController *)tabBarController
    displayedViewControllersForTab:(UITab *)tab
           proposedViewControllers:(NSArray<UIViewController *> *)proposedViewControllers
    NS_SWIFT_NAME(tabBarController(_:displayedViewControllersFor:proposedViewControllers:));
- (UIDropOperation)tabBarController:(UITabBarController *)tabBarController
                                      tab:(UITab *)tab
    operationForAcceptingItemsFromDropSession:(id<UIDropSession>)session
    NS_SWIFT_NAME(tabBarController(_:tab:operationForAcceptingItemsFrom:));
- (void)tabBarController:(UITabBarController *)tabBarController
                         tab:(UITab *)tab
    acceptItemsFromDropSession:(id<UIDropSession>)session
    NS_SWIFT_NAME(tabBarController(_:tab:acceptItemsFrom:));
@end

NS_ASSUME_NONNULL_END
