import Foundation
import HeadlessKit
import Testing

/// A row is touched by its index path, its view and a query: a finger does the same each time
/// (behaviour 25.37, 25.38).
@MainActor
@Suite struct OneRoadTests {
  @Test("an index path, a view and a query reach the same", arguments: Situation.allCases)
  func threeWays(_ situation: Situation) {
    for list in Stage.Kind.allCases {
      let outcomes = Way.allCases.map { way in
        let stage = Stage(list)
        situation.arrange(stage)
        return stage.touch(by: way)
      }
      #expect(outcomes == Array(repeating: situation.outcome, count: 3), "\(list)")
    }
  }

  enum Way: CaseIterable {
    case indexPath, view, query
  }

  /// What lies over a row, around it or in it, and what a tap does then.
  enum Situation: String, CaseIterable, Sendable {
    case nothing, alert, opaqueView, passiveView, fullScreen, hiddenParent
    case passiveList, passiveCell, noSelection
    case recognizer, recognizerThatDoesNotCancel, recognizerThatDoesNotBegin, recognizerOfCell
    case button, disabledButton, halfOut

    var outcome: [String] {
      switch self {
      case .nothing, .passiveView, .recognizerThatDoesNotBegin, .disabledButton, .halfOut:
        ["selected 1"]
      case .alert, .opaqueView, .fullScreen, .hiddenParent, .passiveList: ["refused"]
      case .passiveCell, .noSelection: []
      case .recognizer: ["recognised"]
      case .recognizerThatDoesNotCancel: ["recognised", "selected 1"]
      case .recognizerOfCell: ["recognised"]
      case .button: ["button"]
      }
    }

    @MainActor func arrange(_ stage: Stage) {
      let (list, log) = (stage.list, stage.log)
      switch self {
      case .nothing: break
      case .alert:
        let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        stage.screen.present(alert, animated: false)
      case .opaqueView, .passiveView:
        let cover = View(frame: stage.screen.view.bounds)
        cover.isUserInteractionEnabled = self == .opaqueView
        stage.screen.view.addSubview(cover)
      case .fullScreen:
        let other = ViewController()
        other.modalPresentationStyle = .overFullScreen
        stage.screen.present(other, animated: false)
      case .hiddenParent: stage.screen.view.isHidden = true
      case .passiveList: list.isUserInteractionEnabled = false
      case .passiveCell: stage.cell.isUserInteractionEnabled = false
      case .noSelection:
        (list as? TableView)?.allowsSelection = false
        (list as? CollectionView)?.allowsSelection = false
      case .recognizer, .recognizerThatDoesNotCancel, .recognizerThatDoesNotBegin,
        .recognizerOfCell:
        let tap = TapGestureRecognizer()
        tap.addHandler { _ in log.lines.append("recognised") }
        tap.cancelsTouchesInView = self != .recognizerThatDoesNotCancel
        tap.delegate = self == .recognizerThatDoesNotBegin ? stage.screen : nil
        (self == .recognizerOfCell ? stage.cell : list).addGestureRecognizer(tap)
      case .button, .disabledButton:
        let button = Button(frame: stage.cell.bounds)
        button.isEnabled = self == .button
        button.addAction(Action { _ in log.lines.append("button") }, for: .touchUpInside)
        stage.content.addSubview(button)
      case .halfOut: list.contentOffset.y = 44 + 30
      }
      stage.simulator.layoutIfNeeded()
    }
  }

  @MainActor final class Log {
    var lines: [String] = []
  }

  /// A list of three rows on a simulator.
  @MainActor final class Stage {
    enum Kind: CaseIterable {
      case table, collection
    }

    let simulator = Simulator(screenSize: CGSize(width: 390, height: 100))
    let log = Log()
    let screen: RowsScreen
    var list: ScrollView { screen.list }

    init(_ kind: Kind) {
      screen = RowsScreen(kind, log)
      simulator.show(screen)
    }

    var cell: View {
      switch list {
      case let table as TableView: table.cellForRow(at: [0, 1]) ?? View()
      case let view as CollectionView: view.cellForItem(at: [0, 1]) ?? View()
      default: View()
      }
    }

    var content: View {
      (cell as? TableViewCell)?.contentView ?? (cell as? CollectionViewCell)?.contentView ?? cell
    }

    func touch(by way: Way) -> [String] {
      do {
        switch (way, list) {
        case (.indexPath, let table as TableView): try simulator.tap([0, 1], in: table)
        case (.indexPath, let view as CollectionView): try simulator.tap([0, 1], in: view)
        case (.query, _): try simulator.tap(.row("Row 1"))
        default: try simulator.tap(cell)
        }
      } catch {
        log.lines.append("refused")
      }
      return log.lines
    }
  }

  @MainActor
  final class RowsScreen: ViewController, TableViewDataSource, TableViewDelegate,
    CollectionViewDataSource, CollectionViewDelegate, GestureRecognizerDelegate
  {
    let list: ScrollView
    let log: Log

    init(_ kind: Stage.Kind, _ log: Log) {
      self.log = log
      switch kind {
      case .table:
        let table = TableView()
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 44
        list = table
      case .collection:
        let layout = CollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 44)
        layout.minimumLineSpacing = 0
        let view = CollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "row")
        list = view
      }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = view.bounds
      (list as? TableView)?.dataSource = self
      (list as? TableView)?.delegate = self
      (list as? CollectionView)?.dataSource = self
      (list as? CollectionView)?.delegate = self
      view.addSubview(list)
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }

    func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "Row \(path.row)"
      return cell
    }

    func tableView(_ tableView: TableView, didSelectRowAt path: IndexPath) {
      log.lines.append("selected \(path.row)")
    }

    func collectionView(
      _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { 4 }

    func collectionView(
      _ collectionView: CollectionView, cellForItemAt path: IndexPath
    ) -> CollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: path)
      let label = Label(frame: CGRect(x: 16, y: 24, width: 60, height: 16))
      label.text = "Row \(path.item)"
      cell.contentView.addSubview(label)
      return cell
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt path: IndexPath) {
      log.lines.append("selected \(path.item)")
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { false }
  }
}
