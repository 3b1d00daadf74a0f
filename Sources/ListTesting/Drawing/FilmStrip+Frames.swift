import HeadlessKit

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
