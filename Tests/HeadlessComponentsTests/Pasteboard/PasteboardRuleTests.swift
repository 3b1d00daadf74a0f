import Foundation
import HeadlessComponents
import HeadlessKit
import Testing

/// What a pasteboard answers for each kind of content.
@MainActor
@Suite struct PasteboardRuleTests {
  private let simulator = Simulator()
  private var board: Pasteboard { simulator.pasteboard }
  private static let text = "public.utf8-plain-text"

  @Test func eachKindOfValueIsStoredUnderItsType() {
    let (url, other) = (URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b"))
    let image = Image()
    let kinds: [(types: [String], set: () -> Void, setAll: () -> Void)] = [
      ([Self.text], { board.string = "a" }, { board.strings = ["a", "b"] }),
      (["public.url"], { board.url = url }, { board.urls = [url, other] }),
      (["public.png"], { board.image = image }, { board.images = [image, image] }),
      (["com.apple.uikit.color"], { board.color = .red }, { board.colors = [.red, .blue] }),
    ]
    for (index, kind) in kinds.enumerated() {
      for (set, count) in [(kind.set, 1), (kind.setAll, 2)] {
        set()
        #expect(board.numberOfItems == count && board.types == kind.types)
        #expect(
          [board.hasStrings, board.hasURLs, board.hasImages, board.hasColors]
            == (0..<4).map { $0 == index })
        #expect(board.string == (index == 0 ? "a" : nil))
        #expect(board.url == (index == 1 ? url : nil))
        #expect(board.image === (index == 2 ? image : nil))
        #expect(board.color == (index == 3 ? .red : nil))
        #expect(board.strings == (index == 0 ? Array(["a", "b"].prefix(count)) : nil))
        #expect(board.urls == (index == 1 ? Array([url, other].prefix(count)) : nil))
        #expect(board.images?.count == (index == 2 ? count : nil))
        #expect(board.colors == (index == 3 ? Array([.red, .blue].prefix(count)) : nil))
        #expect(board.contains(pasteboardTypes: ["none"] + kind.types))
        #expect(!board.contains(pasteboardTypes: ["none"]))
        #expect(board.itemSet(withPasteboardTypes: kind.types) == IndexSet(0..<count))
        #expect(board.itemSet(withPasteboardTypes: ["none"]) == [])
      }
    }
    let empties: [() -> Void] = [
      { board.string = nil }, { board.url = nil }, { board.image = nil }, { board.color = nil },
      { board.strings = nil }, { board.urls = nil }, { board.images = nil },
      { board.colors = nil },
    ]
    for empty in empties {
      board.string = "a"
      empty()
      #expect(board.numberOfItems == 0 && board.types == [] && !board.hasStrings)
    }
  }

  @Test func eachChangeIsCountedAndPosted() {
    final class Counter: @unchecked Sendable {
      var count = 0
    }
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: Pasteboard.changedNotification, object: board, queue: nil
    ) { _ in counter.count += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    board.setItems([["a": 1, "b": 2]])
    board.addItems([["c": 3]])
    board.setValue("x", forPasteboardType: "d")
    board.setData(Data([1]), forPasteboardType: "e")
    #expect(counter.count == 4 && board.changeCount == 4)
    #expect(simulator.run { Pasteboard.general } === board)
    #expect(Simulator().pasteboard !== board)
  }

  @Test func valuesAreThoseOfTheFirstItem() {
    board.setItems([["b": "text", "a": Data([1, 2])], ["c": 3]])
    board.addItems([["a": 4]])
    #expect(board.numberOfItems == 3 && board.types == ["a", "b"])
    #expect(board.data(forPasteboardType: "a") == Data([1, 2]))
    #expect(board.data(forPasteboardType: "b") == Data("text".utf8))
    #expect(board.data(forPasteboardType: "c") == nil)
    #expect(board.value(forPasteboardType: "b") as? String == "text")
    #expect(board.value(forPasteboardType: "c") == nil)
    #expect(board.itemSet(withPasteboardTypes: ["a"]) == [0, 2])
    board.setItems([[:], ["public.text": "old"], [Self.text: "new", "public.text": "other"]])
    #expect(board.strings == ["old", "new"])
    board.setItems([["public.jpeg": Image()]])
    #expect(board.hasImages)
  }

  #if os(Linux)
    @Test func providersHaveTheItemsOfThePasteboard() {
      board.setObjects(["a" as NSString, "b" as NSString])
      #expect(board.numberOfItems == 2)
      let providers = board.itemProviders
      #expect(providers.count == 2)
      board.items = []
      board.setItemProviders(providers, localOnly: true, expirationDate: nil)
      #expect(board.numberOfItems == 2)
      #expect(board.strings?.first == "a")
    }
  #endif

  @Test func patternsAreThoseOfTheText() {
    typealias Pattern = Pasteboard.DetectionPattern
    let cases: [(String?, Set<Pattern>)] = [
      ("a.org", [.probableWebURL]), (" a.org\n", [.probableWebURL]),
      ("a b.org", [.probableWebSearch]), ("two words", [.probableWebSearch]),
      ("3", [.number, .probableWebSearch]), ("3.5", [.number, .probableWebURL]), ("", []),
      ("  ", []), (nil, []),
    ]
    let all: Set<Pattern> = [.probableWebURL, .probableWebSearch, .number]
    for (text, expected) in cases {
      board.string = text
      var found: Set<Pattern>?
      board.detectPatterns(for: all.union([Pattern(rawValue: "other")])) { found = try? $0.get() }
      #expect(found == expected, "\(text ?? "nil")")
      var values: [Pattern: Any] = [:]
      board.detectValues(for: all) { values = (try? $0.get()) ?? [:] }
      #expect(Set(values.keys) == expected)
      #expect(values[.number] as? Double == text.flatMap(Double.init))
      if expected.contains(.probableWebURL) {
        #expect(values[.probableWebURL] as? String == text)
      }
    }
  }
}
