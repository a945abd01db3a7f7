// What the laws on real systems use besides: the scene that is in front, controls that act; and accessibility.
//
// The line above a declaration names the page that it was read on, below developer.apple.com/documentation.

#pragma once
#include "Apps.h"
#include "Controls.h"

NS_ASSUME_NONNULL_BEGIN

// MARK: - What is in front

// uikit/uiscene/activationstate-swift.enum 2026-11-24
typedef NS_ENUM(NSInteger, UISceneActivationState) {
  UISceneActivationStateUnattached = -1,
  UISceneActivationStateForegroundActive,
  UISceneActivationStateForegroundInactive,
  UISceneActivationStateBackground
} NS_SWIFT_NAME(UIScene.ActivationState)
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));

@interface UIScene (State)
// uikit/uiscene/activationstate-swift.property 2026-11-24
@property (nonatomic, readonly) UISceneActivationState activationState
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));
@end

@interface UIApplication (Scenes)
// uikit/uiapplication/shared 2026-11-24
@property (class, nonatomic, readonly) UIApplication *sharedApplication NS_SWIFT_NAME(shared);
// uikit/uiapplication/connectedscenes 2026-11-24
@property (nonatomic, readonly) NSSet<UIScene *> *connectedScenes
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));
@end

// uikit/uidevice 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIDevice : NSObject
// uikit/uidevice/current 2026-11-24
@property (class, nonatomic, readonly) UIDevice *currentDevice NS_SWIFT_NAME(current);
// uikit/uidevice/systemversion 2026-11-24
@property (nonatomic, readonly) NSString *systemVersion;
@end

@interface UIView (Animations)
// uikit/uiview/setanimationsenabled(_:) 2026-11-24
+ (void)setAnimationsEnabled:(BOOL)enabled;
@end

// MARK: - Accessibility

@interface NSObject (Driving)
// objectivec/nsobject-swift.class/accessibilityactivate() 2026-11-24
- (BOOL)accessibilityActivate UI_MAIN_ACTOR
    AVAILABLE(ios(7.0), maccatalyst(13.1), visionos(1.0));
// objectivec/nsobject-swift.class/accessibilityperformescape() 2026-11-24
- (BOOL)accessibilityPerformEscape UI_MAIN_ACTOR
    AVAILABLE(ios(5.0), maccatalyst(13.1), visionos(1.0));
// UIKit/UIAccessibilityBlocks.h of iPhoneOS17.0.sdk 2026-11-24
@property (nonatomic, copy, nullable) BOOL (^accessibilityPerformEscapeBlock)(void) UI_MAIN_ACTOR
    AVAILABLE(ios(17.0), maccatalyst(17.0), tvos(17.0), visionos(1.0));
// objectivec/nsobject-swift.class/accessibilityelementcount() 2026-11-24
- (NSInteger)accessibilityElementCount UI_MAIN_ACTOR;
// objectivec/nsobject-swift.class/accessibilityelement(at:) 2026-11-24
- (nullable id)accessibilityElementAtIndex:(NSInteger)index UI_MAIN_ACTOR
    NS_SWIFT_NAME(accessibilityElement(at:));
// objectivec/nsobject-swift.class/accessibilityelements 2026-11-24
@property (nonatomic, strong, nullable) NSArray *accessibilityElements UI_MAIN_ACTOR
    AVAILABLE(ios(8.0), maccatalyst(13.1), visionos(1.0));
@end

// MARK: - Controls

@interface UIControl (Driving)
// uikit/uicontrol/allcontrolevents 2026-11-24
@property (nonatomic, readonly) UIControlEvents allControlEvents;
// uikit/uicontrol/sendactions(for:) 2026-11-24
- (void)sendActionsForControlEvents:(UIControlEvents)controlEvents NS_SWIFT_NAME(sendActions(for:));
// uikit/uicontrol/sendaction(_:) 2026-11-24
- (void)sendAction:(UIAction *)action NS_SWIFT_NAME(sendAction(_:))
    AVAILABLE(ios(14.0), maccatalyst(14.0), tvos(14.0), visionos(1.0));
// uikit/uicontrol/performprimaryaction() 2026-11-24
- (void)performPrimaryAction
    AVAILABLE(ios(17.4), maccatalyst(17.4), tvos(17.4), visionos(1.1));
@end

NS_ASSUME_NONNULL_END
