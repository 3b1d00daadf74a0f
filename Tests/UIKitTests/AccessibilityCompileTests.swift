import Testing
import UIKit

/// Accessibility code as screens write it.
@MainActor
@Suite struct AccessibilityCompileTests {
  private final class PriceView: UIView {
    var price = 3
    override var accessibilityLabel: String? {
      get { "Price" }
      set { super.accessibilityLabel = newValue }
    }
    override var accessibilityValue: String? {
      get { "\(price) pounds" }
      set { super.accessibilityValue = newValue }
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .adjustable }
      set { super.accessibilityTraits = newValue }
    }
    override var accessibilityElements: [Any]? {
      get { [] }
      set { super.accessibilityElements = newValue }
    }
    override func accessibilityIncrement() { price += 1 }
    override func accessibilityDecrement() { price -= 1 }
    override func accessibilityActivate() -> Bool { true }
    override func accessibilityPerformMagicTap() -> Bool { true }
    override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
      direction == .down
    }
  }

  private final class Screen: UIViewController {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  @Test func attributes() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.isAccessibilityElement = true
    cell.accessibilityIdentifier = "book-1"
    cell.accessibilityLabel = "Emma"
    cell.accessibilityHint = "Opens the book"
    cell.accessibilityTraits = [.button, .header]
    cell.accessibilityTraits.formUnion(.selected)
    cell.accessibilityTraits.remove(.header)
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Delete", actionHandler: { _ in true })
    ]
    cell.accessibilityIgnoresInvertColors = true
    cell.shouldGroupAccessibilityChildren = true
    cell.accessibilityUserInputLabels = ["Emma", "Book"]
    cell.accessibilityRespondsToUserInteraction = true
    #expect(cell.accessibilityTraits == [.button, .selected])
    let item = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    item.accessibilityIdentifier = "add"
    item.accessibilityLabel = "New book"
    item.accessibilityHint = "Adds one"
    let found: [any UIAccessibilityIdentification] = [cell, item]
    #expect(found.map(\.accessibilityIdentifier) == ["book-1", "add"])
    let element = UIAccessibilityElement(accessibilityContainer: cell)
    element.accessibilityFrameInContainerSpace = cell.bounds
    #expect(element.accessibilityFrame == cell.bounds)
  }

  @Test func overrides() {
    let price = PriceView()
    price.accessibilityIncrement()
    #expect(price.accessibilityValue == "4 pounds")
    #expect(price.accessibilityScroll(.down))
    let screen = Screen()
    #expect(screen.accessibilityPerformEscape())
    #expect(screen.escapes == 1)
  }

  @Test func settingsAndNotifications() {
    let simulator = Simulator()
    simulator.accessibilitySettings.isReduceMotionEnabled = true
    simulator.run {
      let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.3
      #expect(duration == 0)
      if !UIAccessibility.isVoiceOverRunning {
        UIAccessibility.post(notification: .announcement, argument: "Saved")
      }
    }
    #expect(simulator.accessibilityNotifications.map(\.announcement) == ["Saved"])
    #expect(
      UIAccessibility.voiceOverStatusDidChangeNotification.rawValue
        == "UIAccessibilityVoiceOverStatusDidChangeNotification")
  }
}
