/// A file of an app: Swift code, or a storyboard or nib.
public struct SourceFile: Hashable, Sendable {
  /// The name of the file, without its directory.
  public let name: String
  let text: String

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - name: The name, without its directory. A name that ends in `.storyboard` or `.xib` makes
  ///     the file an interface document; any other, Swift code.
  ///   - text: The contents.
  public init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  var isDocument: Bool { name.hasSuffix(".storyboard") || name.hasSuffix(".xib") }

  /// The lines, as they are written.
  var lines: [Substring] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
