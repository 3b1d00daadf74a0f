import HeadlessKit

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
