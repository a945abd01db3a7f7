import Foundation
import Pictures
import SwitchbackTerminal
import Testing

/// Whatever font a reader has, the pictures can be read.
struct LooksTests {
  /// What a browser has seen of a drawing that should not be.
  private struct Seen: Decodable {
    let texts: Int
    let mistakes: [String]
  }

  private let families = [
    "sans-serif", "serif", "monospace", "'DejaVu Sans'", "'URW Bookman', 'Bookman Old Style'",
  ]

  @Test(arguments: [
    "back-ends-two-flows", "layers", "link-through-gate", "one-turn", "ownership", "three-hosts",
  ])
  func textStandsInItsBoxAndNothingCrossesIt(name: String) throws {
    guard let browser = Browser.found else {
      return print("skipped: there is no Chromium to look at drawings with")
    }
    let picture = resource(name, title: "")
    for ground in [picture.file(on: .light), picture.file(on: .dark)] {
      let drawing = try String(contentsOf: ground, encoding: .utf8)
      let seen: [Seen] = try browser.look(at: drawing, in: families, Self.script)
      for (family, seen) in zip(families, seen) {
        #expect(seen.texts > 0)
        #expect(seen.mistakes == [], "\(ground.lastPathComponent) in \(family)")
      }
    }
  }

  /// Compares where things are: texts with their boxes and each other, arrows with texts.
  private static let script = """
    (svg, family) => {
      const outer = element => element.ownerSVGElement === svg
      const inside = (one, other) => one.left >= other.left - 0.5 && one.right <= other.right + 0.5
        && one.top >= other.top - 0.5 && one.bottom <= other.bottom + 0.5
      const meet = (one, other) => one.left < other.right - 0.5 && other.left < one.right - 0.5
        && one.top < other.bottom - 0.5 && other.top < one.bottom - 0.5
      const texts = [...svg.querySelectorAll("text")].filter(text => text.textContent.trim())
      for (const text of texts) text.style.fontFamily = family
      const frames = texts.map(text => text.getBoundingClientRect())
      const boxes = [...svg.querySelectorAll("rect[data-box], svg[data-box]")]
      const mistakes = []
      texts.forEach((text, i) => {
        const number = text.dataset.box ?? text.closest("svg[data-box]")?.dataset.box
        const box = boxes.find(box => box.dataset.box === number)
        if (!box || !inside(frames[i], box.getBoundingClientRect())) mistakes.push(text.textContent + " stands out")
        frames.forEach((other, j) => {
          if (j < i && meet(frames[i], other)) mistakes.push(text.textContent + " meets " + texts[j].textContent)
        })
      })
      const areas = boxes.map(box => box.getBoundingClientRect())
      areas.forEach((area, i) => areas.forEach((other, j) => {
        if (j < i && meet(area, other) && !inside(area, other) && !inside(other, area))
          mistakes.push("box " + boxes[i].dataset.box + " cuts box " + boxes[j].dataset.box)
      }))
      const place = svg.getBoundingClientRect()
      for (const arrow of svg.querySelectorAll("path[data-arrow]")) {
        for (let at = 0; at <= arrow.getTotalLength(); at += 2) {
          const point = arrow.getPointAtLength(at)
          const [x, y] = [place.left + point.x, place.top + point.y]
          const hit = frames.findIndex(f => x > f.left && x < f.right && y > f.top && y < f.bottom)
          if (hit >= 0) { mistakes.push("an arrow crosses " + texts[hit].textContent); break }
        }
      }
      return { texts: texts.length, mistakes }
    }
    """
}
