import Foundation
import HeadlessKit
import ListCore
import TestSupport
import Testing

/// Invariants of cell reuse under 6,000 random scrolls and updates.
@MainActor
@Suite struct CollectionReuseInvariantTests {
  @Test("visible cells match the layout and the data", arguments: [false, true])
  func randomWalk(prefetches: Bool) throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 45, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let world = CollectionWorld(
      (0..<4).map { section in (0..<12).map { "\(section).\($0)" } }, layout: layout,
      size: CGSize(width: 110, height: 200))
    world.simulator.prefetchesCells = prefetches
    world.show()
    var dice = SeededGenerator(seed: 7)
    var created: Set<ObjectIdentifier> = []
    var serial = 0

    for step in 0..<Thoroughness.number(usually: 1_500, exhaustively: 6_000) {
      let what = Int.random(in: 0..<10, using: &dice)
      try world.run {
        switch what {
        case 0...4:
          let room = max(0, world.view.contentSize.height - 200)
          world.view.contentOffset.y = CGFloat.random(in: 0...max(1, room), using: &dice)
        case 5...8:
          update(world, &dice, &serial)
        default:
          world.view.reloadData()
        }
        if Bool.random(using: &dice) { world.simulator.layoutIfNeeded() }
        if Int.random(in: 0..<4, using: &dice) == 0 { try world.simulator.advance(by: 0.2) }
      }
      guard step % 3 == 0 else { continue }
      world.simulator.layoutIfNeeded()
      _ = world.log.take()
      try check(world, layout, step)
      created.formUnion(world.view.visibleCells.map(ObjectIdentifier.init))
    }
    // At most twelve are on screen. Each of two animations can have as many leaving, and where
    // prefetching is on, two screens around them are kept ready.
    #expect(created.count <= (prefetches ? 120 : 60), "\(created.count)")
  }

  /// Performs a legal batch of up to three changes and changes the data to match.
  private func update(_ world: CollectionWorld, _ dice: inout SeededGenerator, _ serial: inout Int)
  {
    world.simulator.layoutIfNeeded()
    let section = Int.random(in: 0..<world.sections.count, using: &dice)
    let count = world.sections[section].count
    serial += 1
    let name = "n\(serial)"
    switch Int.random(in: 0..<6, using: &dice) {
    case 0 where count > 0:
      let item = Int.random(in: 0..<count, using: &dice)
      world.view.performBatchUpdates {
        world.sections[section].remove(at: item)
        world.view.deleteItems(at: [.at(section, item)])
      }
    case 1 where count > 0:
      let item = Int.random(in: 0..<count, using: &dice)
      let target = Int.random(in: 0..<world.sections.count, using: &dice)
      let room = world.sections[target].count - (target == section ? 1 : 0)
      let place = Int.random(in: 0...room, using: &dice)
      world.view.performBatchUpdates {
        let text = world.sections[section].remove(at: item)
        world.sections[target].insert(text, at: place)
        world.view.moveItem(at: .at(section, item), to: .at(target, place))
      }
    case 2 where count > 0:
      world.view.reloadItems(at: [.at(section, Int.random(in: 0..<count, using: &dice))])
    case 3 where world.sections.count > 2:
      world.view.performBatchUpdates {
        world.sections.remove(at: section)
        world.view.deleteSections([section])
      }
    case 4 where world.sections.count < 6:
      world.view.performBatchUpdates {
        world.sections.insert([name, name + "b"], at: section)
        world.view.insertSections([section])
      }
    default:
      guard count < 30 else { return }
      let item = Int.random(in: 0...count, using: &dice)
      world.view.performBatchUpdates {
        world.sections[section].insert(name, at: item)
        world.view.insertItems(at: [.at(section, item)])
      }
    }
  }

  private func check(
    _ world: CollectionWorld, _ layout: CollectionViewFlowLayout, _ step: Int
  ) throws {
    let view = world.view
    let attributes = try #require(layout.layoutAttributesForElements(in: view.bounds))
    let wanted = attributes.filter { $0.representedElementCategory == .cell }
    // Exactly the items of the layout's visible elements are on screen.
    try #require(view.indexPathsForVisibleItems == wanted.map(\.indexPath), "step \(step)")
    // No cell shows two items.
    let cells = view.visibleCells
    try #require(Set(cells.map(ObjectIdentifier.init)).count == cells.count, "step \(step)")
    // Each cell has its item's text and frame, and is in the view.
    let texts = wanted.map { world.sections[$0.indexPath.section][$0.indexPath.item] }
    try #require(world.texts == texts, "step \(step)")
    try #require(cells.map(\.frame) == wanted.map(\.frame), "step \(step)")
    try #require(cells.allSatisfy { $0.superview === view }, "step \(step)")
  }
}
