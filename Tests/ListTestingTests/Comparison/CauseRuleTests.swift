import Foundation
import HeadlessKit
import ListCore
import Testing

import enum TestSupport.Thoroughness

@testable import ListTesting

/// The likely cause of a difference, for steps that have it and steps that nearly do.
@MainActor
@Suite struct CauseRuleTests {
  private typealias PathStep = PathComparison.PathStep
  private typealias Detail = ScreenLook.Detail

  private static let path = ItemPath(item: 0, section: 0)
  private static let place = ListPlace.item(path)
  private static let apply = ListEvent.beganApply(
    SnapshotApply(sections: 1, items: 2, style: .animated))
  private static let emptyApply = ListEvent.beganApply(
    SnapshotApply(sections: 1, items: 0, style: .animated))
  private static let reload = ListEvent.called(UpdateCall([.reloadItem(path)]), .table)

  /// Returns a step with snapshots in which the list told of the events.
  private static func step(
    _ events: [ListEvent] = [], changes: Bool = false, _ change: (inout PathStep) -> Void = { _ in }
  ) -> PathStep {
    FindingRuleTests.step {
      $0.trace = ListTrace(events.map { ListTrace.Entry(event: $0) })
      $0.usesSnapshots = true
      if changes { $0.after.cells[3].texts = ["changed"] }
      change(&$0)
    }
  }

  /// The first words of a cause.
  private static func start(
    _ difference: VisibleDifference, _ step: PathStep, _ other: PathStep
  ) -> String? {
    step.cause(of: difference, beside: other).map { cause in
      cause.split(separator: " ").prefix(4).joined(separator: " ")
    }
  }

  @Test func whatADiffableDataSourceDoesNotOfferIsNamed() {
    func key(_ property: Detail.Property) -> Detail.Key { Detail.Key(property: property) }
    let cases: [(VisibleDifference, needsSnapshots: Bool, table: String?, collection: String?)] = [
      (.texts(.header(section: 0), ["a"], nil), true, "titleForHeader", "headers by itself"),
      (.texts(.footer(section: 0), ["a"], nil), true, "titleForFooter", "footers by itself"),
      (.detail(key(.sectionIndex), "A B", nil), true, "sectionIndexTitles", "sectionIndexTitles"),
      (.detail(key(.editingControl), "delete", nil), true, "canEditRowAt", "canEditRowAt"),
      (.detail(key(.reorderControl), "there", nil), true, "canMoveRowAt", "canMoveRowAt"),
      (.detail(key(.accessory), "a view", nil), false, "wherever the cell", "wherever the cell"),
      (.detail(key(.textColor), "red", nil), false, "wherever the cell", "wherever the cell"),
      (.detail(key(.refreshControl), nil, "on"), false, "endRefreshing", "endRefreshing"),
      (.detail(key(.refreshControl), "on", nil), false, nil, nil),
      (.detail(key(.editingMode), "on", nil), false, nil, nil),
      (.detail(key(.accessory), nil, "a view"), false, nil, nil),
      (.texts(.header(section: 0), nil, ["a"]), false, nil, nil),
      (.texts(.header(section: 0), ["b"], ["a"]), false, nil, nil),
      (.texts(Self.place, ["a"], nil), false, nil, nil), (.listCount(1, 2), false, nil, nil),
    ]
    for (difference, needsSnapshots, table, collection) in cases {
      for usesSnapshots in [true, false] {
        for (kind, words) in [(ListKind.table, table), (.collection, collection)] {
          let step = Self.step {
            $0.usesSnapshots = usesSnapshots
            $0.after.kind = kind
          }
          let cause = step.cause(of: difference, beside: Self.step())
          guard let words, usesSnapshots || !needsSnapshots else {
            #expect(cause == nil, "\(difference)")
            continue
          }
          #expect(cause?.contains(words) == true, "\(difference): \(cause ?? "")")
        }
      }
    }
  }

  @Test func sectionsThatASnapshotHasNotAreNamed() {
    var random = SeededGenerator(seed: Thoroughness.seed(7))
    for _ in 0..<200 {
      let all = ["A", "B", "C"]
      let wanted = Array(all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
      let shown = Array(all.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
      let cause = PathStep.sections(wanted, shown)
      let missing = wanted.filter { !shown.contains($0) }
      if !missing.isEmpty {
        let names = missing.map { "\"\($0)\"" }.joined(separator: ", ")
        #expect(cause.hasPrefix("The snapshot has no section \(names): call"))
      } else if shown.count > wanted.count {
        #expect(cause.hasPrefix("The snapshot has sections that the data source does not show"))
      } else {
        #expect(cause.hasPrefix("A snapshot has its sections in the order"))
      }
      let difference = VisibleDifference.sections(wanted, shown)
      #expect(Self.step().cause(of: difference, beside: Self.step()) == cause)
      let byHand = Self.step { $0.usesSnapshots = false }
      #expect(byHand.cause(of: difference, beside: Self.step()) == nil)
    }
  }

  @Test func anEmptyStateThatWasNotUpdatedIsNamed() {
    let label = ScreenLook.Element(
      name: "text \"None\"", value: nil, isEnabled: true, isSelected: false, isFocused: false)
    func step(_ before: Int, _ after: Int) -> PathStep {
      Self.step {
        ($0.before.counts, $0.after.counts) = ([before], [after])
      }
    }
    for before in [0, 2] {
      for after in [0, 2] {
        for other in [0, 2] {
          for usesSnapshots in [true, false] {
            var mine = step(before, after)
            mine.usesSnapshots = usesSnapshots
            func cause(_ difference: VisibleDifference) -> String? {
              mine.emptyState(difference, beside: step(before, other))
            }
            let isPossible = usesSnapshots && after == other
            #expect(
              (cause(.element(label, nil)) != nil) == (isPossible && after == 0))
            #expect(
              (cause(.element(nil, label)) != nil) == (isPossible && after > 0 && before == 0))
            #expect(
              (cause(.listCount(0, 1)) != nil) == (isPossible && (after == 0 || before == 0)))
            #expect(cause(.element(label, label)) == nil && cause(.counts([1], [2])) == nil)
            if let words = cause(.element(label, nil)) {
              #expect(words.contains("the list is empty, and text \"None\" is not there. Show"))
            }
            if let words = cause(.element(nil, label)) {
              #expect(
                words.contains("the list has items again, and text \"None\" is still there. Show"))
            }
          }
        }
      }
    }
  }

  @Test func aDraggedRowThatGoesBackIsExplained() {
    for mask in 0..<32 {
      func has(_ bit: Int) -> Bool { mask >> bit & 1 == 1 }
      let mine = Self.step {
        $0.usesSnapshots = has(0)
        $0.dragsRow = has(1)
        $0.offersReordering = has(2)
        if has(3) { $0.after.cells.swapAt(0, 1) }
      }
      let other = Self.step(changes: has(4))
      let isPossible = has(0) && has(1) && !has(3) && has(4)
      for difference in [
        VisibleDifference.texts(Self.place, ["a"], ["b"]), .counts([1], [2]),
        .texts(.header(section: 0), ["a"], ["b"]), .listCount(1, 2), .selection([], [Self.path]),
      ] {
        let isOfItems =
          switch difference {
          case .texts(.item, _, _), .counts: true
          default: false
          }
        let cause = mine.reordering(difference, beside: other)
        #expect((cause != nil) == (isPossible && isOfItems), "\(mask)")
        let words = has(2) ? "The row was dropped" : "A diffable data source allows no reordering"
        #expect(cause.map { $0.hasPrefix(words) } ?? true)
      }
    }
  }

  @Test func aChangeThatDidNotReachTheListIsNamed() {
    let texts = VisibleDifference.texts(Self.place, ["new"], ["a"])
    let changed = Self.step(changes: true)
    // Nothing changed on the other path: there is nothing to announce.
    #expect(Self.step().cause(of: texts, beside: Self.step()) == nil)
    // By hand, a change has to be announced.
    for (event, isAnnounced) in [
      (ListEvent.reloadedData, true), (.beganUpdate(nil), true), (Self.reload, true),
      (.calledReconfigure([Self.path], .table), true), (.layoutPass, false),
    ] {
      let step = Self.step([event]) { $0.usesSnapshots = false }
      #expect(
        Self.start(texts, step, changed) == (isAnnounced ? nil : "Nothing was announced to"))
    }
    // With snapshots, one has to be applied.
    #expect(Self.start(texts, Self.step(), changed) == "No snapshot reached the")
    #expect(Self.start(texts, Self.step(changes: true), changed) == nil)
    #expect(
      Self.step { $0.awaitsSnapshot = true }.cause(of: texts, beside: changed)
        == ListCheck.otherQueue)
    // A screen whose list is gone has other faults.
    let gone = Self.step {
      $0.look = ScreenLook(screens: [], lists: [], details: [], elements: [], drawing: "")
    }
    #expect(gone.cause(of: texts, beside: changed) == nil)

    let asked = ListEvent.askedForView(Self.place)
    #expect(Self.start(texts, Self.step([Self.apply]), changed) == "The cell at 0")
    #expect(Self.start(texts, Self.step([Self.apply, asked]), changed) == "The cell provider was")
    let old = VisibleDifference.texts(Self.place, ["b"], ["a"])
    #expect(Self.start(old, Self.step([Self.apply]), changed) == nil)
    #expect(
      Self.start(.counts([1], [2]), Self.step([Self.apply]), changed) == "The snapshot that was")
    for other in [
      VisibleDifference.texts(.header(section: 0), ["a"], ["b"]), .listCount(1, 2),
      .screens([], ["a"]), .texts(Self.place, nil, ["a"]),
    ] {
      #expect(Self.start(other, Self.step([Self.apply]), changed) == nil, "\(other)")
    }
    let reloaded = Self.step([.reloadedData], changes: true)
    for difference in [
      VisibleDifference.looksSelected(Self.place, false, true), .selection([], [Self.path]),
    ] {
      #expect(
        Self.start(difference, Self.step([Self.apply]), reloaded) == "The data source reloaded")
      #expect(Self.start(difference, Self.step([Self.apply]), changed) == nil)
      #expect(Self.start(difference, Self.step([Self.apply, .reloadedData]), reloaded) == nil)
    }
  }

  @Test func whatASnapshotLosesIsNamed() {
    let losses: [VisibleDifference] = [
      .looksSelected(Self.place, true, false), .selection([Self.path], []),
      .offset(.init(x: 0, y: 10), .init(x: 0, y: 0)), .element(nil, nil),
    ]
    let others: [VisibleDifference] = [
      .counts([1], [2]), .listCount(1, 2), .screens([], []), .sections([], ["a"]),
      .texts(.header(section: 0), ["a"], ["b"]), .texts(Self.place, nil, ["a"]),
    ]
    let stories: [([ListEvent], String?)] = [
      ([Self.apply], nil), ([Self.apply, .reloadedData], "The snapshot reloaded the"),
      ([Self.apply, Self.reload], "The snapshot reloaded items,"),
      ([Self.emptyApply, Self.apply], "A snapshot without items"),
      ([Self.apply, Self.emptyApply], nil),
      ([Self.emptyApply, Self.apply, .reloadedData], "A snapshot without items"), ([], nil),
    ]
    for (events, words) in stories {
      for isReloadedByHand in [false, true] {
        let other = Self.step(isReloadedByHand ? [.reloadedData] : [])
        let step = Self.step(events)
        for loss in losses {
          let cause = step.lostState(loss, beside: other)
          let start = cause.map { $0.split(separator: " ").prefix(4).joined(separator: " ") }
          #expect(start == (isReloadedByHand ? nil : words), "\(events)")
        }
        for other in others { #expect(step.lostState(other, beside: Self.step()) == nil) }
      }
    }
    // The text that a cell showed until it was reloaded is lost, another was not there.
    for (text, path, isLost) in [
      ("a", Self.path, true), ("b", Self.path, false),
      ("a", ItemPath(item: 1, section: 0), false), ("b", ItemPath(item: 1, section: 0), false),
    ] {
      let step = Self.step([Self.apply, Self.reload])
      let difference = VisibleDifference.texts(.item(path), [text], ["x"])
      #expect((step.lostState(difference, beside: Self.step()) != nil) == isLost, "\(text)")
    }
  }

  @Test func aFindingIsExplainedByWhatBothPathsDid() {
    let names = PathNames("old", "new")
    func causes(
      _ finding: PathComparison.Finding, _ legacy: PathStep = Self.step(),
      _ diffable: PathStep = Self.step()
    ) -> [String] {
      finding.causes(
        in: PathComparison.Step(
          index: 1, label: "", site: nil, legacy: legacy, diffable: diffable, difference: nil),
        names)
    }
    // A touch that works with one of them only.
    for (touch, table, collection) in [
      (.drag, "canMoveRowAt", "reorderingHandlers"),
      (.swipe, "canEditRowAt", "trailingSwipeActionsConfigurationProvider"),
      (nil, nil, nil),
    ] as [(EditingTouch?, String?, String?)] {
      for (kind, words) in [(ListKind.table, table), (.collection, collection)] {
        for isAlike in [true, false] {
          for usesSnapshots in [true, false] {
            let diffable = Self.step {
              $0.after.kind = kind
              $0.usesSnapshots = usesSnapshots
              $0.failedEditing = touch
              if !isAlike { $0.before.counts = [9] }
            }
            let found = causes(.failure(legacy: nil, diffable: "swipe: no"), Self.step(), diffable)
            let isExplained = words != nil && isAlike && usesSnapshots
            #expect(found.count == (isExplained ? 1 : 0))
            #expect(found.allSatisfy { $0.contains(words ?? "-") })
            let reason =
              touch == .swipe && kind == .collection
              ? "The swipe actions of a collection view come" : "A diffable data source offers"
            #expect(
              found.allSatisfy { $0.hasPrefix("The same touch works with the old. \(reason)") })
          }
        }
      }
    }
    #expect(causes(.failure(legacy: "drag", diffable: nil)).isEmpty)
    #expect(causes(.notCompared(legacy: "a", diffable: nil)).isEmpty)
    // Unfinished work may bring what a touch missed.
    let waits = Self.step { $0.unfinished = ["waits"] }
    #expect(causes(.failure(legacy: "a", diffable: "b")).isEmpty)
    #expect(
      causes(.failure(legacy: "a", diffable: "b"), waits).map { $0.prefix(14) } == [
        "The main queue"
      ])
    for finding in [
      PathComparison.Finding.unfinished(legacy: ["a"], diffable: []),
      .failure(legacy: "a", diffable: "b"),
    ] {
      let limited = Self.step {
        $0.unfinished = ["waits"]
        $0.limit = .milliseconds(1500)
      }
      #expect(
        causes(finding, limited) == [
          """
          It did not end within 1.5 s. Call endRefreshing() when the work is done, or give the \
          comparison more time.
          """
        ])
    }
    #expect(causes(.reloads(items: 1, cost: ListCost()))[0].hasPrefix("reloadItems(_:) replaces"))
    let mistakes = PathComparison.Finding.mistakes(
      legacy: [FindingRuleTests.stale], diffable: [FindingRuleTests.wrong])
    #expect(causes(mistakes) == ["Stale.", "Wrong."])
    #expect(causes(.crash(legacy: nil, diffable: FindingRuleTests.crash)).count <= 1)

    // What a path found comes before a guess, and warnings come last.
    let sight = PathComparison.Finding.sight(.texts(Self.place, ["new"], ["a"]))
    let changed = Self.step(changes: true)
    #expect(causes(sight, changed).map { $0.prefix(30) } == ["With the new: No snapshot reac"])
    var (one, two) = (changed, Self.step())
    two.findings = [FindingRuleTests.collapsed, FindingRuleTests.wrong]
    one.findings = [FindingRuleTests.stale]
    #expect(
      causes(sight, one, two) == [
        "With the old: Stale.", "With the new: Wrong.", "With the new: Collapsed.",
      ])
    two.findings = [FindingRuleTests.collapsed]
    #expect(
      causes(sight, one, two).map { $0.prefix(30) } == [
        "With the old: Stale.", "With the new: No snapshot reac", "With the new: Collapsed.",
      ])
    one.findings = [FindingRuleTests.collapsed, FindingRuleTests.stale]
    #expect(causes(sight, one, two).count == 2)
  }

  // MARK: - Moves that were not written back

  @Test func anUndoneMoveIsRemembered() {
    func step(_ order: [Int], drags: Bool = true, differs: Bool = false) -> PathComparison.Step {
      var step = PathComparison.Step(
        index: 2, label: "drag", site: nil, legacy: Self.step(),
        diffable: Self.step {
          $0.order = order
          $0.dragsRow = drags
        }, difference: nil)
      if differs {
        step.difference = PathComparison.Difference(
          step: 2, label: "", finding: .sight(.listCount(1, 2)), kind: .table, names: PathNames(),
          profile: .newest)
      }
      return step
    }
    #expect(RememberedMove(step([1, 2, 3]), from: [1, 2, 3]) == nil)
    #expect(RememberedMove(step([1, 2]), from: [1, 2, 3]) == nil)
    #expect(RememberedMove(step([2, 1], drags: false), from: [1, 2]) == nil)
    #expect(RememberedMove(step([2, 1], differs: true), from: [1, 2]) == nil)
    let move = RememberedMove(step([2, 3, 1]), from: [1, 2, 3])
    for (order, isUndone) in [
      ([1, 2, 3], true), ([2, 3, 1], false), ([3, 2, 1], false), ([1, 2], true), ([1, 2, 9], true),
      ([9, 1, 8, 3], true), ([2, 3], false), ([1], false), ([], false), ([3, 1], false),
    ] {
      let words = move?.undone(by: Self.step { $0.order = order })
      #expect((words != nil) == isUndone, "\(order)")
      #expect(words.map { $0.contains("before step 2 (drag): the move") } ?? true)
    }
  }

  // MARK: - Work that goes on

  @Test func workOnScreenIsCounted() {
    for refreshing in 0...2 {
      for animating in 0...2 {
        for isHidden in [false, true] {
          let simulator = Simulator()
          simulator.run {
            let root = View()
            let inner = View()
            root.addSubview(inner)
            inner.isHidden = isHidden
            let controls = (0..<3).map { _ in RefreshControl() }
            for (index, control) in controls.enumerated() {
              inner.addSubview(control)
              let indicator = ActivityIndicatorView()
              inner.addSubview(indicator)
              if index < animating { indicator.startAnimating() }
            }
            simulator.show(root)
            // A control outside a window does not begin to refresh.
            for control in controls.prefix(refreshing) { control.beginRefreshing() }
            let work = UnfinishedWork(on: simulator)
            let (turns, moves) = isHidden ? (0, 0) : (refreshing, animating)
            func counted(_ number: Int, _ noun: String) -> [String] {
              number == 0 ? [] : ["\(number) \(noun)\(number == 1 ? "" : "s")"]
            }
            #expect(
              work.words(besides: UnfinishedWork())
                == counted(turns, "refresh control") + counted(moves, "activity indicator"))
            #expect(work.words(besides: work) == counted(turns, "refresh control"))
            #expect(
              work.findings(within: nil)
                == (turns == 0 ? [] : ["a refresh control is still refreshing"]))
            #expect(work.findings(within: .seconds(1)) == work.findings(within: nil))
            #expect(
              work.undecided(within: .seconds(2))
                == (moves == 0
                  ? []
                  : [
                    "what comes later, since after 2.0 s an activity indicator is still animating."
                  ]))
            #expect(
              work.undecided(within: nil)
                == (moves == 0
                  ? [] : ["what comes later, since an activity indicator is still animating."]))
            #expect(work.isWithin(UnfinishedWork()) == (turns == 0 && moves == 0))
            #expect(work.isWithin(work) == (turns == 0))
            var limited = work
            limited.limit(to: UnfinishedWork())
            #expect(limited.words(besides: UnfinishedWork()) == counted(turns, "refresh control"))
          }
        }
      }
    }
  }

  // MARK: - Releases

  @Test func releasesWithTheSameOutcomeAreNamedTogether() {
    let names = SystemProfile.supported.map(\.name)
    for mask in 1..<(1 << names.count) {
      let members = names.indices.filter { mask >> $0 & 1 == 1 }
      let said = ProfileMatrix.name(members, among: names)
      // Read back: every range is of neighbours, and no two ranges touch.
      let read = said.components(separatedBy: ", ").map { range -> [Int] in
        let ends = range.components(separatedBy: "-")
        guard let first = names.firstIndex(of: ends[0]) else { return [] }
        guard ends.count == 2 else { return [first] }
        return Array(first...(names.firstIndex(of: "iOS " + ends[1]) ?? first))
      }
      #expect(read.flatMap(\.self) == members, "\(said)")
      for (one, next) in zip(read, read.dropFirst()) {
        #expect((one.last ?? 0) + 1 < next[0])
      }
    }
  }

  @Test func aMatrixShowsWhatDiffers() {
    var random = SeededGenerator(seed: Thoroughness.seed(14))
    let profiles = Array(SystemProfile.supported.prefix(4))
    for _ in 0..<100 {
      let outcomes = profiles.map { _ -> ProfileOutcome in
        var cost = ListCost()
        cost.reloads = Int.random(in: 0...1, using: &random)
        cost.updates = 7
        let line = Bool.random(using: &random) ? ["a | b", "<c> \\"] : []
        return ProfileOutcome(crash: nil, console: line, cost: cost, shown: ["x"])
      }
      let matrix = ProfileMatrix(
        "Title", runs: zip(profiles, outcomes).map { .init(profile: $0, outcome: $1) })
      let distinct = outcomes.indices.filter { outcomes.firstIndex(of: outcomes[$0]) == $0 }
      #expect(matrix.groups.map(\.outcome) == distinct.map { outcomes[$0] })
      #expect(
        matrix.groups.map(\.profiles)
          == distinct.map { first in
            profiles.indices.filter { outcomes[$0] == outcomes[first] }.map { profiles[$0] }
          })
      #expect(matrix.isUniform == (distinct.count < 2))
      let reloads = Set(outcomes.map(\.cost.reloads))
      let consoles = Set(outcomes.map(\.console))
      let lines = matrix.description.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[0] == "Title")
      let everywhere = lines.firstIndex(of: "everywhere:") ?? 0
      let (top, bottom) = (lines[..<everywhere], lines[everywhere...])
      #expect(bottom.contains("  updates: 7") && !top.contains("  updates: 7"))
      #expect(bottom.contains("  shown: x") && bottom.contains("  crash: none"))
      #expect(top.contains { $0.hasPrefix("  reloads:") } == (reloads.count > 1))
      #expect(bottom.contains("  reloads: 1") == (reloads == [1]))
      #expect(!bottom.contains("  reloads: 0"))
      #expect(top.count { $0.hasPrefix("  console:") } == (consoles.count > 1 ? distinct.count : 0))
      #expect(bottom.contains { $0.hasPrefix("  console:") } == (consoles.count == 1))
      #expect(top.count { $0.hasSuffix(":") } == (matrix.isUniform ? 0 : distinct.count))

      let markdown = matrix.markdown
      if matrix.isUniform {
        #expect(markdown == "**Title**: the same on every release.\n")
        continue
      }
      let rows = markdown.split(separator: "\n")
      #expect(rows.count == 3 + (reloads.count > 1 ? 1 : 0) + (consoles.count > 1 ? 1 : 0))
      let head = rows[1].components(separatedBy: " | ")
      #expect(head.count == distinct.count + 1)
      #expect(rows[2] == "|---" + String(repeating: "|---", count: distinct.count) + "|")
      if consoles.count > 1 { #expect(markdown.contains("a \\| b<br>&lt;c> \\\\")) }
      #expect(rows.contains { $0.hasPrefix("| reloads |") } == (reloads.count > 1))
    }
  }

  // MARK: - Looks of views

  @Test func contentThatDiffersIsNamed() {
    let (one, other) = (Image(name: "one", size: .zero), Image(name: "other", size: .zero))
    func cell(_ code: Int) -> TableViewCell {
      let cell = TableViewCell(style: .subtitle, reuseIdentifier: "c")
      if code % 3 > 0 { cell.textLabel?.text = code % 3 == 1 ? "a" : "b" }
      if code / 3 % 3 > 0 { cell.detailTextLabel?.text = code / 3 % 3 == 1 ? "a" : "b" }
      if code / 9 % 3 > 0 { cell.imageView?.image = code / 9 % 3 == 1 ? one : other }
      if code / 27 > 0 { cell.accessoryType = .checkmark }
      return cell
    }
    let looks = (0..<54).map { ViewLook(cell($0)) }
    for mine in 0..<54 {
      for its in stride(from: mine % 5, to: 54, by: 5) {
        for trusts in [true, false] {
          var wanted: [String] = []
          if mine / 27 != its / 27 { wanted.append("accessoryType") }
          if mine / 3 % 3 != its / 3 % 3 { wanted.append("detailTextLabel.text") }
          let (image, fresh) = (mine / 9 % 3, its / 9 % 3)
          if image != fresh, fresh > 0 || trusts { wanted.append("imageView.image") }
          if mine % 3 != its % 3 { wanted.append("textLabel.text") }
          #expect(
            looks[mine].contentDifferences(from: looks[its], trustsAbsence: trusts) == wanted,
            "\(mine) \(its)")
        }
      }
    }
  }
}
