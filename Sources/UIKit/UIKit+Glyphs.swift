#if os(Linux)
  import Foundation

  /// A font as a file of glyphs, which are not simulated: it has a name.
  public final class CGFont {
    private let name: String

    /// Creates a font by its PostScript name; `nil` if there is none.
    public init?(_ name: CFString) {
      guard UIFont(name: name, size: 12) != nil else { return nil }
      self.name = name
    }

    /// Creates a font from a file's data, whose glyphs are not read; `nil` if the data is empty.
    public init?(_ provider: CGDataProvider) {
      guard let data = provider.data, data.length > 0 else { return nil }
      name = ""
    }

    /// The PostScript name; `nil` if it is not known.
    public var postScriptName: CFString? { name.isEmpty ? nil : name }
    /// The name; `nil` if it is not known.
    public var fullName: CFString? { postScriptName }
  }

#endif
