import HeadlessKit
import Testing

/// Controls of several parts are found by their labels, and buttons without a name are mentioned.
@MainActor
@Suite struct LabelledControlsTests {
  private let simulator = Simulator()
  private let quantity = Stepper(frame: CGRect(x: 20, y: 100, width: 94, height: 32))

  private func show(_ views: View...) {
    let controller = ViewController()
    simulator.show(controller)
    for view in views { controller.view.addSubview(view) }
  }

  private func message(_ body: () throws -> Void) -> String? {
    do { try body() } catch { return "\(error)".components(separatedBy: "\n\n").first }
    return nil
  }

  // behaviour 25.102
  @Test func aBackButtonWithoutATitleIsFoundByItsSpokenName() throws {
    let (list, detail) = (ViewController(), ViewController())
    list.navigationItem.backButtonTitle = ""
    let stack = NavigationController(rootViewController: list)
    simulator.show(stack)
    stack.pushViewController(detail, animated: false)
    try simulator.settle()
    try simulator.tap(.button("Back"))
    try simulator.settle()
    #expect(stack.topViewController === list)
  }

  @Test func aStepperIsFoundByItsLabel() throws {
    quantity.accessibilityLabel = "Quantity"
    show(quantity)
    #expect(try simulator.find(.label("Quantity"), as: Stepper.self) === quantity)
    #expect(try simulator.find(.label("Quantity")).view === quantity)
    #expect(try simulator.find(.button("Increment")).label == "Increment")
  }

  @Test func aStepperOfAnotherNameIsNotOfAnotherKind() {
    quantity.accessibilityLabel = "Number"
    show(quantity)
    let said = message { _ = try simulator.find(.label("Quantity"), as: Stepper.self) }
    #expect(
      said?.contains(#"labelled "Number" is there: .label("Number")"#) == true, "\(said ?? "")")
  }

  @Test func aStepperIsSteppedByAQuery() throws {
    quantity.accessibilityLabel = "Quantity"
    let row = View(frame: CGRect(x: 0, y: 90, width: 390, height: 60))
    quantity.frame.origin.y = 10
    row.accessibilityIdentifier = "row"
    row.addSubview(quantity)
    show(row)
    try simulator.step(.label("Quantity"), up: true)
    #expect(quantity.value == 1)
    try simulator.step(.identifier("row"), up: true)
    try simulator.step(.identifier("row"), up: false)
    #expect(quantity.value == 1)
  }

  @Test func whatHasNoStepperIsRefused() {
    let label = Label(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
    label.text = "Quantity"
    show(label)
    let said = message { try simulator.step(.text("Quantity"), up: true) }
    #expect(said?.contains("label \"Quantity\" contains no stepper; expected exactly one.") == true)
    #expect(quantity.value == 0)
  }

  @Test func aButtonWithoutANameIsTheNearestMatch() throws {
    let button = Button(type: .system)
    button.frame = CGRect(x: 20, y: 100, width: 44, height: 44)
    show(button)
    let said = try #require(message { try simulator.tap(.button("Add")) })
    #expect(
      said.hasSuffix(
        """
          - button has neither a title nor an accessibility label: .button
        Try .button.
        """), "\(said)")
  }
}
