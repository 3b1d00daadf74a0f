import HeadlessKit
import Testing

/// What apps override, and what they set without effect here: the defaults are the system's.
@MainActor @Suite struct ControllerDefaultsTests {
  @Test func aControllerLeavesTheSystemAsItIs() {
    let screen = ViewController()
    #expect(!screen.prefersPointerLocked)
    #expect(!screen.prefersStatusBarHidden)
    #expect(!screen.prefersHomeIndicatorAutoHidden)
    #expect(screen.childForHomeIndicatorAutoHidden == nil)
    #expect(screen.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(!screen.disablesAutomaticKeyboardDismissal)
    screen.modalPresentationStyle = .formSheet
    #expect(screen.disablesAutomaticKeyboardDismissal)
  }

  @Test func aContextMenuHasNoBadge() {
    let configuration = ContextMenuConfiguration()
    #expect(configuration.badgeCount == 0)
    #expect(configuration.preferredMenuElementOrder == .automatic)
    #expect(configuration.secondaryItemIdentifiers.isEmpty)
  }
}
