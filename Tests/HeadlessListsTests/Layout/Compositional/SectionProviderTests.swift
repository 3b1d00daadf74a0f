import Foundation
import HeadlessKit
import Testing

/// The moments at which a compositional layout requests its sections: whenever the data or the
/// available size changes, and at no other.
@MainActor
@Suite struct SectionProviderTests {
  /// The sections that were requested.
  private final class Requests {
    private var sections: [Int] = []

    func add(_ section: Int) { sections.append(section) }

    /// Returns the requests since the last time.
    func take() -> [Int] {
      defer { sections = [] }
      return sections
    }
  }

  private let requests = Requests()

  /// Returns a shown list of self-sizing rows of 70 points, which the layout estimates at 50.
  private func world(pinsHeaders: Bool) -> CollectionWorld {
    let requests = requests
    let world = Pieces.world([40, 3], shows: false) { index in
      requests.add(index)
      let section = Pieces.rows(.estimated(50))
      let header = Pieces.header(.absolute(20))
      header.pinToVisibleBounds = pinsHeaders
      section.boundarySupplementaryItems = [header]
      return section
    }
    world.view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    world.answersCell = { [unowned world] path in
      let cell = world.view.dequeueReusableCell(withReuseIdentifier: "sized", for: path)
      (cell as? SizedCell)?.length = 70
      return cell
    }
    world.show()
    return world
  }

  @Test(arguments: [false, true])
  func measuringAndScrollingRequestNothing(pinsHeaders: Bool) throws {
    let world = world(pinsHeaders: pinsHeaders)
    #expect(Set(requests.take()) == [0, 1])
    for offset in stride(from: 50, through: 900, by: 170) as StrideThrough<CGFloat> {
      world.view.contentOffset.y = offset
      world.simulator.layoutIfNeeded()
      #expect(world.view.visibleCells.allSatisfy { $0.frame.height == 70 })
      #expect(requests.take() == [], "\(offset)")
    }
    world.view.setNeedsLayout()
    world.simulator.layoutIfNeeded()
    #expect(requests.take() == [])
  }

  @Test(arguments: [false, true])
  func aChangeOfTheDataOrOfTheRoomRequestsEverySection(pinsHeaders: Bool) {
    let world = world(pinsHeaders: pinsHeaders)
    let changes: [(String, () -> Void)] = [
      ("reload", { world.view.reloadData() }),
      (
        "update",
        {
          world.sections[1].append("new")
          world.view.insertItems(at: [.at(1, 3)])
        }
      ),
      ("width", { world.view.frame.size.width = 80 }),
      ("height", { world.view.frame.size.height = 300 }),
      ("inset", { world.view.contentInset.left = 10 }),
      ("invalidation", { world.view.collectionViewLayout.invalidateLayout() }),
    ]
    for (name, change) in changes {
      _ = requests.take()
      world.run { change() }
      world.simulator.layoutIfNeeded()
      #expect(Set(requests.take()) == [0, 1], "\(name)")
    }
  }
}
