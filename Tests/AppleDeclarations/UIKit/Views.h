// Responders, views and windows.

#pragma once
#include "Drawing.h"

NS_ASSUME_NONNULL_BEGIN

@class NSLayoutDimension, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;
@class UIGestureRecognizer, UIKeyboardLayoutGuide, UILayoutGuide, UIViewController, UIWindow;
@class UIWindowScene;

// UIKit/UIResponder.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIResponder : NSObject
// UIKit/UIResponder.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIResponder *nextResponder NS_SWIFT_NAME(next);
// uikit/uiresponder/becomefirstresponder() 2026-11-24
- (BOOL)becomeFirstResponder __attribute__((swift_attr("@discardableResult")));
@end

// MARK: - Views

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIViewAnimationCurve) {
  UIViewAnimationCurveEaseInOut,
  UIViewAnimationCurveEaseIn,
  UIViewAnimationCurveEaseOut,
  UIViewAnimationCurveLinear
} NS_SWIFT_NAME(UIView.AnimationCurve);

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_OPTIONS(NSUInteger, UIViewAutoresizing) {
  UIViewAutoresizingNone = 0,
  UIViewAutoresizingFlexibleLeftMargin = 1 << 0,
  UIViewAutoresizingFlexibleWidth = 1 << 1,
  UIViewAutoresizingFlexibleRightMargin = 1 << 2,
  UIViewAutoresizingFlexibleTopMargin = 1 << 3,
  UIViewAutoresizingFlexibleHeight = 1 << 4,
  UIViewAutoresizingFlexibleBottomMargin = 1 << 5
} NS_SWIFT_NAME(UIView.AutoresizingMask);

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal = 0,
  UILayoutConstraintAxisVertical = 1
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

// uikit/uilayoutpriority 2026-11-24
typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
// uikit/uilayoutpriority/required 2026-11-24
static const UILayoutPriority UILayoutPriorityRequired
    AVAILABLE(ios(6.0), maccatalyst(13.1), tvos(9.0), visionos(1.0)) = 1000;

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIView : UIResponder <NSCoding>
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init AVAILABLE(ios(2.0), tvos(9.0), visionos(1.0));

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) CGRect frame;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) CGRect bounds;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) CGPoint center;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) CGAffineTransform transform;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) CGFloat alpha;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, null_resettable) UIColor *tintColor AVAILABLE(ios(7.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, getter=isHidden) BOOL hidden;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, getter=isUserInteractionEnabled) BOOL userInteractionEnabled;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UIViewAutoresizing autoresizingMask;

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIView *superview;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *subviews;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIWindow *window;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)addSubview:(UIView *)view;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)insertSubview:(UIView *)view belowSubview:(UIView *)siblingSubview;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)removeFromSuperview;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)didMoveToWindow;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setNeedsLayout;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)layoutIfNeeded;
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)layoutSubviews;

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable)
    NSArray<__kindof UIGestureRecognizer *> *gestureRecognizers AVAILABLE(ios(3.2));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer AVAILABLE(ios(3.2));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)removeGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer AVAILABLE(ios(3.2));

// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations
                 completion:(void (^_Nullable)(BOOL finished))completion
    NS_SWIFT_DISABLE_ASYNC AVAILABLE(ios(4.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
+ (void)animateWithDuration:(NSTimeInterval)duration
                 animations:(void (^)(void))animations AVAILABLE(ios(4.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
+ (void)performWithoutAnimation:(void (NS_NOESCAPE ^)(void))actionsWithoutAnimation
    AVAILABLE(ios(7.0));

// Its layout.
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints AVAILABLE(ios(6.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor AVAILABLE(ios(9.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor AVAILABLE(ios(9.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor AVAILABLE(ios(9.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor AVAILABLE(ios(9.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UILayoutGuide *readableContentGuide AVAILABLE(ios(9.0));
// uikit/uiview/keyboardlayoutguide 2026-11-24
@property (nonatomic, readonly) UIKeyboardLayoutGuide *keyboardLayoutGuide
    AVAILABLE(ios(15.0)) UNAVAILABLE(tvos);
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentHuggingPriority(_:for:)) AVAILABLE(ios(6.0));
// UIKit/UIView.h of iPhoneOS27.0.sdk 2026-11-24
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:)) AVAILABLE(ios(6.0));
@end

// uikit/uicollectionreusableview 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(6.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UICollectionReusableView : UIView
@end

// uikit/uicollectionviewcell 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(6.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UICollectionViewCell : UICollectionReusableView
@end

@interface NSObject (Accessibility)
// UIKit/UIAccessibility.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) BOOL isAccessibilityElement UI_MAIN_ACTOR;
// UIKit/UIAccessibility.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *accessibilityLabel UI_MAIN_ACTOR;
@end

// MARK: - Windows

// UIKit/UIWindow.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIWindow : UIView
// UIKit/UIWindow.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene NS_DESIGNATED_INITIALIZER
    AVAILABLE(ios(13.0));
// UIKit/UIWindow.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER
    DEPRECATED(ios(2.0, 26.0), tvos(9.0, 26.0), visionos(1.0, 26.0));
// UIKit/UIWindow.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init DEPRECATED(ios(2.0, 26.0), tvos(9.0, 26.0), visionos(1.0, 26.0));
// UIKit/UIWindow.h of an SDK since that of iOS 15, as public repositories have it 2026-11-24
@property (nullable, nonatomic, weak) UIWindowScene *windowScene AVAILABLE(ios(13.0));
// UIKit/UIWindow.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIViewController *rootViewController AVAILABLE(ios(4.0));
// UIKit/UIWindow.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, getter=isKeyWindow) BOOL keyWindow NS_SWIFT_NAME(isKeyWindow);
// UIKit/UIWindow.h of iPhoneOS27.0.sdk 2026-11-24
- (void)makeKeyAndVisible;
@end

NS_ASSUME_NONNULL_END
