import Foundation
import PackagePlugin

/// Turns Swift files with Objective-C's syntax into plain Swift before they compile.
///
/// It adapts the Swift files of a target's directory that the manifest keeps from being compiled,
/// but for those that the file `AdaptObjectiveC.txt` leaves out. It does so on a Mac as well, where
/// `@objc` compiles, but `#selector` of what these classes inherit does not. It also tells the program
/// where the target's directory is, whose storyboards, asset catalogues and texts are read there.
@main
struct AdaptObjectiveC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let selection = try Selection(in: target.directoryURL)
    let sources = originals(of: target, selectedBy: selection)
    if sources.isEmpty {
      Diagnostics.warning(
        "AdaptObjectiveC found nothing to adapt in '\(target.name)': every Swift file of it is "
          + "compiled as it is. Keep some out with 'exclude:' or 'sources:'.")
    }
    let told = context.pluginWorkDirectoryURL.appending(path: "HeadlessKitFolder.swift")
    let outputs = sources.map { context.pluginWorkDirectoryURL.appending(path: name(for: $0)) }
    return [
      .buildCommand(
        displayName: "Adapting Objective-C syntax in \(target.name)",
        executable: try context.tool(named: "adapt-objective-c").url,
        arguments: (selection?.arguments ?? []) + ["--folder", target.directoryURL.path, told.path]
          + zip(sources, outputs).flatMap { [$0.path, $1.path] },
        inputFiles: sources + [selection?.list].compactMap(\.self), outputFiles: outputs + [told])
    ]
  }

  /// Returns the selected Swift files under the target's directory that are not compiled as they
  /// are.
  private func originals(
    of target: any SourceModuleTarget, selectedBy selection: Selection?
  ) -> [URL] {
    let compiled = Set(
      target.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    guard
      let files = FileManager.default.enumerator(
        at: target.directoryURL, includingPropertiesForKeys: [.isDirectoryKey],
        options: [.skipsHiddenFiles])
    else { return [] }
    // A folder of recorded results can have the name of its test's file.
    let originals = files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !isFolder($0) }
      .filter { !compiled.contains($0.standardizedFileURL.path) }
      .sorted { $0.path < $1.path }
    return selection?.files(of: originals) ?? originals
  }

  private func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  /// Returns the adapted file's name. The files of a module have different names, so one folder
  /// holds them.
  ///
  /// A file of Swift Testing keeps its name, since a thrown error is reported at the file of the macro
  /// `@Test`, which does not know where its source came from. Others say that they are the original,
  /// which only a file of another name may.
  private func name(for source: URL) -> String {
    let name = source.lastPathComponent
    let isOfTesting = (try? String(contentsOf: source, encoding: .utf8))?
      .split(separator: "\n").contains { $0.hasPrefix("import Testing") }
    if name == "main.swift" || isOfTesting == true { return name }
    return source.deletingPathExtension().lastPathComponent + ".adapted.swift"
  }
}

/// The files and folders that `AdaptObjectiveC.txt` takes or leaves out: one a line, below the
/// target's directory. A line that begins with `!` leaves out, and one that begins with `#` is a
/// comment. Without a line that takes, all files are taken. `PlannedList` reads it the same way.
private struct Selection {
  private struct Line {
    let number: Int
    let path: String
    let leavesOut: Bool

    func matches(_ file: String) -> Bool { file == path || file.hasPrefix(path + "/") }
  }

  let list: URL
  private let directory: String
  private let lines: [Line]

  /// The list and its lines, for the command. SwiftPM reads the list only when it plans a build, and
  /// does not plan again because of an edit of it. The command runs after an edit, compares, and says
  /// what to do.
  var arguments: [String] {
    let texts = lines.map { ($0.leavesOut ? "!" : "") + $0.path }
    return ["--planned-list", list.path, texts.joined(separator: "|")]
  }

  init?(in directory: URL) throws {
    list = directory.appending(path: "AdaptObjectiveC.txt")
    guard FileManager.default.fileExists(atPath: list.path) else { return nil }
    self.directory = directory.standardizedFileURL.path
    let text = try String(contentsOf: list, encoding: .utf8)
    let separated = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    lines = zip(1..., separated).compactMap { number, line in
      let line = line.trimmingCharacters(in: .whitespaces)
      guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
      let leavesOut = line.hasPrefix("!")
      let path = (leavesOut ? String(line.dropFirst()) : line)
        .trimmingCharacters(in: CharacterSet(charactersIn: " /"))
      return Line(number: number, path: path, leavesOut: leavesOut)
    }
  }

  /// Returns the selected files, and reports the lines that no file matches.
  func files(of originals: [URL]) -> [URL] {
    let paths = originals.map {
      String($0.standardizedFileURL.path.dropFirst(directory.count).drop { $0 == "/" })
    }
    for line in lines where !paths.contains(where: line.matches) {
      Diagnostics.error(
        "\(list.path):\(line.number): '\(line.path)' is no Swift file or folder with one, below "
          + "\(directory)")
    }
    let takesAll = lines.allSatisfy(\.leavesOut)
    return zip(originals, paths).filter { _, path in
      let matching = lines.filter { $0.matches(path) }
      return (takesAll || matching.contains { !$0.leavesOut })
        && !matching.contains(where: \.leavesOut)
    }.map(\.0)
  }
}
