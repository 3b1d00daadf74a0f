import DiffableKit
import Foundation
import ListCore
import TestSupport
import Testing

/// Applies to lists of self-sizing cells.
@MainActor
@Suite struct ListApplyTests {
  private func stage() throws -> CollectionStage {
    var configuration = CollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let stage = try CollectionStage(
      layout: CollectionViewCompositionalLayout.list(using: configuration))
    stage.showsHeaders()
    stage.view.register(HighCell.self, forCellWithReuseIdentifier: "cell")
    stage.answers = { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? HighCell)?.text = item
      return cell
    }
    let (source, view) = (stage.source, stage.view)
    source.supplementaryViewProvider = { [weak view] _, kind, path in
      view?.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    return stage
  }

  /// Returns the items on screen with their frames.
  private func screen(_ stage: CollectionStage) -> [String] {
    let header = CollectionView.elementKindSectionHeader
    let headers = stage.view.indexPathsForVisibleSupplementaryElements(ofKind: header)
    return stage.view.visibleCells.map { cell in
      "\((cell as? HighCell)?.text ?? "-") \(cell.frame)"
    }
      + headers.map { path in
        let view = stage.view.supplementaryView(forElementKind: header, at: path)
        return "\(path) \(view?.frame ?? .zero)"
      }
  }

  private func cells(_ stage: CollectionStage) -> [String: ObjectIdentifier] {
    var cells: [String: ObjectIdentifier] = [:]
    for case let cell as HighCell in stage.view.visibleCells {
      cells[cell.text] = ObjectIdentifier(cell)
    }
    return cells
  }

  @Test(
    "random applies end up identical to a new list, and visible items keep their cells",
    arguments: 0..<8)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = try stage()
    stage.apply(random.snapshot())
    try stage.simulator.settle()
    for _ in 0..<40 {
      let new = random.snapshot()
      let before = cells(stage)
      stage.apply(new, animated: Bool.random(using: &random))
      try stage.simulator.settle()
      let fresh = try self.stage()
      fresh.apply(new)
      try fresh.simulator.settle()
      #expect(screen(stage) == screen(fresh), "\(new.text)")
      for (item, cell) in cells(stage) where !isRenewed(item, by: new) {
        guard let known = before[item] else { continue }
        #expect(known == cell, "\(item) in \(new.text)")
      }
    }
  }

  private func isRenewed(_ item: String, by snapshot: Letters) -> Bool {
    snapshot.reloadedItemIdentifiers.contains(item)
      || snapshot.sectionIdentifier(containingItem: item)
        .map(snapshot.reloadedSectionIdentifiers.contains) ?? false
  }

  @Test("behaviour 6.24: header rows of a list expand and collapse their items")
  func outline() throws {
    let configuration = CollectionLayoutListConfiguration(appearance: .sidebar)
    let stage = try CollectionStage(
      layout: CollectionViewCompositionalLayout.list(using: configuration))
    stage.answers = { view, path, item in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? TextCell)?.text = item
      (cell as? TextCell)?.accessories = [.outlineDisclosure()]
      return cell
    }
    var tree = DiffableDataSourceSectionSnapshot<String>()
    tree.append(["a", "z"])
    tree.append(["b", "c"], to: "a")
    stage.simulator.run { stage.source.apply(tree, to: "T", animatingDifferences: false) }
    try stage.simulator.settle()
    #expect(stage.items == ["a 0-0", "z 0-1"])
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(stage.items == ["a 0-0", "b 0-1", "c 0-2", "z 0-3"])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 44, 88, 132])
    try stage.simulator.tapOutlineDisclosure(at: [0, 0], in: stage.view)
    #expect(stage.items == ["a 0-0", "z 0-1"])
    #expect(stage.view.visibleCells.map(\.frame.minY) == [0, 44])
  }
}

/// A cell whose height depends on its letter: 60 points for `a`, 77 for `b`, …
final class HighCell: CollectionViewCell {
  var text = ""

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    guard let copy = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
      return layoutAttributes
    }
    let number = (text.utf8.first ?? 97) - 97
    copy.size.height = 60 + 17 * CGFloat(number)
    return copy
  }
}
