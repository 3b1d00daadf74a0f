import Foundation
import HeadlessKit
import Testing

/// The attributes that a view prefers, without a layout that fixes a side. (behaviour 10.3)
@MainActor
@Suite struct PreferredSizeTests {
  private static let offered = CGSize(width: 390, height: 50)

  /// Returns attributes of the offered size.
  private func attributes() -> CollectionViewLayoutAttributes {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(origin: CGPoint(x: 3, y: 7), size: Self.offered)
    return attributes
  }

  /// A line may be as thin as a pixel, a third of a point.
  @Test(
    arguments: [1 / 3, 1, 4 / 3, 2, 44, 390] as [CGFloat],
    [1 / 3, 1, 4 / 3, 2, 50, 300] as [CGFloat])
  func aViewPrefersTheSizeOfItsContent(width: CGFloat, height: CGFloat) {
    let (view, content) = (CollectionReusableView(frame: .zero), View())
    pinned(content, to: view)
    LayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: width),
      content.heightAnchor.constraint(equalToConstant: height),
    ])
    let given = attributes()
    let preferred = view.preferredLayoutAttributesFitting(given)
    #expect(abs(preferred.size.width - width) < 1e-9)
    #expect(abs(preferred.size.height - height) < 1e-9)
    #expect(preferred.indexPath == given.indexPath)
    #expect(preferred.representedElementKind == given.representedElementKind)
    #expect(given.size == Self.offered, "The layout's own attributes stay.")
  }

  @Test func aViewWithoutContentPrefersWhatItIsGiven() {
    let view = CollectionReusableView(frame: .zero)
    let given = attributes()
    let preferred = view.preferredLayoutAttributesFitting(given)
    #expect(preferred.frame == given.frame)
    #expect(preferred !== given)
  }

  /// A header of one point: a line between sections.
  @Test(arguments: [1, 2, 30] as [CGFloat])
  func aHeaderOfALayoutIsAsHighAsItsContent(height: CGFloat) {
    final class Line: CollectionReusableView {
      static var height: CGFloat = 1
      override init(frame: CGRect) {
        super.init(frame: frame)
        let line = View()
        pinned(line, to: self)
        line.heightAnchor.constraint(equalToConstant: Self.height).isActive = true
      }
      required init?(coder: NSCoder) { nil }
    }
    Line.height = height
    let header = CollectionView.elementKindSectionHeader
    let world = Pieces.world([2, 1], shows: false) { _ in
      let section = Pieces.rows(.absolute(40))
      section.boundarySupplementaryItems = [Pieces.header(.estimated(44))]
      return section
    }
    world.view.register(
      Line.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    world.show()
    #expect(world.frame(header) == CGRect(x: 0, y: 0, width: 100, height: height))
    #expect(world.frames().map(\.minY) == [height, height + 40])
    #expect(world.frame(header, 1) == CGRect(x: 0, y: height + 80, width: 100, height: height))
    #expect(world.view.contentSize.height == 2 * height + 120)
  }
}
