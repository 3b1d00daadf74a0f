import DiffableKit
import Foundation
import HeadlessKit
import ListCore
import ListTesting
import Testing

/// Whole screens are compared, and the eight classic mistakes of a migration are found.
@MainActor
@Suite struct WholeScreenTests {
  private func compare(
    _ mistake: MigrationMistake?, _ steps: [ScreenStep<Void>]? = nil
  ) -> PathComparison {
    PathComparison(
      steps ?? aVoyage, legacy: { CrewByHand() }, diffable: { CrewBySnapshots(mistake) })
  }

  @Test(arguments: [SystemProfile.iOS15, .newest])
  func theCorrectMigrationIsEquivalent(_ profile: SystemProfile) {
    let comparison = PathComparison(
      aVoyage, profile: profile, legacy: { CrewByHand() }, diffable: { CrewBySnapshots() })
    #expect(comparison.isEquivalent, "\(comparison)")
    #expect(comparison.steps.count == 7)
    #expect(
      comparison.steps.map(\.legacy.look?.screens) == [
        ["\"Crew\""], ["\"Crew\""], ["\"Crew\""], ["\"Crew\""], ["\"Crew\""],
        ["\"Crew\"", "\"Chao\""], ["\"Crew\""],
      ])
  }

  @Test(arguments: MigrationMistake.allCases)
  func aComparisonNamesTheMistake(_ mistake: MigrationMistake) throws {
    let comparison = compare(mistake)
    let told = comparison.differences.flatMap { ["\($0.step)"] + $0.causes }
    #expect(told == Self.comparisons[mistake], "\(comparison)")
  }

  private static let comparisons: [MigrationMistake: [String]] = [
    .sharedIdentifiers: [
      "3",
      """
      One call lists items more than once: ListTestingTests.CrewBySnapshots.Item(id: 13, name: \
      nil). An item identifier may appear only once in a snapshot, across all of its sections. \
      Remove the duplicates, or give each item an identifier of its own.
      """,
    ],
    .forgottenApply: [
      "4",
      """
      With the snapshots: The cell at 0 - 0 has "Ada" as its contentConfiguration.text, and its \
      provider would give none. No snapshot was applied since. Apply one whenever the items of \
      the model change; if only the content of an item changed, mark it with \
      reconfigureItems(_:) in that snapshot.
      """,
      "6",
    ],
    .stateInIdentity: [
      "3",
      """
      The item that is called 2 was deleted and inserted again because its content changed: the \
      content is a part of its identity. Let == and hash look at the id alone, or use the id as \
      the identifier, and mark the item to be reconfigured.
      """,
    ],
    .missingReconfigure: [
      "3",
      """
      With the snapshots: The cell at 0 - 1 has "Byron" as its contentConfiguration.text, and its \
      provider would give "Byron II". A snapshot was applied, but the item was not marked: mark it \
      with reconfigureItems(_:) or reloadItems(_:) before the apply.
      """,
      "4",
      """
      With the snapshots: The cell at 0 - 0 was not configured again. An apply compares identifiers \
      only: mark the items whose content changed with reconfigureItems(_:) before you apply.
      """,
      "6",
    ],
    .staleArray: [
      "1",
      """
      The snapshot has "Chao" at 0 - 1, and the cell provider gives "Byron" there: it looks \
      items up by index path, in an array that does not follow the snapshot, such as a copy that \
      it captured. Look the item up in the current model, by the identifier that the provider \
      gets.
      """,
      "2",
      """
      The snapshot has "Byron" at 0 - 2, and the cell provider gives "Chao" there: it looks \
      items up by index path, in an array that does not follow the snapshot, such as a copy that \
      it captured. Look the item up in the current model, by the identifier that the provider \
      gets.
      """,
      "3",
      """
      With the snapshots: The cell provider was asked for 0 - 1 in this step and gave other \
      content: it reads an old copy of the model. Look the item up in the current model, by the \
      identifier that the provider gets, and capture self weakly instead of an array.
      """,
      "4",
      """
      With the snapshots: The snapshot has "Byron" at 0 - 0, and the cell provider gives "Ada" \
      there: it looks items up by index path, in an array that does not follow the snapshot, \
      such as a copy that it captured. Look the item up in the current model, by the identifier \
      that the provider gets.
      """,
      "5",
      "6",
    ],
    .reloadBesideApply: [
      "3",
      """
      A method that changes the collection view was called, but only its diffable data source \
      may change it. Change the snapshot and apply it.
      """,
    ],
    .mixedQueues: [
      "3",
      """
      With the snapshots: The cell at 0 - 1 has "Byron" as its contentConfiguration.text, and \
      its provider would give "Byron II". A snapshot was applied on another queue and waits for \
      the main queue, so the list shows the old one. Apply snapshots always on the main queue: \
      mixing queues leaves their order undefined.
      """,
      "4",
      """
      apply was called on the main queue while another apply was in progress: one from another \
      queue that has not finished, or one whose cell provider or layout made this call. Call \
      apply always on the main queue, or never, and not from inside an apply.
      """,
    ],
    .missingSupplementaryProvider: [
      "0",
      """
      The layout has headers, footers or other supplementary views, but the data source has no \
      provider for them. Set a provider before the first layout.
      """,
    ],
  ]

  @Test(arguments: MigrationMistake.allCases)
  func aCheckNamesTheMistake(_ mistake: MigrationMistake) async throws {
    let (findings, _) = try await play(mistake)
    #expect(findings.map { "\($0.kind): \($0.sentence)" } == Self.checks[mistake])
  }

  private static let checks: [MigrationMistake: [String]] = [
    .sharedIdentifiers: [],
    .forgottenApply: [
      """
      staleCell: The cell at 0 - 0 has "Ada" as its contentConfiguration.text, and its provider \
      would give none. No snapshot was applied since. Apply one whenever the items of the model \
      change; if only the content of an item changed, mark it with reconfigureItems(_:) in that \
      snapshot.
      """
    ],
    .stateInIdentity: [
      """
      contentInIdentity: The item that is called 2 was deleted and inserted again because its \
      content changed: the content is a part of its identity. Let == and hash look at the id \
      alone, or use the id as the identifier, and mark the item to be reconfigured.
      """
    ],
    .missingReconfigure: [
      """
      staleCell: The cell at 0 - 1 has "Byron" as its contentConfiguration.text, and its \
      provider would give "Byron II". A snapshot was applied, but the item was not marked: mark \
      it with reconfigureItems(_:) or reloadItems(_:) before the apply.
      """
    ],
    .staleArray: [
      """
      wrongPlace: The snapshot has "Byron" at 0 - 0, and the cell provider gives "Ada" there: it \
      looks items up by index path, in an array that does not follow the snapshot, such as a \
      copy that it captured. Look the item up in the current model, by the identifier that the \
      provider gets.
      """
    ],
    .reloadBesideApply: [
      """
      crashed: The list crashed. A method that changes the collection view was called, but only \
      its diffable data source may change it. Change the snapshot and apply it.
      """
    ],
    .mixedQueues: [
      """
      staleCell: The cell at 0 - 1 has "Byron" as its contentConfiguration.text, and its \
      provider would give "Byron II". A snapshot was applied on another queue and waits for the \
      main queue, so the list shows the old one. Apply snapshots always on the main queue: \
      mixing queues leaves their order undefined.
      """,
      """
      mixedQueues: Snapshots were applied on the main queue and on another one. Their order is \
      undefined, and waiting for each other deadlocks. Always use the same queue.
      """,
    ],
    .missingSupplementaryProvider: [
      """
      crashed: The list crashed. The layout has headers, footers or other supplementary views, \
      but the data source has no provider for them. Set a provider before the first layout.
      """
    ],
  ]

  @Test(arguments: MigrationMistake.allCases)
  func aCaptureNamesTheMistakesThatCrash(_ mistake: MigrationMistake) async throws {
    let (_, crash) = try await play(mistake)
    #expect(crash?.facts.advice.map { "\($0.cause) \($0.repair)" } == Self.crashes[mistake])
  }

  private static let crashes: [MigrationMistake: String] = [
    .sharedIdentifiers: """
    One call lists items more than once: ListTestingTests.CrewBySnapshots.Item(id: 13, name: \
    nil). An item identifier may appear only once in a snapshot, across all of its sections. \
    Remove the duplicates, or give each item an identifier of its own.
    """,
    .reloadBesideApply: """
    A method that changes the collection view was called, but only its diffable data source \
    may change it. Change the snapshot and apply it.
    """,
    .missingSupplementaryProvider: """
    The layout has headers, footers or other supplementary views, but the data source has no \
    provider for them. Set a provider before the first layout.
    """,
  ]

  /// Plays the screen alone, with a check on its list, until it crashes.
  private func play(
    _ mistake: MigrationMistake
  ) async throws -> (findings: [ListFinding], crash: CrashReport?) {
    let simulator = Simulator()
    var findings: [ListFinding] = []
    let crash = try await captureCrash {
      // After a crash inside a capture the code runs on, which it could not on a device.
      let screen = simulator.run { CrewBySnapshots(mistake) }
      let check = simulator.run {
        ListCheck(screen.list, mode: .call { findings.append($0) }, on: simulator)
      }
      simulator.show(NavigationController(rootViewController: screen))
      try simulator.settle()
      for step in [
        { try simulator.pullToRefresh() },
        { try simulator.tapSwipeAction("Delete", on: .row("Ada")) },
      ] as [@MainActor () throws -> Void] {
        if screen.isOperable, !screen.list.hasCrashed {
          try simulator.run { try step() }
          try simulator.settle()
          await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
          try simulator.settle()
        }
      }
      check.stop()
    }
    return (findings, crash)
  }

  // MARK: What is compared

  @Test func aFailedStepIsAFinding() {
    let comparison = compare(
      nil,
      [
        .act("tap Zoe") { try $0.tap(.row("Zoe")) },
        .act("search") { try $0.type("Ad", into: .field("Search")) },
      ])
    #expect(comparison.differences.map(\.step) == [1])
    guard case .failure(let legacy?, let diffable?) = comparison.difference?.finding else {
      Issue.record("\(comparison)")
      return
    }
    #expect(legacy == diffable)
    #expect(comparison.difference?.site?.fileID.hasSuffix("WholeScreenTests.swift") == true)
    let sentence = comparison.difference?.sentence ?? ""
    #expect(sentence.hasPrefix("Step 1 (tap Zoe) at WholeScreenTests.swift:"))
    #expect(sentence.contains("The step after it is not judged."))
    #expect(comparison.steps.count == 2)
  }

  /// A screen with a list whose rest can be made different.
  private func screen(_ change: @escaping @MainActor (CrewByHand) -> Void) -> PathComparison {
    PathComparison(
      [.act("wait") { try $0.advance(by: 1) }], legacy: { CrewByHand() },
      diffable: {
        let screen = CrewByHand()
        screen.loadViewIfNeeded()
        change(screen)
        return screen
      })
  }

  @Test func titlesBarsAlertsAndTextsAreCompared() {
    let title = screen { $0.title = "The crew" }
    #expect(
      title.difference?.sentence
        == """
        After step 0 the screen is "Crew" with the data source, and "The crew" with the snapshots.
        """)

    let button = screen {
      $0.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
    }
    #expect(
      button.difference?.sentence
        == """
        After step 0 there is nothing with the data source, and button labelled "Add" on the navigation \
        bar with the snapshots.
        """)

    let label = screen { screen in
      screen.view.addSubview(Label(frame: CGRect(x: 10, y: 600, width: 200, height: 20)))
      (screen.view.subviews.last as? Label)?.text = "4 sailors"
    }
    #expect(
      label.difference?.sentence
        == """
        After step 0 there is nothing with the data source, and label "4 sailors" with the snapshots.
        """)
  }

  @Test func anAlertIsCompared() {
    func asking(_ question: String) -> @MainActor () -> ViewController {
      {
        let screen = CrewByHand()
        let ask = Action { [weak screen] _ in
          let alert = AlertController(title: question, message: nil, preferredStyle: .alert)
          alert.addAction(AlertAction(title: "Stay", style: .cancel))
          screen?.present(alert, animated: true)
        }
        screen.navigationItem.rightBarButtonItem = BarButtonItem(
          systemItem: .action, primaryAction: ask)
        return screen
      }
    }
    let steps: [ScreenStep<Void>] = [
      .act("leave") { try $0.tap(.trait(.button).within(.view(NavigationBar.self))) },
      .act("stay") { try $0.tap(.button("Stay")) },
    ]
    let alike = PathComparison(steps, legacy: asking("Sure?"), diffable: asking("Sure?"))
    #expect(alike.isEquivalent, "\(alike)")
    let different = PathComparison(steps, legacy: asking("Sure?"), diffable: asking("Really?"))
    #expect(different.differences.map(\.step) == [1])
    #expect(different.difference?.sentence.contains(#""Really?""#) == true, "\(different)")
  }

  @Test func whatLoadsLaterIsCompared() {
    func loading(_ words: String) -> @MainActor () -> ViewController {
      {
        let screen = CrewByHand()
        screen.loadViewIfNeeded()
        let label = Label(frame: CGRect(x: 10, y: 600, width: 200, height: 20))
        label.text = "Loading"
        screen.view.addSubview(label)
        DispatchQueue.main.asyncAfterOnSimulator(deadline: .now() + 0.3) { label.text = words }
        return screen
      }
    }
    let steps: [ScreenStep<Void>] = [.act("look") { try $0.find(.text("4 sailors")) }]
    let alike = PathComparison(steps, legacy: loading("4 sailors"), diffable: loading("4 sailors"))
    #expect(alike.isEquivalent, "\(alike)")
    let different = PathComparison(
      [.act("wait") { try $0.advance(by: 1) }], legacy: loading("4 sailors"),
      diffable: loading("5 sailors"))
    #expect(
      different.difference?.sentence == """
        After step 0 there is label "4 sailors" with the data source, and label "5 sailors" with the \
        snapshots.
        """)
  }

  @Test func aScreenWithoutAListIsNotEquivalent() throws {
    let comparison = PathComparison(
      [.act("wait") { try $0.advance(by: 1) }], legacy: { ViewController() },
      diffable: { ViewController() })
    #expect(!comparison.isEquivalent)
    #expect(
      comparison.difference?.sentence
        == """
        With the data source nothing can be compared after step 1 (wait): no list was on screen in \
        any step.
        With the snapshots nothing can be compared after step 1 (wait): no list was on screen in any \
        step.
        """)
  }

  @Test func aListThatIsNotShownIsNotEquivalent() {
    final class Hidden: ModelScreen {
      let list = TableView()
      func update(to model: Int) { list.removeFromSuperview() }
    }
    let comparison = PathComparison(
      from: 0, [.model(1)], legacy: { _ in Hidden() }, diffable: { _ in Hidden() })
    #expect(!comparison.isEquivalent)
    #expect(
      comparison.differences.map(\.finding) == [
        .notCompared(
          legacy: "the list has no data source: set one, and retain it, since the list does not",
          diffable: "the list has no data source: set one, and retain it, since the list does not"),
        .notCompared(
          legacy: "the list is not in a window: it is not part of the screen that is shown",
          diffable: "the list is not in a window: it is not part of the screen that is shown"),
      ])
  }

  @Test func nothingIsNotEquivalent() {
    let comparison = PathComparison(
      models: [Shelves](), legacy: { TableByHand($0) }, diffable: { TableBySnapshots($0) })
    #expect(!comparison.isEquivalent)
    #expect(comparison.description.hasPrefix("Nothing was compared: there was no model to show"))
  }
}

/// Items that are not `Identifiable`.
@MainActor
@Suite struct IdentityWithoutProtocolTests {
  private struct Named: Hashable, Sendable {
    let id: Int
    var name: String
  }

  private struct Nameless: Hashable, Sendable {
    var name: String
    var phone: String
  }

  private enum Row: Hashable, Sendable {
    case person(Named)
    case empty
  }

  private func snapshot<Item: Hashable & Sendable>(
    _ items: [Item]
  ) -> DiffableDataSourceSnapshot<Int, Item> {
    var snapshot = DiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func aStoredIDIsTheIdentity() {
    let check = SnapshotIdentityCheck<Int, Named>(mode: .record)
    check.note(snapshot([Named(id: 1, name: "Ada"), Named(id: 2, name: "Byron")]))
    check.note(snapshot([Named(id: 1, name: "Ada King"), Named(id: 2, name: "Byron")]))
    #expect(check.findings.map(\.kind) == [.contentInIdentity])
    #expect(check.undecided == nil)
  }

  @Test func theIDOfAnAssociatedValueIsTheIdentity() {
    let check = SnapshotIdentityCheck<Int, Row>(mode: .record)
    check.note(snapshot([.person(Named(id: 1, name: "Ada")), .empty]))
    check.note(snapshot([.person(Named(id: 1, name: "Ada King")), .empty]))
    #expect(check.findings.map(\.kind) == [.contentInIdentity])
  }

  @Test func withoutAnIDTheCheckSaysThatItCannotTell() {
    let check = SnapshotIdentityCheck<Int, Nameless>(mode: .record)
    check.note(snapshot([Nameless(name: "Ada", phone: "1")]))
    #expect(check.findings == [])
    #expect(
      check.undecided
        == """
        Nameless has no property named id, so an item whose content changed cannot be told from a new \
        one. If content is part of ==, rows are deleted and inserted where they should be \
        reconfigured. Give it an id, or pass stableID: to SnapshotIdentityCheck.
        """)
    let told = SnapshotIdentityCheck<Int, Nameless>(mode: .record, stableID: { $0.phone })
    told.note(snapshot([Nameless(name: "Ada", phone: "1")]))
    #expect(told.undecided == nil)
  }
}
