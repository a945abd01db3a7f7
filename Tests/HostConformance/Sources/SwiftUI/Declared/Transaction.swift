// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Animation: Equatable, Sendable {
  private let name: String
  public static let `default` = Animation(name: "default")
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  var completions: [@Sendable () -> Void] = []

  public init() {}
  public init(animation: Animation?) { self.animation = animation }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @Sendable () -> Void
  ) {
    completions.append(completion)
  }
}

/// What is animated is known to the display that is used; nothing is where there is none.
///
/// Pushing and presenting are animated also without an animation, unless animations are disabled (S43).
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
@MainActor
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let result = try body()
  if let display = Display.latest {
    display.take(transaction.completions, isAnimated: !transaction.disablesAnimations)
  } else {
    for completion in transaction.completions { completion() }
  }
  return result
}
