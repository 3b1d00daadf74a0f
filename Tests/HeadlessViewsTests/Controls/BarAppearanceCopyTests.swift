import HeadlessKit
import Testing

/// Copies of a bar's appearance: equal values at first, and none shared afterwards.
@MainActor
@Suite struct BarAppearanceCopyTests {
  /// Checks that a copy has the numbers of the original, and keeps them when the original changes.
  private func expectDeep<Appearance: BarAppearance>(
    _ appearance: Appearance, copy: (Appearance) -> Appearance,
    parts: [(Appearance) -> BarButtonItemAppearance.StateAppearance]
  ) {
    func numbers(_ appearance: Appearance) -> [Int?] {
      parts.map { $0(appearance).titleTextAttributes[.kern] as? Int }
    }
    for (index, part) in parts.enumerated() {
      part(appearance).titleTextAttributes = [.kern: index]
    }
    appearance.backgroundColor = .red
    let made = copy(appearance)
    #expect(numbers(made) == parts.indices.map { $0 })
    #expect(made.backgroundColor == .red)
    for part in parts { part(appearance).titleTextAttributes = [.kern: 100] }
    appearance.backgroundColor = .blue
    #expect(numbers(made) == parts.indices.map { $0 })
    #expect(made.backgroundColor == .red)
  }

  @Test func toolbars() {
    expectDeep(
      ToolbarAppearance(), copy: { $0.copy() },
      parts: [
        { $0.buttonAppearance.normal }, { $0.buttonAppearance.highlighted },
        { $0.buttonAppearance.disabled },
        { $0.doneButtonAppearance.normal }, { $0.doneButtonAppearance.disabled },
      ])
  }

  @Test func navigationBars() {
    expectDeep(
      NavigationBarAppearance(), copy: { $0.copy() },
      parts: [
        { $0.buttonAppearance.normal }, { $0.buttonAppearance.highlighted },
        { $0.doneButtonAppearance.normal }, { $0.backButtonAppearance.normal },
        { $0.backButtonAppearance.disabled },
      ])
  }
}
