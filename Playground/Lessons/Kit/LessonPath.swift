import Foundation
import HeadlessKit
import ListTesting

/// One list in a lesson, on a small simulator, from scene to scene.
@MainActor
final class LessonPath {
  /// The details that a scene shows besides its title.
  struct Details: OptionSet {
    let rawValue: Int
    /// The settled screen.
    static let screen = Details(rawValue: 1)
    /// The announced, applied and performed changes.
    static let changes = Details(rawValue: 2)
    /// The questions to the data source.
    static let questions = Details(rawValue: 4)
    /// The events of the cells.
    static let views = Details(rawValue: 8)
    /// The number of requests, new cells and animations.
    static let cost = Details(rawValue: 16)
    /// The lines on the console.
    static let console = Details(rawValue: 32)
    /// The selection and the delegate's calls.
    static let people = Details(rawValue: 64)
  }

  /// The simulator that shows the list.
  let simulator: Simulator
  private let list: any ListView
  private let recorder: ListRecorder
  private(set) var blocks: [String] = []
  private(set) var scenes: [FilmStrip.Scene] = []
  /// The names of the marked lines that scenes show.
  private(set) var code: [String] = []
  /// The remarks of the first scene, made before it.
  private var opening: [String] = []

  init(_ list: some ListView, profile: SystemProfile) {
    simulator = Simulator(screenSize: CGSize(width: 320, height: 280), profile: profile)
    self.list = list
    recorder = ListRecorder(list, on: simulator)
  }

  /// Puts the list on screen.
  func show(_ label: String, _ details: Details = .screen) {
    scene(label, details, action: { simulator.show(list) })
  }

  /// Performs an action, and settles the simulator.
  ///
  /// - Parameter code: The names of the marked lines that the action runs; see ``LessonCode``.
  func scene(
    _ label: String, _ details: Details = .screen, code: String..., action: () -> Void
  ) {
    scene(label, details, code: code, action: action)
  }

  /// Performs an action, and settles the simulator, with the names of marked lines in an array.
  func scene(
    _ label: String, _ details: Details = .screen, code: [String], action: () -> Void
  ) {
    let before = ScreenState(list)
    let crash = captureCrash {
      action()
      _ = simulator.trySettling()
    }
    note(label, details, code, from: before, crash)
  }

  /// Performs an action that awaits other queues, and settles the simulator.
  func waitingScene(
    _ label: String, _ details: Details = .screen, code: String...,
    action: @MainActor () async -> Void
  ) async {
    let before = ScreenState(list)
    let crash = await captureCrash {
      await action()
      _ = simulator.trySettling()
    }
    note(label, details, code, from: before, crash)
  }

  private func note(
    _ label: String, _ details: Details, _ code: [String], from before: ScreenState,
    _ crash: CrashReport?
  ) {
    let (after, trace) = (ScreenState(list), recorder.takeTrace())
    self.code += code
    scenes.append(
      FilmStrip.Scene(
        label: label, before: before, after: after, trace: trace, crash: crash,
        listing: LessonCode.listing(of: code)))
    scenes[scenes.count - 1].remarks = opening
    opening = []
    blocks.append("> " + label.wrapped(at: LessonRecorder.width - 2).replacing("\n", with: "\n  "))
    blocks += report(trace, details)
    if let crash {
      blocks += told(crash)
    } else if details.contains(.screen) {
      blocks.append(after.drawing.indented)
    }
  }

  /// Adds a remark between the scenes.
  func say(_ text: String) {
    blocks.append(text.wrapped(at: LessonRecorder.width))
    guard !scenes.isEmpty else { return opening.append(text) }
    scenes[scenes.count - 1].remarks.append(text)
  }
}

extension LessonPath {
  private func report(_ trace: ListTrace, _ details: Details) -> [String] {
    var topics: Set<ListEvent.Topic> = []
    if details.contains(.changes) { topics.insert(.changes) }
    if details.contains(.questions) { topics.insert(.questions) }
    if details.contains(.views) { topics.insert(.views) }
    if details.contains(.people) { topics.insert(.people) }
    var parts: [String] = []
    let excerpt = trace.about(topics)
    if !excerpt.isEmpty { parts.append("\(excerpt)".elidingObjects.indented) }
    if details.contains(.console) {
      let lines = trace.events.compactMap { event in
        if case .logged(let line) = event { "\(line)" } else { nil }
      }
      parts += lines.map { "console: \($0)".elidingObjects.wrapped(at: 88).indented }
    }
    if details.contains(.cost) { parts.append("cost: \(trace.cost)".wrapped(at: 88).indented) }
    return parts
  }

  private func told(_ crash: CrashReport) -> [String] {
    let reason = ("CRASH: " + crash.reason.elidingObjects).wrapped(at: 88).indented
    let explanation = crash.explanation.wrapped(at: 96).indented
    return crash.explanation.isEmpty ? [reason] : [reason, explanation]
  }
}

extension String {
  /// The text with two spaces before each line that is not empty.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
  }

}
