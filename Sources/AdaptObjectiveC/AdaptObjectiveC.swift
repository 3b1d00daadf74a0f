import Foundation
import PackagePlugin

/// On Linux, turns Swift files with Objective-C's syntax into plain Swift before they compile.
///
/// It adapts the Swift files of a target's directory that the manifest keeps from being compiled.
/// On macOS, where they compile as they are, it does nothing.
@main
struct AdaptObjectiveC: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    #if os(Linux)
      guard let target = target as? any SourceModuleTarget else { return [] }
      let sources = try originals(of: target)
      guard !sources.isEmpty else {
        Diagnostics.warning(
          "AdaptObjectiveC found nothing to adapt in '\(target.name)': every Swift file of it is "
            + "compiled as it is. Keep some out with 'exclude:' or 'sources:'.")
        return []
      }
      let outputs = sources.map { context.pluginWorkDirectoryURL.appending(path: name(for: $0)) }
      return [
        .buildCommand(
          displayName: "Adapting Objective-C syntax in \(target.name)",
          executable: try context.tool(named: "adapt-objective-c").url,
          arguments: zip(sources, outputs).flatMap { [$0.path, $1.path] },
          inputFiles: sources, outputFiles: outputs)
      ]
    #else
      return []
    #endif
  }

  /// The Swift files under the target's directory that are not compiled as they are.
  private func originals(of target: any SourceModuleTarget) throws -> [URL] {
    let compiled = Set(
      target.sourceFiles.filter { $0.type == .source }.map { $0.url.standardizedFileURL.path })
    let directory = target.directoryURL
    guard
      let files = FileManager.default.enumerator(
        at: directory, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    else { return [] }
    return files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" }
      .filter { !compiled.contains($0.standardizedFileURL.path) }
      .sorted { $0.path < $1.path }
  }

  /// The adapted file's name. The files of a module have different names, so one folder holds them;
  /// one of them says that it is the other, which two files of one name may not.
  private func name(for source: URL) -> String {
    let name = source.deletingPathExtension().lastPathComponent
    return name == "main" ? "main.swift" : name + ".adapted.swift"
  }
}
