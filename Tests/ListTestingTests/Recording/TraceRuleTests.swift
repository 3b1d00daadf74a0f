import Foundation
import HeadlessKit
import ListCore
import Testing

import enum TestSupport.Thoroughness

@testable import ListTesting

/// What is counted, chosen and compared of the events of a list.
@Suite struct TraceRuleTests {
  static let path = ItemPath(item: 0, section: 0)
  private static let cell = ListViewName(.cell, 1)
  private static let crash = CrashReport(
    .query(.itemsOfMissingSection(3, sections: 1)), profile: .newest)

  /// Every kind of event, its topic, and the figure that it adds to.
  private static var events: [(ListEvent, ListEvent.Topic, WritableKeyPath<ListCost, Int>?)] {
    [
      (.askedForSectionCount(answer: 1), .questions, \.countsAskedFor),
      (.askedForItemCount(section: 0, answer: 1), .questions, \.countsAskedFor),
      (.askedForTitle(.header(section: 0), answer: nil), .questions, \.otherViewsAskedFor),
      (.askedForView(.item(path)), .questions, \.cellsAskedFor),
      (.askedForView(.header(section: 0)), .questions, \.otherViewsAskedFor),
      (.askedForView(.supplementary(kind: "k", path)), .questions, \.otherViewsAskedFor),
      (.created(cell, reuseIdentifier: nil), .views, \.viewsCreated),
      (.reused(cell, reuseIdentifier: "r"), .views, \.viewsReused),
      (.reconfigured(cell, .item(path)), .views, \.cellsReconfigured),
      (.displayed(cell, .item(path)), .views, nil), (.ended(cell, .item(path)), .views, nil),
      (.pooled(cell), .views, nil), (.reloadedData, .changes, \.reloads),
      (.calledReconfigure([path], .table), .changes, nil), (.beganUpdate(nil), .changes, nil),
      (.called(UpdateCall([.reloadItem(path)]), .table), .changes, nil),
      (.beganApply(SnapshotApply(sections: 1, items: 1, style: .animated)), .changes, nil),
      (.endedApply, .changes, nil), (.layoutPass, .time, \.layoutPasses),
      (.animationEnded, .time, nil), (.completed(finished: true), .time, nil),
      (.selectionChanged([path]), .people, nil), (.calledDelegate("d", nil), .people, nil),
      (.crashed(crash), .words, nil), (.noted("n"), .words, nil),
    ]
  }

  private static func trace(_ events: [ListEvent]) -> ListTrace {
    ListTrace(events.map { ListTrace.Entry(event: $0) })
  }

  @Test func everyEventAddsToItsOwnFigure() {
    let fields: [WritableKeyPath<ListCost, Int>] = [
      \.countsAskedFor, \.cellsAskedFor, \.otherViewsAskedFor, \.viewsCreated, \.viewsReused,
      \.cellsReconfigured, \.updates, \.animatedOperations, \.reloads, \.layoutPasses,
    ]
    let names = [
      "counts asked for", "cells asked for", "other views asked for", "views created",
      "views reused", "cells configured again", "updates", "operations animated", "reloads",
      "layout passes",
    ]
    var all = ListCost()
    for (event, topic, field) in Self.events {
      var wanted = ListCost()
      if let field { wanted[keyPath: field] = 1 }
      #expect(Self.trace([event]).cost == wanted, "\(event)")
      #expect(event.topic == topic, "\(event)")
      for other in ListEvent.Topic.allCases {
        #expect(Self.trace([event]).about([other]).isEmpty == (other != topic), "\(event)")
      }
      all = all + Self.trace([event]).cost
    }
    #expect(all == Self.trace(Self.events.map(\.0)).cost)
    for (index, field) in fields.enumerated() {
      var (one, other, sum) = (ListCost(), ListCost(), ListCost())
      (one[keyPath: field], other[keyPath: field], sum[keyPath: field]) = (2, 3, 5)
      #expect(one + other == sum && one + ListCost() == one && ListCost() + one == one)
      #expect(one.figures.map(\.name) == names)
      #expect(one.figures.map(\.value) == fields.indices.map { $0 == index ? 2 : 0 })
      #expect(one.description == "\(names[index]) 2")
    }
    #expect(ListCost().description == "nothing")
  }

  @Test func onlyAnimatedUpdatesCountAsAnimated() throws {
    let counts: SectionCounts = [4, 1, 2]
    let changes: [Change] = [
      .deleteItem(ItemPath(item: 0, section: 0)), .insertItem(ItemPath(item: 1, section: 0)),
      .reloadItem(ItemPath(item: 2, section: 0)),
      .moveItem(from: ItemPath(item: 3, section: 0), to: ItemPath(item: 0, section: 0)),
      .insertSection(0), .moveSection(from: 2, to: 1), .deleteSection(1),
    ]
    for mask in 0..<(1 << changes.count) {
      let made = changes.indices.filter { mask >> $0 & 1 == 1 }.map { changes[$0] }
      let deleted = made.contains(.deleteSection(1))
      let inserted = made.contains(.insertSection(0))
      let first =
        counts[0] - (made.contains(changes[0]) ? 1 : 0) + (made.contains(changes[1]) ? 1 : 0)
      // The position after the update of the section that the items are in depends on the others.
      let isMoved = made.contains(changes[5])
      var rows = isMoved ? [first, 2] + (deleted ? [] : [1]) : [first] + (deleted ? [] : [1]) + [2]
      if inserted { rows.insert(3, at: 0) }
      guard
        let plan = try? UpdatePlan(BatchUpdate(made), from: counts, to: SectionCounts(rows))
      else { continue }
      let number =
        plan.deletedItems.count + plan.insertedItems.count + plan.movedItems.count
        + plan.reloadedItems.count + plan.deletedSections.count + plan.insertedSections.count
        + plan.movedSections.count + plan.reloadedSections.count
      #expect(plan.operationCount == number)
      let quiet = Self.trace([.updated(plan)])
      #expect(quiet.cost.updates == 1 && quiet.cost.animatedOperations == 0)
      let shown = Self.trace([.updated(plan), .animationStarted(seconds: 0.3)])
      #expect(shown.cost.animatedOperations == number)
      #expect(Self.trace([.updated(plan)]).events[0].topic == .changes)
      let late = Self.trace([.animationStarted(seconds: 0.3), .updated(plan)])
      #expect(late.cost.animatedOperations == 0)
    }
    let plan = try UpdatePlan(
      BatchUpdate([.reloadSection(0), .deleteItem(ItemPath(item: 0, section: 1))]), from: [2, 3],
      to: [2, 2])
    #expect(plan.operationCount == 2)
  }

  @Test func theFirstEventThatDiffersIsFound() {
    var random = SeededGenerator(seed: Thoroughness.seed(5))
    for _ in 0..<500 {
      let texts = (0..<2).map { _ in
        (0..<Int.random(in: 0...5, using: &random)).map { _ in Bool.random(using: &random) }
      }
      let traces = texts.enumerated().map { index, texts in
        ListTrace(
          texts.map { ListTrace.Entry(time: Double(index), event: .noted("\($0)")) })
      }
      let most = max(texts[0].count, texts[1].count)
      let wanted = (0..<most).first { index in
        index >= texts[0].count || index >= texts[1].count || texts[0][index] != texts[1][index]
      }
      #expect(traces[0].firstDifference(from: traces[1]) == wanted)
      let isTrue = { (event: ListEvent) in event == .noted("true") }
      #expect(traces[0].count(where: isTrue) == texts[0].count { $0 })
      #expect(traces[0].filter(isTrue).events.count == texts[0].count { $0 })
    }
  }

  @Test func timesAreStampedWhereTheyChange() {
    let trace = ListTrace(
      [0, 0, 0.25, 0.25, 10, 10].enumerated().map {
        ListTrace.Entry(time: $1, event: .noted("n\($0)"))
      })
    let note = { (number: Int) in "\(ListEvent.noted("n\(number)"))" }
    #expect(
      trace.description.split(separator: "\n").map(String.init) == [
        "0.00 s   \(note(0))", "         \(note(1))", "0.25 s   \(note(2))", "         \(note(3))",
        "10.00 s  \(note(4))", "         \(note(5))",
      ])
    #expect(ListTrace().description.isEmpty && ListTrace().isEmpty && !trace.isEmpty)
  }

  // MARK: - Questions of the causes

  @Test func eventsSayWhatTheyConfigureAndReload() {
    let (here, there) = (Self.path, ItemPath(item: 1, section: 0))
    let calls: [(ListEvent, isReload: Bool, isAnnounced: Bool, here: Bool, items: [ItemPath])] = [
      (.reloadedData, true, true, true, []),
      (.called(UpdateCall([.reloadItem(here)]), .table), true, true, false, [here]),
      (.called(UpdateCall([.reloadSection(0)]), .table), true, true, false, []),
      (
        .called(UpdateCall([.deleteItem(here), .reloadItem(there), .reloadItem(here)]), .table),
        true, true, false, [there, here]
      ),
      (.called(UpdateCall([.deleteItem(here)]), .table), false, true, false, []),
      (.calledReconfigure([here], .table), false, true, false, []),
      (.beganUpdate(nil), false, true, false, []),
      (.askedForView(.item(here)), false, false, true, []),
      (.askedForView(.item(there)), false, false, false, []),
      (.askedForView(.header(section: 0)), false, false, false, []),
      (.reconfigured(Self.cell, .item(here)), false, false, true, []),
      (.reconfigured(Self.cell, .item(there)), false, false, false, []),
      (.displayed(Self.cell, .item(here)), false, false, false, []),
      (.layoutPass, false, false, false, []), (.endedApply, false, false, false, []),
    ]
    for (event, isReload, isAnnounced, configures, items) in calls {
      #expect(event.isReload == isReload, "\(event)")
      #expect(event.isAnnouncement == isAnnounced, "\(event)")
      #expect(event.configures(here) == configures, "\(event)")
      #expect(event.reloadsAll == (event == .reloadedData), "\(event)")
      #expect(event.reloadedItems == items, "\(event)")
      #expect(!event.isApply)
    }
    #expect(
      ListEvent.beganApply(SnapshotApply(sections: 1, items: 1, style: .animated)).isApply)
  }

  @Test func appliesThatEmptyAndFillAListAreSeen() {
    var random = SeededGenerator(seed: Thoroughness.seed(8))
    for _ in 0..<300 {
      let sizes = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        Int.random(in: 0...2, using: &random)
      }
      let reloads = sizes.map { _ in Int.random(in: 0...2, using: &random) }
      let outside = Int.random(in: 0...2, using: &random)
      func reload(_ count: Int) -> ListEvent {
        let changes = (0..<count).map { Change.reloadItem(ItemPath(item: $0, section: 0)) }
        return .called(UpdateCall(changes), .table)
      }
      let applies = zip(sizes, reloads).flatMap { size, count -> [ListEvent] in
        [
          .beganApply(SnapshotApply(sections: 1, items: size, style: .animated)), reload(count),
          .endedApply, reload(outside),
        ]
      }
      let trace = Self.trace([reload(outside)] + applies)
      let isFilled = sizes.indices.contains { index in
        sizes[index] == 0 && sizes[index...].contains { $0 > 0 }
      }
      #expect(trace.emptiesAndFills == isFilled, "\(sizes)")
      #expect(trace.reloadsInApplies == reloads.reduce(0, +))
    }
  }

  // MARK: - Frames

  @Test func framesMeetIfTheyShareAnArea() {
    var random = SeededGenerator(seed: Thoroughness.seed(2))
    func frame() -> Frame {
      Frame(
        x: Double(Int.random(in: 0...6, using: &random)),
        y: Double(Int.random(in: 0...6, using: &random)),
        width: Double(Int.random(in: 1...4, using: &random)),
        height: Double(Int.random(in: 1...4, using: &random)))
    }
    func cells(_ frame: Frame) -> Set<[Int]> {
      Set(
        (Int(frame.x)..<Int(frame.maxX)).flatMap { x in
          (Int(frame.y)..<Int(frame.maxY)).map { [x, $0] }
        })
    }
    for _ in 0..<400 {
      let (one, other) = (frame(), frame())
      #expect(one.meets(other) == !cells(one).isDisjoint(with: cells(other)))
      #expect(one.between(other, 0) == one && one.between(other, 1) == other)
      let half = one.between(other, 0.5)
      #expect(half.x * 2 == one.x + other.x && half.y * 2 == one.y + other.y)
      #expect(half.width * 2 == one.width + other.width)
      #expect(half.height * 2 == one.height + other.height)
      let quarter = one.between(other, 0.25)
      #expect(quarter.x == one.between(half, 0.5).x && quarter.maxY == one.between(half, 0.5).maxY)
      #expect(Frame(CGRect(x: one.x, y: one.y, width: one.width, height: one.height)) == one)
      #expect(
        one.on(other)
          == Frame(x: one.x - other.x, y: one.y - other.y, width: one.width, height: one.height))
    }
    #expect(Frame(x: 1, y: 2.5, width: 3, height: -4).description == "(1, 2.5, 3, -4)")
  }
}
