import Foundation
import HeadlessKit
import ListTesting

/// Takes a lesson down: its text for the terminal, and its scenes for the film strip.
@MainActor
final class LessonTeller {
  private var blocks: [String] = []
  /// The scenes of each path, in the order in which they were told.
  private(set) var reels: [FilmStrip.Reel] = []

  /// Runs a lesson.
  init(_ lesson: Lesson) async {
    blocks = [underlined(lesson.title, "="), lesson.gist.wrapped(at: Self.width)]
    await lesson.tell(self)
  }

  /// What goes to the terminal, with its last line break.
  var text: String { blocks.joined(separator: "\n\n") + "\n" }

  /// Says something between the scenes.
  func say(_ text: String) {
    blocks.append(text.wrapped(at: Self.width))
  }

  /// Shows what one piece of code does on every release.
  func matrix(_ matrix: ProfileMatrix) {
    let lines = matrix.description.elidingObjects.split(
      separator: "\n", omittingEmptySubsequences: false)
    let title = lines.first.map { "On every system: \($0)" } ?? ""
    blocks.append(underlined(title, "-"))
    blocks.append(lines.dropFirst(2).joined(separator: "\n").wrapped(at: 98))
  }

  /// Tells what happens to one list.
  ///
  /// - Parameters:
  ///   - title: Which way this is: "Data source", "Snapshots".
  ///   - list: The list. It is shown on a simulator of its own.
  ///   - profile: The system of that simulator.
  ///   - body: What happens, scene by scene.
  func path(
    _ title: String, _ list: some ListView, profile: SystemProfile = .iOS18,
    _ body: (LessonPath) -> Void
  ) {
    let path = LessonPath(list, profile: profile)
    path.simulator.run { body(path) }
    take(path, title)
  }

  /// Tells what happens to one list, and waits for other queues meanwhile.
  func waitingPath(
    _ title: String, _ list: some ListView, profile: SystemProfile = .iOS18,
    _ body: (LessonPath) async -> Void
  ) async {
    let path = LessonPath(list, profile: profile)
    await path.simulator.run { await body(path) }
    take(path, title)
  }

  private func take(_ path: LessonPath, _ title: String) {
    blocks.append(underlined(title, "-"))
    blocks += path.blocks
    reels.append(FilmStrip.Reel(title: title, scenes: path.scenes))
  }

  /// Shows how the two ways compare.
  func compare(_ comparison: PathComparison, _ remark: String? = nil) {
    blocks.append(underlined("Side by side", "-"))
    if let remark { say(remark) }
    blocks.append(comparison.description)
  }

  private func underlined(_ text: String, _ mark: Character) -> String {
    text + "\n" + String(repeating: mark, count: text.count)
  }

  /// The most characters in a line of prose.
  static let width = 92
}
