import Foundation

extension AttributeScopes {
  /// The text attributes that views understand.
  public struct HeadlessKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The text colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour.
    public let backgroundColor: BackgroundColorAttribute
    /// The additional space between letters, in points.
    public let kern: KernAttribute
  }

  /// A ``Font``.
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = NSAttributedString.Key.font.rawValue
  }

  /// The ``Color`` of the text.
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = NSAttributedString.Key.foregroundColor.rawValue
  }

  /// The ``Color`` of the background.
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = NSAttributedString.Key.backgroundColor.rawValue
  }

  /// The additional space between letters, in points.
  public enum KernAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = NSAttributedString.Key.kern.rawValue
  }
}

extension AttributeContainer {
  /// Creates a container of the attributes that ``AttributedString`` and views know.
  ///
  /// - Parameter attributes: The attributes; those of other keys are left out.
  public init(_ attributes: [NSAttributedString.Key: Any]) {
    self.init()
    self[AttributeScopes.FontAttribute.self] = attributes[.font] as? Font
    self[AttributeScopes.ForegroundColorAttribute.self] = attributes[.foregroundColor] as? Color
    self[AttributeScopes.BackgroundColorAttribute.self] = attributes[.backgroundColor] as? Color
    self[AttributeScopes.KernAttribute.self] = attributes[.kern] as? CGFloat
    self.link =
      attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap(URL.init)
  }
}

extension AttributeDynamicLookup {
  /// Looks up an attribute of ``Foundation/AttributeScopes/HeadlessKitAttributes`` by its name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.HeadlessKitAttributes, Key>
  ) -> Key { self[Key.self] }
}
