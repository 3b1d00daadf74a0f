import Foundation
import HeadlessViews

extension AttributeScopes {
  /// The text attributes that views understand, under UIKit's name.
  public typealias UIKitAttributes = HeadlessKitAttributes
  /// The text attributes that views understand.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributedString {
  /// Creates a text from an `NSAttributedString`, with the attributes of UIKit's scope.
  ///
  /// - Parameters:
  ///   - nsStr: The text.
  ///   - scope: The scope: `\.uiKit`.
  public init(
    _ nsStr: NSAttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws { self.init(nsStr) }
}

extension NSAttributedString {
  /// Creates a text from an `AttributedString`, with the attributes of UIKit's scope.
  ///
  /// - Parameters:
  ///   - attrStr: The text.
  ///   - scope: The scope: `\.uiKit`.
  public convenience init(
    _ attrStr: AttributedString,
    including scope: KeyPath<AttributeScopes, AttributeScopes.UIKitAttributes.Type>
  ) throws { self.init(attrStr) }
}
