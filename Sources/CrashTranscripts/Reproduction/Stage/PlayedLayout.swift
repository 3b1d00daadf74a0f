import HeadlessKit
import ListCore

/// A layout with a single element.
@MainActor
final class PlayedLayout: CollectionViewLayout {
  /// The kind of the supplementary view that moves without invalidation.
  nonisolated static let wanderingKind = "UICollectionElementKindSectionHeader"

  private let attributes: CollectionViewLayoutAttributes
  private let wanders: Bool

  init(_ attributes: CollectionViewLayoutAttributes, wanders: Bool = false) {
    self.attributes = attributes
    self.wanders = wanders
    super.init()
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
  }

  required init?(coder: NSCoder) {
    attributes = CollectionViewLayoutAttributes()
    wanders = false
    super.init(coder: coder)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 44) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [CollectionViewLayoutAttributes]? {
    if wanders { attributes.zIndex += 1 }
    return [attributes]
  }
}

extension Screenplay {
  /// Creates the layout of a collection view.
  @MainActor
  func makeLayout(screen: CGSize) -> CollectionViewLayout {
    switch layout {
    case .flow:
      let flow = CollectionViewFlowLayout()
      if cells == .restless { flow.estimatedItemSize = CGSize(width: 50, height: 50) }
      return flow
    case .tooLarge(let axis):
      let flow = CollectionViewFlowLayout()
      flow.scrollDirection = axis == .width ? .vertical : .horizontal
      flow.itemSize = CGSize(width: screen.width + 1, height: screen.height + 1)
      return flow
    case .item(let path):
      return PlayedLayout(CollectionViewLayoutAttributes(forCellWith: IndexPath(path)))
    case .decoration(let kind):
      return PlayedLayout(
        CollectionViewLayoutAttributes(
          forDecorationViewOfKind: kind, with: IndexPath(item: 0, section: 0)))
    case .supplementary(let kind, let path, _):
      return PlayedLayout(
        CollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: kind, with: IndexPath(path)))
    case .wandering(let path):
      return PlayedLayout(
        CollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: PlayedLayout.wanderingKind, with: IndexPath(path)),
        wanders: true)
    case .withoutSection:
      return CollectionViewCompositionalLayout { _, _ in nil }
    }
  }
}

/// A cell whose fitting height grows each time.
@MainActor
final class RestlessCell: CollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: CollectionViewLayoutAttributes
  ) -> CollectionViewLayoutAttributes {
    let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
    wanted.size.height = layoutAttributes.size.height + 1
    return wanted
  }
}
