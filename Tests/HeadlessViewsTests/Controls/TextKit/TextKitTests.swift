import Foundation
import HeadlessKit
import TestSupport
import Testing

/// Text storages, layout managers and text containers.
@MainActor
@Suite struct TextKitTests {
  final class Recorder: NSObject, TextStorageDelegate {
    var lines: [String] = []
    func textStorage(
      _ textStorage: TextStorage, willProcessEditing editedMask: TextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append(
        "\(editedMask.rawValue) at \(editedRange.location)+\(editedRange.length) \(delta)")
    }
  }

  let simulator = Simulator()
  let view = TextView(frame: CGRect(x: 0, y: 0, width: 110, height: 200))

  @Test func changesOfTheStorageAppearInTheView() throws {
    view.text = "one"
    simulator.show(view)
    let storage = view.textStorage
    #expect(storage.string == "one")
    storage.append(NSAttributedString(string: " two"))
    #expect(view.text == "one two")
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "1")
    #expect(view.text == "1 two")
    view.text = "new"
    #expect(storage.string == "new")
    try simulator.type("!", into: view)
    #expect(storage.string == "new!")
    #expect(view.layoutManager.textStorage === storage)
  }

  @Test("the selection stays in a text that becomes shorter or longer")
  func selectionAfterChanges() {
    var random = SeededGenerator(seed: 4)
    simulator.show(view)
    for _ in 0..<300 {
      let (before, after) = (
        Int.random(in: 0...9, using: &random), Int.random(in: 0...9, using: &random)
      )
      view.text = String(repeating: "a", count: before)
      let start = Int.random(in: 0...before, using: &random)
      let end = Int.random(in: start...before, using: &random)
      view.selectedRange = NSRange(location: start, length: end - start)
      let storage = view.textStorage
      storage.replaceCharacters(
        in: NSRange(location: 0, length: storage.length),
        with: String(repeating: "b", count: after))
      let selected = view.selectedRange
      #expect(
        selected.location == min(start, after) && NSMaxRange(selected) == min(end, after),
        "\(start)..<\(end) of \(before), then of \(after): \(selected)")
    }
  }

  @Test("only a text that ends with a line break has a line after it")
  func extraLine() {
    for (text, isExtra) in [
      ("", false), ("a", false), ("a\n", true), ("a\n\n", true), ("a\nb", false), ("\n", true),
    ] {
      view.text = text
      let layout = view.layoutManager
      let extra = layout.extraLineFragmentRect
      #expect((extra != .zero) == isExtra, "\(text.debugDescription)")
      guard isExtra else { continue }
      let last = layout.lineFragmentRect(forGlyphAt: text.utf16.count - 1, effectiveRange: nil)
      #expect(extra.minY == last.maxY, "\(text.debugDescription)")
      #expect(extra.height > 0)
    }
  }

  @Test func everyChangeIsProcessedOnceAndAGroupTogether() {
    let (storage, recorder) = (TextStorage(string: "abc"), Recorder())
    storage.delegate = recorder
    storage.append(NSAttributedString(string: "d"))
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 0, length: 1))
    storage.insert(NSAttributedString(string: "xy"), at: 3)
    storage.endEditing()
    #expect(recorder.lines == ["3 at 3+1 1", "1 at 0+2 0", "3 at 0+5 1"])
    #expect(storage.string == "bcdxy")
    #expect(storage.editedMask == [])
  }

  @Test func aSubclassMayKeepTheTextElsewhere() {
    final class Highlighter: TextStorage {
      private let backing = NSMutableAttributedString(string: "")
      override var string: String { backing.string }
      override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
      ) -> [NSAttributedString.Key: Any] {
        backing.attributes(at: location, effectiveRange: range)
      }
      override func replaceCharacters(in range: NSRange, with str: String) {
        backing.replaceCharacters(in: range, with: str)
        edited(
          .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
      }
      override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        backing.setAttributes(attrs, range: range)
        edited(.editedAttributes, range: range, changeInLength: 0)
      }
      override func processEditing() {
        setAttributes(
          [.foregroundColor: Color.red], range: NSRange(location: 0, length: min(1, length)))
        super.processEditing()
      }
    }
    let (storage, manager) = (Highlighter(), LayoutManager())
    let container = TextContainer(size: CGSize(width: 100, height: 0))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let view = TextView(frame: .zero, textContainer: container)
    view.text = "word"
    #expect(storage.string == "word")
    #expect(view.text == "word")
    #expect(view.attributedText.attributes(at: 0, effectiveRange: nil)[.foregroundColor] != nil)
    #expect(view.attributedText.attributes(at: 1, effectiveRange: nil)[.foregroundColor] == nil)
  }

  @Test func linesAreThoseOfTheContainer() {
    let storage = TextStorage(
      string: "aaaa bbbb\ncc", attributes: [.font: Font.halfEm(ofSize: 20)])
    let (manager, container) = (LayoutManager(), TextContainer(size: CGSize(width: 70, height: 0)))
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [NSRange] = []
    manager.enumerateLineFragments(
      forGlyphRange: manager.glyphRange(for: container)
    ) { _, _, _, range, _ in lines.append(range) }
    #expect(
      lines == [
        NSRange(location: 0, length: 5), NSRange(location: 5, length: 5),
        NSRange(location: 10, length: 2),
      ])
    let height = Font.halfEm(ofSize: 20).lineHeight
    #expect(manager.usedRect(for: container).height == 3 * height)
    let word = manager.boundingRect(
      forGlyphRange: NSRange(location: 5, length: 4), in: container)
    #expect(word == CGRect(x: 5, y: height, width: 40, height: height))
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 5 + 15, y: height * 1.5), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil) == 6)
    container.maximumNumberOfLines = 1
    #expect(manager.glyphRange(for: container).length == 5)
  }

  @Test func aTextViewKnowsWhereItsTextIs() throws {
    view.font = .halfEm(ofSize: 20)
    view.text = "aaaa bbbb"
    simulator.show(view)
    view.frame.size.width = 70
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 5))
    let range = try #require(view.textRange(from: start, to: view.endOfDocument))
    let height = Font.halfEm(ofSize: 20).lineHeight
    #expect(view.firstRect(for: range) == CGRect(x: 5, y: 8 + height, width: 40, height: height))
    #expect(view.caretRect(for: start).minY == 8 + height)
    let near = view.closestPosition(to: CGPoint(x: 5 + 11, y: 8 + height * 1.5))
    #expect(near == view.position(from: start, offset: 1))
  }

  @Test("each character has its own font; the tallest makes the line's height and baseline")
  func linesWithSeveralFonts() {
    simulator.run {
      let text = NSMutableAttributedString(
        string: "aab\ncc", attributes: [.font: Font.halfEm(ofSize: 10)])
      text.addAttribute(
        .font, value: Font.halfEm(ofSize: 20), range: NSRange(location: 2, length: 1))
      let (storage, manager) = (TextStorage(attributedString: text), LayoutManager())
      let container = TextContainer(size: CGSize(width: 100, height: 0))
      container.lineFragmentPadding = 0
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      let (small, tall) = (Font.halfEm(ofSize: 10), Font.halfEm(ofSize: 20))
      let used = manager.usedRect(for: container)
      #expect(used.width == 20)
      #expect(abs(used.height - tall.lineHeight - small.lineHeight) < 0.001)
      #expect(manager.location(forGlyphAt: 2) == CGPoint(x: 10, y: tall.ascender))
      #expect(manager.location(forGlyphAt: 4) == CGPoint(x: 0, y: small.ascender))
      #expect(manager.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil).minY == tall.lineHeight)
      var fraction: CGFloat = 0
      let index = manager.glyphIndex(
        for: CGPoint(x: 15, y: 5), in: container, fractionOfDistanceThroughGlyph: &fraction)
      #expect((index, fraction) == (2, 0.5))
    }
  }
}
