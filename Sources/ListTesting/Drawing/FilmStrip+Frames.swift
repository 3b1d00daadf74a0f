import HeadlessKit

extension FilmStrip.Scene {
  /// The screen at a moment of the scene, so many seconds after it began.
  ///
  /// Views that stay slide from where they were to where they will be; those that go fade out,
  /// and those that come fade in. Without an animation everything is there at once.
  ///
  /// - Parameter time: Seconds of the simulator's clock; zero is the screen before.
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

  /// How far rows have come after a share of the time: they start and stop gently.
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
  /// How much is seen of a view after a share of its way.
  func alpha(at share: Double, isComing: Bool) -> Double {
    switch self {
    case .kept, .moved, .entered, .left: 1
    case .inserted, .deleted, .reloaded, .came, .went: isComing ? share : 1 - share
    }
  }
}

extension Frame {
  /// The rectangle that lies between two, by a share of the way to the other one.
  func between(_ other: Frame, _ share: Double) -> Frame {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Frame(
      x: mix(x, other.x), y: mix(y, other.y), width: mix(width, other.width),
      height: mix(height, other.height))
  }
}
