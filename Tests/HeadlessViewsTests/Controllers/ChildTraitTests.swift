import HeadlessKit
import Testing

/// The traits that a container sets for a child.
@MainActor
@Suite struct ChildTraitTests {
  let simulator = Simulator()
  let parent = ViewController()
  let child = NotingController()
  let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)

  init() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    simulator.show(parent)
  }

  @Test func theyApplyToTheChildOnly() {
    parent.setOverrideTraitCollection(large, forChild: child)
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(child.view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(parent.traitCollection.preferredContentSizeCategory == .large)
    #expect(parent.overrideTraitCollection(forChild: child) === large)
    #expect(child.changes == [.large])
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
    #expect(child.changes == [.large, .accessibilityLarge])
  }

  @Test func theChildsOwnOverridesTakePrecedence() {
    parent.setOverrideTraitCollection(large, forChild: child)
    child.traitOverrides.preferredContentSizeCategory = .small
    #expect(child.traitCollection.preferredContentSizeCategory == .small)
    child.traitOverrides.remove(TraitPreferredContentSizeCategory.self)
    #expect(child.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
  }

  @Test func theyEndWithAnotherParent() {
    parent.setOverrideTraitCollection(large, forChild: child)
    let other = ViewController()
    other.addChild(child)
    #expect(child.parent === other)
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }

  @Test func theyEndWithTheParent() {
    parent.setOverrideTraitCollection(large, forChild: child)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.preferredContentSizeCategory == .large)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }
}

final class NotingController: ViewController {
  var changes: [ContentSizeCategory] = []
  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if let previous { changes.append(previous.preferredContentSizeCategory) }
  }
}
