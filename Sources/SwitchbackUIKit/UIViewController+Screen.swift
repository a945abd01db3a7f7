#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
public import Switchback
public import UIKit

/// Every view controller can be shown.
///
/// An app's own become modules by saying so. Not all of them are by themselves, so that an app may
/// write, and test, which of its controllers a router shows:
///
/// ```swift
/// final class ProfileViewController: UIViewController, Presentable {}
/// router.push(ProfileViewController())
/// ```
extension UIViewController: Screen {}
#endif
