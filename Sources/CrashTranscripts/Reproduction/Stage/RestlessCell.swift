import HeadlessKit

/// A cell that wants to be higher each time it is asked.
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
