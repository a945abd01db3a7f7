// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What stands in for the macro `#Preview`. The compiler judges the arguments of a macro, before it asks for what the
// macro makes of them: that the body is a view, and that the systems have what it uses. Apple's macro then makes a
// declaration with the body in it, for the systems of 2023 and later; this one makes nothing.

import SwiftSyntax
import SwiftSyntaxMacros

public struct PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
  ) throws -> [DeclSyntax] { [] }
}
