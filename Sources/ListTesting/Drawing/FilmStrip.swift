import Foundation
import HeadlessKit
import ListCore

/// What happened on one screen, or on two beside each other, scene by scene: a film to step
/// through.
///
/// ```swift
/// let before = ScreenState(table)
/// let recorder = ListRecorder(table)
/// screen.removeMomo()
/// simulator.settle()
/// let scene = FilmStrip.Scene(
///   label: "remove Momo", before: before, after: ScreenState(table), trace: recorder.takeTrace())
/// let film = FilmStrip(title: "Shelf", reels: [.init(title: "data source", scenes: [scene])])
/// try film.html.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct FilmStrip: Hashable, Sendable {
  /// One thing that was done, and what the screen made of it.
  public struct Scene: Hashable, Sendable {
    /// What was done.
    public var label: String
    /// The screen before.
    public var before: ScreenState
    /// The screen after everything has settled.
    public var after: ScreenState
    /// What happened between the two.
    public var trace: ListTrace
    /// The crash in which the scene ended, if it did. It is shown in place of the screen after.
    public var crash: CrashReport?

    /// Creates a scene. Without a crash, the last one in the trace is taken.
    public init(
      label: String, before: ScreenState, after: ScreenState, trace: ListTrace = ListTrace(),
      crash: CrashReport? = nil
    ) {
      self.label = label
      self.before = before
      self.after = after
      self.trace = trace
      self.crash = crash ?? trace.crash
    }
  }

  /// The scenes of one screen.
  public struct Reel: Hashable, Sendable {
    /// What the reel shows, such as `data source`.
    public var title: String
    /// Its scenes, in order.
    public var scenes: [Scene]

    /// Creates a reel.
    public init(title: String, scenes: [Scene]) {
      self.title = title
      self.scenes = scenes
    }
  }

  /// What the film is called.
  public var title: String
  /// The reels that are shown beside each other; scenes of one index belong together.
  public var reels: [Reel]

  /// Creates a film strip.
  public init(title: String, reels: [Reel]) {
    self.title = title
    self.reels = reels
  }

  /// The number of scenes of the longest reel.
  public var sceneCount: Int { reels.map(\.scenes.count).max() ?? 0 }
}

extension ListTrace {
  /// The last crash.
  var crash: CrashReport? {
    for case .crashed(let report) in events.reversed() { return report }
    return nil
  }

  /// The updates that were carried out, in order.
  var plans: [UpdatePlan] {
    events.compactMap { if case .updated(let plan) = $0 { plan } else { nil } }
  }

  /// How long the rows were on their way, in seconds of the simulator's clock; zero if nothing
  /// moved.
  var animationTime: TimeInterval {
    events.reduce(0) { longest, event in
      if case .animationStarted(let seconds) = event { max(longest, seconds) } else { longest }
    }
  }

  /// The views that waited for reuse in between: what is called so afterwards shows another item.
  var recycledNames: Set<ListViewName> {
    Set(
      events.compactMap { event in
        switch event {
        case .pooled(let name), .reused(let name, _): name
        default: nil
        }
      })
  }
}
