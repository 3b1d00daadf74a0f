import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

@MainActor
@Suite struct KeyboardTests {
  final class Keys: InputViewController {
    var changes = 0
    override func textDidChange(_ textInput: (any TextInput)?) { changes += 1 }
  }

  @Test func aKeyboardTypesIntoItsDocument() {
    let keys = Keys()
    let proxy = keys.textDocumentProxy
    #expect(proxy.documentContextBeforeInput == nil)
    proxy.insertText("word")
    proxy.deleteBackward()
    proxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(proxy.documentContextBeforeInput == "wo")
    #expect(proxy.documentContextAfterInput == "r")
    proxy.insertText("!")
    #expect(proxy.documentContextBeforeInput == "wo!")
    #expect(keys.changes == 3)
  }

  @Test func wordsOutsideTheDictionaryAreMisspelled() {
    let simulator = Simulator()
    let checker = TextChecker()
    let text = "The qick fox's dg"
    let all = NSRange(location: 0, length: text.utf16.count)
    func wrong(from start: Int, wrap: Bool = false) -> String? {
      let range = checker.rangeOfMisspelledWord(
        in: text, range: all, startingAt: start, wrap: wrap, language: "en_US")
      return range.location == NSNotFound ? nil : (text as NSString).substring(with: range)
    }
    #expect(wrong(from: 0) == nil)
    simulator.dictionary = ["the", "quick", "fox's", "dog", "dig"]
    #expect(wrong(from: 0) == "qick")
    #expect(wrong(from: 8) == "dg")
    #expect(wrong(from: 16) == nil)
    #expect(wrong(from: 16, wrap: true) == "qick")
    let range = NSRange(location: 15, length: 2)
    #expect(checker.guesses(forWordRange: range, in: text, language: "en_US") == ["dig", "dog"])
    #expect(
      checker.completions(
        forPartialWordRange: NSRange(location: 15, length: 1), in: text, language: "en_US")
        == ["dig", "dog"])
    checker.ignoreWord("qick")
    TextChecker.learnWord("dg")
    #expect(wrong(from: 0) == nil)
  }
}
