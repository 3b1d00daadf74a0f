import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct ConsoleTests {
  @Test func linesAreValues() throws {
    let simulator = Simulator(profile: .iOS17)
    simulator.log("plain")
    try simulator.advance(by: 0.5)
    simulator.warn(.itemTooLarge(.width))
    simulator.log("named", category: "UIDiffableDataSource")
    #expect(
      simulator.console.lines == [
        ConsoleLine(text: "plain"),
        ConsoleLine(
          warning: .itemTooLarge(.width), text: ListWarning.itemTooLarge(.width).text(.iOS17),
          time: 0.5),
        ConsoleLine(category: "UIDiffableDataSource", text: "named", time: 0.5),
      ])
    #expect(simulator.console.warnings == [.itemTooLarge(.width)])
    #expect(simulator.console.lines.last?.description == "[UIDiffableDataSource] named")
    #expect(simulator.console.lines.first?.description == "plain")
  }

  @Test func aWarningIsLoggedOncePerSimulator() {
    let (one, other) = (Simulator(), Simulator())
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
