import Foundation
import HeadlessKit

@testable import HeadlessLists
@testable import HeadlessViews

/// The list cell of a recorded case, as the only item of a flow layout.
@MainActor
final class RecordedCell: NSObject, CollectionViewDataSource {
  private let input: RecordedListValues.Input
  private let view: CollectionView

  init(_ input: RecordedListValues.Input) {
    self.input = input
    let size = CGSize(width: input.size[0], height: input.size[1])
    let layout = CollectionViewFlowLayout()
    layout.itemSize = size
    layout.minimumLineSpacing = 0
    view = CollectionView(
      frame: CGRect(x: 0, y: 0, width: size.width, height: 480), collectionViewLayout: layout)
    super.init()
    view.register(CollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.isEditing = input.isEditing == true
    Simulator(scale: 2).show(view, frame: view.frame)
  }

  /// The frames, in the words of the fixture.
  var values: [String: String] {
    guard let cell = view.visibleCells.first as? CollectionViewListCell else { return [:] }
    cell.layoutIfNeeded()
    var values = [
      "content": RecordedFrames.text([cell.contentView.frame.minX, cell.contentView.frame.width])
    ]
    for part in cell.contentView.subviews where !part.isHidden {
      if part is ImageView {
        values["image"] = RecordedFrames.text(cell.convert(part.bounds, from: part))
      } else if values["label"] == nil {
        values["label"] = RecordedFrames.text([cell.convert(part.bounds, from: part).minX])
      }
    }
    let views = cell.accessoryViews
    let frames =
      (views.leading.map(\.frame) + [cell.accessoryLine?.frame].compactMap(\.self)
      + views.trailing.map(\.frame)).sorted { $0.minX < $1.minX }
    values["accessoryViews"] = String(frames.count)
    for (index, frame) in frames.enumerated() {
      values["accessory\(index + 1)"] = RecordedFrames.text(frame)
    }
    return values
  }

  private var content: ListContentConfiguration? {
    guard var content = ListAnswers.contents[input.content] else { return nil }
    content.text = input.text
    content.secondaryText = input.secondaryText
    content.image = input.image.map {
      Image(name: "square", size: CGSize(width: $0[0], height: $0[1]))
    }
    return content
  }

  private var accessories: [CellAccessory] {
    (input.accessories ?? []).compactMap { name in
      switch name {
      case "disclosureIndicator": .disclosureIndicator()
      case "outlineDisclosure": .outlineDisclosure()
      case "checkmark": .checkmark()
      case "delete": .delete()
      case "insert": .insert()
      case "reorder": .reorder()
      case "multiselect": .multiselect()
      case "customLeading30x20": .customView(configuration: custom(.leading()))
      case "customTrailing30x20": .customView(configuration: custom(.trailing()))
      default: nil
      }
    }
  }

  private func custom(
    _ placement: CellAccessory.Placement
  ) -> CellAccessory.CustomViewConfiguration {
    .init(
      customView: View(frame: CGRect(x: 0, y: 0, width: 30, height: 20)), placement: placement)
  }

  func collectionView(_: CollectionView, numberOfItemsInSection: Int) -> Int { 1 }

  func collectionView(
    _ view: CollectionView, cellForItemAt path: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.contentConfiguration = content
    if let row = cell as? CollectionViewListCell {
      row.accessories = accessories
      row.indentationLevel = input.indentationLevel ?? 0
    }
    return cell
  }
}
