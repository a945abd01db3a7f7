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

  /// Shows drawings, each in several sizes of its font: one that is too large is like a font that is too wide.
  ///
  /// - Parameters:
  ///   - drawings: The documents.
  ///   - sizes: The sizes, in pixels.
  /// - Returns: The text that is seen, by drawing and size.
  /// - Throws: What keeps the browser from showing them.
  func show(_ drawings: [String], sizes: [Int]) throws -> [[[Text]]] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("page.html")
    try Self.page(of: drawings, sizes: sizes).write(to: page, atomically: true, encoding: .utf8)

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
    return try JSONDecoder().decode([[[Text]]].self, from: data)
  }

  /// A page that reads each drawing as a document of its own, and says what became of its text.
  private static func page(of drawings: [String], sizes: [Int]) throws -> String {
    let list = String(decoding: try JSONEncoder().encode(drawings), as: UTF8.self)
    return """
      <!doctype html><meta charset="utf-8"><body><script>
      const show = (drawing, size) => {
        const read = new DOMParser().parseFromString(drawing, "image/svg+xml").documentElement
        const svg = document.body.appendChild(document.importNode(read, true))
        return [...svg.querySelectorAll("text")].map(text => {
          text.style.fontSize = size + "px"
          const count = text.getNumberOfChars()
          return {
            text: text.textContent, y: text.getStartPositionOfChar(0).y,
            starts: [...Array(count).keys()].map(i => text.getStartPositionOfChar(i).x),
            end: text.getBBox().x + text.getBBox().width
          }
        })
      }
      const seen = \(list.replacing("</", with: "<\\/")).map(d => \(sizes).map(s => show(d, s)))
      const bytes = new TextEncoder().encode(JSON.stringify(seen))
      const coded = btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
      document.body.innerHTML = "<pre>" + coded + "</pre>"
      </script>
      """
  }
}
