/// Something a host can display.
///
/// The marker is all Switchback asks of a screen. What a screen looks like is between it and its
/// host: a UIKit host shows view controllers, a terminal host shows pages of text. A host says with
/// ``StackHost/canShow(_:)`` whether a screen is one of its own.
///
/// ```swift
/// final class Page: Screen { var text = "Hello" }
/// ```
///
/// > Source: the separation of what is routed (`Presentable`) from what is displayed (its `toPresent()`), as in
/// > ApplicationCoordinator (Andrey Panov, 2016).
@MainActor
public protocol Screen: AnyObject {}
