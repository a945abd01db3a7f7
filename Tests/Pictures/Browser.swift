import Foundation

/// A browser without a window, which says where it draws the parts of a drawing.
package struct Browser {
  private let program: String

  /// The browser of this machine, as the packages of Debian and others call it; nil if there is none.
  package static let found: Browser? = {
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first(where: FileManager.default.isExecutableFile(atPath:)).map(Browser.init)
  }()

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// Looks at a drawing.
  ///
  /// - Parameters:
  ///   - drawing: The document.
  ///   - cases: What the script is told, one after the other.
  ///   - script: A function of JavaScript that takes the drawing, as part of the page, and a case.
  /// - Returns: What the function returns, by case.
  /// - Throws: What keeps the browser from showing it.
  package func look<Case: Encodable, Seen: Decodable>(
    at drawing: String, in cases: [Case], _ script: String
  ) throws -> [Seen] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try Self.page(of: drawing, in: cases, script).write(to: page, atomically: true, encoding: .utf8)

    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "timeout", "120", program, "--headless", "--no-sandbox", "--disable-gpu",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", page.absoluteString,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let said = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard let coded = said.firstMatch(of: /<pre>([^<]*)<\/pre>/)?.output.1,
      let data = Data(base64Encoded: String(coded))
    else { throw Failure(description: "The browser said: \(said.suffix(500))") }
    return try JSONDecoder().decode([Seen].self, from: data)
  }

  /// A page that reads the drawing as a document of its own, and says what became of it.
  private static func page(
    of drawing: String, in cases: [some Encodable], _ script: String
  ) throws -> String {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self).replacing("</", with: "<\\/")
    }
    return """
      <!doctype html><meta charset="utf-8"><body><script>
      window.onerror = message => { document.body.textContent = message }
      const drawing = \(try json(drawing))
      const look = \(script)
      const seen = \(try json(cases)).map(each => {
        const read = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement
        return look(document.body.appendChild(document.importNode(read, true)), each)
      })
      const bytes = new TextEncoder().encode(JSON.stringify(seen))
      const coded = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
      document.body.innerHTML = "<pre>" + coded + "</pre>"
      </script>
      """
  }
}
