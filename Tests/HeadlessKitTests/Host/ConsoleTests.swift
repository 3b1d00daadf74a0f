import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct ConsoleTests {
  @Test func linesAreValues() {
    let host = ListHost(profile: .iOS17)
    host.log("plain")
    host.advance(by: 0.5)
    host.warn(.itemTooLarge(.width))
    host.log("named", category: "UIDiffableDataSource")
    #expect(
      host.console.lines == [
        ConsoleLine(text: "plain"),
        ConsoleLine(
          warning: .itemTooLarge(.width), text: ListWarning.itemTooLarge(.width).text(.iOS17),
          time: 0.5),
        ConsoleLine(category: "UIDiffableDataSource", text: "named", time: 0.5),
      ])
    #expect(host.console.warnings == [.itemTooLarge(.width)])
    #expect(host.console.lines.last?.description == "[UIDiffableDataSource] named")
    #expect(host.console.lines.first?.description == "plain")
  }

  @Test func onceInTheLifeOfAHost() {
    let (one, other) = (ListHost(), ListHost())
    var asked = 0
    func warning() -> ListWarning {
      asked += 1
      return .cellForRowDuringUpdate(tableView: "\(asked)")
    }
    #expect(one.warnOnce(about: "topic", warning))
    #expect(!one.warnOnce(about: "topic", warning))
    one.console.clear()
    #expect(!one.warnOnce(about: "topic", warning))
    #expect(other.warnOnce(about: "topic", warning))
    #expect(asked == 2)
    #expect(one.console.lines == [])
    #expect(other.console.warnings == [.cellForRowDuringUpdate(tableView: "2")])
  }
}
