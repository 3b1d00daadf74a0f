import Foundation
import HeadlessKit
import Testing

/// Invisible elements are not found, and the failure gives the reason.
@MainActor
@Suite struct SightTests {
  let simulator = Simulator(screenSize: CGSize(width: 390, height: 400))
  let ground = ScrollView()
  let label = Label(frame: CGRect(x: 10, y: 10, width: 100, height: 20))

  init() {
    label.text = "Emma"
    ground.contentSize = CGSize(width: 390, height: 2000)
    ground.addSubview(label)
    simulator.show(ground)
  }

  private var said: [String] {
    do {
      _ = try simulator.find(.text("Emma"), file: "T.swift", line: 1)
      return []
    } catch {
      return error.description.components(separatedBy: "\n").dropFirst().prefix { !$0.isEmpty }
        .map { String($0) }
    }
  }

  @Test func hidden() {
    #expect(said == [])
    label.isHidden = true
    #expect(said == [#"  - label "Emma" is hidden"#])
    label.isHidden = false
    ground.isHidden = true
    #expect(said == [#"  - label "Emma" is in UIScrollView, which is hidden"#])
  }

  @Test func transparent() {
    label.alpha = 0
    #expect(said == [#"  - label "Emma" has an alpha below 0.01"#])
    label.alpha = 1
    ground.alpha = 0.001
    ground.accessibilityIdentifier = "page"
    #expect(said == [#"  - label "Emma" is in "page", which has an alpha below 0.01"#])
  }

  @Test func withoutSize() {
    label.frame.size.height = 0
    #expect(said == [#"  - label "Emma" has no size"#])
  }

  @Test func belowTheFold() {
    label.frame.origin.y = 450
    let scroll = #"Scroll first, by `try simulator.scroll(to: .text("Emma"))`."#
    #expect(said == [#"  - label "Emma" is 50 points below the visible area"#, scroll])
    ground.contentOffset.y = 600
    #expect(said == [#"  - label "Emma" is 130 points above the visible area"#, scroll])
  }

  @Test func covered() {
    let cover = View(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    ground.addSubview(cover)
    #expect(said == [])
    cover.backgroundColor = .white
    #expect(said == [#"  - label "Emma" is behind UIView"#])
    cover.frame.size.width = 50
    #expect(said == [])
    ground.sendSubviewToBack(cover)
    cover.frame.size.width = 390
    #expect(said == [])
  }

  @Test func behindAnAlert() throws {
    let screen = ViewController()
    screen.view.addSubview(label)
    simulator.closeWindows()
    simulator.show(screen)
    #expect(said == [])
    var answers: [String] = []
    let alert = AlertController(title: "Sure?", message: "It is gone then.", preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in answers += ["yes"] })
    alert.addAction(AlertAction(title: "Keep", style: .cancel))
    alert.actions[1].isEnabled = false
    screen.present(alert, animated: false)
    try simulator.settle()
    #expect(said == [#"  - label "Emma" is behind the alert "Sure?""#])
    #expect(
      simulator.screenDrawing == """
        ┌──────────────────────────────────────────────┐
        │ Sure?                                        │
        │ It is gone then.                             │
        │ [Delete]                                     │
        │ (Keep)                                       │
        └──────────────────────────────────────────────┘
        """)
    #expect(simulator.findAll(.trait(.button)).map(\.text) == ["Delete", "Keep"])
    try simulator.tap(.button("Delete"))
    try simulator.settle()
    #expect(answers == ["yes"])
    #expect(said == [])
  }
}
