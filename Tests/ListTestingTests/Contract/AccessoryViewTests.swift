import DiffableKit
import HeadlessKit
import ListTesting
import Testing

@MainActor
@Suite struct AccessoryViewTests {
  /// A list whose provider gives each cell a switch of its own, and an accessory only for a text.
  @MainActor private final class Screen {
    let simulator = Simulator()
    let list = CollectionView(
      frame: .zero,
      collectionViewLayout: CollectionViewCompositionalLayout.list(using: .init(appearance: .plain))
    )
    let check: ListCheck
    var texts = ["Emma", "Dune"]
    private var source: CollectionViewDiffableSource<Int, Int>?

    init() {
      let registration = CollectionView.CellRegistration<CollectionViewListCell, String> {
        cell, _, text in
        let view = CellAccessory.customView(
          configuration: .init(customView: Switch(), placement: .trailing()))
        cell.accessories = text == "Dune, read" ? [view, .checkmark()] : [view]
      }
      check = ListCheck(list)
      source = CollectionViewDiffableSource(collectionView: list) { [weak self] list, path, item in
        list.dequeueConfiguredReusableCell(
          using: registration, for: path, item: self?.texts[item] ?? "")
      }
      simulator.show(list)
      apply()
    }

    func apply() {
      var snapshot = DiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1])
      source?.apply(snapshot)
    }
  }

  @Test func eachListCellMayHaveAnAccessoryViewOfItsOwn() throws {
    let screen = Screen()
    try screen.simulator.settle()
    #expect(screen.check.findings == [])
  }

  @Test func anAccessoryThatTheModelLacksNoLongerIsNamedBesideTheView() throws {
    let screen = Screen()
    try screen.simulator.settle()
    screen.texts[1] = "Dune, read"
    screen.apply()
    try screen.simulator.settle()
    #expect(
      screen.check.findings.map(\.description).map { $0.contains("[a view] as its accessories") }
        == [true])
    #expect(
      screen.check.findings.map(\.description).map { $0.contains("[a view, checkmark]") } == [true])
  }
}
