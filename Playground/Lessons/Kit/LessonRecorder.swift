import Foundation
import HeadlessKit
import ListTesting

/// The record of a lesson: its text for the terminal, and its scenes for the film strip.
@MainActor
final class LessonRecorder {
  private var blocks: [String] = []
  /// The scenes of each path, in order.
  private(set) var reels: [FilmStrip.Reel] = []
  /// The names of the marked lines that the scenes show.
  private(set) var shown: [String] = []

  /// Runs a lesson.
  init(_ lesson: Lesson) async {
    blocks = [underlined(lesson.title, "=")]
    blocks += lesson.passages.map { passage in
      ((passage.title.isEmpty ? "" : passage.title + ": ") + passage.text).wrapped(at: Self.width)
    }
    await lesson.tell(self)
    blocks.append(
      """
      The lesson as a package of its own, which prints this text:
        swift run Playground lesson \(lesson.name) --package FOLDER
      """)
  }

  /// Returns the lesson as a film.
  func film(of lesson: Lesson) -> FilmStrip {
    FilmStrip(
      title: lesson.title, reels: reels, passages: lesson.passages,
      sources: LessonSources(lesson).own)
  }

  /// The text for the terminal, with its last line break.
  var text: String { blocks.joined(separator: "\n\n") + "\n" }

  /// Adds a remark between the scenes.
  func say(_ text: String) {
    blocks.append(text.wrapped(at: Self.width))
  }

  /// Adds a table of one piece of code on every release.
  func matrix(_ matrix: ProfileMatrix) {
    let lines = matrix.description.elidingObjects.split(
      separator: "\n", omittingEmptySubsequences: false)
    let title = lines.first.map { "On every system: \($0)" } ?? ""
    blocks.append(underlined(title, "-"))
    blocks.append(lines.dropFirst(2).joined(separator: "\n").wrapped(at: 98))
  }

  /// Runs one list through a part of the lesson.
  ///
  /// - Parameters:
  ///   - title: The way the list is used: "Data source", "Snapshots".
  ///   - list: The list. It is shown on its own simulator.
  ///   - profile: The profile of that simulator.
  ///   - body: The scenes.
  func path(
    _ title: String, _ list: some ListView, profile: SystemProfile = .newest,
    _ body: (LessonPath) -> Void
  ) {
    let path = LessonPath(list, profile: profile)
    path.simulator.run { body(path) }
    take(path, title)
  }

  /// Runs one list through a part of the lesson that awaits other queues.
  func waitingPath(
    _ title: String, _ list: some ListView, profile: SystemProfile = .newest,
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
    shown += path.code.filter { !shown.contains($0) }
  }

  /// Adds the code of the ways, and their comparison.
  func compare(_ comparison: PathComparison, _ remark: String? = nil) {
    let code = SideBySide.pairs(of: reels)
    if !code.isEmpty { blocks += [underlined("The code", "-")] + code.map(\.text) }
    let helpers = LessonCode.helpers(of: shown)
    if !helpers.isEmpty {
      blocks.append(underlined("What the code uses", "-"))
      blocks += helpers.map { helper in
        ([helper.title] + helper.lines.map { $0.isEmpty ? "" : "  " + $0 }).joined(separator: "\n")
      }
    }
    blocks.append(underlined("Side by side", "-"))
    if let remark { say(remark) }
    blocks.append(comparison.description)
  }

  private func underlined(_ text: String, _ mark: Character) -> String {
    text + "\n" + String(repeating: mark, count: text.count)
  }

  /// The maximum number of characters in a line of prose.
  static let width = 92
}
