/// The reason why an interface document cannot be read, and where.
public struct DocumentFault: Error, Hashable, Sendable {
  /// The path of the file, as it was given.
  public let file: String
  /// The line, from 1; `nil` if the fault concerns the whole file.
  public let line: Int?
  /// A sentence that says what is wrong.
  public let reason: String

  init(_ file: String, line: Int? = nil, _ reason: String) {
    self.file = file
    self.line = line
    self.reason = reason
  }
}

extension DocumentFault: CustomStringConvertible {
  /// The place and the reason: `Main.storyboard:12: …`.
  public var description: String { "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)" }
}
