import HeadlessKit
import Testing

/// Actions that an element offers to VoiceOver.
@MainActor
@Suite struct CustomActionTests {
  @MainActor private final class Mailbox: NSObject {
    var performed: [String] = []
    func archive(_ action: AccessibilityCustomAction) { performed.append(action.name) }
  }

  @Test func anActionIsPerformedByItsTarget() {
    let mailbox = Mailbox()
    let action = AccessibilityCustomAction(
      name: "Archive", target: mailbox, selector: Selector(Mailbox.archive(_:), "archive:"))
    #expect(action.target === mailbox)
    #expect(action.perform())
    #expect(mailbox.performed == ["Archive"])
  }

  @Test func aTargetIsNotOwned() {
    let selector = Selector(Mailbox.archive(_:), "archive:")
    let action = AccessibilityCustomAction(name: "Archive", target: Mailbox(), selector: selector)
    #expect(action.target == nil)
    #expect(!action.perform())
  }

  @Test(arguments: [true, false]) func aClosureTellsWhetherItSucceeded(succeeds: Bool) {
    let action = AccessibilityCustomAction(name: "Archive") { _ in succeeds }
    #expect(action.perform() == succeeds)
  }
}
