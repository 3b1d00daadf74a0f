import Foundation

/// Where texts to explain come from.
struct Input {
  /// Reads everything from standard input.
  var standardInput: () throws -> Data = {
    try FileHandle.standardInput.readToEnd() ?? Data()
  }
  /// Reads a file.
  var file: (String) throws -> Data = { path in
    try Data(contentsOf: URL(fileURLWithPath: path))
  }
}

extension Input {
  /// The text of a file, or of standard input for `-`.
  ///
  /// Bytes that are no UTF-8 are replaced: a log may hold anything around its messages.
  func text(_ path: String) throws -> String {
    String(decoding: path == "-" ? try standardInput() : try file(path), as: UTF8.self)
  }
}
