import UIKit

extension SymbolUse {
  static let ofCollectionScreens: [SymbolUse] = [
    SymbolUse(94) { try tapped().contains("dequeueReusableCell") },
    SymbolUse(95) { try tapped().contains("didSelectItemAt") },
    SymbolUse(209) { try tapped().contains("numberOfItemsInSection") },
    SymbolUse(211) {
      shownGrid { list in
        let path = IndexPath(item: 0, section: 0)
        list.selectItem(at: path, animated: false, scrollPosition: [])
        list.deselectItem(at: path, animated: false)
        return list.indexPathsForSelectedItems == []
      }
    },
    SymbolUse(229) { try tapped().contains("cellForItemAt") },
    SymbolUse(248) { try tapped().contains("dequeueReusableSupplementaryView") },
    SymbolUse(235) { shownGrid { $0.cellForItem(at: IndexPath(item: 1, section: 0)) != nil } },
  ]

  @MainActor
  private static func tapped() throws -> Set<String> {
    let simulator = Simulator()
    let screen = GridScreen()
    simulator.show(screen)
    try simulator.tap(IndexPath(item: 0, section: 0), in: screen.list)
    return screen.calls
  }

  @MainActor
  private static func shownGrid(_ look: (UICollectionView) -> Bool) -> Bool {
    let simulator = Simulator()
    let screen = GridScreen()
    simulator.show(screen)
    return look(screen.list)
  }
}

/// A screen whose controller is the collection view's data source and delegate.
private final class GridScreen: UIViewController {
  let list = UICollectionView(
    frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private(set) var calls: Set<String> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cover")
    list.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    let flow = list.collectionViewLayout as? UICollectionViewFlowLayout
    flow?.headerReferenceSize = CGSize(width: 0, height: 30)
    list.dataSource = self
    list.delegate = self
    list.frame = view.bounds
    view.addSubview(list)
  }
}

extension GridScreen: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    calls.insert("numberOfItemsInSection")
    return 3
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    calls.insert("cellForItemAt")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cover", for: indexPath)
    if cell.reuseIdentifier == "cover" { calls.insert("dequeueReusableCell") }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    if view.reuseIdentifier == "title" { calls.insert("dequeueReusableSupplementaryView") }
    return view
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.insert("didSelectItemAt")
  }
}
