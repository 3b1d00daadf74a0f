import Foundation
import HeadlessKit
import Testing

/// A search bar's delegate that limits what the user types.
@MainActor
@Suite struct SearchBarLimitTests {
  let simulator = Simulator()
  let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 300, height: 56))
  let limit = Limit()

  init() {
    let view = View()
    view.addSubview(bar)
    bar.delegate = limit
    simulator.show(view)
  }

  @Test func typedTextMayBeRefused() throws {
    try simulator.type("abcdef", into: bar)
    #expect(bar.text == "abc")
    #expect(limit.changes == ["a", "ab", "abc"])
    try simulator.deleteBackward(in: bar)
    #expect(bar.text == "ab")
    #expect(limit.asked.last == "2 1 ''")
  }

  @Test func theSearchKeyTypesALineBreak() throws {
    try simulator.type("a\n", into: bar)
    #expect(limit.asked == ["0 0 'a'", "1 0 'line break'"])
    #expect(limit.searches == 1)
    limit.refusesLineBreaks = true
    try simulator.tapSearchButton(in: bar)
    #expect(limit.searches == 1)
    #expect(bar.text == "a")
  }
}

final class Limit: NSObject, SearchBarDelegate {
  var asked: [String] = []
  var changes: [String] = []
  var searches = 0
  var refusesLineBreaks = false

  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    asked.append("\(range.location) \(range.length) '\(text == "\n" ? "line break" : text)'")
    return text == "\n" ? !refusesLineBreaks : range.location < 3
  }
  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    changes.append(searchText)
  }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { searches += 1 }
}
