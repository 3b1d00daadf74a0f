import Foundation
import TestSupport
import Testing

@testable import HeadlessLists
@testable import HeadlessViews

/// The groups of a section against a second implementation, which knows rows only: a column is a row
/// whose widths and heights are exchanged. (behaviour 14.1 to 14.4)
@MainActor
@Suite struct PlainGroupTests {
  @Test("a random group lies where the plain one does", arguments: 0..<300 as Range<UInt64>)
  func groups(seed: UInt64) {
    var maker = GroupMaker(seed: seed)
    let group = maker.group(depth: 2)
    let container = CGSize(width: maker.length(200) + 60, height: maker.length(200) + 60)
    let count = [1, 2, 5, 30, 200][maker.numbers.below(5)]
    let sizes = maker.measured(count)
    var solver = GroupSolver(
      0..<count, traits: TraitCollection(), grid: PixelGrid(scale: 2), measured: { sizes[$0] })
    for axis in [FlowAxis.vertical, .horizontal] {
      let start = solver
      let solution = solver.solve(group, in: container, along: axis)
      var plain = PlainGroups(sizes, end: count)
      let box = plain.solve(group, in: container, isAlongX: axis == .horizontal)
      #expect(isNear(solution.size, box.size), "\(axis)")
      expectNear(solution.leaves.map(\.frame), box.cells, "cells, \(axis)")
      expectNear(solution.frames.map(\.frame), box.frames.map(\.rect), "frames, \(axis)")
      #expect(solution.frames.map(\.firstLeaf) == box.frames.map(\.firstCell), "\(axis)")
      solver = start
    }
  }

  @Test(
    "the groups of a section follow one another as the plain ones do",
    arguments: 0..<150 as Range<UInt64>)
  func table(seed: UInt64) {
    var maker = GroupMaker(seed: seed &+ 1000)
    let group = maker.group(depth: 1)
    if maker.numbers.below(3) == 0 { group.edgeSpacing = maker.edges() }
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = [0, 6, 11.5][maker.numbers.below(3)]
    let isOrthogonal = maker.numbers.below(3) == 0
    if isOrthogonal { section.orthogonalScrollingBehavior = .continuous }
    let container = CGSize(width: maker.length(200) + 60, height: maker.length(200) + 60)
    let count = [0, 1, 4, 9, 17][maker.numbers.below(5)]
    let axis: FlowAxis = maker.numbers.below(2) == 0 ? .vertical : .horizontal
    var table = GroupTable(
      section, itemCount: count, in: container, axis: axis, traits: TraitCollection(),
      grid: PixelGrid(scale: 2))
    var sizes: [Int: CGSize] = [:]
    for round in 0..<3 {
      let plain = PlainTable(
        section, count: count, sizes, in: container, isAlongX: axis == .horizontal)
      compare(table, plain, isOrthogonal: isOrthogonal, axis, container, "round \(round)")
      // Measure some cells, a few of which do not exist.
      var news: [Int] = []
      for _ in 0..<1 + maker.numbers.below(4) where count > 0 {
        let item = maker.numbers.below(count + 2)
        news.append(item)
        if item < count { sizes[item] = maker.size() }
      }
      let known = sizes
      table.remeasure(news) { known[$0] }
    }
  }

  private func compare(
    _ table: GroupTable, _ plain: PlainTable, isOrthogonal: Bool, _ axis: FlowAxis,
    _ container: CGSize, _ place: String
  ) {
    guard table.count == plain.groups.count else {
      Issue.record("\(place): \(table.count) groups, not \(plain.groups.count)")
      return
    }
    #expect(isNear(table.extent, plain.extent), "extent, \(place)")
    #expect(isNear(table.breadth, plain.breadth), "breadth, \(place)")
    for (index, group) in plain.groups.enumerated() {
      let place = "group \(index), \(place)"
      #expect(table.firstItem(of: index) == group.firstItem, "\(place)")
      #expect(isNear(table.start(of: index), group.start + plain.before), "\(place)")
      expectNear(table.solution(index).leaves.map(\.frame), group.box.cells, place)
      #expect(isNear(axis.size(table.solution(index).size).along, table.length(of: index)))
      #expect(isNear(table.solution(index).size, group.box.size), "\(place)")
      let room = isOrthogonal ? plain.breadth : axis.size(container).across
      let offset = plain.offsetAcross(of: index, in: room)
      #expect(isNear(table.offsetAcross(of: index), offset), "\(place)")
      for item in group.firstItem..<group.firstItem + group.box.cells.count {
        #expect(table.group(ofItem: item) == index, "item \(item), \(place)")
      }
    }
    let starts = plain.groups.map(\.start)
    guard zip(starts, starts.dropFirst()).allSatisfy(<) else { return }
    for (low, high) in [(-10.0, 5.0), (0, 40), (33.3, 90.1), (100, 100), (60, 1e6), (50, 20)] {
      let touched = table.groups(from: low, to: high)
      guard !starts.isEmpty, high >= low else {
        #expect(touched.isEmpty, "\(low)...\(high), \(place)")
        continue
      }
      let first = starts.lastIndex { $0 <= low } ?? 0
      let last = starts.lastIndex { $0 <= high } ?? 0
      #expect(touched == first..<last + 1, "\(low)...\(high), \(place)")
    }
  }

  private func expectNear(_ frames: [CGRect], _ wanted: [CGRect], _ comment: String) {
    guard frames.count == wanted.count else {
      Issue.record("\(comment): \(frames.count) rectangles, not \(wanted.count)")
      return
    }
    for (frame, other) in zip(frames, wanted) {
      #expect(
        isNear(frame.minX, other.minX) && isNear(frame.minY, other.minY)
          && isNear(frame.size, other.size), "\(comment): \(frame), not \(other)")
    }
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }

  private func isNear(_ one: CGSize, _ other: CGSize) -> Bool {
    isNear(one.width, other.width) && isNear(one.height, other.height)
  }
}
