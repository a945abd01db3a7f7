// Alerts and sheets of actions.

#pragma once
#include "Controllers.h"

NS_ASSUME_NONNULL_BEGIN

// uikit/uialertaction/style-swift.enum 2026-11-24
typedef NS_ENUM(NSInteger, UIAlertActionStyle) {
  UIAlertActionStyleDefault = 0,
  UIAlertActionStyleCancel,
  UIAlertActionStyleDestructive
} NS_SWIFT_NAME(UIAlertAction.Style)
    AVAILABLE(ios(8.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));

// uikit/uialertcontroller/style 2026-11-24
typedef NS_ENUM(NSInteger, UIAlertControllerStyle) {
  UIAlertControllerStyleActionSheet = 0,
  UIAlertControllerStyleAlert
} NS_SWIFT_NAME(UIAlertController.Style)
    AVAILABLE(ios(8.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));

// uikit/uialertaction 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(8.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIAlertAction : NSObject
// uikit/uialertaction/init(title:style:handler:) 2026-11-24
+ (instancetype)actionWithTitle:(nullable NSString *)title
                          style:(UIAlertActionStyle)style
                        handler:(void (^_Nullable)(UIAlertAction *action))handler;
// uikit/uialertaction/title 2026-11-24
@property (nonatomic, readonly, nullable) NSString *title;
// uikit/uialertaction/style-swift.property 2026-11-24
@property (nonatomic, readonly) UIAlertActionStyle style;
// uikit/uialertaction/isenabled 2026-11-24
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

// uikit/uialertcontroller 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(8.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIAlertController : UIViewController
// uikit/uialertcontroller/init(title:message:preferredstyle:) 2026-11-24
+ (instancetype)alertControllerWithTitle:(nullable NSString *)title
                                 message:(nullable NSString *)message
                          preferredStyle:(UIAlertControllerStyle)preferredStyle;
// uikit/uialertcontroller/addaction(_:) 2026-11-24
- (void)addAction:(UIAlertAction *)action;
// uikit/uialertcontroller/actions 2026-11-24
@property (nonatomic, readonly) NSArray<UIAlertAction *> *actions;
// uikit/uialertcontroller/preferredaction 2026-11-24
@property (nonatomic, nullable) UIAlertAction *preferredAction
    AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));
// uikit/uialertcontroller/title 2026-11-24
@property (nonatomic, copy, nullable) NSString *title;
// uikit/uialertcontroller/message 2026-11-24
@property (nonatomic, copy, nullable) NSString *message;
// uikit/uialertcontroller/preferredstyle 2026-11-24
@property (nonatomic, readonly) UIAlertControllerStyle preferredStyle;
@end

NS_ASSUME_NONNULL_END
