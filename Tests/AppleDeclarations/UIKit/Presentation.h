// What presents one controller over another: sheets and popovers.

#pragma once
#include "Bars.h"
#include "Layout.h"
#include "Transitions.h"

NS_ASSUME_NONNULL_BEGIN

// MARK: - Presentation controllers

// uikit/uitraitcollection 2026-11-24
AVAILABLE(ios(8.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UITraitCollection : NSObject
@end

@protocol UIAdaptivePresentationControllerDelegate;

// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(8.0), maccatalyst(13.1), tvos(9.0), visionos(1.0))
@interface UIPresentationController : NSObject
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)initWithPresentedViewController:(UIViewController *)presentedViewController
                       presentingViewController:
                           (nullable UIViewController *)presentingViewController
    NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(presentedViewController:presenting:));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (instancetype)init NS_UNAVAILABLE;
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UIViewController *presentingViewController
    NS_SWIFT_NAME(presentingViewController);
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UIViewController *presentedViewController
    NS_SWIFT_NAME(presentedViewController);
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly) UIModalPresentationStyle presentationStyle;
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, readonly, nullable) UIView *containerView;
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
@property (nonatomic, weak, nullable) id<UIAdaptivePresentationControllerDelegate> delegate;
@end

// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
@protocol UIAdaptivePresentationControllerDelegate <NSObject>
@optional
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (UIModalPresentationStyle)adaptivePresentationStyleForPresentationController:
    (UIPresentationController *)controller NS_SWIFT_NAME(adaptivePresentationStyle(for:));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (UIModalPresentationStyle)
    adaptivePresentationStyleForPresentationController:(UIPresentationController *)controller
                                       traitCollection:(UITraitCollection *)traitCollection
    NS_SWIFT_NAME(adaptivePresentationStyle(for:traitCollection:)) AVAILABLE(ios(8.3));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)presentationController:(UIPresentationController *)presentationController
    prepareAdaptivePresentationController:
        (UIPresentationController *)adaptivePresentationController
    NS_SWIFT_NAME(presentationController(_:prepare:)) AVAILABLE(ios(15.0));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (nullable UIViewController *)presentationController:(UIPresentationController *)controller
           viewControllerForAdaptivePresentationStyle:(UIModalPresentationStyle)style
    NS_SWIFT_NAME(presentationController(_:viewControllerForAdaptivePresentationStyle:));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)presentationController:(UIPresentationController *)presentationController
    willPresentWithAdaptiveStyle:(UIModalPresentationStyle)style
           transitionCoordinator:
               (nullable id<UIViewControllerTransitionCoordinator>)transitionCoordinator
    NS_SWIFT_NAME(presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:))
    AVAILABLE(ios(8.3));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (BOOL)presentationControllerShouldDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerShouldDismiss(_:)) AVAILABLE(ios(13.0));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)presentationControllerWillDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerWillDismiss(_:)) AVAILABLE(ios(13.0));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)presentationControllerDidDismiss:(UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidDismiss(_:)) AVAILABLE(ios(13.0));
// UIKit/UIPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
- (void)presentationControllerDidAttemptToDismiss:
    (UIPresentationController *)presentationController
    NS_SWIFT_NAME(presentationControllerDidAttemptToDismiss(_:)) AVAILABLE(ios(13.0));
@end

// MARK: - Sheets

// UIKit/UISheetPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(15.0), maccatalyst(15.0), visionos(1.0)) UNAVAILABLE(tvos)
@interface UISheetPresentationController : UIPresentationController
@end

// UIKit/UISheetPresentationController.h of iPhoneOS27.0.sdk 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(15.0), maccatalyst(15.0), visionos(1.0)) UNAVAILABLE(tvos)
@protocol UISheetPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
// uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:) 2026-11-24
- (void)sheetPresentationControllerDidChangeSelectedDetentIdentifier:
    (UISheetPresentationController *)sheetPresentationController
    NS_SWIFT_NAME(sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:))
    AVAILABLE(ios(15.0), maccatalyst(15.0)) UNAVAILABLE(tvos, visionos);
@end

// MARK: - Popovers

// uikit/uipopoverarrowdirection 2026-11-24
typedef NS_OPTIONS(NSUInteger, UIPopoverArrowDirection) {
  UIPopoverArrowDirectionUp = 1UL << 0,
  UIPopoverArrowDirectionDown = 1UL << 1,
  UIPopoverArrowDirectionLeft = 1UL << 2,
  UIPopoverArrowDirectionRight = 1UL << 3,
  UIPopoverArrowDirectionAny = UIPopoverArrowDirectionUp | UIPopoverArrowDirectionDown |
      UIPopoverArrowDirectionLeft | UIPopoverArrowDirectionRight,
  UIPopoverArrowDirectionUnknown = ~0UL
};

@class UIPopoverPresentationController;

// uikit/uipopoverpresentationcontrollerdelegate 2026-11-24
UI_MAIN_ACTOR
UNAVAILABLE(tvos)
@protocol UIPopoverPresentationControllerDelegate <UIAdaptivePresentationControllerDelegate>
@optional
// uikit/uipopoverpresentationcontrollerdelegate/prepareforpopoverpresentation(_:) 2026-11-24
- (void)prepareForPopoverPresentation:
    (UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(prepareForPopoverPresentation(_:))
    AVAILABLE(ios(8.0), maccatalyst(13.1), visionos(1.0));
// uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollershoulddismisspopover(_:) 2026-11-24
- (BOOL)popoverPresentationControllerShouldDismissPopover:
    (UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(popoverPresentationControllerShouldDismissPopover(_:))
    DEPRECATED(ios(8.0, 13.0), maccatalyst(13.1, 13.1)) UNAVAILABLE(visionos);
// uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontrollerdiddismisspopover(_:) 2026-11-24
- (void)popoverPresentationControllerDidDismissPopover:
    (UIPopoverPresentationController *)popoverPresentationController
    NS_SWIFT_NAME(popoverPresentationControllerDidDismissPopover(_:))
    DEPRECATED(ios(8.0, 13.0), maccatalyst(13.1, 13.1)) UNAVAILABLE(visionos);
// uikit/uipopoverpresentationcontrollerdelegate/popoverpresentationcontroller(_:willrepositionpopoverto:in:) 2026-11-24
- (void)popoverPresentationController:
            (UIPopoverPresentationController *)popoverPresentationController
          willRepositionPopoverToRect:(inout CGRect *)rect
                               inView:(inout UIView *_Nonnull *_Nonnull)view
    NS_SWIFT_NAME(popoverPresentationController(_:willRepositionPopoverTo:in:))
    AVAILABLE(ios(8.0), maccatalyst(13.1), visionos(1.0));
@end

// UIKit/UIPopoverPresentationControllerSourceItem.h of iPhoneOS27.0.sdk 2026-11-24
/// Of no actor.
AVAILABLE(ios(16.0), maccatalyst(16.0), visionos(1.0)) UNAVAILABLE(tvos)
@protocol UIPopoverPresentationControllerSourceItem <NSObject>
// UIKit/UIPopoverPresentationControllerSourceItem.h of iPhoneOS27.0.sdk 2026-11-24
/// Hidden here from Swift, where `frame(in:)` is another: see Presentation.swift.
- (CGRect)frameInView:(UIView *)referenceView NS_SWIFT_NAME(__frame(in:))
    AVAILABLE(ios(17.0), maccatalyst(17.0), visionos(1.0)) UNAVAILABLE(tvos);
@end

AVAILABLE(ios(16.0), maccatalyst(16.0), visionos(1.0)) UNAVAILABLE(tvos)
@interface UIView (SourceItem) <UIPopoverPresentationControllerSourceItem>
@end

AVAILABLE(ios(16.0), maccatalyst(16.0), visionos(1.0)) UNAVAILABLE(tvos)
@interface UILayoutGuide (SourceItem) <UIPopoverPresentationControllerSourceItem>
@end

AVAILABLE(ios(16.0), maccatalyst(16.0), visionos(1.0)) UNAVAILABLE(tvos)
@interface UIBarButtonItem (SourceItem) <UIPopoverPresentationControllerSourceItem>
@end

AVAILABLE(ios(16.0), maccatalyst(16.0), visionos(1.0)) UNAVAILABLE(tvos)
@interface UITabBarItem (SourceItem) <UIPopoverPresentationControllerSourceItem>
@end

// uikit/uipopoverpresentationcontroller 2026-11-24
UI_MAIN_ACTOR
AVAILABLE(ios(8.0), maccatalyst(13.1), visionos(1.0)) UNAVAILABLE(tvos)
@interface UIPopoverPresentationController : UIPresentationController
// uikit/uipopoverpresentationcontroller/delegate 2026-11-24
@property (nonatomic, weak, nullable) id<UIPopoverPresentationControllerDelegate> delegate;
// uikit/uipopoverpresentationcontroller/permittedarrowdirections 2026-11-24
@property (nonatomic) UIPopoverArrowDirection permittedArrowDirections;
// uikit/uipopoverpresentationcontroller/sourceview 2026-11-24
@property (nonatomic, nullable) UIView *sourceView;
// uikit/uipopoverpresentationcontroller/sourcerect 2026-11-24
@property (nonatomic) CGRect sourceRect;
// uikit/uipopoverpresentationcontroller/barbuttonitem 2026-11-24
@property (nonatomic, nullable) UIBarButtonItem *barButtonItem;
// uikit/uipopoverpresentationcontroller/sourceitem 2026-11-24
@property (nonatomic, nullable) id<UIPopoverPresentationControllerSourceItem> sourceItem
    AVAILABLE(ios(16.0), maccatalyst(16.0), visionos(1.0)) UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
