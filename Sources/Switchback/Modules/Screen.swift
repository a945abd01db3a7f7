/// An object that a host can display.
///
/// This marker is all that Switchback asks of a screen. What a screen looks like is between the screen and its host:
/// a UIKit host shows view controllers, and a terminal host shows pages of text. ``StackHost/canShow(_:)`` says
/// whether a host can show a screen.
///
/// ```swift
/// final class Page: Screen { var text = "Hello" }
/// ```
///
/// > Source: the separation of what a router shows (`Presentable`) from what the host displays (its `toPresent()`),
/// > as in ApplicationCoordinator (Andrey Panov, 2016).
@MainActor
public protocol Screen: AnyObject {}
