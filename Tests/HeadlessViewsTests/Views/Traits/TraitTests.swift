import Foundation
import HeadlessComponents
import Testing

@testable import HeadlessControllers
@testable import HeadlessKit
@testable import HeadlessLists
@testable import HeadlessViews

/// Traits: the environment of views, and the callbacks when it changes.
@MainActor
@Suite struct TraitTests {
  let simulator = Simulator()

  @Test func theLastCollectionThatSpecifiesATraitWins() {
    let traits = TraitCollection(traitsFrom: [
      TraitCollection(userInterfaceStyle: .light), TraitCollection(horizontalSizeClass: .compact),
      TraitCollection(userInterfaceStyle: .dark), TraitCollection(),
    ])
    #expect(traits == TraitCollection(horizontalSizeClass: .compact, userInterfaceStyle: .dark))
    #expect(traits.containsTraits(in: TraitCollection(userInterfaceStyle: .dark)))
    #expect(!traits.containsTraits(in: TraitCollection(userInterfaceStyle: .light)))
    let changed = traits.modifyingTraits { $0[Mood.self] = "calm" }
    #expect(changed[Mood.self] == "calm")
    #expect(traits[Mood.self] == "plain")
    #expect(changed != traits)
  }

  @Test func viewsOnScreenAreNotifiedOfChangesOnce() {
    let view = Listener()
    simulator.show(view)
    simulator.traitCollection = TraitCollection(userInterfaceStyle: .dark)
    simulator.traitCollection = TraitCollection(userInterfaceStyle: .dark)
    #expect(view.heard == ["light -> dark"])
  }

  @Test func aRegistrationIsCalledForItsTraitsOnly() {
    let view = Listener()
    simulator.show(view)
    var heard: [String] = []
    let registration = view.registerForTraitChanges([TraitPreferredContentSizeCategory.self]) {
      (view: Listener, old: TraitCollection) in
      heard.append(
        old.preferredContentSizeCategory.rawValue + " "
          + view.traitCollection.preferredContentSizeCategory.rawValue)
    }
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.userInterfaceStyle = .dark
    }
    #expect(heard == [])
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .extraLarge
    }
    #expect(heard == ["UICTContentSizeCategoryL UICTContentSizeCategoryXL"])
    view.unregisterForTraitChanges(registration)
    simulator.traitCollection = TraitCollection()
    #expect(heard.count == 1)
  }

  @Test func anOverrideAppliesToTheViewsInside() {
    let outer = View(frame: .zero)
    let inner = Listener()
    outer.addSubview(inner)
    simulator.show(outer)
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.window?.traitCollection.userInterfaceStyle == .light)
    simulator.traitCollection = simulator.traitCollection.modifyingTraits { $0.displayScale = 2 }
    #expect(inner.traitCollection.displayScale == 2)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.heard == ["light -> dark", "dark -> dark", "dark -> light"])
  }

  @Test func aControllersOverrideReachesItsViewAndChildren() {
    let parent = ViewController()
    let child = ViewController()
    parent.addChild(child)
    let seen = Listener()
    parent.view.addSubview(child.view)
    child.view.addSubview(seen)
    simulator.show(parent)
    parent.traitOverrides[Mood.self] = "calm"
    #expect(child.traitCollection[Mood.self] == "calm")
    #expect(seen.traitCollection[Mood.self] == "calm")
    child.traitOverrides[Mood.self] = "wild"
    parent.traitOverrides.remove(Mood.self)
    #expect(seen.traitCollection[Mood.self] == "wild")
    #expect(parent.traitOverrides.contains(Mood.self) == false)
    #expect(seen.heard == ["light -> light", "light -> light"])
  }

  @Test func textSizesMatchTheDesignGuidelines() {
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 53)
    #expect(Font.preferredFont(forTextStyle: .caption2).pointSize == 11)
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .extraSmall
    }
    let size = simulator.run { Font.preferredFont(forTextStyle: .largeTitle).pointSize }
    #expect(size == 31)
    // 10 · 53 / 17 is 31.176…, which is rounded to the pixel.
    let metrics = FontMetrics(forTextStyle: .body)
    let traits = TraitCollection(traitsFrom: [large, TraitCollection(displayScale: 3)])
    #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 94.0 / 3)
    let capped = metrics.scaledFont(
      for: .systemFont(ofSize: 17), maximumPointSize: 20, compatibleWith: large)
    #expect(capped.pointSize == 20)
    #expect(ContentSizeCategory.large < .accessibilityMedium)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
  }

  @Test func aChangedTextSizeIsPosted() {
    nonisolated(unsafe) var sizes: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: ContentSizeCategory.didChangeNotification, object: simulator.application, queue: nil
    ) {
      let size = $0.userInfo?[ContentSizeCategory.newValueUserInfoKey]
      sizes.append(size as? String ?? "")
    }
    defer { NotificationCenter.default.removeObserver(token) }
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.preferredContentSizeCategory = .small
    }
    simulator.traitCollection = simulator.traitCollection.modifyingTraits {
      $0.userInterfaceStyle = .dark
    }
    #expect(sizes == ["UICTContentSizeCategoryS"])
  }
}

private enum Mood: TraitDefinition {
  static var defaultValue: String { "plain" }
}

private final class Listener: View {
  var heard: [String] = []
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.userInterfaceStyle ?? .unspecified
    heard.append("\(old) -> \(traitCollection.userInterfaceStyle)")
  }
}
