// Fields for text, and what is said to the keyboard.

#pragma once
#include "Controls.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UITextAutocapitalizationType) {
  UITextAutocapitalizationTypeNone,
  UITextAutocapitalizationTypeWords,
  UITextAutocapitalizationTypeSentences,
  UITextAutocapitalizationTypeAllCharacters
};

// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UITextAutocorrectionType) {
  UITextAutocorrectionTypeDefault,
  UITextAutocorrectionTypeNo,
  UITextAutocorrectionTypeYes
};

// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UIReturnKeyType) {
  UIReturnKeyDefault,
  UIReturnKeyGo,
  UIReturnKeyNext = 4
};

// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
typedef NSString *UITextContentType NS_TYPED_ENUM;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
extern UITextContentType const UITextContentTypeUsername AVAILABLE(ios(11.0));
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
extern UITextContentType const UITextContentTypePassword AVAILABLE(ios(11.0));
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
extern UITextContentType const UITextContentTypeNewPassword AVAILABLE(ios(12.0));

// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UITextInputTraits <NSObject>
@optional
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic) UIReturnKeyType returnKeyType;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, copy, null_unspecified) UITextContentType textContentType
    AVAILABLE(ios(10.0));
@end

// UIKit/UITextField.h of iPhoneOS27.0.sdk 2026-11-24
typedef NS_ENUM(NSInteger, UITextBorderStyle) {
  UITextBorderStyleNone,
  UITextBorderStyleLine,
  UITextBorderStyleBezel,
  UITextBorderStyleRoundedRect
} NS_SWIFT_NAME(UITextField.BorderStyle);

// UIKit/UITextField.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UITextField : UIControl <UITextInputTraits, UIContentSizeCategoryAdjusting>
// UIKit/UITextField.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *text;
// UIKit/UITextField.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) NSString *placeholder;
// UIKit/UITextField.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, nullable) UIFont *font;
// UIKit/UITextField.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) UITextBorderStyle borderStyle;

// Of the protocol, for the compiler: optional there, and here for sure.
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic) UITextAutocapitalizationType autocapitalizationType;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic) UITextAutocorrectionType autocorrectionType;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic) UIReturnKeyType returnKeyType;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, getter=isSecureTextEntry) BOOL secureTextEntry;
// UIKit/UITextInputTraits.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, copy, null_unspecified) UITextContentType textContentType
    AVAILABLE(ios(10.0));
@end

NS_ASSUME_NONNULL_END
