#if os(Linux)
  import Foundation

  extension AttributeScopes {
    /// The attributes of texts that a list's views know.
    ///
    /// On macOS AppKit's are there.
    public struct HeadlessKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The colour of the letters.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour behind the letters.
      public let backgroundColor: BackgroundColorAttribute
      /// How far letters are apart beyond the usual, in points.
      public let kern: KernAttribute
    }

    /// A ``Font``.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The ``Color`` of the letters.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// The ``Color`` behind the letters.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// How far letters are apart beyond the usual, in points.
    public enum KernAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = NSAttributedString.Key.kern.rawValue
    }
  }

  extension AttributeDynamicLookup {
    /// Finds an attribute of ``Foundation/AttributeScopes/HeadlessKitAttributes`` by its name.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.HeadlessKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }
#endif
