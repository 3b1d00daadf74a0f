import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Text fields of alerts.
@MainActor
@Suite struct AlertFieldTests {
  let simulator = Simulator()
  let screen = ViewController()
  let alert = AlertController(title: "Rename", message: nil, preferredStyle: .alert)

  @Test func theActionReadsTheTypedText() throws {
    simulator.show(screen)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addTextField()
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.placeholder) == ["Title", nil])
    screen.present(alert, animated: true)
    try simulator.settle()
    try simulator.type("Emma", into: fields[0])
    try simulator.type("1815", into: fields[1])
    #expect(fields.map(\.text) == ["Emma", "1815"])
  }

  @Test func aFieldCanBeAddedLater() throws {
    simulator.show(screen)
    screen.present(alert, animated: false)
    try simulator.settle()
    alert.addTextField()
    let field = try #require(alert.textFields?.first)
    try simulator.type("Dune", into: field)
    #expect(field.text == "Dune")
  }

  @Test func anActionSheetHasNoFields() {
    let fault = ControllerFault.textFieldInActionSheet
    #expect(fault.exceptionName == .internalInconsistency)
    #expect(
      fault.reason
        == "Text fields can only be added to an alert controller of style "
        + "UIAlertControllerStyleAlert")
  }
}
