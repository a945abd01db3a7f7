// What the sample app uses of UIKit besides: the life cycle of apps and scenes, views with text, layout.

#pragma once
#include "Basics.h"
#include "Controllers.h"
#include "Navigation.h"

NS_ASSUME_NONNULL_BEGIN

// MARK: - Apps and scenes

typedef NSString *UISceneSessionRole NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UISceneSession.Role);

UI_MAIN_ACTOR
@interface UISceneSession : NSObject
@property (nonatomic, readonly) UISceneSessionRole role;
- (instancetype)init NS_UNAVAILABLE;
@end

UI_MAIN_ACTOR
@interface UISceneConfiguration : NSObject
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly, nullable) NSString *name;
@property (nonatomic, nullable) Class delegateClass;
@end

UI_MAIN_ACTOR
@interface UIOpenURLContext : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, readonly) NSURL *URL NS_SWIFT_NAME(url);
@end

UI_MAIN_ACTOR
NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@property (nonatomic, readonly) NSSet<UIOpenURLContext *> *URLContexts NS_SWIFT_NAME(urlContexts);
- (instancetype)init NS_UNAVAILABLE;
@end

UI_MAIN_ACTOR
@interface UIScene : UIResponder
- (instancetype)initWithSession:(UISceneSession *)session
              connectionOptions:(UISceneConnectionOptions *)connectionOptions
    NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@end

UI_MAIN_ACTOR
@interface UIWindowScene : UIScene
@end

UI_MAIN_ACTOR
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    NS_SWIFT_NAME(scene(_:willConnectTo:options:));
- (void)scene:(UIScene *)scene
    openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts
    NS_SWIFT_NAME(scene(_:openURLContexts:));
- (void)sceneDidDisconnect:(UIScene *)scene NS_SWIFT_NAME(sceneDidDisconnect(_:));
- (void)sceneDidBecomeActive:(UIScene *)scene NS_SWIFT_NAME(sceneDidBecomeActive(_:));
- (void)sceneWillResignActive:(UIScene *)scene NS_SWIFT_NAME(sceneWillResignActive(_:));
- (void)sceneWillEnterForeground:(UIScene *)scene NS_SWIFT_NAME(sceneWillEnterForeground(_:));
- (void)sceneDidEnterBackground:(UIScene *)scene NS_SWIFT_NAME(sceneDidEnterBackground(_:));
@end

UI_MAIN_ACTOR
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nonatomic, nullable) UIWindow *window;
@end

@interface UIWindow (Scene)
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene;
@end

UI_MAIN_ACTOR
@interface UIApplication : UIResponder
@end

/// Its `main` for Swift is in `UIKitViews.swift`.
UI_MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    NS_SWIFT_NAME(application(_:configurationForConnecting:options:));
- (void)application:(UIApplication *)application
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions
    NS_SWIFT_NAME(application(_:didDiscardSceneSessions:));
@end

// MARK: - Colours and fonts

UI_SENDABLE
@interface UIColor : NSObject
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed);
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor
    NS_SWIFT_NAME(systemBackground);
@end

typedef NSString *UIFontTextStyle NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(UIFont.TextStyle);
extern UIFontTextStyle const UIFontTextStyleBody;
extern UIFontTextStyle const UIFontTextStyleHeadline;

UI_SENDABLE
@interface UIFont : NSObject
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
    NS_SWIFT_NAME(preferredFont(forTextStyle:));
@end

// MARK: - Layout

@class NSLayoutXAxisAnchor, NSLayoutYAxisAnchor, NSLayoutDimension;

UI_MAIN_ACTOR
@interface NSLayoutConstraint : NSObject
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(activate(_:));
@end

UI_MAIN_ACTOR
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(equalTo:));
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(equalTo:constant:));
@end

UI_MAIN_ACTOR
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

UI_MAIN_ACTOR
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

UI_MAIN_ACTOR
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
@end

UI_MAIN_ACTOR
@interface UILayoutGuide : NSObject
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@end

UI_MAIN_ACTOR
@interface UITrackingLayoutGuide : UILayoutGuide
@end

UI_MAIN_ACTOR
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
/// From iOS 17.
@property (nonatomic) BOOL usesBottomSafeArea;
@end

@interface UIView (Layout)
@property (nonatomic) BOOL translatesAutoresizingMaskIntoConstraints;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
@property (nonatomic, readonly) UILayoutGuide *readableContentGuide;
@property (nonatomic, readonly) UIKeyboardLayoutGuide *keyboardLayoutGuide;
@end

// MARK: - Views

@interface UIResponder (Focus)
- (BOOL)becomeFirstResponder __attribute__((swift_attr("@discardableResult")));
@end

@interface UIView (Appearance)
@property (nonatomic, copy, nullable) UIColor *backgroundColor;
@property (nonatomic, null_resettable) UIColor *tintColor;
@end

@interface NSObject (Accessibility)
@property (nonatomic, copy, nullable) NSString *accessibilityLabel UI_MAIN_ACTOR;
@property (nonatomic) BOOL isAccessibilityElement UI_MAIN_ACTOR;
@end

typedef NS_ENUM(NSInteger, UILayoutConstraintAxis) {
  UILayoutConstraintAxisHorizontal,
  UILayoutConstraintAxisVertical
} NS_SWIFT_NAME(NSLayoutConstraint.Axis);

typedef float UILayoutPriority NS_TYPED_EXTENSIBLE_ENUM;
static const UILayoutPriority UILayoutPriorityRequired = 1000;

@interface UIView (Priorities)
- (void)setContentHuggingPriority:(UILayoutPriority)priority
                          forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentHuggingPriority(_:for:));
- (void)setContentCompressionResistancePriority:(UILayoutPriority)priority
                                        forAxis:(UILayoutConstraintAxis)axis
    NS_SWIFT_NAME(setContentCompressionResistancePriority(_:for:));
@end

UI_MAIN_ACTOR
@interface UIImageView : UIView
- (instancetype)initWithImage:(nullable UIImage *)image;
@end

typedef NS_ENUM(NSInteger, UIStackViewAlignment) {
  UIStackViewAlignmentFill,
  UIStackViewAlignmentLeading,
  UIStackViewAlignmentTop = UIStackViewAlignmentLeading,
  UIStackViewAlignmentFirstBaseline,
  UIStackViewAlignmentCenter
} NS_SWIFT_NAME(UIStackView.Alignment);

UI_MAIN_ACTOR
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithArrangedSubviews:(NSArray<__kindof UIView *> *)views;
@property (nonatomic, readonly, copy) NSArray<__kindof UIView *> *arrangedSubviews;
@property (nonatomic) UILayoutConstraintAxis axis;
@property (nonatomic) UIStackViewAlignment alignment;
@property (nonatomic) CGFloat spacing;
@end

typedef NS_ENUM(NSInteger, UIScrollViewKeyboardDismissMode) {
  UIScrollViewKeyboardDismissModeNone,
  UIScrollViewKeyboardDismissModeOnDrag,
  UIScrollViewKeyboardDismissModeInteractive
} NS_SWIFT_NAME(UIScrollView.KeyboardDismissMode);

UI_MAIN_ACTOR
@interface UIScrollView : UIView
@property (nonatomic) UIScrollViewKeyboardDismissMode keyboardDismissMode;
@property (nonatomic, readonly) UILayoutGuide *contentLayoutGuide;
@property (nonatomic, readonly) UILayoutGuide *frameLayoutGuide;
@end

UI_MAIN_ACTOR
@protocol UIContentSizeCategoryAdjusting <NSObject>
@property (nonatomic) BOOL adjustsFontForContentSizeCategory;
@end

UI_MAIN_ACTOR
@interface UILabel : UIView <UIContentSizeCategoryAdjusting>
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, null_resettable) UIFont *font;
@property (nonatomic, null_resettable) UIColor *textColor;
@property (nonatomic) NSInteger numberOfLines;
@end

// MARK: - Controls

typedef NS_OPTIONS(NSUInteger, UIControlEvents) {
  UIControlEventEditingChanged = 1 << 17,
  UIControlEventEditingDidEndOnExit = 1 << 19
} NS_SWIFT_NAME(UIControl.Event);

UI_MAIN_ACTOR
@interface UIControl : UIView
@property (nonatomic, getter=isEnabled) BOOL enabled;
- (void)addAction:(UIAction *)action
    forControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(addAction(_:for:));
@end

/// A structure in Swift.
NS_SWIFT_NAME(UIButton.Configuration)
@interface UIButtonConfiguration : NSObject
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic) BOOL showsActivityIndicator;
+ (instancetype)filledButtonConfiguration NS_SWIFT_NAME(filled());
+ (instancetype)grayButtonConfiguration NS_SWIFT_NAME(gray());
@end

typedef NS_ENUM(NSInteger, UIButtonRole) {
  UIButtonRoleNormal,
  UIButtonRolePrimary,
  UIButtonRoleCancel,
  UIButtonRoleDestructive
} NS_SWIFT_NAME(UIButton.Role);

UI_MAIN_ACTOR
@interface UIButton : UIControl
@property (nonatomic, copy, nullable) UIButtonConfiguration *configuration;
@property (nonatomic) UIButtonRole role;
+ (instancetype)buttonWithConfiguration:(UIButtonConfiguration *)configuration
                          primaryAction:(nullable UIAction *)primaryAction
    NS_SWIFT_NAME(init(configuration:primaryAction:));
@end

// MARK: - Text fields

typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters
};

typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes
};

typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault,
  UIReturnKeyGo,
  UIReturnKeyNext = 4
};

typedef NSString *UITextContentType NS_TYPED_EXTENSIBLE_ENUM;
extern UITextContentType const UITextContentTypeUsername;
extern UITextContentType const UITextContentTypePassword;
extern UITextContentType const UITextContentTypeNewPassword;

UI_MAIN_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic, copy, null_unspecified) UITextContentType textContentType;
@end

typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
} NS_SWIFT_NAME(UITextField.BorderStyle);

UI_MAIN_ACTOR
@interface UITextField : UIControl <UITextInputTraits, UIContentSizeCategoryAdjusting>
@property (nonatomic, copy, nullable) NSString *text;
@property (nonatomic, copy, nullable) NSString *placeholder;
@property (nonatomic, nullable) UIFont *font;
@property (nonatomic) UITextBorderStyle borderStyle;
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
@property (nonatomic) UIReturnKeyType returnKeyType;
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
@property (nonatomic, copy, null_unspecified) UITextContentType textContentType;
@end

NS_ASSUME_NONNULL_END
