import Foundation

/// The command-line interface of the executable.
public enum Command {
  /// Adapts files.
  ///
  /// - Parameter arguments: The path of each source file, followed by the path of the adapted file;
  ///   before them `--list`, to print each changed line with the rule that changed it,
  ///   `--folder` with the folder of the target and the path of a file that tells it to the program,
  ///   or `--planned-list` with the path of the list of files and its lines when the build was planned,
  ///   or `--system` with `Linux` or `macOS`, for another system than this one.
  /// - Returns: The exit status: 0, 1 if something cannot be adapted, 64 for invalid usage, 74 if a
  ///   file cannot be read or written.
  public static func run(_ arguments: [String]) -> Int32 {
    let isListing = arguments.first == "--list"
    var arguments = isListing ? Array(arguments.dropFirst()) : arguments
    var planned: PlannedList?
    if arguments.first == "--planned-list", arguments.count >= 3 {
      planned = PlannedList(path: arguments[1], lines: arguments[2])
      arguments.removeFirst(3)
    }
    var system = AdaptedSystem.current
    if arguments.first == "--system", arguments.count >= 2 {
      guard let named = AdaptedSystem(rawValue: arguments[1]) else {
        let names = AdaptedSystem.allCases.map(\.rawValue).joined(separator: " or ")
        say("adapt-objective-c: '\(arguments[1])' is no system; write \(names)")
        return 64
      }
      system = named
      arguments.removeFirst(2)
    }
    do {
      if let told = try tellFolder(&arguments) { return told }
    } catch {
      say("error: \(error)")
      return 74
    }
    guard !arguments.isEmpty, arguments.count.isMultiple(of: 2) else {
      say(
        "usage: adapt-objective-c [--list] [--folder FOLDER FILE] SOURCE ADAPTED [SOURCE ADAPTED]..."
      )
      return 64
    }
    do {
      if let complaint = try planned?.complaint() {
        say(complaint.description)
        return 1
      }
      let pairs = stride(from: 0, to: arguments.count, by: 2).map {
        (source: arguments[$0], adapted: arguments[$0 + 1])
      }
      let files = try pairs.map {
        SourceFile(
          path: $0.source, text: try String(contentsOfFile: $0.source, encoding: .utf8),
          system: system)
      }
      let adapter = Adapter(files)
      var hasErrors = false
      for (pair, file) in zip(pairs, files) {
        let draft = adapter.adapt(file)
        for complaint in draft.complaints { say(complaint.description) }
        if isListing { list(draft) }
        hasErrors = hasErrors || draft.complaints.contains { $0.severity == .error }
        let hasItsName = name(of: pair.adapted) == name(of: pair.source)
        let text = hasItsName && !draft.hasInsertions ? draft.marked : draft.located
        try write(text, to: pair.adapted)
      }
      return hasErrors ? 1 : 0
    } catch {
      say("error: \(error)")
      return 74
    }
  }

  /// Writes the file that tells the program where the target's folder is: its storyboards, catalogues
  /// and texts are read there.
  ///
  /// - Returns: The exit status, if nothing else is to be done.
  private static func tellFolder(_ arguments: inout [String]) throws -> Int32? {
    guard arguments.first == "--folder", arguments.count >= 3 else { return nil }
    let folder = arguments[1].replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    try write(
      """
      /// The folder of this target's storyboards, asset catalogues and texts, for HeadlessKit.
      public enum HeadlessKitFolder: String, CaseIterable {
        case path = "\(folder)"
      }

      """, to: arguments[2])
    arguments.removeFirst(3)
    return arguments.isEmpty ? 0 : nil
  }

  private static func name(of path: String) -> String {
    URL(fileURLWithPath: path).lastPathComponent
  }

  /// Prints the changed lines, in order.
  private static func list(_ draft: Draft) {
    let changes = draft.changedLines.flatMap { rule, lines in
      lines.map { (line: $0, rule: rule.rawValue) }
    }
    for change in changes.sorted(by: { ($0.line, $0.rule) < ($1.line, $1.rule) }) {
      print("\(draft.file.path):\(change.line): \(change.rule)")
    }
  }

  private static func write(_ text: String, to path: String) throws {
    if let present = try? String(contentsOfFile: path, encoding: .utf8), present == text { return }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private static func say(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
