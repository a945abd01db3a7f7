// What tabs and controllers say of each other, from iOS 18 on.

#pragma once
#include "Tabs.h"

NS_ASSUME_NONNULL_BEGIN

@interface UIViewController (TabsToday)
// uikit/uiviewcontroller/tab 2026-11-24
@property (nonatomic, readonly, weak, nullable) UITab *tab
    AVAILABLE(ios(18.0), maccatalyst(18.0), tvos(18.0), visionos(2.0));
@end

NS_ASSUME_NONNULL_END
