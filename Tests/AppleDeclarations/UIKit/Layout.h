// Constraints, anchors and guides.

#pragma once
#include "Views.h"

NS_ASSUME_NONNULL_BEGIN

// uikit/nslayoutconstraint 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(6.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface NSLayoutConstraint : NSObject
// uikit/nslayoutconstraint/activate(_:) 2026-11-24
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    NS_SWIFT_NAME(activate(_:))
    AVAILABLE(ios(8.0), maccatalyst(13.1), tvos(9.0), visionos(1.0));
@end

// UIKit/NSLayoutAnchor.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface NSLayoutAnchor<AnchorType> : NSObject
// UIKit/NSLayoutAnchor.h of iPhoneOS18.0.sdk 2026-11-24
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    NS_SWIFT_NAME(constraint(equalTo:)) __attribute__((warn_unused_result));
// UIKit/NSLayoutAnchor.h of iPhoneOS18.0.sdk 2026-11-24
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
                                       constant:(CGFloat)constant
    NS_SWIFT_NAME(constraint(equalTo:constant:)) __attribute__((warn_unused_result));
@end

// UIKit/NSLayoutAnchor.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

// UIKit/NSLayoutAnchor.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

// UIKit/NSLayoutAnchor.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface NSLayoutDimension : NSLayoutAnchor<NSLayoutDimension *>
@end

// UIKit/UILayoutGuide.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(9.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UILayoutGuide : NSObject <NSCoding>
// UIKit/UILayoutGuide.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutXAxisAnchor *leadingAnchor;
// UIKit/UILayoutGuide.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutXAxisAnchor *trailingAnchor;
// UIKit/UILayoutGuide.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutYAxisAnchor *topAnchor;
// UIKit/UILayoutGuide.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutYAxisAnchor *bottomAnchor;
// UIKit/UILayoutGuide.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly) NSLayoutDimension *widthAnchor;
@end

// uikit/uitrackinglayoutguide 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(15.0), maccatalyst(15.0), visionos(1.0)) UNAVAILABLE(tvos)
@interface UITrackingLayoutGuide : UILayoutGuide
@end

// UIKit/UIKeyboardLayoutGuide.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(15.0), maccatalyst(15.0), visionos(1.0)) UNAVAILABLE(tvos)
@interface UIKeyboardLayoutGuide : UITrackingLayoutGuide
// UIKit/UIKeyboardLayoutGuide.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic) BOOL usesBottomSafeArea AVAILABLE(ios(17.0), maccatalyst(17.0));
@end

NS_ASSUME_NONNULL_END
