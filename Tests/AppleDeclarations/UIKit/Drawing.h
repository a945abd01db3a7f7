// What a watch has of UIKit too: images, colours and fonts.

#pragma once
#include "Attributes.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UIImage.h of iPhoneOS27.0.sdk 2026-11-24
UI_SENDABLE
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), watchos(2.0), visionos(1.0))
@interface UIImage : NSObject
// UIKit/UIImage.h of iPhoneOS27.0.sdk 2026-11-24
+ (nullable UIImage *)imageNamed:(NSString *)name NS_SWIFT_NAME(init(named:));
// UIKit/UIImage.h of iPhoneOS27.0.sdk 2026-11-24
+ (nullable UIImage *)systemImageNamed:(NSString *)name NS_SWIFT_NAME(init(systemName:))
    AVAILABLE(ios(13.0), tvos(13.0), watchos(6.0));
@end

// UIKit/UIColor.h of iPhoneOS27.0.sdk 2026-11-24
UI_SENDABLE
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), watchos(2.0), visionos(1.0))
@interface UIColor : NSObject
// uikit/uicolor/systemred 2026-11-24
@property (class, nonatomic, readonly) UIColor *systemRedColor NS_SWIFT_NAME(systemRed)
    AVAILABLE(ios(7.0), maccatalyst(13.1), tvos(9.0), visionos(1.0)) UNAVAILABLE(watchos);
// uikit/uicolor/systembackground 2026-11-24
@property (class, nonatomic, readonly) UIColor *systemBackgroundColor
    NS_SWIFT_NAME(systemBackground)
    AVAILABLE(ios(13.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos, watchos);
@end

// UIKit/UIFontDescriptor.h of iPhoneOS18.0.sdk 2026-11-24
typedef NSString *UIFontTextStyle NS_TYPED_ENUM NS_SWIFT_NAME(UIFont.TextStyle)
    AVAILABLE(watchos(3.0));
// UIKit/UIFontDescriptor.h of iPhoneOS18.0.sdk 2026-11-24
extern UIFontTextStyle const UIFontTextStyleBody AVAILABLE(ios(7.0), watchos(2.0));
// UIKit/UIFontDescriptor.h of iPhoneOS18.0.sdk 2026-11-24
extern UIFontTextStyle const UIFontTextStyleHeadline AVAILABLE(ios(7.0), watchos(2.0));

// UIKit/UIFont.h of iPhoneOS27.0.sdk 2026-11-24
UI_SENDABLE
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), watchos(2.0), visionos(1.0))
@interface UIFont : NSObject
// UIKit/UIFont.h of iPhoneOS27.0.sdk 2026-11-24
+ (UIFont *)preferredFontForTextStyle:(UIFontTextStyle)style
    NS_SWIFT_NAME(preferredFont(forTextStyle:)) AVAILABLE(ios(7.0), watchos(2.0));
@end

NS_ASSUME_NONNULL_END
