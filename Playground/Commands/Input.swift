import Foundation

/// The source of texts to explain, and the destination of pages.
struct Input {
  /// Reads all of standard input.
  var standardInput: () throws -> Data = {
    try FileHandle.standardInput.readToEnd() ?? Data()
  }
  /// Returns whether standard input is a terminal, where somebody has to type.
  var isTerminal: () -> Bool = { isatty(FileHandle.standardInput.fileDescriptor) == 1 }
  /// Shows a line to the person at the terminal.
  var prompt: (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
  /// Writes a part of the output at once; `nil` to return all of it at the end.
  var emit: ((String) -> Void)?
  /// Returns whether progress can be shown: standard error is a terminal, and standard output, on
  /// which it would be in the way, is none.
  var showsProgress: () -> Bool = {
    isatty(FileHandle.standardError.fileDescriptor) == 1
      && isatty(FileHandle.standardOutput.fileDescriptor) == 0
  }
  /// Returns the number of characters in a line of the output.
  var width: () -> Int = { Input.terminalWidth }
  /// Reads a file.
  var file: (String) throws -> Data = { path in
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InputFailure.missing
    }
    guard !isDirectory.boolValue else { throw InputFailure.directory }
    let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
    guard size ?? 0 <= Input.mostBytes else { throw InputFailure.tooLong }
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }
  /// Reads a Swift file, or all Swift files, storyboards and nibs in a directory, in the order of their
  /// paths.
  var sources: (String) throws -> [(name: String, text: String)] = { path in
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InputFailure.missing
    }
    let paths =
      isDirectory.boolValue
      ? try FileManager.default.subpathsOfDirectory(atPath: path)
        .filter { path in
          [".swift", ".storyboard", ".xib"].contains(where: path.hasSuffix)
            && !path.split(separator: "/").contains { [".build", "Pods", "Carthage"].contains($0) }
        }.sorted()
        .map { path + "/" + $0 } : [path]
    return try paths.map { path in
      let url = URL(fileURLWithPath: path)
      return (url.lastPathComponent, String(decoding: try Data(contentsOf: url), as: UTF8.self))
    }
  }
  /// Returns the path of a Swift file, or of all of those in a directory.
  var sourcePaths: (String) throws -> [String] = { path in
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InputFailure.missing
    }
    guard isDirectory.boolValue else { return [path] }
    return try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { path + "/" + $0 }
  }
  /// Creates a folder, unless there is one.
  var makeFolder: (String) throws -> Void = { path in
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
  /// The folder for pages that are opened at once.
  var temporaryFolder = FileManager.default.temporaryDirectory.path
  /// Opens a file in the browser.
  var open: (String) throws -> Void = { path in
    let process = Process()
    #if os(macOS)
      process.executableURL = URL(fileURLWithPath: "/usr/bin/open")
    #else
      process.executableURL = URL(fileURLWithPath: "/usr/bin/xdg-open")
    #endif
    process.arguments = [path]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw InputFailure.unreadable }
  }
  /// Writes a file.
  var write: (String, String) throws -> Void = { text, path in
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}

extension Input {
  /// The length of the longest text that is read, in bytes.
  static let mostBytes = 40_000_000

  /// The width of the terminal that standard output is, at most 98; 98 if it is none.
  static var terminalWidth: Int {
    var size = winsize()
    let descriptor = FileHandle.standardOutput.fileDescriptor
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 98 }
    return min(98, max(40, Int(size.ws_col)))
  }

  /// A decoded text.
  struct Text: Hashable {
    /// The text.
    var text: String
    /// A Boolean value that indicates whether some bytes were not text and were replaced.
    var isDamaged = false
  }

  /// Returns the text of a file, or of standard input for `-`.
  func text(_ path: String) throws -> Text {
    let data = path == "-" ? try standardInput() : try file(path)
    guard data.count <= Self.mostBytes else { throw InputFailure.tooLong }
    return Text(data)
  }
}

extension Input.Text {
  /// Decodes UTF-8, or UTF-16 that starts with a byte order mark.
  ///
  /// Bytes that are neither are replaced: a log may contain anything around its messages.
  init(_ data: Data) {
    let isUTF16 = data.starts(with: [0xff, 0xfe]) || data.starts(with: [0xfe, 0xff])
    if isUTF16, let text = String(data: data, encoding: .utf16) {
      self.init(text: text)
    } else {
      self.init(
        text: String(decoding: data, as: UTF8.self),
        isDamaged: String(data: data, encoding: .utf8) == nil)
    }
  }
}
