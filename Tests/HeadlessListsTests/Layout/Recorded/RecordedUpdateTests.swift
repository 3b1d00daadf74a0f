import Foundation
import HeadlessKit
import ListCore
import Testing

/// What tests of public frameworks assert of plain collection views.
@MainActor
@Suite struct RecordedUpdateTests {
  /// A step, or an argument of one.
  enum Value: Decodable, Sendable {
    case number(CGFloat)
    case text(String)
    case list([Value])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(CGFloat.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .list(try container.decode([Value].self))
      }
    }

    var list: [Value] { if case .list(let values) = self { values } else { [] } }
    var text: String { if case .text(let text) = self { text } else { "" } }
    var number: CGFloat { if case .number(let number) = self { number } else { 0 } }
    var path: IndexPath { IndexPath(indexes: text.split(separator: ".").compactMap { Int($0) }) }
    var paths: [IndexPath] { list.map(\.path) }
    var sections: IndexSet { IndexSet(list.map { Int($0.number) }) }
  }

  struct Answer: Decodable, Hashable, Sendable {
    var numberOfSections: Int?
    var itemsPerSection: [Int]?
    var willDisplay: [String]?
    var didEndDisplaying: [String]?
    var cells: [String]?
    var raises: Bool?
  }

  struct Case: Decodable, Sendable, CustomTestStringConvertible {
    let name: String
    let layout: String
    let view: [CGFloat]
    let isShown: Bool
    let steps: [[Value]]
    let answer: Answer

    nonisolated var testDescription: String { name }
  }

  @Test(
    "a plain collection view answers updates as the real one does",
    arguments: RecordedFrames.cases("CollectionUpdates") as [Case])
  func updates(_ given: Case) throws {
    let world = UpdateWorld(
      size: CGSize(width: given.view[0], height: given.view[1]), isRow: given.layout == "row",
      isShown: given.isShown)
    var seen: [String: CGRect] = [:]
    let report = try captureCrash {
      for step in given.steps { world.run(step) }
      seen = world.cells
      if given.answer.willDisplay != nil { try world.simulator.settle() }
    }
    var answer = Answer()
    if given.answer.raises != nil {
      answer.raises = report != nil
    } else {
      #expect(report?.reason == nil)
    }
    let sections = world.view.numberOfSections
    if given.answer.numberOfSections != nil { answer.numberOfSections = sections }
    if given.answer.itemsPerSection != nil {
      answer.itemsPerSection = (0..<sections).map(world.view.numberOfItems(inSection:))
    }
    if given.answer.willDisplay != nil { answer.willDisplay = world.willDisplay.sorted() }
    if given.answer.didEndDisplaying != nil {
      answer.didEndDisplaying = world.didEndDisplaying.sorted()
    }
    if let cells = given.answer.cells {
      answer.cells = cells.map { cell in
        let path = String(cell.prefix { $0 != " " })
        return "\(path) \(seen[path].map(RecordedFrames.text) ?? "none")"
      }
    }
    #expect(answer == given.answer)
  }
}

/// Square items whose sizes are a model that the steps of a case change.
@MainActor
private final class UpdateWorld: NSObject, CollectionViewDataSource,
  CollectionViewDelegateFlowLayout
{
  let simulator = Simulator(scale: 2)
  let view: CollectionView
  private(set) var willDisplay: [String] = []
  private(set) var didEndDisplaying: [String] = []
  fileprivate private(set) var model: [[CGFloat]] = []

  init(size: CGSize, isRow: Bool, isShown: Bool) {
    let row = RowLayout()
    view = CollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: isRow ? row : CollectionViewFlowLayout())
    super.init()
    row.world = self
    view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.delegate = self
    guard isShown else { return }
    simulator.run {
      let window = Window(frame: simulator.screenBounds)
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
  }

  /// The frames of the cells, by their positions.
  var cells: [String: CGRect] {
    var frames: [String: CGRect] = [:]
    for (section, items) in model.enumerated() {
      for item in items.indices {
        guard let cell = view.cellForItem(at: IndexPath(item: item, section: section)) else {
          continue
        }
        frames["\(section).\(item)"] = cell.frame
      }
    }
    return frames
  }

  func run(_ step: [RecordedUpdateTests.Value]) {
    let arguments = Array(step.dropFirst())
    switch step[0].text {
    case "model": model = arguments[0].list.map { $0.list.map(\.number) }
    case "reloadData": view.reloadData()
    case "layoutIfNeeded": simulator.run { view.layoutIfNeeded() }
    case "forgetDisplay": (willDisplay, didEndDisplaying) = ([], [])
    case "performBatchUpdates":
      view.performBatchUpdates {
        for step in arguments[0].list { self.run(step.list) }
      }
      if view.window != nil { _ = simulator.trySettling() }
    case "insertSections": view.insertSections(arguments[0].sections)
    case "deleteSections": view.deleteSections(arguments[0].sections)
    case "reloadSections": view.reloadSections(arguments[0].sections)
    case "moveSection":
      view.moveSection(Int(arguments[0].number), toSection: Int(arguments[1].number))
    case "insertItems": view.insertItems(at: arguments[0].paths)
    case "deleteItems": view.deleteItems(at: arguments[0].paths)
    case "reloadItems": view.reloadItems(at: arguments[0].paths)
    case "moveItem": view.moveItem(at: arguments[0].path, to: arguments[1].path)
    default: Issue.record("There is no step \(step[0].text)")
    }
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { model.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { model.indices.contains(section) ? model[section].count : 0 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = model[indexPath.section][indexPath.item]
    return CGSize(width: side, height: side)
  }

  func collectionView(
    _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    willDisplay.append("\(indexPath.section).\(indexPath.item)")
  }

  func collectionView(
    _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    didEndDisplaying.append("\(indexPath.section).\(indexPath.item)")
  }
}

/// Items one after another, on one line.
private final class RowLayout: CollectionViewLayout {
  weak var world: UpdateWorld?
  private var frames: [IndexPath: CGRect] = [:]

  override func prepare() {
    frames = [:]
    var start: CGFloat = 0
    for (section, sides) in (world?.model ?? []).enumerated() {
      for (item, side) in sides.enumerated() {
        frames[IndexPath(item: item, section: section)] = CGRect(
          x: start, y: 0, width: side, height: side)
        start += side
      }
    }
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    frames.filter { $0.value.intersects(rect) }.keys.sorted()
      .compactMap(layoutAttributesForItem(at:))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> CollectionViewLayoutAttributes? {
    frames[indexPath].map { frame in
      let attributes = CollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
  }
}
