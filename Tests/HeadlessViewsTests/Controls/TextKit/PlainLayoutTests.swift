import Foundation
import HeadlessKit
import TestSupport
import Testing

/// A layout manager against lines that are broken word by word, in a font all of whose characters are
/// ten points wide.
@MainActor
@Suite struct PlainLayoutTests {
  private let font = Font.halfEm(ofSize: 20)

  /// The ranges of the lines of a text: words as they fit, with the space or the line break after
  /// them.
  private func plainLines(_ text: String, room: Int) -> [NSRange] {
    var lines: [NSRange] = []
    var start = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var length = 0
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        if length > 0, length + word.count > room {
          lines.append(NSRange(location: start, length: length))
          start += length
          length = 0
        }
        length += word.count + 1
      }
      lines.append(NSRange(location: start, length: length))
      start += length
    }
    // The last paragraph has no break after it.
    lines[lines.count - 1].length -= 1
    return lines
  }

  private func randomText(_ numbers: inout SeededGenerator) -> String {
    (0..<Int.random(in: 1...4, using: &numbers)).map { _ in
      (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        String("abcdef".prefix(Int.random(in: 1...6, using: &numbers)))
      }.joined(separator: " ")
    }.joined(separator: Bool.random(using: &numbers) ? "\n" : "\n\n")
  }

  @Test("lines, glyphs and points are those of a plain layout", arguments: 0..<30 as Range<UInt64>)
  func layout(seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed)
    let storage = TextStorage(string: "", attributes: [.font: font])
    let (manager, container) = (LayoutManager(), TextContainer(size: .zero))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    for step in 0..<6 {
      let room = Int.random(in: 6...12, using: &numbers)
      let padding = CGFloat(Int.random(in: 0...6, using: &numbers))
      container.size.width = CGFloat(room * 10) + 2 * padding
      container.lineFragmentPadding = padding
      let text = randomText(&numbers)
      switch step % 3 {
      case 0:
        storage.setAttributedString(NSAttributedString(string: text, attributes: [.font: font]))
      case 1:
        storage.append(NSAttributedString(string: "\n" + text, attributes: [.font: font]))
      default:
        // Up to the first space or break, so that no word grows.
        let first = storage.string.prefix { $0 != " " && $0 != "\n" }
        storage.replaceCharacters(
          in: NSRange(location: 0, length: first.count),
          with: NSAttributedString(string: "abc", attributes: [.font: font]))
      }
      let lines = plainLines(storage.string, room: room)
      try compare(manager, container, lines, storage.string, "seed \(seed), step \(step)")
    }
  }

  private func compare(
    _ manager: LayoutManager, _ container: TextContainer, _ lines: [NSRange], _ text: String,
    _ place: String
  ) throws {
    let (height, padding) = (font.lineHeight, container.lineFragmentPadding)
    let count = text.utf16.count
    let all = NSRange(location: 0, length: count)
    #expect(manager.numberOfGlyphs == count)
    #expect(manager.glyphRange(for: container) == all, "\(place)")
    var found: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: all) { frame, used, owner, range, _ in
      let top = CGFloat(found.count) * height
      #expect(abs(frame.minY - top) < 0.001 && frame.width == container.size.width, "\(place)")
      #expect(abs(used.height - height) < 0.001 && owner === container, "\(place)")
      found.append(range)
    }
    try #require(found == lines, "\(place): \(text.debugDescription)")
    #expect(abs(manager.usedRect(for: container).height - CGFloat(lines.count) * height) < 0.001)
    for (index, line) in lines.enumerated() {
      let top = CGFloat(index) * height
      for glyph in line.location..<NSMaxRange(line) {
        var range = NSRange()
        let frame = manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: &range)
        #expect(abs(frame.minY - top) < 0.001 && range == line, "\(place), glyph \(glyph)")
        let left = padding + CGFloat(glyph - line.location) * 10
        #expect(manager.location(forGlyphAt: glyph).x == left, "\(place), glyph \(glyph)")
        let isBreak = Array(text.utf16)[glyph] == 10
        guard !isBreak, glyph + 1 < NSMaxRange(line) || index == lines.count - 1 else { continue }
        let point = CGPoint(x: left + 2.5, y: top + height / 2)
        var fraction: CGFloat = -1
        let hit = manager.glyphIndex(
          for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        #expect(hit == glyph && abs(fraction - 0.25) < 0.001, "\(place), glyph \(glyph)")
        let one = manager.boundingRect(
          forGlyphRange: NSRange(location: glyph, length: 1), in: container)
        #expect(one.minX == left && one.width == 10 && abs(one.minY - top) < 0.001, "\(place)")
      }
      let middle = CGRect(x: 0, y: top + 1, width: 5, height: height - 2)
      #expect(manager.glyphRange(forBoundingRect: middle, in: container) == line, "\(place)")
    }
    #expect(manager.isValidGlyphIndex(count - 1) && !manager.isValidGlyphIndex(count))
    #expect(!manager.isValidGlyphIndex(-1))
    #expect(manager.lineFragmentRect(forGlyphAt: count, effectiveRange: nil) == .zero)
    // A range over several lines has one rectangle for each of them.
    guard lines.count > 2 else { return }
    let part = NSRange(
      location: NSMaxRange(lines[0]) - 1,
      length: NSMaxRange(lines[1]) + 1 - (NSMaxRange(lines[0]) - 1))
    var rects: [CGRect] = []
    manager.enumerateEnclosingRects(
      forGlyphRange: part, withinSelectedGlyphRange: part, in: container
    ) { rect, _ in rects.append(rect) }
    #expect(rects.count == 3 && zip(rects, rects.dropFirst()).allSatisfy { $0.minY < $1.minY })
    var stopped = 0
    manager.enumerateEnclosingRects(
      forGlyphRange: part, withinSelectedGlyphRange: part, in: container
    ) { _, stop in
      stopped += 1
      stop.pointee = true
    }
    #expect(stopped == 1)
    container.maximumNumberOfLines = 2
    #expect(manager.glyphRange(for: container).length == NSMaxRange(lines[1]), "\(place)")
    container.maximumNumberOfLines = 0
    #expect(manager.glyphRange(for: container) == all, "\(place)")
  }

  @Test("containers and managers know one another, until they part")
  func surroundings() {
    let storage = TextStorage(string: "one", attributes: [.font: font])
    let (first, second) = (LayoutManager(), LayoutManager())
    let container = TextContainer(size: CGSize(width: 100, height: 0))
    let other = TextContainer(size: CGSize(width: 50, height: 0))
    first.textStorage = storage
    #expect(storage.layoutManagers == [first])
    first.addTextContainer(container)
    first.insertTextContainer(other, at: 0)
    #expect(first.textContainers == [other, container])
    #expect(container.layoutManager === first && other.layoutManager === first)
    // Only the first container is filled.
    #expect(first.glyphRange(for: container).length == 0)
    #expect(first.usedRect(for: container) == .zero)
    #expect(first.glyphRange(for: other).length == 3)
    first.removeTextContainer(at: 0)
    #expect(other.layoutManager == nil)
    #expect(first.glyphRange(for: container).length == 3)
    container.replaceLayoutManager(second)
    #expect(first.textContainers.isEmpty && second.textContainers == [container])
    #expect(container.layoutManager === second && second.textStorage === storage)
    #expect(second.glyphRange(for: container).length == 3)
    #expect(first.glyphRange(for: container).length == 0)
    storage.append(NSAttributedString(string: " two", attributes: [.font: font]))
    #expect(second.glyphRange(for: container).length == 7)
    second.textStorage = nil
    #expect(!storage.layoutManagers.contains(second))
    #expect(second.numberOfGlyphs == 0 && second.glyphRange(for: container).length == 0)
  }
}
