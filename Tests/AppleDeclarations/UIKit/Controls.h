// Images, labels, stacks, scrolling and buttons.

#pragma once
#include "Layout.h"
#include "Menus.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UIImageView.h of iPhoneOS17.5.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIImageView : UIView
// UIKit/UIImageView.h of iPhoneOS17.5.sdk 2026-11-24
- (instancetype)initWithImage:(nullable UIImage *)image;
@end

// MARK: - Stacks

// uikit/uistackview/alignment-swift.enum 2026-11-24
typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter
} NS_SWIFT_NAME(UIStackView.Alignment)
    AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));

// uikit/uistackview 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIStackView : UIView
// uikit/uistackview/init(frame:) 2026-11-24
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
// uikit/uistackview/init(coder:) 2026-11-24
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// uikit/uistackview/init(arrangedsubviews:) 2026-11-24
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
// uikit/uistackview/arrangedsubviews 2026-11-24
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
// uikit/uistackview/axis 2026-11-24
@property (nonatomic) UILayoutConstraintAxis axis;
// uikit/uistackview/alignment-swift.property 2026-11-24
@property (nonatomic) UIStackViewAlignment alignment;
// uikit/uistackview/spacing 2026-11-24
@property (nonatomic) CGFloat spacing;
@end

// MARK: - Scrolling

// UIKit/UIScrollView.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive,
  UIScrollViewKeyboardDismissModeOnDragWithAccessory,
  UIScrollViewKeyboardDismissModeInteractiveWithAccessory
} NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode)
    AVAILABLE(ios(7.0), maccatalyst(13.1), tvos(9.0)) UNAVAILABLE(visionos);

// UIKit/UIScrollView.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIScrollView : UIView
// uikit/uiscrollview/keyboarddismissmode-swift.property 2026-11-24
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode
    AVAILABLE(ios(7.0)) UNAVAILABLE(visionos);
// UIKit/UIScrollView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UILayoutGuide *contentLayoutGuide
    AVAILABLE(ios(11.0), tvos(11.0));
// UIKit/UIScrollView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UILayoutGuide *frameLayoutGuide
    AVAILABLE(ios(11.0), tvos(11.0));
@end

// MARK: - Labels

// uikit/uicontentsizecategoryadjusting 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(10.0), maccatalyst(13.1), tvos(10.0), visionos(1.0))
@protocol UIContentSizeCategoryAdjusting <NSObject>
// uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory 2026-11-24
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

// uikit/uilabel 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
// uikit/uilabel/text 2026-11-24
@property (nonatomic, copy, nullable) NSString *text;
// uikit/uilabel/font 2026-11-24
@property (nonatomic, null_resettable) UIFont *font;
// uikit/uilabel/textcolor 2026-11-24
@property (nonatomic, null_resettable) UIColor *textColor;
// uikit/uilabel/numberoflines 2026-11-24
@property (nonatomic) NSInteger numberOfLines;
@end

// MARK: - Controls

// uikit/uicontrol/event 2026-11-24
typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventTouchUpInside = 1 << 6,
  // uikit/uicontrol/event/primaryactiontriggered 2026-11-24
  UIControlEventPrimaryActionTriggered
      AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0)) = 1 << 13,
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEndOnExit = 1 << 19
} NS_SWIFT_NAME(UIControl.Event);

// uikit/uicontrol 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIControl : UIView
// uikit/uicontrol/isenabled 2026-11-24
@property (nonatomic, getter=isEnabled) BOOL enabled;
// uikit/uicontrol/addaction(_:for:) 2026-11-24
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:))
    AVAILABLE(ios(14.0), maccatalyst(14.0), tvos(14.0), visionos(1.0));
@end

// uikit/uibutton/configuration-swift.struct 2026-11-24
/// A structure in Swift, of no actor, though the class that the header declares is of the main one.
NS_SWIFT_NAME(UIButton.Configuration)
AVAILABLE(ios(15.0), maccatalyst(15.0), tvos(15.0), visionos(1.0))
@interface UIButtonConfiguration : NSObject
// UIKit/UIButtonConfiguration.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
// uikit/uibutton/configuration-swift.struct/filled() 2026-11-24
+ (instancetype)filledButtonConfiguration NS_SWIFT_NAME(filled());
// uikit/uibutton/configuration-swift.struct/gray() 2026-11-24
+ (instancetype)grayButtonConfiguration NS_SWIFT_NAME(gray());
// uikit/uibutton/configuration-swift.struct/showsactivityindicator 2026-11-24
@property (nonatomic) BOOL showsActivityIndicator;
@end

// uikit/uibutton/role-swift.enum 2026-11-24
typedef NS_ENUM(NSInteger, UIButtonRole) {
  UIButtonRoleNormal,
  UIButtonRolePrimary,
  UIButtonRoleCancel,
  UIButtonRoleDestructive
} NS_SWIFT_NAME(UIButton.Role)
    AVAILABLE(ios(14.0), maccatalyst(14.0), tvos(14.0), visionos(1.0));

// uikit/uibutton 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIButton : UIControl
// uikit/uibutton/configuration-5rlyb 2026-11-24
@property (nonatomic, copy, nullable) UIButtonConfiguration *configuration
    AVAILABLE(ios(15.0), maccatalyst(15.0), tvos(15.0), visionos(1.0));
// uikit/uibutton/role-swift.property 2026-11-24
@property (nonatomic) UIButtonRole role
    AVAILABLE(ios(14.0), maccatalyst(14.0), tvos(14.0), visionos(1.0));
// uikit/uibutton/init(configuration:primaryaction:) 2026-11-24
+ (instancetype)buttonWithConfiguration:(UIButtonConfiguration *)configuration
                          primaryAction:(nullable UIAction *)primaryAction
    NS_SWIFT_NAME(init(configuration:primaryAction:))
    AVAILABLE(ios(15.0), maccatalyst(15.0), tvos(15.0), visionos(1.0));
@end

NS_ASSUME_NONNULL_END
