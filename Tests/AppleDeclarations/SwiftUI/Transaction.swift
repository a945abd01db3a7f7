// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// swiftui/animation 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Animation: Equatable, Sendable {
  // swiftui/animation/default 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public static let `default`: Animation = declared()
}

// swiftui/animationcompletioncriteria 2026-11-24
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  // swiftui/animationcompletioncriteria/logicallycomplete 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static let logicallyComplete: AnimationCompletionCriteria = declared()

  // swiftui/animationcompletioncriteria/removed 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public static let removed: AnimationCompletionCriteria = declared()
}

// swiftui/transaction 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public struct Transaction {
  // swiftui/transaction/init(animation:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init() { declared() }

  // swiftui/transaction/init(animation:) 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public init(animation: Animation?) { declared() }

  // swiftui/transaction/disablesanimations 2026-11-24
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
  public var disablesAnimations: Bool {
    get { declared() }
    set { declared() }
  }

  // swiftui/transaction/addanimationcompletion(criteria:_:) 2026-11-24
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void,
  ) { declared() }
}

// swiftui/withtransaction(_:_:) 2026-11-24
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, visionOS 1, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result,
) rethrows -> Result { declared() }
