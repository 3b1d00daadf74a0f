import AdapterFixture
import HeadlessKit
import Testing
import UIKit

/// The screen that a Mac's view of the package is checked with, running.
@MainActor
@Suite struct BookScreenTests {
  private final class Reader: BookScreenDelegate {
    var opened: [String] = []
    func bookScreen(_ screen: BookScreen, didOpen title: String) { opened.append(title) }
  }

  @Test func aScreenWithWhatPeopleWriteEveryDayWorks() throws {
    let simulator = Simulator()
    let (screen, reader) = (BookScreen(), Reader())
    let (label, button) = (UILabel(), UIButton(type: .system))
    (screen.titleLabel, screen.openButton, screen.delegate) = (label, button, reader)
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
    label.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    screen.view.addSubview(label)
    screen.view.addSubview(button)
    simulator.show(screen)
    try simulator.tap(.button("Open"))
    simulator.run { NotificationCenter.default.post(name: .bookArrived, object: nil) }
    try simulator.advance(by: 3)
    #expect(
      screen.log == ["pages", "appears", "pages 1", "heard", "tick", "later"])
    #expect(reader.opened == ["Emma"])
    #expect(label.attributedText?.string == "Emma")
  }
}
