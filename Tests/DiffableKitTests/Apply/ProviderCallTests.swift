import DiffableKit
import Testing

/// One apply and the calls of the cell provider it causes.
struct ProviderCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: Letters
  let after: Letters
  let calls: [String]
  /// The calls of a table, where they differ from those of a collection view.
  var tableCalls: [String]?

  init(
    _ name: String, from before: Letters, to after: Letters, calls: [String],
    tableCalls: [String]? = nil
  ) {
    (testDescription, self.before, self.after) = (name, before, after)
    (self.calls, self.tableCalls) = (calls, tableCalls)
  }
}

/// The cell provider calls of the real system during an apply. (behaviour 6.4, 6.5)
@MainActor
@Suite struct ProviderCallTests {
  nonisolated static let cases = [
    ProviderCase(
      "an item is marked", from: "A:xyz", to: Letters("A:xyz").reloading("y"), calls: ["y 0-1"]),
    ProviderCase(
      "a section is marked", from: "A:xyz B:w", to: Letters("A:xyz B:w").reloading(sections: "A"),
      calls: ["x 0-0", "y 0-1", "z 0-2"]),
    ProviderCase("items change places", from: "A:xyz", to: "A:zxy", calls: []),
    ProviderCase(
      "items change places, one is marked", from: "A:xyz", to: Letters("A:zxy").reloading("z"),
      calls: ["z 0-0"]),
    ProviderCase("an item comes", from: "A:xyz", to: "A:xyzw", calls: ["w 0-3"]),
    ProviderCase(
      "an item comes and is marked", from: "A:xyz", to: Letters("A:xyzw").reloading("w"),
      calls: ["w 0-3", "w 0-3"]),
    ProviderCase("an item goes", from: "A:xyz", to: "A:xz", calls: []),
    ProviderCase("an item changes its section", from: "A:xyz B:w", to: "A:xz B:wy", calls: []),
    ProviderCase("sections change places", from: "A:xy B:w", to: "B:w A:xy", calls: []),
    ProviderCase("a section comes", from: "A:xyz", to: "A:xyz B:w", calls: ["w 1-0"]),
    ProviderCase(
      "sections change places, an item comes", from: "A:xy B:w", to: "B:wq A:xy",
      calls: ["q 0-1"]),
    ProviderCase("nothing changes", from: "A:xyz", to: "A:xyz", calls: []),

    ProviderCase(
      "an item and its section are marked", from: "A:xy",
      to: Letters("A:xy").reloading(sections: "A").reloading("x"), calls: ["x 0-0", "y 0-1"]),
    ProviderCase(
      "an item and its section are marked, another comes", from: "A:xy B:",
      to: Letters("A:xy B:w").reloading(sections: "A").reloading("x"),
      calls: ["w 1-0", "x 0-0", "y 0-1", "x 0-0"], tableCalls: ["w 1-0", "x 0-0", "y 0-1"]),
    ProviderCase(
      "an item is to be configured again", from: "A:xyz", to: Letters("A:zxy").reconfiguring("y"),
      calls: ["y 0-2"]),
    ProviderCase(
      "an item is marked both ways", from: "A:xyz",
      to: Letters("A:xyz").reloading("y").reconfiguring("y"), calls: ["y 0-1"]),

    ProviderCase(
      "an item leaves a section that goes", from: "A:xy B:w", to: "A:xyw", calls: [],
      tableCalls: ["x 0-0", "y 0-1", "w 0-2"]),
    ProviderCase(
      "an item enters a section that comes", from: "A:xy", to: "A:x B:y", calls: [],
      tableCalls: ["x 0-0", "y 1-0"]),
    ProviderCase(
      "three sections change places", from: "A:x B:y C:z", to: "C:z B:y A:x", calls: [],
      tableCalls: ["z 0-0", "y 1-0", "x 2-0"]),
  ]

  @Test("behaviour 6.4: a collection view's calls, without animation and with it", arguments: cases)
  func collection(_ given: ProviderCase) throws {
    for isAnimated in [false, true] {
      let stage = try CollectionStage(given.before)
      stage.apply(given.after, animated: isAnimated)
      #expect(stage.calls == given.calls)
      try stage.simulator.settle()
      #expect(stage.calls == [])
      #expect(stage.items == expectedTexts(given.after))
    }
  }

  @Test("behaviour 6.4, 6.5: a table's calls, without animation and with it", arguments: cases)
  func table(_ given: ProviderCase) throws {
    for isAnimated in [false, true] {
      let stage = try TableStage(given.before)
      stage.apply(given.after, animated: isAnimated)
      #expect(stage.calls == given.tableCalls ?? given.calls)
      try stage.simulator.settle()
      #expect(stage.calls == [])
      #expect(stage.rows == expectedTexts(given.after))
    }
  }

  private func expectedTexts(_ snapshot: Letters) -> [String] {
    snapshot.sectionIdentifiers.enumerated().flatMap { section, name in
      snapshot.itemIdentifiers(inSection: name).enumerated().map { "\($1) \(section)-\($0)" }
    }
  }
}
