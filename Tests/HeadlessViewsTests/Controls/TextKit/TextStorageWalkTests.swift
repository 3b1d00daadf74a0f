import Foundation
import HeadlessKit
import TestSupport
import Testing

/// Text storages after random changes, alone and in groups: when they are processed, and what is said to
/// have changed.
@MainActor
@Suite struct TextStorageWalkTests {
  private final class Listener: NSObject, TextStorageDelegate {
    var told: [(mask: TextStorage.EditActions, range: NSRange, delta: Int)] = []
    func textStorage(
      _ textStorage: TextStorage, didProcessEditing editedMask: TextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) { told.append((editedMask, editedRange, delta)) }
  }

  @Test func changesAreProcessedAtTheEndOfTheirGroup() {
    for seed in 0..<UInt64(Thoroughness.number(usually: 60, exhaustively: 3_000)) {
      var random = SeededGenerator(seed: seed)
      let storage = TextStorage(string: "abcdefgh")
      let listener = Listener()
      storage.delegate = listener
      var (open, known, mask) = (0, storage.string, TextStorage.EditActions())
      for step in 0..<30 {
        let length = storage.length
        let start = Int.random(in: 0...length, using: &random)
        let range = NSRange(
          location: start, length: Int.random(in: 0...(length - start), using: &random))
        var isProcessed = false
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where open < 3:
          storage.beginEditing()
          open += 1
        case 1 where open > 0:
          storage.endEditing()
          open -= 1
          isProcessed = open == 0 && !mask.isEmpty
        case 2:
          storage.setAttributes([NSAttributedString.Key("k"): step], range: range)
          mask.insert(.editedAttributes)
          isProcessed = open == 0
        default:
          let text = ["", "x", "YZ", "1234"].randomElement(using: &random) ?? ""
          storage.replaceCharacters(in: range, with: text)
          mask.insert(.editedCharacters)
          isProcessed = open == 0
        }
        #expect(listener.told.count == (isProcessed ? 1 : 0), "\(seed) \(step)")
        guard let told = listener.told.first else { continue }
        let (old, new) = (Array(known.utf16), Array(storage.string.utf16))
        #expect(told.mask == mask && told.delta == new.count - old.count, "\(seed)")
        // Around the range, the text is what it was.
        let end = told.range.location + told.range.length
        #expect(told.range.location >= 0 && end <= new.count, "\(seed) \(told)")
        #expect(old.prefix(told.range.location) == new.prefix(told.range.location), "\(seed)")
        #expect(old.suffix(new.count - end) == new.suffix(new.count - end), "\(seed)")
        (listener.told, known, mask) = ([], storage.string, [])
      }
    }
  }
}
