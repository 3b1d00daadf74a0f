/// Where in the source a call was written.
public struct CallSite: Hashable, Sendable {
  /// The module and file, as `#fileID` gives them: `Shop/CartController.swift`.
  public let fileID: String
  /// The line, from one.
  public let line: Int

  /// Creates a call site from what `#fileID` and `#line` give.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }
}

extension CallSite: CustomStringConvertible {
  /// The file without its module, and the line: `CartController.swift:42`.
  public var description: String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return "\(file):\(line)"
  }
}
