import HeadlessKit
import ListCore
import Testing

import enum TestSupport.Thoroughness

@testable import ListTesting

/// Which of several differences is told, for every set of them.
@Suite struct DifferenceRuleTests {
  private static func path(_ item: Int, _ section: Int) -> ItemPath {
    ItemPath(item: item, section: section)
  }

  private static func element(
    _ place: ListPlace, _ text: String, _ number: Int
  ) -> ScreenState.Element {
    ScreenState.Element(
      place: place, name: ListViewName(.cell, number),
      frame: Frame(x: 0, y: Double(number) * 44, width: 300, height: 44), texts: [text])
  }

  static let state = ScreenState(
    kind: .table, visible: Frame(x: 0, y: 0, width: 300, height: 600), contentHeight: 300,
    counts: [2, 2],
    cells: [
      element(.item(path(0, 0)), "a", 1), element(.item(path(1, 0)), "b", 2),
      element(.item(path(0, 1)), "c", 3), element(.item(path(1, 1)), "d", 4),
    ],
    otherViews: [
      element(.header(section: 0), "A", 0), element(.header(section: 1), "B", 5),
    ])

  private static var stateChanges:
    [(change: (inout ScreenState) -> Void, told: VisibleDifference, back: VisibleDifference)]
  {
    [
      (
        {
          $0.otherViews[0].texts = ["B"]
          $0.otherViews[1].texts = ["A"]
        }, .sections(["A", "B"], ["B", "A"]), .sections(["B", "A"], ["A", "B"])
      ),
      ({ $0.counts = [2, 3] }, .counts([2, 2], [2, 3]), .counts([2, 3], [2, 2])),
      (
        { $0.cells[1].texts = ["x"] }, .texts(.item(path(1, 0)), ["b"], ["x"]),
        .texts(.item(path(1, 0)), ["x"], ["b"])
      ),
      (
        { $0.visible.y = 12 }, .offset(.init(x: 0, y: 0), .init(x: 0, y: 12)),
        .offset(.init(x: 0, y: 12), .init(x: 0, y: 0))
      ),
      (
        { $0.cells.removeAll { $0.texts == ["d"] } }, .texts(.item(path(1, 1)), ["d"], nil),
        .texts(.item(path(1, 1)), nil, ["d"])
      ),
      (
        { $0.otherViews.append(element(.footer(section: 0), "F", 6)) },
        .texts(.footer(section: 0), nil, ["F"]), .texts(.footer(section: 0), ["F"], nil)
      ),
      (
        { $0.cells[2].isSelected = true }, .looksSelected(.item(path(0, 1)), false, true),
        .looksSelected(.item(path(0, 1)), true, false)
      ),
      (
        { $0.selection = [path(0, 0)] }, .selection([], [path(0, 0)]),
        .selection([path(0, 0)], [])
      ),
    ]
  }

  @Test func theMostImportantDifferenceOfTwoListsIsTold() {
    let first = VisibleState(Self.state)
    for mask in 0..<(1 << Self.stateChanges.count) {
      let made = Self.stateChanges.indices.filter { mask >> $0 & 1 == 1 }
      var changed = Self.state
      for index in made { Self.stateChanges[index].change(&changed) }
      let other = VisibleState(changed)
      #expect(first.firstDifference(from: other) == made.first.map { Self.stateChanges[$0].told })
      // What is missing from the other list comes before what it has besides.
      let back = [0, 1, 2, 3, 5, 4, 6, 7].first(where: made.contains)
        .map { Self.stateChanges[$0].back }
      #expect(other.firstDifference(from: first) == back, "\(made)")
    }
  }

  @Test func sectionsAreNamedIfOneListHasAllOfTheOthers() {
    let names = ["A", "B", "C", "D"]
    func state(_ headers: [String?]) -> VisibleState {
      var state = Self.state
      state.counts = SectionCounts(headers.map { _ in 1 })
      state.cells = headers.indices.map {
        Self.element(.item(Self.path(0, $0)), "row", $0)
      }
      state.otherViews = headers.enumerated().compactMap { index, name in
        name.map { Self.element(.header(section: index), $0, index) }
      }
      return VisibleState(state)
    }
    var random = SeededGenerator(seed: Thoroughness.seed(11))
    for _ in 0..<400 {
      let one = Array(names.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
      let two = Array(names.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
      let found = state(one).firstDifference(from: state(two))
      let holds = one.allSatisfy(two.contains) || two.allSatisfy(one.contains)
      if one == two {
        #expect(found == nil)
      } else if holds, !one.isEmpty, !two.isEmpty {
        #expect(found == .sections(one, two))
      } else if one.count != two.count {
        #expect(found == .counts(one.map { _ in 1 }, two.map { _ in 1 }))
      } else if case .texts(.header(let section), let mine, let its) = found {
        #expect(mine == [one[section]] && its == [two[section]] && mine != its)
        #expect(one.prefix(section) == two.prefix(section))
      } else {
        Issue.record("\(one) \(two): \(String(describing: found))")
      }
      // Sections without names, or with the same name, are only counted.
      let twice = ["A", "A"] + one
      #expect(
        state(twice).firstDifference(from: state(one))
          == .counts(twice.map { _ in 1 }, one.map { _ in 1 }))
      guard !one.isEmpty else { continue }
      let nameless = state(one.map { _ in nil } + [nil])
      #expect(
        nameless.firstDifference(from: state(one))
          == .counts((one + [""]).map { _ in 1 }, one.map { _ in 1 }))
    }
  }

  // MARK: - Screens

  private static func look(_ names: [String]) -> ScreenLook {
    ScreenLook(
      screens: ["\"Inbox\""], lists: [VisibleState(state)],
      details: [
        ScreenLook.Detail(key: .init(property: .accessory, place: .item(path(0, 0))), value: "on")
      ],
      elements: names.map {
        ScreenLook.Element(
          name: String($0.prefix(1)), value: $0.count > 1 ? String($0.dropFirst()) : nil,
          isEnabled: true, isSelected: false, isFocused: false)
      }, drawing: "")
  }

  @Test func theMostImportantDifferenceOfTwoScreensIsTold() {
    let key = ScreenLook.Detail.Key(property: .accessory, place: .item(Self.path(0, 0)))
    let new = ScreenLook.Detail.Key(property: .editingMode, place: nil)
    let changes: [((inout ScreenLook) -> Void, VisibleDifference)] = [
      ({ $0.screens = ["x"] }, .screens(["\"Inbox\""], ["x"])),
      ({ $0.lists.append($0.lists[0]) }, .listCount(1, 2)),
      ({ $0.lists[0].selection = [Self.path(0, 0)] }, .selection([], [Self.path(0, 0)])),
      ({ $0.details[0].value = "off" }, .detail(key, "on", "off")),
      ({ $0.details.append(.init(key: new, value: "on")) }, .detail(new, nil, "on")),
      ({ $0.elements.removeAll() }, .element(Self.look(["p"]).elements[0], nil)),
    ]
    let first = Self.look(["p", "q"])
    for mask in 0..<(1 << changes.count) {
      var other = first
      let made = changes.indices.filter { mask >> $0 & 1 == 1 }
      for index in made { changes[index].0(&other) }
      #expect(first.firstDifference(from: other) == made.first.map { changes[$0].1 }, "\(made)")
    }
    var bare = first
    bare.details = []
    #expect(first.firstDifference(from: bare) == .detail(key, "on", nil))
    #expect(bare.firstDifference(from: first) == .detail(key, nil, "on"))
  }

  @Test func theFirstElementThatDiffersIsNamed() {
    let cases: [(String, String, String?, String?)] = [
      ("a b c", "a c", "b", nil), ("a c", "a b c", nil, "b"), ("a b c", "a x c", "b", "x"),
      ("a b", "a b1", "b", "b1"), ("a", "", "a", nil), ("", "a", nil, "a"),
      ("a b", "a", "b", nil), ("a b b", "a b", "b", nil), ("a b", "a b b", nil, "b"),
      ("a b c", "a x b c", nil, "x"), ("a1 b", "a2 b", "a1", "a2"),
      // Elements in another order, and ones that look the same under one name.
      ("a b c", "a c b", "b", "c"), ("a1 b", "b a2", "a1", "a2"), ("b c b", "b b c", "c", "b"),
    ]
    for (one, other, mine, its) in cases {
      let looks = [one, other].map { Self.look($0.split(separator: " ").map(String.init)) }
      let wanted = [mine, its].map { $0.map { Self.look([$0]).elements[0] } }
      #expect(
        looks[0].firstDifference(from: looks[1]) == .element(wanted[0], wanted[1]),
        "\(one) | \(other)")
      #expect(looks[0].firstDifference(from: looks[0]) == nil)
    }
  }

  @Test func anElementIsDescribedByWhatIsUnusualOfIt() {
    for mask in 0..<32 {
      func has(_ bit: Int) -> Bool { mask >> bit & 1 == 1 }
      let value: String? = has(0) ? has(1) ? "off" : "On" : has(1) ? "" : nil
      let element = ScreenLook.Element(
        name: "switch \"On\"", value: value, isEnabled: !has(2), isSelected: has(3),
        isFocused: has(4))
      var words = ["switch \"On\""]
      if value == "off" { words.append("with the value off") }
      if has(2) { words.append("disabled") }
      if has(3) { words.append("selected") }
      if has(4) { words.append("with the keyboard") }
      #expect(element.description == words.joined(separator: ", "))
    }
  }

  @Test func offsetsAreEqualToAThirdOfAPoint() {
    for step in -40...40 {
      let y = Double(step) / 12
      let offset = VisibleState.Offset(x: 7, y: y)
      #expect((offset == VisibleState.Offset(x: 7, y: 0)) == (abs(y) < 1.0 / 6))
      #expect(abs(offset.y - y) <= 1.0 / 6 + 1e-9 && offset.x == 7)
      #expect(VisibleState.Offset(x: y, y: 7).x == offset.y)
      let tenths = (offset.y * 10).rounded() / 10
      let text = tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
      #expect(offset.description == "(7, \(text))")
    }
  }
}
