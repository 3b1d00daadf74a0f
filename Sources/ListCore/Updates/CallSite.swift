/// The place of a call in the source.
public struct CallSite: Hashable, Sendable {
  /// The module and file, as given by `#fileID`: `Shop/CartController.swift`.
  public let fileID: String
  /// The line number, starting at 1.
  public let line: Int

  /// Creates a call site from the values of `#fileID` and `#line`.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension CallSite: CustomStringConvertible {
  /// The file without its module, followed by the line: `CartController.swift:42`.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(file):\(line)"
  }
}
