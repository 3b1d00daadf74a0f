import Foundation
import Testing

@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

@MainActor @Suite struct ConstraintConflictTests {
  private let simulator = Simulator()

  @Test func aConflictIsReportedOnceInUIKitsWords() throws {
    let page = View()
    let box = freeView(in: page)
    let first = box.widthAnchor.constraint(equalToConstant: 100)
    let second = box.widthAnchor.constraint(equalToConstant: 60)
    second.identifier = "narrow"
    let unconcerned = box.heightAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([first, unconcerned, second])
    simulator.show(page)
    #expect(box.frame == area(0, 0, 100, 20))
    let name = ObjectName.address(of: box)
    let lines = [
      "<NSLayoutConstraint:\(ObjectName.address(of: first)) UIView:\(name).width == 100   (active)>",
      "<NSLayoutConstraint:\(ObjectName.address(of: second)) 'narrow' UIView:\(name).width == 60"
        + "   (active)>",
    ]
    let text = """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      (
          "\(lines[0])",
          "\(lines[1])"
      )

      Will attempt to recover by breaking constraint\u{20}
      \(lines[1])

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
    #expect(simulator.console.lines.map(\.description) == [text])
    page.setNeedsLayout()
    try simulator.settle()
    #expect(simulator.console.lines.count == 1)
    first.isActive = false
    try simulator.settle()
    #expect(box.frame == area(0, 0, 60, 20))
    first.isActive = true
    try simulator.settle()
    // Now the other constraint is the last one added.
    #expect(simulator.console.lines.count == 2)
    #expect(box.frame == area(0, 0, 60, 20))
  }

  /// The classic mistake: `translatesAutoresizingMaskIntoConstraints` was left on.
  @Test func aForgottenAutoresizingMaskIsReported() {
    let page = View()
    let box = View()
    page.addSubview(box)
    box.topAnchor.constraint(equalTo: page.topAnchor, constant: 8).isActive = true
    _ = freeView(in: page)
    simulator.show(page)
    #expect(box.frame == .zero)
    let text = simulator.console.lines.map(\.text).joined()
    let expected = "<NSAutoresizingMaskLayoutConstraint:"
    #expect(text.components(separatedBy: expected).count == 3)
    #expect(text.components(separatedBy: "(Note: If you're seeing").count == 2)
  }

  @Test func lessThanAPixelIsNoConflict() {
    let page = View(frame: area(0, 0, 100, 44 + 1.0 / 3))
    let box = freeView(in: page)
    box.pinEdges(to: page)
    box.heightAnchor.constraint(equalToConstant: 44.2).isActive = true
    Simulator().run {
      page.layoutIfNeeded()
      #expect(Simulator.current.console.lines == [])
    }
    #expect(box.frame == area(0, 0, 100, 44 + 1.0 / 3))
  }
}
