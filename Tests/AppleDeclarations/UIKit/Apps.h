// The life cycle of apps and scenes.

#pragma once
#include "Views.h"

NS_ASSUME_NONNULL_BEGIN

// UIKit/UISceneDefinitions.h of iPhoneOS17.5.sdk 2026-11-24
typedef NSString *UISceneSessionRole NS_TYPED_ENUM NS_SWIFT_NAME(UISceneSession.Role)
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));


// UIKit/UISceneSession.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UISceneSession : NSObject
// UIKit/UISceneSession.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly) UISceneSessionRole role;
// uikit/uiscenesession/staterestorationactivity 2026-11-29
@property (nonatomic, strong, nullable) NSUserActivity *stateRestorationActivity;
// UIKit/UISceneSession.h of iPhoneOS18.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
@end

// UIKit/UISceneSession.h of iPhoneOS18.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UISceneConfiguration : NSObject
// UIKit/UISceneSession.h of iPhoneOS18.0.sdk 2026-11-24
- (instancetype)initWithName:(nullable NSString *)name
                 sessionRole:(UISceneSessionRole)sessionRole NS_DESIGNATED_INITIALIZER;
// UIKit/UISceneSession.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) NSString *name;
// UIKit/UISceneSession.h of iPhoneOS18.0.sdk 2026-11-24
@property (nonatomic, nullable) Class delegateClass;
@end

// uikit/uiopenurlcontext 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UIOpenURLContext : NSObject
// uikit/uiopenurlcontext/url 2026-11-24
@property (nonatomic, readonly) NSURL *URL NS_SWIFT_NAME(url);
@end

// UIKit/UISceneOptions.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
NS_SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
// UIKit/UISceneOptions.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) NSSet<UIOpenURLContext *> *URLContexts NS_SWIFT_NAME(urlContexts);
// uikit/uiscene/connectionoptions/useractivities 2026-11-24
@property (nonatomic, readonly) NSSet<NSUserActivity *> *userActivities;
// UIKit/UISceneOptions.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
@end

// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UIScene : UIResponder
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithSession:(UISceneSession *)session
              connectionOptions:(UISceneConnectionOptions *)connectionOptions
    NS_DESIGNATED_INITIALIZER;
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
@end

// uikit/uiwindowscene 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@interface UIWindowScene : UIScene
@end

// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@protocol UISceneDelegate <NSObject>
@optional
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    NS_SWIFT_NAME(scene(_:willConnectTo:options:));
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (void)scene:(UIScene *)scene
    openURLContexts:(NSSet<UIOpenURLContext *> *)URLContexts
    NS_SWIFT_NAME(scene(_:openURLContexts:));
// uikit/uiscenedelegate/staterestorationactivity(for:) 2026-11-29
- (nullable NSUserActivity *)stateRestorationActivityForScene:(UIScene *)scene
    NS_SWIFT_NAME(stateRestorationActivity(for:));
// uikit/uiscenedelegate/scene(_:continue:) 2026-11-24
- (void)scene:(UIScene *)scene
    continueUserActivity:(NSUserActivity *)userActivity NS_SWIFT_NAME(scene(_:continue:));
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (void)sceneDidDisconnect:(UIScene *)scene NS_SWIFT_NAME(sceneDidDisconnect(_:));
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (void)sceneDidBecomeActive:(UIScene *)scene NS_SWIFT_NAME(sceneDidBecomeActive(_:));
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (void)sceneWillResignActive:(UIScene *)scene NS_SWIFT_NAME(sceneWillResignActive(_:));
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (void)sceneWillEnterForeground:(UIScene *)scene NS_SWIFT_NAME(sceneWillEnterForeground(_:));
// UIKit/UIScene.h of iPhoneOS27.0.sdk 2026-11-24
- (void)sceneDidEnterBackground:(UIScene *)scene NS_SWIFT_NAME(sceneDidEnterBackground(_:));
@end

// uikit/uiwindowscenedelegate 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0))
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
// uikit/uiwindowscenedelegate/window 2026-11-24
@property (nonatomic, nullable) UIWindow *window;
@end

// uikit/uiapplication 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(2.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIApplication : UIResponder
@end

// uikit/uiapplicationdelegate 2026-11-24
/// Its `main` for Swift is in `Apps.swift`.
UI_MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
// uikit/uiapplicationdelegate/application(_:configurationforconnecting:options:) 2026-11-24
- (UISceneConfiguration *)application:(UIApplication *)application
    configurationForConnectingSceneSession:(UISceneSession *)connectingSceneSession
                                   options:(UISceneConnectionOptions *)options
    NS_SWIFT_NAME(application(_:configurationForConnecting:options:))
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));
// uikit/uiapplicationdelegate/application(_:diddiscardscenesessions:) 2026-11-24
- (void)application:(UIApplication *)application
    didDiscardSceneSessions:(NSSet<UISceneSession *> *)sceneSessions
    NS_SWIFT_NAME(application(_:didDiscardSceneSessions:))
    AVAILABLE(ios(13.0), maccatalyst(13.1), tvos(13.0), visionos(1.0));
@end

NS_ASSUME_NONNULL_END
