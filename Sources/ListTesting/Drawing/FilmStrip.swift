import Foundation
import HeadlessKit
import ListCore

/// The events on one screen, or on two side by side, scene by scene: a film to step through.
///
/// ```swift
/// let before = ScreenState(table)
/// let recorder = ListRecorder(table)
/// screen.removeMomo()
/// try simulator.settle()
/// let scene = FilmStrip.Scene(
///   label: "remove Momo", before: before, after: ScreenState(table), trace: recorder.takeTrace())
/// let film = FilmStrip(title: "Shelf", reels: [.init(title: "data source", scenes: [scene])])
/// try film.html.write(to: file, atomically: true, encoding: .utf8)
/// ```
public struct FilmStrip: Hashable, Sendable {
  /// One operation, and its effect on the screen.
  public struct Scene: Hashable, Sendable {
    /// The label of the operation.
    public var label: String
    /// The screen before the operation.
    public var before: ScreenState
    /// The screen after everything has settled.
    public var after: ScreenState
    /// The events between the two.
    public var trace: ListTrace
    /// The crash that ended the scene; `nil` if there was none. It is shown in place of the screen
    /// after.
    public var crash: CrashReport?
    /// The source code of the operation; `nil` if it is not shown.
    public var listing: Listing?
    /// Remarks about the scene, in complete sentences.
    public var remarks: [String]

    /// Creates a scene. If no crash is given, the last one in the trace is used.
    public init(
      label: String, before: ScreenState, after: ScreenState, trace: ListTrace = ListTrace(),
      crash: CrashReport? = nil, listing: Listing? = nil, remarks: [String] = []
    ) {
      self.label = label
      self.before = before
      self.after = after
      self.trace = trace
      self.crash = crash ?? trace.crash
      self.listing = listing
      self.remarks = remarks
    }
  }

  /// The scenes of one screen.
  public struct Reel: Hashable, Sendable {
    /// The title of the reel, such as `data source`.
    public var title: String
    /// The scenes, in order.
    public var scenes: [Scene]

    /// Creates a reel.
    public init(title: String, scenes: [Scene]) {
      self.title = title
      self.scenes = scenes
    }
  }

  /// The title of the film.
  public var title: String
  /// The reels that are shown side by side. Scenes with the same index belong together.
  public var reels: [Reel]
  /// The text of the page above the film.
  public var passages: [Passage]
  /// The complete files behind the film, which its page shows below it.
  public var sources: [Listing]

  /// Creates a film strip.
  public init(
    title: String, reels: [Reel], passages: [Passage] = [], sources: [Listing] = []
  ) {
    self.title = title
    self.reels = reels
    self.passages = passages
    self.sources = sources
  }

  /// The number of scenes in the longest reel.
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

  /// The duration of the rows' animation, in seconds of the simulator's clock; 0 if nothing moved.
  var animationTime: TimeInterval {
    events.reduce(0) { longest, event in
      if case .animationStarted(let seconds) = event { max(longest, seconds) } else { longest }
    }
  }

  /// The names of the views that were in the reuse pool in between, and show other items
  /// afterwards.
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

extension FilmStrip.Scene {
  /// Returns the state of the screen at a moment of the scene, relative to its start.
  ///
  /// Views that stay slide from their old to their new positions; deleted views fade out, and
  /// inserted views fade in. Without an animation, everything changes immediately.
  ///
  /// - Parameter time: Seconds of the simulator's clock; 0 is the screen before.
  /// - Complexity: O(*v* log *v*) for *v* views on screen.
  public func state(at time: Double) -> ScreenState {
    if time <= 0 { return before }
    if time >= duration { return after }
    let share = Self.ease(time / duration)
    var state = after
    state.visible = after.visible
    let elements = actors.compactMap { $0.element(at: share, on: after.visible) }
    state.cells = elements.filter { $0.place.item != nil }
    state.otherViews = elements.filter { $0.place.item == nil }
    return state
  }

  /// Returns the progress of rows after a fraction of the time: they start and stop gently.
  static func ease(_ share: Double) -> Double { share * share * (3 - 2 * share) }
}

extension FilmActor {
  fileprivate func element(at share: Double, on visible: Frame) -> ScreenState.Element? {
    guard var element = (end ?? start)?.element else { return nil }
    element.frame = path.from.between(path.to, share).on(
      Frame(x: -visible.x, y: -visible.y, width: 0, height: 0))
    element.alpha *= fate.alpha(at: share, isComing: start == nil)
    return element
  }
}

extension FilmActor.Fate {
  /// Returns the opacity of a view after a fraction of the time.
  func alpha(at share: Double, isComing: Bool) -> Double {
    switch self {
    case .kept, .moved, .entered, .left: 1
    case .inserted, .deleted, .reloaded, .came, .went: isComing ? share : 1 - share
    }
  }
}

extension Frame {
  /// Returns the rectangle between two others, at a fraction of the way.
  func between(_ other: Frame, _ share: Double) -> Frame {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Frame(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}

extension FilmStrip {
  /// Creates the film of a comparison: both paths side by side, with a scene for each step.
  ///
  /// A scene without a label is named after its number; step 0 shows the first model.
  ///
  /// - Parameters:
  ///   - title: The title of the film.
  ///   - comparison: The comparison of both paths.
  public init(title: String, _ comparison: PathComparison) {
    func reel(_ title: String, _ path: KeyPath<PathComparison.Step, PathComparison.PathStep>)
      -> Reel
    {
      Reel(
        title: title,
        scenes: comparison.steps.map { step in
          let name =
            step.label.isEmpty ? step.index == 0 ? "shown" : "step \(step.index)" : step.label
          return Scene(label: name, step[keyPath: path])
        })
    }
    self.init(
      title: title,
      reels: [reel(comparison.names.legacy, \.legacy), reel(comparison.names.diffable, \.diffable)])
  }
}

extension FilmStrip.Scene {
  /// Creates the scene of one path of a comparison in one step.
  public init(label: String, _ step: PathComparison.PathStep) {
    self.init(
      label: label, before: step.before, after: step.after, trace: step.trace, crash: step.crash)
  }
}
