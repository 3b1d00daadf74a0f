import Foundation
import HeadlessKit
import ListCore
import Testing

/// List layouts in collection views.
@MainActor
@Suite struct CollectionListTests {
  private let header = CollectionView.elementKindSectionHeader

  private func world(
    _ counts: [Int], width: CGFloat = 390, _ configuration: CollectionLayoutListConfiguration,
    _ profile: SystemProfile = .newest
  ) -> CollectionWorld {
    let world = CollectionWorld(
      counts.map { count in (0..<count).map { "\($0)" } },
      layout: CollectionViewCompositionalLayout.list(using: configuration), profile: profile,
      size: CGSize(width: width, height: 600))
    world.view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "list")
    world.answersCell = { path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "list", for: path)
      let list = cell as? CollectionViewListCell
      var content = list?.defaultContentConfiguration()
      content?.text = world.sections[path.section][path.item]
      list?.contentConfiguration = content
      return cell
    }
    world.show()
    return world
  }

  struct Look: Sendable, CustomTestStringConvertible {
    let appearance: CollectionLayoutListConfiguration.Appearance
    let width: CGFloat
    let first: CGRect
    let second: CGRect
    let end: CGFloat

    var testDescription: String { "\(appearance), \(width) wide" }
  }

  nonisolated static let looks = [
    Look(
      appearance: .plain, width: 390, first: CGRect(x: 0, y: 0, width: 390, height: 52),
      second: CGRect(x: 0, y: 104, width: 390, height: 52), end: 156),
    // Above each section 35, below it 20 (14.13).
    Look(
      appearance: .grouped, width: 390, first: CGRect(x: 0, y: 35, width: 390, height: 52),
      second: CGRect(x: 0, y: 194, width: 390, height: 52), end: 266),
    Look(
      appearance: .insetGrouped, width: 390, first: CGRect(x: 16, y: 35, width: 358, height: 52),
      second: CGRect(x: 16, y: 194, width: 358, height: 52), end: 266),
    Look(
      appearance: .insetGrouped, width: 428, first: CGRect(x: 20, y: 35, width: 388, height: 52),
      second: CGRect(x: 20, y: 194, width: 388, height: 52), end: 266),
  ]

  @Test("rows are 52 points high, and sections keep the distances of a list", arguments: looks)
  func geometry(_ look: Look) {
    let world = world(
      [2, 1], width: look.width, CollectionLayoutListConfiguration(appearance: look.appearance))
    #expect(world.frames().first == look.first)
    #expect(world.frames(1) == [look.second])
    #expect(world.view.contentSize == CGSize(width: look.width, height: look.end))
  }

  @Test("behaviour 21.3: rows were 44 points high before iOS 26")
  func rowsOfEarlierReleases() {
    for (profile, height) in [(SystemProfile.iOS18, 44 as CGFloat), (.iOS26, 52)] {
      let world = world([1], .init(appearance: .plain), profile)
      #expect(world.frames().map(\.height) == [height])
    }
  }

  @Test("a plain list pins its headers, below the release's header padding")
  func headers() {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    let plain = world([30], configuration)
    #expect(plain.frame(header) == CGRect(x: 0, y: 22, width: 390, height: 28))
    #expect(plain.frames().first?.minY == 50)
    plain.view.contentOffset.y = 300
    plain.simulator.layoutIfNeeded()
    #expect(plain.frame(header)?.minY == 300)
    configuration.headerTopPadding = 0
    #expect(world([1], configuration).frame(header)?.minY == 0)
  }

  @Test("a row is as high as its text")
  func selfSizing() {
    let world = world([2], CollectionLayoutListConfiguration(appearance: .plain))
    world.run {
      world.sections[0][0] = String(repeating: "many words ", count: 20)
      world.view.reconfigureItems(at: [.at(0, 0)])
    }
    world.simulator.layoutIfNeeded()
    let frames = world.frames()
    #expect(frames[0].height > 60)
    #expect(frames[1] == CGRect(x: 0, y: frames[0].height, width: 390, height: 52))
  }

  @Test("swipe actions come from the list's configuration, whose handler receives the cell")
  func swipes() throws {
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    var done: [String] = []
    weak var view: CollectionView?
    func actions(_ titles: String..., at path: IndexPath) -> SwipeActionsConfiguration {
      SwipeActionsConfiguration(
        actions: titles.map { title in
          ContextualAction(style: .normal, title: title) { _, source, finish in
            let cell = source as? CollectionViewCell
            done.append("\(title) \(path.item) \(cell?.configurationState.isSwiped == true)")
            #expect(cell === view?.cellForItem(at: path))
            finish(true)
          }
        })
    }
    configuration.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 2 ? nil : actions("Delete", "Flag", at: path)
    }
    configuration.leadingSwipeActionsConfigurationProvider = { actions("Read", at: $0) }
    let world = world([3], configuration)
    view = world.view
    try world.simulator.swipeToDelete(at: .at(0, 1), in: world.view)
    #expect(throws: QueryFailure.self) {
      try world.simulator.swipeToDelete(at: .at(0, 2), in: world.view)
    }
    try world.simulator.tapSwipeAction("Flag", at: .at(0, 0), in: world.view)
    try world.simulator.tapSwipeAction("Read", at: .at(0, 2), edge: .leading, in: world.view)
    #expect(done == ["Delete 1 true", "Flag 0 true", "Read 2 true"])
    let swiped = world.view.visibleCells.map(\.configurationState.isSwiped)
    #expect(swiped == [false, false, false])
  }

  @Test("separators are configured by the list and adjusted row by row")
  func separators() {
    func lines(_ world: CollectionWorld) -> [String] {
      let layout = world.view.collectionViewLayout as? CollectionViewCompositionalLayout
      return world.sections[0].indices.map { item in
        let lines = layout?.separatorConfiguration(forItemAt: .at(0, item))
        return [lines?.topSeparatorVisibility, lines?.bottomSeparatorVisibility]
          .map { $0 == .visible ? "-" : "." }.joined()
      }
    }
    var configuration = CollectionLayoutListConfiguration(appearance: .plain)
    #expect(lines(world([3], configuration)) == ["--", ".-", ".-"])
    configuration.itemSeparatorHandler = { path, lines in
      var lines = lines
      if path.item == 1 { lines.bottomSeparatorVisibility = .hidden }
      return lines
    }
    #expect(lines(world([3], configuration)) == ["--", "..", ".-"])
    configuration.appearance = .insetGrouped
    configuration.headerMode = .firstItemInSection
    #expect(lines(world([3], configuration)) == ["..", "..", ".."])
    configuration.itemSeparatorHandler = nil
    #expect(lines(world([3], configuration)) == ["..", ".-", ".."])
    configuration.showsSeparators = false
    #expect(lines(world([3], configuration)) == ["..", "..", ".."])
  }
}
