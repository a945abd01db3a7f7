// Search controllers.

#pragma once
#include "Controllers.h"

NS_ASSUME_NONNULL_BEGIN

// uikit/uisearchcontroller 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(8.0), maccatalyst(13.1), visionos(1.0))
@interface UISearchController : UIViewController
// uikit/uisearchcontroller/init(searchresultscontroller:) 2026-11-24
- (instancetype)initWithSearchResultsController:
    (nullable UIViewController *)searchResultsController NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
