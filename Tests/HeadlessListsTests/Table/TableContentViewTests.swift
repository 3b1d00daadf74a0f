import HeadlessKit
import ListCore
import Testing

/// The order of a cell's content view and the views that are added to the cell itself.
@MainActor
@Suite struct TableContentViewTests {
  private class ButtonCell: TableViewCell {
    let button = Button(frame: CGRect(x: 10, y: 0, width: 100, height: 44))
    var taps = 0
    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      prepare()
      addSubview(button)
      button.addAction(Action { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
    func prepare() {}
  }

  private final class CarefulCell: ButtonCell {
    override func prepare() { contentView.backgroundColor = .white }
  }

  private func table(
    _ cellClass: TableViewCell.Type, _ profile: SystemProfile
  ) -> (Simulator, TableView, RecordingDelegate, Shelf) {
    let simulator = Simulator(profile: profile)
    let (shelf, delegate) = (Shelf(rows: 1), RecordingDelegate())
    shelf.makesCell = { $0.dequeueReusableCell(withIdentifier: "button", for: $1) }
    let table = simulator.run { TableView(frame: simulator.screenBounds, style: .plain) }
    table.register(cellClass, forCellReuseIdentifier: "button")
    (table.dataSource, table.delegate) = (shelf, delegate)
    simulator.show(table)
    delegate.log = []
    return (simulator, table, delegate, shelf)
  }

  // behaviour 18.3
  @Test func aLazyContentViewTakesTheTapsOfAButtonBelowIt() throws {
    let (simulator, table, delegate, shelf) = table(ButtonCell.self, .newest)
    let cell = try #require(table.cellForRow(at: [0, 0]) as? ButtonCell)
    #expect(cell.subviews.last === cell.contentView)
    try simulator.tap(at: CGPoint(x: 50, y: 22))
    #expect(cell.taps == 0)
    #expect(delegate.log.contains("didSelect 0-0"))
    var why = ""
    do { try simulator.tap(.that("the button") { $0.view === cell.button }) } catch {
      why = "\(error)"
    }
    #expect(why.contains("is covered by the content view of its cell"))
    _ = shelf
  }

  // behaviour 18.3
  @Test(arguments: [false, true])
  func aContentViewThatWasThereFirstIsBelowTheButton(isCareful: Bool) throws {
    let (simulator, table, delegate, shelf) =
      isCareful ? table(CarefulCell.self, .newest) : table(ButtonCell.self, .iOS13)
    let cell = try #require(table.cellForRow(at: [0, 0]) as? ButtonCell)
    try simulator.tap(at: CGPoint(x: 50, y: 22))
    #expect(cell.taps == 1)
    #expect(!delegate.log.contains("didSelect 0-0"))
    _ = shelf
  }

  private final class Tile: CollectionViewCell {
    let button = Button(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var taps = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(button)
      button.addAction(Action { [unowned self] _ in taps += 1 }, for: .touchUpInside)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Tiles: CollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
    }
    override func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 1 }
    override func collectionView(
      _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
  }

  // behaviour 18.3
  @Test func aButtonInACollectionCellWorks() throws {
    let simulator = Simulator()
    let tiles = Tiles(collectionViewLayout: CollectionViewFlowLayout())
    simulator.show(tiles)
    let tile = try #require(tiles.collectionView.cellForItem(at: [0, 0]) as? Tile)
    try simulator.tap(tile.button)
    #expect(tile.taps == 1)
  }
}
