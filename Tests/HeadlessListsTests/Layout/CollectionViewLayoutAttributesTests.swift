import Foundation
import HeadlessKit
import Testing

/// Custom attributes with a property of their own.
final class TintedAttributes: CollectionViewLayoutAttributes {
  var tint = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? TintedAttributes)?.tint = tint
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TintedAttributes else { return false }
    return tint == other.tint && super.isEqual(other)
  }
}

@Suite struct CollectionViewLayoutAttributesTests {
  let path = IndexPath(indexes: [3, 5])

  @Test func kinds() {
    let all = [
      CollectionViewLayoutAttributes(forCellWith: path),
      CollectionViewLayoutAttributes(forSupplementaryViewOfKind: "head", with: path),
      CollectionViewLayoutAttributes(forDecorationViewOfKind: "back", with: path),
    ]
    #expect(all.map(\.indexPath) == [path, path, path])
    #expect(
      all.map(\.representedElementCategory) == [.cell, .supplementaryView, .decorationView])
    #expect(all.map(\.representedElementKind) == [nil, "head", "back"])
  }

  @Test func geometry() {
    let attributes = CollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(attributes.center == CGPoint(x: 25, y: 40))
    #expect(attributes.size == CGSize(width: 30, height: 40))
    #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    attributes.size.width = 10
    #expect(attributes.frame == CGRect(x: 20, y: 20, width: 10, height: 40))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(attributes.frame == CGRect(x: 15, y: 20, width: 20, height: 40))
    #expect(CATransform3DIsAffine(attributes.transform3D))
    attributes.transform3D = CATransform3DMakeTranslation(0, 0, 9)
    #expect(attributes.transform.isIdentity)
    #expect(attributes.transform3D.m43 == 9)
  }

  @Test func equalityByValue() throws {
    let one = TintedAttributes(forCellWith: path)
    one.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    one.tint = 7
    let copy = try #require(one.copy() as? TintedAttributes)
    #expect(copy !== one)
    #expect(copy == one && copy.hash == one.hash)
    #expect(copy.tint == 7)
    let changes: [(TintedAttributes) -> Void] = [
      { $0.tint = 1 }, { $0.alpha = 0 }, { $0.zIndex = 1 }, { $0.isHidden = true },
      { $0.frame.origin.x = 9 }, { $0.indexPath = IndexPath(indexes: [3, 6]) },
      { $0.transform3D = CATransform3DMakeTranslation(0, 0, 1) },
    ]
    for (index, change) in changes.enumerated() {
      let other = try #require(one.copy() as? TintedAttributes)
      change(other)
      #expect(other != one, "change \(index)")
    }
  }

  @Test("crash families D3: the description")
  func description() {
    let attributes = CollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "UICollectionElementKindSectionFooter", with: path)
    attributes.frame = CGRect(x: 0, y: 1702, width: 320, height: 10)
    attributes.zIndex = 10
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(attributes)), radix: 16)
    #expect(
      attributes.description == """
        <UICollectionViewLayoutAttributes: \(address)> index path: (<NSIndexPath: \
        0xc000000000a00316> {length = 2, path = 3 - 5}); element kind: \
        (UICollectionElementKindSectionFooter); frame = (0 1702; 320 10); zIndex = 10;\(" ")
        """)
    attributes.transform3D = CATransform3DMakeTranslation(0, 0, 1)
    attributes.isHidden = true
    attributes.alpha = 0.5
    #expect(
      attributes.description.hasSuffix(
        """
        frame = (0 1702; 320 10); non-affine transform; alpha = 0.5; hidden = YES; zIndex = 10;\
        \(" ")
        """))
  }
}
