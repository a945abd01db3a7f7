import Foundation

/// A browser without a window, which says where it draws each character of a drawing.
struct Browser {
  private let program: String

  /// The browser of this machine, as the packages of Debian and others call it; nil if there is none.
  static let found: Browser? = {
    let names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first(where: FileManager.default.isExecutableFile(atPath:)).map(Browser.init)
  }()

  /// A stretch of text as it is drawn.
  struct Text: Decodable {
    let text: String
    let y: Double

    /// Where each character begins, and where the last one ends.
    let starts: [Double]
    let end: Double
  }

  struct Failure: Error, CustomStringConvertible { let description: String }

  /// A font of a reader: one that is too large for a drawing is like one whose characters are too wide.
  struct Font: Codable {
    let family: String

    /// In pixels.
    let size: Int
  }

  /// Shows a drawing in several fonts.
  ///
  /// - Parameters:
  ///   - drawing: The document.
  ///   - fonts: The fonts.
  /// - Returns: The text that is seen, by font.
  /// - Throws: What keeps the browser from showing it.
  func show(_ drawing: String, in fonts: [Font]) throws -> [[Text]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try Self.page(of: drawing, in: fonts).write(to: page, atomically: true, encoding: .utf8)

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
    return try JSONDecoder().decode([[Text]].self, from: data)
  }

  /// A page that reads the drawing as a document of its own, and says what became of its text.
  private static func page(of drawing: String, in fonts: [Font]) throws -> String {
    func json(_ value: some Encodable) throws -> String {
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self).replacing("</", with: "<\\/")
    }
    return """
      <!doctype html><meta charset="utf-8"><body><script>
      window.onerror = message => { document.body.textContent = message }
      const drawing = \(try json(drawing))
      const show = font => {
        const read = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement
        const svg = document.body.appendChild(document.importNode(read, true))
        return [...svg.querySelectorAll("text")].map(text => {
          text.style.fontFamily = font.family
          text.style.fontSize = font.size + "px"
          const count = text.getNumberOfChars()
          return {
            text: text.textContent, y: text.getStartPositionOfChar(0).y,
            starts: [...Array(count).keys()].map(i => text.getStartPositionOfChar(i).x),
            end: text.getBBox().x + text.getBBox().width
          }
        })
      }
      const seen = \(try json(fonts)).map(show)
      const bytes = new TextEncoder().encode(JSON.stringify(seen))
      const coded = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
      document.body.innerHTML = "<pre>" + coded + "</pre>"
      </script>
      """
  }
}
