import HeadlessKit
import ListCore
import Testing

import enum TestSupport.Thoroughness

@testable import ListTesting

/// What a comparison finds in a step, for every set of the things that can go wrong.
@Suite struct FindingRuleTests {
  typealias PathStep = PathComparison.PathStep
  typealias Finding = PathComparison.Finding

  static func step(_ change: (inout PathStep) -> Void = { _ in }) -> PathStep {
    var step = PathStep(
      before: DifferenceRuleTests.state, after: DifferenceRuleTests.state, trace: ListTrace())
    change(&step)
    return step
  }

  static let crash = CrashReport(
    .query(.itemsOfMissingSection(3, sections: 1)), profile: .newest)
  static let stale = ListFinding(.staleCell, "Stale.")
  static let wrong = ListFinding(.wrongPlace, "Wrong.")
  static let collapsed = ListFinding(.collapsedCell, "Collapsed.")

  @Test func theWorstFindingIsTold() {
    // For each kind, who has it: nobody, one path, the other, or both.
    for code in 0..<(1 << 12) {
      let who = (0..<6).map { code >> (2 * $0) & 3 }
      func made(_ side: Int) -> PathStep {
        Self.step {
          if who[0] & side != 0 { $0.crash = Self.crash }
          if who[1] & side != 0 { $0.failure = "no row" }
          if who[2] & side != 0 { $0.gap = "no list" }
          if who[3] & side != 0 { $0.after.cells[0].texts = ["other"] }
          if who[4] & side != 0 { $0.findings = [Self.stale] }
          if who[5] & side != 0 { $0.unfinished = ["waits"] }
        }
      }
      func one<Value>(_ kind: Int, _ value: Value) -> Value? { who[kind] & 1 != 0 ? value : nil }
      func two<Value>(_ kind: Int, _ value: Value) -> Value? { who[kind] & 2 != 0 ? value : nil }
      let place = ListPlace.item(ItemPath(item: 0, section: 0))
      let wanted: Finding? =
        if who[0] != 0 {
          .crash(legacy: one(0, Self.crash), diffable: two(0, Self.crash))
        } else if who[1] != 0 {
          .failure(legacy: one(1, "no row"), diffable: two(1, "no row"))
        } else if who[2] != 0 {
          .notCompared(legacy: one(2, "no list"), diffable: two(2, "no list"))
        } else if who[3] == 1 {
          .sight(.texts(place, ["other"], ["a"]))
        } else if who[3] == 2 {
          .sight(.texts(place, ["a"], ["other"]))
        } else if who[4] == 2 {
          .mistakes(legacy: [], diffable: [Self.stale])
        } else if who[5] != 0 {
          .unfinished(legacy: one(5, ["waits"]) ?? [], diffable: two(5, ["waits"]) ?? [])
        } else {
          nil
        }
      #expect(Finding(made(1), made(2)) == wanted, "\(who)")
    }
  }

  @Test func screensAreComparedByTheirLooksIfThereAreAny() {
    let look = ScreenLook(screens: ["a"], lists: [], details: [], elements: [], drawing: "")
    var other = look
    other.screens = ["b"]
    let one = Self.step { $0.look = look }
    #expect(Finding(one, Self.step { $0.look = other }) == .sight(.screens(["a"], ["b"])))
    #expect(Finding(one, one) == nil)
    let unlike = Self.step { $0.after.counts = [2, 9] }
    #expect(Finding(one, unlike) == .sight(.counts([2, 2], [2, 9])))
    #expect(Finding(one, Self.step { ($0.look, $0.after.counts) = (look, [9]) }) == nil)
  }

  @Test func mistakesThatBothMakeAreLeftOut() {
    let all = [Self.stale, Self.wrong, Self.collapsed]
    for code in 0..<64 {
      let legacy = all.indices.filter { code >> $0 & 1 == 1 }.map { all[$0] }
      let diffable = all.indices.filter { code >> ($0 + 3) & 1 == 1 }.map { all[$0] }
      let found = Finding(
        Self.step { $0.findings = legacy },
        Self.step {
          $0.findings = diffable.map { ListFinding($0.kind, "In other words.") }
        })
      let new = diffable.filter { !legacy.contains($0) }
        .map { ListFinding($0.kind, "In other words.") }
      let old = legacy.filter { !diffable.contains($0) }
      #expect(found == (new.isEmpty ? nil : .mistakes(legacy: old, diffable: new)))
      #expect((found?.isWarning ?? false) == (new.map(\.kind) == [.collapsedCell]))
    }
    let warnings = ListFinding.Kind.allCases.filter { ListFinding($0, "").isWarning }
    #expect(
      warnings == [
        .layoutOutsideHierarchy, .updatedWhileCovered, .cellAskedForDuringUpdate, .collapsedCell,
      ])
  }

  @Test func onlyFindingsOfOneKindResembleEachOther() {
    let crashes: [Finding] = [
      .crash(legacy: Self.crash, diffable: nil), .crash(legacy: nil, diffable: Self.crash),
      .crash(legacy: Self.crash, diffable: Self.crash),
    ]
    let failures: [Finding] = [
      .failure(legacy: "a", diffable: nil), .failure(legacy: nil, diffable: "a"),
      .failure(legacy: "a", diffable: "a"),
    ]
    let others: [Finding] = [
      .sight(.listCount(1, 2)), .notCompared(legacy: "a", diffable: nil),
      .mistakes(legacy: [], diffable: [Self.stale]), .unfinished(legacy: ["a"], diffable: []),
      .reloads(items: 1, cost: ListCost()),
    ]
    let all = crashes + failures + others
    for (index, one) in all.enumerated() {
      for (place, other) in all.enumerated() {
        #expect(one.resembles(other) == (index == place), "\(index) \(place)")
      }
      #expect(!one.isWarning)
    }
    #expect(
      Finding.failure(legacy: "a", diffable: nil).resembles(.failure(legacy: "b", diffable: nil)))
    #expect(Finding.sight(.listCount(1, 2)).resembles(.sight(.screens([], []))))
  }

  // MARK: - Sentences

  private static func sentence(
    _ finding: Finding, _ kind: ListKind = .table, step: Int = 2, label: String = "tap",
    site: CallSite? = nil, unjudged: Int = 0
  ) -> String {
    PathComparison.Difference(
      step: step, label: label, site: site, finding: finding, kind: kind,
      names: PathNames("old", "new"), profile: .newest, unjudged: unjudged
    ).sentence
  }

  @Test func failuresOfAStepAreTold() {
    let site = CallSite(fileID: "Shop/Tests.swift", line: 7)
    for (unjudged, rest) in [
      (0, ""), (1, " The step after it is not judged."),
      (2, " The 2 steps after it are not judged."),
    ] {
      #expect(
        Self.sentence(
          .failure(legacy: "no row\nabc", diffable: "no row\nxyz"), site: site, unjudged: unjudged)
            == """
            Step 2 (tap) at Tests.swift:7 fails alike with both: the step is wrong, not the \
            screen.\(rest)
            no row
            abc
            """)
    }
    #expect(
      Self.sentence(.failure(legacy: "a", diffable: "b"), label: "") == """
        With the old step 2 fails: a
        With the new step 2 fails: b
        """)
    #expect(
      Self.sentence(.failure(legacy: nil, diffable: "b"), site: site)
        == "With the new step 2 (tap) at Tests.swift:7 fails: b")
    #expect(
      Self.sentence(.notCompared(legacy: "it is gone", diffable: nil))
        == "With the old nothing can be compared after step 2 (tap): it is gone.")
    let reason = Self.crash.facts.reason(.newest, view: nil)
    #expect(
      Self.sentence(.crash(legacy: nil, diffable: Self.crash))
        == "With the new step 2 (tap) crashes: \(reason)")
    #expect(
      Self.sentence(.crash(legacy: Self.crash, diffable: Self.crash), label: "") == """
        With the old step 2 crashes: \(reason)
        With the new step 2 crashes: \(reason)
        """)
  }

  @Test func mistakesAndWorkAreTold() {
    #expect(
      Self.sentence(.mistakes(legacy: [Self.stale, Self.wrong], diffable: [])) == """
        After step 2 (tap) there was a mistake with the old that is not there with the new \
        (staleCell, wrongPlace).
        """)
    #expect(
      Self.sentence(.mistakes(legacy: [Self.stale], diffable: [Self.wrong])) == """
        After step 2 (tap) the screens look alike, but there is a mistake with the old (staleCell).
        After step 2 (tap) the screens look alike, but there is a mistake with the new (wrongPlace).
        """)
    var cost = ListCost()
    (cost.cellsAskedFor, cost.viewsCreated, cost.viewsReused) = (3, 1, 2)
    for (items, words) in [(1, "a cell"), (2, "2 cells")] {
      #expect(
        Self.sentence(.reloads(items: items, cost: cost)) == """
          After step 2 (tap) the screens look alike, but the new replaced \(words) that could stay \
          (3 asked for, 1 created, 2 reused).
          """)
    }
    #expect(
      Self.sentence(.unfinished(legacy: ["a", "b"], diffable: ["a", "b"]))
        == "After step 2 (tap), with both, a, b.")
    #expect(
      Self.sentence(.unfinished(legacy: ["a", "b"], diffable: []))
        == "After step 2 (tap), with the old, a, b.")
    #expect(
      Self.sentence(.unfinished(legacy: ["a"], diffable: ["b"])) == """
        After step 2 (tap), with the old, a.
        After step 2 (tap), with the new, b.
        """)
  }

  @Test func visibleDifferencesAreTold() {
    let item = ListPlace.item(ItemPath(item: 1, section: 0))
    func key(
      _ property: ScreenLook.Detail.Property, _ place: ListPlace? = nil
    ) -> ScreenLook.Detail.Key {
      ScreenLook.Detail.Key(property: property, place: place)
    }
    let switched = ScreenLook.Element(
      name: "switch", value: "1", isEnabled: true, isSelected: false, isFocused: false)
    let cases: [(VisibleDifference, String)] = [
      (.counts([1, 2], [1, 3]), "section 1 has 2 ITEMs with the old, and 3 with the new."),
      (.counts([1, 2], [3, 2]), "section 0 has 1 ITEM with the old, and 3 with the new."),
      (.counts([1], [1, 3]), "there are 1 section with the old, and 2 with the new."),
      (.counts([], [1]), "there are 0 sections with the old, and 1 with the new."),
      (
        .sections(["A", "B"], ["B", "A"]),
        "the sections are in another order: \"A\", \"B\" with the old, and \"B\", \"A\" with the new."
      ),
      (
        .sections(["A"], ["A", "B"]),
        "the sections are \"A\" with the old, and \"A\", \"B\" with the new."
      ),
      (
        .texts(item, ["a", "b"], []),
        "ITEM 0 - 1 shows \"a\", \"b\" with the old, and no text with the new."
      ),
      (
        .texts(.header(section: 2), nil, ["a"]),
        "header 2 shows nothing with the old, and \"a\" with the new."
      ),
      (
        .offset(.init(x: 0, y: 10), .init(x: 0, y: 20.5)),
        "the content is scrolled to (0, 10) with the old, and to (0, 20.7) with the new."
      ),
      (
        .looksSelected(item, true, false),
        "ITEM 0 - 1 looks selected with the old, and unselected with the new."
      ),
      (
        .selection([], [ItemPath(item: 1, section: 0), ItemPath(item: 2, section: 0)]),
        "the selection is empty with the old, and 0 - 1, 0 - 2 with the new."
      ),
      (.screens(["a", "b"], ["a"]), "the screen is a > b with the old, and a with the new."),
      (
        .detail(key(.accessory, item), "a view", nil),
        "the accessory of ITEM 0 - 1 is a view with the old, and not there with the new."
      ),
      (
        .detail(key(.refreshControl), nil, "refreshing"),
        "the refresh control is idle with the old, and refreshing with the new."
      ),
      (
        .detail(key(.editingMode), "on", nil),
        "the editing mode is on with the old, and off with the new."
      ),
      (
        .detail(key(.textColor, item), "red", nil),
        "the text colour of ITEM 0 - 1 differs: red with the old, and label colour with the new."
      ),
      (.listCount(1, 2), "there are 1 list on screen with the old, and 2 with the new."),
      (.listCount(2, 1), "there are 2 lists on screen with the old, and 1 with the new."),
      (
        .element(switched, nil),
        "there is switch, with the value 1 with the old, and nothing with the new."
      ),
    ]
    for (difference, words) in cases {
      for kind in ListKind.allCases {
        #expect(
          Self.sentence(.sight(difference), kind)
            == "After step 2 (tap) \(words.replacing("ITEM", with: kind.itemNoun))")
      }
    }
    for property in [
      ScreenLook.Detail.Property.sectionIndex, .editingControl, .reorderControl, .accessory,
    ] {
      #expect(property.absence == "not there")
    }
  }

  // MARK: - Comparisons

  private static func comparison(_ steps: [(PathStep, PathStep, Finding?)]) -> PathComparison {
    PathComparison(
      names: PathNames("old", "new"), profile: .newest,
      screen: Frame(x: 0, y: 0, width: 300, height: 600.5),
      steps: steps.enumerated().map { index, step in
        var made = PathComparison.Step(
          index: index, label: index == 1 ? "tap" : "", site: nil, legacy: step.0,
          diffable: step.1, difference: nil)
        made.difference = step.2.map {
          PathComparison.Difference(
            step: index, label: made.label, finding: $0, kind: .table,
            names: PathNames("old", "new"), profile: .newest)
        }
        return made
      })
  }

  @Test func warningsComeLast() {
    let findings: [Finding?] = [
      nil, .mistakes(legacy: [], diffable: [Self.collapsed]), .sight(.listCount(1, 2)),
      .mistakes(legacy: [], diffable: [Self.collapsed, Self.wrong]),
    ]
    for code in 0..<64 {
      let some = (0..<3).map { findings[code >> (2 * $0) & 3] }
      let comparison = Self.comparison(some.map { (Self.step(), Self.step(), $0) })
      let severe = some.firstIndex { $0 != nil && $0 != findings[1] }
      #expect(comparison.difference?.step == severe ?? some.firstIndex { $0 != nil })
      #expect(comparison.isEquivalent == some.allSatisfy { $0 == nil })
      #expect(comparison.differences.count == some.count { $0 != nil })
    }
    #expect(!Self.comparison([]).isEquivalent)
    #expect(
      Self.comparison([]).description.hasPrefix(
        "Nothing was compared: there was no model to show (iOS 27, 300 x 600.5)."))
  }

  /// Returns a path that was asked for so many cells, and told so many things.
  private static func asked(_ cells: Int, notes: Int = 0, crashes: Bool = false) -> PathStep {
    step {
      let place = ListPlace.item(ItemPath(item: 0, section: 0))
      let notes = (0..<notes).map { ListEvent.noted("note \($0)") }
      let views = Array(repeating: ListEvent.askedForView(place), count: cells)
      $0.trace = ListTrace((views + notes).map { ListTrace.Entry(event: $0) })
      if crashes { $0.crash = crash }
    }
  }

  @Test func longTablesAreAbridged() {
    for count in 1...40 {
      let comparison = Self.comparison(
        (0..<count).map { (Self.asked($0), Self.asked($0 % 3), nil) })
      let table = ComparisonReport(comparison).table
      let told = count > 16 ? Array(0..<10) + Array(count - 5..<count) : Array(0..<count)
      let steps = table.dropFirst().dropLast().filter { $0.count > 2 }
      #expect(steps.map(\.[0]) == told.map { "\($0)" })
      let column = table[0].firstIndex(of: "cells asked") ?? 0
      #expect(
        steps.map { $0[column] } == told.map { $0 == $0 % 3 ? "\($0)" : "\($0) | \($0 % 3)" })
      let left = table.filter { $0.count == 2 }
      #expect(left == (count > 16 ? [["…", "\(count - 15) more steps"]] : []))
      #expect(count <= 16 || table[11].count == 2)
      let sums = [(0..<count).reduce(0, +), (0..<count).reduce(0) { $0 + $1 % 3 }]
      #expect(table.last?[1] == "together")
      #expect(
        table.last?[column] == (sums[0] == sums[1] ? "\(sums[0])" : "\(sums[0]) | \(sums[1])"))
      #expect(
        ComparisonReport(comparison).headline
          == "The old and the new look alike through \(count - 1) step\(count == 2 ? "" : "s") "
          + "(iOS 27, 300 x 600.5).")
    }
  }

  @Test func longTracesAreCutWhereNothingHappens() {
    for notes in 0...14 {
      for crashes in [false, true] {
        let comparison = Self.comparison([
          (Self.step(), Self.step(), nil),
          (
            Self.asked(3, notes: notes), Self.asked(0, notes: 1, crashes: crashes),
            .failure(legacy: "a", diffable: nil)
          ),
        ])
        let excerpts = ComparisonReport(comparison).excerpts
        #expect(excerpts.map(\.title) == ["Step 1 with the old:", "Step 1 with the new:"])
        let all = (0..<notes).map { "note \($0)" }
        let told = notes > 10 ? all.prefix(10) + ["… \(notes - 10) more"] : all
        let lines = excerpts[0].lines.map { String($0.drop { $0 != "n" && $0 != "…" }) }
        #expect(lines == (notes == 0 ? ["nothing happened"] : told))
        #expect(excerpts[1].lines.count == 1)
        let crashed = Self.comparison([
          (
            Self.asked(0, notes: notes, crashes: true), Self.step(),
            .crash(legacy: Self.crash, diffable: nil)
          )
        ])
        let last = ComparisonReport(crashed).excerpts[0].lines
          .map { String($0.drop { $0 != "n" && $0 != "…" }) }
        let end = notes > 10 ? ["… \(notes - 10) more"] + all.suffix(10) : all
        #expect(last == (notes == 0 ? ["nothing happened"] : end))
      }
    }
  }

  @Test func manyFindingsAreCounted() {
    for count in 1...7 {
      let comparison = Self.comparison(
        (0..<count).map { _ in (Self.step(), Self.step(), .sight(.listCount(1, 2))) })
      let report = ComparisonReport(comparison)
      #expect(report.findings.count == min(count, 4) + (count > 4 ? 1 : 0))
      #expect(count <= 4 || report.findings.last == "\(count - 4) more.")
      #expect(
        report.headline
          == "The old and the new differ: \(count) finding\(count == 1 ? "" : "s") in \(count - 1) "
          + "step\(count == 2 ? "" : "s") (iOS 27, 300 x 600.5).")
    }
  }

  @Test func writtenTextsReadAsTheyWere() throws {
    let strange = "a <b> & \"c\" 'd' `e` ``f`` *g* _h_ [i] | \\ # ~"
    var comparison = Self.comparison([
      (Self.asked(1, notes: 2), Self.asked(2), .failure(legacy: strange, diffable: nil))
    ])
    comparison.steps[0].label = strange
    let html = comparison.html(title: strange)
    func plain(_ text: some StringProtocol) -> String {
      [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
        .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
    }
    let heading = try #require(html.firstMatch(of: /<h1>([^<]*)<\/h1>/)).1
    #expect(plain(heading) == "\(strange): old and new")
    let items = html.matches(of: /<li>([^<]*)<\/li>/).map { plain($0.1) }
    #expect(items == ["With the old step 0 fails: \(strange)"])
    let cells = html.matches(of: /<th scope="row">([^<]*)<\/th>/).map { plain($0.1) }
    #expect(cells == [strange.shortened(toColumns: 28), "together"])
    #expect(html.matches(of: /class="differs"/).count == 2)
    #expect(html.contains(/class="verdict apart"/) && !html.contains(/class="verdict alike"/))

    let markdown = comparison.markdown
    let item = try #require(markdown.firstMatch(of: /\n- (.*)\n/)).1
    #expect(item.replacing(/\\(.)/) { $0.1 } == "With the old step 0 fails: \(strange)")
    #expect(!item.contains(/(^|[^\\])[`*_\[<|#~&]/))
  }

  @Test func fencesAreLongerThanWhatIsInside() {
    for ticks in 0...6 {
      var path = Self.step()
      path.trace = ListTrace([
        ListTrace.Entry(event: .noted("a \(String(repeating: "`", count: ticks)) b"))
      ])
      let comparison = Self.comparison([(path, path, .failure(legacy: "x", diffable: nil))])
      let fence = String(repeating: "`", count: max(3, ticks + 1))
      let lines = comparison.markdown.split(separator: "\n")
      #expect(lines.count { $0 == fence + "text" } == 2 && lines.count { $0 == fence } == 2)
    }
  }

  @Test func wrappedLinesAreFullAndLoseNoWord() {
    var random = SeededGenerator(seed: Thoroughness.seed(3))
    for _ in 0..<300 {
      let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        String(repeating: "w", count: Int.random(in: 1...9, using: &random))
      }
      let width = Int.random(in: 4...40, using: &random)
      let lines = words.joined(separator: " ").wrapped(at: width)
        .split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") })
      let plain = [lines[0]] + lines.dropFirst().map { $0.dropFirst(2) }
      #expect(plain.joined(separator: " ") == words.joined(separator: " "))
      for (line, next) in zip(plain, plain.dropFirst()) {
        let word = next.prefix { $0 != " " }
        #expect(line.count + word.count + 1 > width - 2)
      }
      #expect(plain.allSatisfy { $0.count <= width - 2 || !$0.contains(" ") })
    }
    #expect("a b\n\nc".wrapped(at: 40) == "a b\n  \n  c")
  }
}
