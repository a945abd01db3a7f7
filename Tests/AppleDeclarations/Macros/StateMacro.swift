// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What stands in for the macro that `@State` is from SDK 27 on, so that the compiler can judge code that uses it.
// Nothing here runs in an app. It takes and refuses what Apple's technote 3211 and the issues of other projects say:
//
// - An inline value is taken. A property without one is assigned in `init`, or `_name` is, as before.
// - With both, the assignment comes too late: refused before all other properties have their values. After that the
//   compiler says nothing, and neither does Apple's; the value is lost.
// - No second property wrapper. No memberwise initialiser that takes the property.
//
// Less strict than the technote in one place: the note also has a property without an inline value refused where it is
// assigned before all others have theirs. No form of this macro that takes the note's other examples refuses that one.

import SwiftSyntax
import SwiftSyntaxMacros

public struct StateMacro {
  private let name: String
  private let access: String
  private let type: String?
  private let value: String?

  private init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
    else { return nil }
    let given = binding.initializer?.value
    let written = binding.typeAnnotation?.type
    name = pattern.identifier.text
    let levels = ["private", "fileprivate", "package", "public"]
    access = variable.modifiers.map(\.trimmedDescription).first(where: levels.contains) ?? ""
    type = written?.trimmedDescription ?? given.flatMap(Self.type)
    let isOptional = written?.is(OptionalTypeSyntax.self) == true
    value = given?.trimmedDescription ?? (isOptional ? "nil" : nil)
  }

  /// What a value is, as far as its first words say: a literal, or the call of an initialiser.
  private static func type(of value: ExprSyntax) -> String? {
    switch value.kind {
    case .booleanLiteralExpr: return "Swift.Bool"
    case .integerLiteralExpr: return "Swift.Int"
    case .floatLiteralExpr: return "Swift.Double"
    case .stringLiteralExpr: return "Swift.String"
    default:
      guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
      let text = called.trimmedDescription
      let last = text.split(separator: ".").last?.first
      return last?.isUppercase == true || text.hasPrefix("[") ? text : nil
    }
  }
}

// MARK: - AccessorMacro

extension StateMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext,
  ) throws -> [AccessorDeclSyntax] {
    guard let state = StateMacro(declaration) else { return [] }
    let first: AccessorDeclSyntax = """
      @storageRestrictions(initializes: __\(raw: state.name))
      init(value) { __\(raw: state.name) = SwiftUI.State(wrappedValue: value) }
      """
    let others: [AccessorDeclSyntax] = [
      "get { __\(raw: state.name).wrappedValue }",
      "nonmutating set { __\(raw: state.name).wrappedValue = newValue }",
    ]
    return state.value == nil ? [first] + others : others
  }
}

// MARK: - PeerMacro

extension StateMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext,
  ) throws -> [DeclSyntax] {
    guard let state = StateMacro(declaration) else { return [] }
    let name = state.name
    let stored = state.value.map { "private let __\(name) = SwiftUI.State(wrappedValue: \($0))" }
    // Without a type nothing else can be declared. A use of it says so.
    guard let type = state.type else { return stored.map { ["\(raw: $0)"] } ?? [] }
    let initialiser = """
      @storageRestrictions(initializes: __\(name)) init(value) { __\(name) = value }
      """
    let storage =
      state.value.map { "private let __\(name) = SwiftUI.State<\(type)>(wrappedValue: \($0))" }
      ?? "private var __\(name): SwiftUI.State<\(type)>"
    let setter = state.value == nil ? "set { __\(name) = newValue }" : "nonmutating set {}"
    return [
      "\(raw: storage)",
      """
      private var _\(raw: name): SwiftUI.State<\(raw: type)> {
        \(raw: state.value == nil ? initialiser : "")
        get { __\(raw: name) }
        \(raw: setter)
      }
      """,
      """
      \(raw: state.access) var $\(raw: name): SwiftUI.Binding<\(raw: type)> {
        __\(raw: name).projectedValue
      }
      """,
    ]
  }
}
