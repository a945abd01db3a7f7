// Menus and actions.

#pragma once
#include "Drawing.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_OPTIONS(NSUInteger, UIMenuElementAttributes) {
  UIMenuElementAttributesDisabled = 1 << 0,
  UIMenuElementAttributesDestructive = 1 << 1,
  UIMenuElementAttributesHidden = 1 << 2,
  // UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
  UIMenuElementAttributesKeepsMenuPresented
      AVAILABLE(ios(16.0), maccatalyst(16.0), tvos(16.0)) = 1 << 3
} NS_SWIFT_NAME(UIMenuElement.Attributes)
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));

// UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIMenuElementState) {
  UIMenuElementStateOff,
  UIMenuElementStateOn,
  UIMenuElementStateMixed
} NS_SWIFT_NAME(UIMenuElement.State)
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));

// UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UIMenuElement : NSObject <NSCoding>
// UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSString *title;
// UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIImage *image;
// UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// UIKit/UIMenuElement.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
@end

// uikit/uimenu 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UIMenu : UIMenuElement
@end

// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
typedef NSString *UIActionIdentifier NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIAction.Identifier)
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));

@class UIAction;
typedef void (^UIActionHandler)(__kindof UIAction *action);

// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
/// Its initialiser for Swift is in `UIKit.swift`.
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UIAction : UIMenuElement
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy) NSString *title;
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) UIImage *image;
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *discoverabilityTitle;
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UIActionIdentifier identifier;
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UIMenuElementAttributes attributes;
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UIMenuElementState state;
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) id sender AVAILABLE(ios(14.0));
// UIKit/UIAction.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
