import Foundation

/// The failures in the output of `swift test`, as annotations of lines for GitHub Actions.
///
/// ```
/// ::error file=Tests/ShopTests/ShelfTests.swift,line=12::Expectation failed: …
/// ```
struct GitHubAnnotations {
  /// A failure at a line.
  struct Failure: Hashable {
    /// The file as the log names it: a path, or only a name.
    let file: String
    let line: Int
    let message: String
  }

  let failures: [Failure]

  /// Finds the failures in a log, in order and once each.
  init(of log: String) {
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var found: [Failure] = []
    for index in lines.indices {
      let failure = Self.failure(lines[index], Array(lines[(index + 1)...].prefix(60)))
      if let failure, !found.contains(failure) { found.append(failure) }
    }
    failures = found
  }

  /// Returns the annotations, or a failure of the command if there is none.
  ///
  /// - Parameter paths: The paths of the package's Swift files, from which that of a file is taken
  ///   whose name only is in the log.
  func result(_ paths: [String]) -> CommandResult {
    guard !failures.isEmpty else {
      return .failure(.noMessage, "the log contains no failure with its line.")
    }
    return CommandResult(output: failures.map { annotation($0, paths) + "\n" }.joined())
  }

  private func annotation(_ failure: Failure, _ paths: [String]) -> String {
    let matches = paths.filter { ("/" + $0).hasSuffix("/" + failure.file) }
    let path = matches.count == 1 ? matches[0] : failure.file
    let root = FileManager.default.currentDirectoryPath + "/"
    let file = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    return """
      ::error file=\(Self.property(file)),line=\(failure.line)::\(Self.escaped(failure.message))
      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

// MARK: - Reading

extension GitHubAnnotations {
  /// Returns the failure that a line begins.
  ///
  /// - Parameter rest: The lines that follow.
  private static func failure(_ line: String, _ rest: [String]) -> Failure? {
    if let match = line.firstMatch(of: /recorded an issue.* at ([^ :]+\.swift):(\d+):\d+: (.*)/) {
      let comments = rest.prefix { $0.hasPrefix("↳ ") || $0.hasPrefix("  ") }
      let message = ([String(match.3)] + comments).joined(separator: "\n")
      // A thrown error is recorded at the test; the call that threw it names its own line.
      if let call = message.prefixMatch(of: /Caught error: ([^ :]+\.swift):(\d+):/) {
        return Failure(file: String(call.1), line: Int(call.2) ?? 1, message: message)
      }
      return Failure(file: String(match.1), line: Int(match.2) ?? 1, message: message)
    }
    if let match = line.firstMatch(of: /^(\/?[^:]+\.swift):(\d+): (?:error|Fatal error): (.*)/) {
      return Failure(file: String(match.1), line: Int(match.2) ?? 1, message: String(match.3))
    }
    return crash(line, rest)
  }

  /// Returns the crash of a list that a line begins: at the call that made it, with its likely cause.
  private static func crash(_ line: String, _ rest: [String]) -> Failure? {
    guard let match = line.firstMatch(of: /Terminating app due to uncaught exception '(.*)/),
      let place = rest.lazy.compactMap({
        $0.firstMatch(of: /([A-Za-z_][^ :()]*\.swift):(\d+)/)
      }).first
    else { return nil }
    let why = rest.drop { $0 != "Why" }.dropFirst().prefix { $0.hasPrefix("  ") }
    let repair = rest.drop { !$0.hasPrefix("Smallest repair") }.dropFirst().prefix {
      $0.hasPrefix("  ")
    }
    let message = ["'" + match.1] + why + (repair.isEmpty ? [] : ["Smallest repair:"] + repair)
    return Failure(
      file: String(place.1), line: Int(place.2) ?? 1, message: message.joined(separator: "\n"))
  }
}
