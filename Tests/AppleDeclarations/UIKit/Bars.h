// Bars of navigation and tabs, and their items.

#pragma once
#include "Menus.h"
#include "Views.h"

NS_ASSUME_NONNULL_BEGIN

@class UISearchController;

// UIKit/UIBarItem.h of iPhoneOS17.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIBarItem : NSObject <NSCoding>
// UIKit/UIBarItem.h of iPhoneOS17.0.sdk 2026-11-24
- (instancetype)init NS_DESIGNATED_INITIALIZER;
// UIKit/UIBarItem.h of iPhoneOS17.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// UIKit/UIBarItem.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *title;
// UIKit/UIBarItem.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, nullable) UIImage *image;
// UIKit/UIBarItem.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, getter=isEnabled) BOOL enabled;
// UIKit/UIBarItem.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic) NSInteger tag;
@end

// MARK: - Buttons in bars

// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIBarButtonItemStyle) {
  UIBarButtonItemStylePlain,
  // uikit/uibarbuttonitem/style-swift.enum/prominent 2026-11-24
  UIBarButtonItemStyleProminent
      AVAILABLE(ios(26.0), maccatalyst(26.0), tvos(26.0), visionos(26.0)) = 2,
  // UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
  UIBarButtonItemStyleDone DEPRECATED(ios(2.0, 26.0)) = UIBarButtonItemStyleProminent
} NS_SWIFT_NAME(UIBarButtonItem.Style);

// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIBarButtonSystemItem) {
  UIBarButtonSystemItemDone,
  UIBarButtonSystemItemCancel,
  UIBarButtonSystemItemEdit,
  UIBarButtonSystemItemSave,
  UIBarButtonSystemItemAdd,
  UIBarButtonSystemItemFlexibleSpace,
  UIBarButtonSystemItemFixedSpace,
  UIBarButtonSystemItemCompose,
  UIBarButtonSystemItemReply,
  UIBarButtonSystemItemAction,
  // UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
  UIBarButtonSystemItemClose AVAILABLE(ios(13.0)) UNAVAILABLE(tvos) = 24
} NS_SWIFT_NAME(UIBarButtonItem.SystemItem);

// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
/// Its initialisers with an action are in `UIKit.swift`.
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIBarButtonItem : UIBarItem <NSCoding>
// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_DESIGNATED_INITIALIZER;
// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithCustomView:(UIView *)customView;
// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UIBarButtonItemStyle style;
// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) UIAction *primaryAction AVAILABLE(ios(14.0));
// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) UIMenu *menu AVAILABLE(ios(14.0), tvos(17.0));
// UIKit/UIBarButtonItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) __kindof UIView *customView;
@end

// MARK: - Items of navigation

// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UINavigationItemLargeTitleDisplayMode) {
  UINavigationItemLargeTitleDisplayModeAutomatic,
  UINavigationItemLargeTitleDisplayModeAlways,
  UINavigationItemLargeTitleDisplayModeNever
} NS_SWIFT_NAME(UINavigationItem.LargeTitleDisplayMode);

// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UINavigationItem : NSObject <NSCoding>
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithTitle:(NSString *)title NS_DESIGNATED_INITIALIZER;
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *title;
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *prompt UNAVAILABLE(tvos);
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIView *titleView;
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UINavigationItemLargeTitleDisplayMode largeTitleDisplayMode
    AVAILABLE(ios(11.0)) UNAVAILABLE(tvos);
// uikit/uinavigationitem/backaction 2026-11-24
@property (nonatomic, copy, nullable) UIAction *backAction
    AVAILABLE(ios(16.0), maccatalyst(16.0), visionos(1.0)) UNAVAILABLE(tvos);
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIBarButtonItem *backBarButtonItem UNAVAILABLE(tvos);
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *backButtonTitle AVAILABLE(ios(11.0));
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) BOOL hidesBackButton UNAVAILABLE(tvos);
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setHidesBackButton:(BOOL)hidesBackButton animated:(BOOL)animated UNAVAILABLE(tvos);
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) BOOL leftItemsSupplementBackButton AVAILABLE(ios(5.0)) UNAVAILABLE(tvos);
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIBarButtonItem *leftBarButtonItem;
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable)
    NSArray<UIBarButtonItem *> *leftBarButtonItems AVAILABLE(ios(5.0));
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIBarButtonItem *rightBarButtonItem;
// UIKit/UINavigationItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable)
    NSArray<UIBarButtonItem *> *rightBarButtonItems AVAILABLE(ios(5.0));
// uikit/uinavigationitem/searchcontroller 2026-11-24
@property (nonatomic, nullable) UISearchController *searchController
    AVAILABLE(ios(11.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos);
@end

// uikit/uinavigationbar 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UINavigationBar : UIView
// uikit/uinavigationbar/preferslargetitles 2026-11-24
@property (nonatomic) BOOL prefersLargeTitles
    AVAILABLE(ios(11.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos);
// uikit/uinavigationbar/topitem 2026-11-24
@property (nonatomic, readonly, nullable) UINavigationItem *topItem;
// uikit/uinavigationbar/backitem 2026-11-24
@property (nonatomic, readonly, nullable) UINavigationItem *backItem;
// uikit/uinavigationbar/items 2026-11-24
@property (nonatomic, copy, nullable) NSArray<UINavigationItem *> *items;
@end

// MARK: - Items of tabs

// UIKit/UITabBarItem.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UITabBarItem : UIBarItem
// UIKit/UITabBarItem.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_DESIGNATED_INITIALIZER;
// UIKit/UITabBarItem.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// UIKit/UITabBarItem.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                          tag:(NSInteger)tag;
// UIKit/UITabBarItem.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithTitle:(nullable NSString *)title
                        image:(nullable UIImage *)image
                selectedImage:(nullable UIImage *)selectedImage AVAILABLE(ios(7.0));
// UIKit/UITabBarItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIImage *selectedImage AVAILABLE(ios(7.0));
// UIKit/UITabBarItem.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *badgeValue;
@end

// UIKit/UITabBar.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UITabBar : UIView
// UIKit/UITabBar.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSArray<UITabBarItem *> *items;
// UIKit/UITabBar.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, weak, nullable) UITabBarItem *selectedItem;
@end

NS_ASSUME_NONNULL_END
