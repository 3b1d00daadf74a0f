import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

private class Plain: ViewController, TableViewDelegate, TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell(style: .default, reuseIdentifier: nil)
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 50 }
}

private class Selecting: Plain {
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  override func tableView(
    _ tableView: TableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { 60 }
  func tableView(_ tableView: TableView, helpFor indexPath: IndexPath) {}
}

private final class Titled: Selecting {
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { "A" }
}

private final class Overriding: TableViewController {
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
}

/// Methods that a list never calls, because only a subclass of the conforming class has them.
@MainActor
@Suite struct InheritedConformanceTests {
  let simulator = Simulator()

  private func lines(_ controller: Plain) -> [String] {
    simulator.run {
      let table = TableView(frame: .zero)
      table.delegate = controller
      table.dataSource = controller
      table.delegate = controller
    }
    return simulator.console.lines.map(\.description)
  }

  #if os(Linux)
    @Test func aMethodThatIsNeverCalledIsNamedOnTheConsole() {
      #expect(
        lines(Selecting()) == [
          "Selecting implements tableView(_:didSelectRowAt:), but is never asked: Plain, which "
            + "conforms to TableViewDelegate, does not implement it, so Swift calls the default. "
            + "Implement it in Plain and override it (known difference method-of-subclass)."
        ])
      #expect(
        lines(Titled()).dropFirst().map { $0.split(separator: ",").first.map(String.init) } == [
          "Titled implements tableView(_:didSelectRowAt:)",
          "Titled implements tableView(_:titleForHeaderInSection:)",
        ])
    }
  #endif

  @Test func aClassThatImplementsItsMethodsIsNotNamed() {
    #expect(lines(Plain()) == [])
    let controller = Overriding(style: .plain)
    simulator.show(controller)
    #expect(simulator.console.lines == [])
  }
}
