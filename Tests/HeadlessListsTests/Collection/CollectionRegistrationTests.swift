import Foundation
import HeadlessKit
import ListCore
import Testing

/// Cell and supplementary registrations. (behaviour 4.6, crash families C5)
@MainActor
@Suite struct CollectionRegistrationTests {
  @Test("behaviour 4.6: a registration registers itself, configures cells and reuses them")
  func cells() {
    let world = CollectionWorld([(0..<10).map(String.init)])
    var handled: [String] = []
    let registration = CollectionView.CellRegistration<NotingCell, String> { cell, path, item in
      cell.text = item
      handled.append("\(short(path)) \(item)")
    }
    world.answersCell = { path in
      world.view.dequeueConfiguredReusableCell(
        using: registration, for: path, item: world.sections[path.section][path.item])
    }
    world.show()
    #expect(handled == ["0-0 0", "0-1 1", "0-2 2", "0-3 3"])
    #expect(world.texts == ["0", "1", "2", "3"])
    let first = world.view.visibleCells[0]
    world.view.contentOffset.y = 400
    world.simulator.layoutIfNeeded()
    world.view.contentOffset.y = 0
    world.simulator.layoutIfNeeded()
    #expect(world.view.visibleCells.last === first)
    #expect(world.texts == ["0", "1", "2", "3"])
  }

  @Test("without an item the handler is not called")
  func noItem() {
    let world = CollectionWorld.shown([["a"]], profile: .iOS17)
    var calls = 0
    let registration = CollectionView.CellRegistration<NotingCell, String> { _, _, _ in calls += 1 }
    _ = world.view.dequeueConfiguredReusableCell(
      using: registration, for: .at(0, 0), item: nil)
    #expect(calls == 0)
  }

  @Test("supplementary registrations configure their views")
  func supplementary() {
    let layout = ColumnLayout()
    layout.headerHeight = 10
    let world = CollectionWorld([["a"]], layout: layout)
    var handled: [String] = []
    let registration = CollectionView.SupplementaryRegistration<CollectionReusableView>(
      elementKind: CollectionView.elementKindSectionHeader
    ) { view, kind, path in
      view.accessibilityLabel = "header"
      handled.append("\(kind) \(short(path))")
    }
    final class Source: NSObject, CollectionViewDataSource {
      var header: ((IndexPath) -> CollectionReusableView)?
      func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
      ) -> Int { 0 }
      func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
      ) -> CollectionViewCell { CollectionViewCell(frame: .zero) }
      func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
      ) -> CollectionReusableView {
        header?(indexPath) ?? CollectionReusableView(frame: .zero)
      }
    }
    let source = Source()
    source.header = { path in
      world.view.dequeueConfiguredReusableSupplementary(using: registration, for: path)
    }
    world.view.dataSource = source
    world.show()
    #expect(handled == ["UICollectionElementKindSectionHeader 0-0"])
    #expect(
      world.view.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)
        .map(\.accessibilityLabel) == ["header"])
  }

  @Test("behaviour 4.6: a registration created in the cell provider crashes since iOS 15")
  func insideProvider() {
    for profile in [SystemProfile.iOS15, .iOS14] {
      let world = CollectionWorld([["a"]], profile: profile)
      world.answersCell = { path in
        let registration = CollectionView.CellRegistration<NotingCell, Int> { _, _, _ in }
        return world.view.dequeueConfiguredReusableCell(using: registration, for: path, item: 1)
      }
      let report = world.crash { world.show() }
      guard profile == .iOS15 else {
        #expect(report == nil)
        continue
      }
      guard case .cell(.registrationInsideProvider(let registration)) = report?.facts else {
        Issue.record("\(String(describing: report))")
        continue
      }
      #expect(registration.hasPrefix("<UICollectionViewCellRegistration: 0x"))
    }
  }
}
