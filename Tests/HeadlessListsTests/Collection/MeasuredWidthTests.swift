import Foundation
import HeadlessKit
import Testing

/// Self-sizing cells and headers in layouts that estimate one side only. (behaviour 16.1)
@MainActor
@Suite struct MeasuredWidthTests {
  /// A cell with a label of many lines, pinned to its edges.
  private final class TextCell: CollectionViewCell {
    let label = Label()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      pinned(label, to: contentView)
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A header that is as high as it is wide.
  private final class RoundHeader: CollectionReusableView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      heightAnchor.constraint(equalTo: widthAnchor).isActive = true
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A list of texts.
  private final class Texts: NSObject, CollectionViewDataSource {
    let texts: [String]
    let list: CollectionView
    let simulator = Simulator()

    @MainActor init(_ texts: [String], _ layout: CollectionViewLayout, width: CGFloat = 200) {
      self.texts = texts
      list = CollectionView(
        frame: CGRect(x: 0, y: 0, width: width, height: 600), collectionViewLayout: layout)
      super.init()
      list.register(TextCell.self, forCellWithReuseIdentifier: "text")
      list.register(
        RoundHeader.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
        withReuseIdentifier: "round")
      list.dataSource = self
      simulator.show(list, frame: list.frame)
    }

    func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }
    func collectionView(_ view: CollectionView, cellForItemAt path: IndexPath) -> CollectionViewCell
    {
      let cell = view.dequeueReusableCell(withReuseIdentifier: "text", for: path)
      (cell as? TextCell)?.label.text = texts[path.item]
      return cell
    }
    func collectionView(
      _ view: CollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> CollectionReusableView {
      view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "round", for: path)
    }

    /// The sizes of the cells, and of their labels as they fit the cells' width.
    @MainActor var cells: [CGSize] { list.visibleCells.map(\.bounds.size) }
  }

  private static let long = Array(repeating: "word", count: 40).joined(separator: " ")

  /// The height of the text in a width, by the label itself.
  private func height(_ text: String, width: CGFloat) -> CGFloat {
    let label = Label()
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  @Test func aLabelOfACellWithAFixedWidthGetsAllItsLines() {
    let world = Texts(
      ["short", Self.long],
      CollectionViewCompositionalLayout(section: Pieces.rows(.estimated(44))))
    let high = height(Self.long, width: 200)
    #expect(high > 100)
    #expect(
      world.cells == [
        CGSize(width: 200, height: height("short", width: 200)), CGSize(width: 200, height: high),
      ])
  }

  @Test func aLabelOfAListCellGetsAllItsLines() {
    let world = Texts(
      [Self.long],
      CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .plain)))
    #expect(world.cells == [CGSize(width: 200, height: height(Self.long, width: 200))])
  }

  @Test func aCellOfAnEstimatedWidthAndAFixedHeightIsAsWideAsItsText() {
    let group = Pieces.row(.absolute(30), [Pieces.item(.estimated(20), .absolute(30))])
    let world = Texts(
      ["some words"],
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)))
    let label = Label()
    label.text = "some words"
    #expect(world.cells == [CGSize(width: label.intrinsicContentSize.width, height: 30)])
  }

  @Test func aHeaderWithEqualSidesIsAsHighAsItIsWide() {
    let section = Pieces.rows(.estimated(44))
    section.boundarySupplementaryItems = [Pieces.header(.estimated(10))]
    let world = Texts(["a"], CollectionViewCompositionalLayout(section: section))
    #expect(
      world.list.visibleSupplementaryViews(ofKind: CollectionView.elementKindSectionHeader)
        .map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 200)])
  }
}

/// Cells that change the layout's attributes in place. (behaviour 16.3)
@MainActor
@Suite struct AttributesInPlaceTests {
  private final class HighCell: CollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
      layoutAttributes.frame.size.height = 77
      return layoutAttributes
    }
  }

  private static var flow: CollectionViewLayout {
    let layout = CollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func theyCountInEveryLayout() {
    for layout in [
      Self.flow, CollectionViewCompositionalLayout(section: Pieces.rows(.estimated(44))),
    ] {
      let world = CollectionWorld([["a", "b"]], layout: layout)
      world.view.register(HighCell.self, forCellWithReuseIdentifier: "high")
      world.answersCell = {
        world.view.dequeueReusableCell(withReuseIdentifier: "high", for: $0)
      }
      world.show()
      #expect(world.view.visibleCells.map(\.frame.height) == [77, 77])
      #expect(world.view.contentSize.height == 154)
    }
  }
}
