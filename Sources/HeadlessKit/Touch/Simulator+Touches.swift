import Foundation

// Touches on this simulator, delivered by hit testing. An impossible touch throws.

extension Simulator {
  /// Taps the centre of a view.
  ///
  /// Gesture recognisers on the view and its ancestors come first; then a control receives the
  /// touch; then the row or item that contains the view, as in `tap(_:in:)`. A tap on a control in
  /// a row does not tap the row. A label or an image view, which ignores touches, passes the tap to
  /// its superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - times: The number of taps in quick succession.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the centre of the view, and a control
  ///   is enabled.
  public func tap(
    _ view: View, times: Int = 1, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try reach(view, "tap", file, line) { try tap($0, times: times) }
  }

  /// Taps a point of the screen. The frontmost view there receives the touch; it may ignore it.
  ///
  /// - Throws: A ``QueryFailure`` unless there is a view at the point.
  public func tap(
    at point: CGPoint, times: Int = 1, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tap", on: point, file, line) {
      guard let spot = hit(at: point) else { throw ViewTouchRefusal.nothing(point) }
      try tap(spot, times: times)
    }
  }

  /// Long-presses the centre of a view.
  ///
  /// The simulator's clock advances meanwhile. The innermost satisfied recogniser begins after its
  /// minimum duration, and ends when the finger is lifted. Without a recogniser, it is a slow tap.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the centre of the view, and a control
  ///   is enabled.
  public func longPress(
    _ view: View, duration: TimeInterval = 1, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try reach(view, "longPress", file, line) { try longPress($0, duration: duration) }
  }

  func longPress(_ spot: Spot, duration: TimeInterval) throws {
    try check(duration)
    let touch = Touch(at: spot.place, in: spot.window, view: spot.view, tapCount: 1)
    let path = TouchPath(touch)
    let recognizer = path.first(LongPressGestureRecognizer.self) {
      $0.minimumPressDuration <= duration && $0.numberOfTapsRequired == 0
        && $0.numberOfTouchesRequired == 1
    }
    guard let recognizer else {
      try advanceClock(by: duration)
      return try tap(spot, times: 1)
    }
    let cancels = recognizer.cancelsTouchesInView
    path.begin()
    guard !path.isKept else { return try advanceClock(by: duration) }
    do { try advanceClock(by: recognizer.minimumPressDuration) } catch {
      path.cancel()
      throw error
    }
    if cancels { path.cancel() }
    recognizer.perform([.began], with: touch)
    layoutIfNeeded()
    // The finger is lifted even if the clock cannot move so far.
    defer {
      if cancels { path.announce(.ended) }
      recognizer.perform([.ended], with: touch)
      if !cancels { path.deliver() }
    }
    try advanceClock(by: duration - recognizer.minimumPressDuration)
  }

  /// Swipes across a view by a hundred points. The gesture goes to the innermost recogniser of such
  /// a swipe, otherwise to the innermost one of a pan, otherwise to a view that overrides
  /// `touchesMoved` without calling `super`.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the centre of the view, and the swipe
  ///   is recognised.
  public func swipe(
    _ view: View, _ direction: SwipeGestureRecognizer.Direction,
    file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try reach(view, "swipe", file, line) { spot in
      guard swipe(spot, direction) else {
        throw ViewTouchRefusal.unrecognized(view.description, gesture: "swipe")
      }
    }
  }

  /// Swipes along a touch path, and returns whether the swipe was recognised.
  func swipe(_ spot: Spot, _ direction: SwipeGestureRecognizer.Direction) -> Bool {
    let touch = Touch(at: spot.place, in: spot.window, view: spot.view, tapCount: 0)
    let path = TouchPath(touch)
    let recognizers = path.recognizersOfSwipe(direction)
    guard !recognizers.isEmpty else { return path.follow(direction) }
    path.begin()
    guard !path.isKept else { return true }
    let cancels = recognizers.contains(where: \.cancelsTouchesInView)
    if cancels { path.cancel() }
    for case let swipe as SwipeGestureRecognizer in recognizers {
      swipe.perform([.ended], with: touch)
    }
    let pans = recognizers.compactMap { $0 as? PanGestureRecognizer }
    for pan in pans { pan.begin(direction, with: touch) }
    touch.move(by: direction.distance)
    path.announce(.moved)
    if cancels { path.announce(.ended) }
    for pan in pans { pan.end(direction, with: touch) }
    if !cancels { path.end() }
    return true
  }

  /// Performs a touch on a view that a finger can reach.
  @discardableResult
  package func reach<Answer>(
    _ view: View, _ method: String, _ file: StaticString, _ line: UInt,
    _ action: (Spot) throws -> Answer
  ) throws(QueryFailure) -> Answer {
    try perform(method, on: view, file, line) { try action(try spot(on: view)) }
  }

  func tap(_ spot: Spot, times: Int) throws {
    try check(times, from: 1, of: "taps")
    let (view, window, place) = spot
    if let call = view.callThatChangesPicker {
      let path = TouchPath(Touch(at: place, in: window, view: view, tapCount: 1))
      guard path.first(TapGestureRecognizer.self, where: { _ in true }) != nil else {
        throw ViewTouchRefusal.picker(view.description, call: call)
      }
    }
    for count in 1...times {
      if count > 1 { layoutIfNeeded() }
      TouchPath(Touch(at: place, in: window, view: view, tapCount: count)).tap(of: times)
    }
  }
}

extension SwipeGestureRecognizer.Direction {
  /// The distance of a swipe in this direction: a hundred points.
  fileprivate var distance: CGPoint {
    CGPoint(
      x: contains(.left) ? -100 : contains(.right) ? 100 : 0,
      y: contains(.up) ? -100 : contains(.down) ? 100 : 0)
  }
}

extension TouchPath {
  /// Returns the recognisers that recognise a swipe: those of such swipes before those of pans, from
  /// the inside out.
  fileprivate func recognizersOfSwipe(
    _ direction: SwipeGestureRecognizer.Direction
  ) -> [GestureRecognizer] {
    recognized(by: [
      { ($0 as? SwipeGestureRecognizer)?.direction.isDisjoint(with: direction) == false },
      { $0 is PanGestureRecognizer },
    ])
  }

  /// Moves the finger for a view that handles touches itself.
  ///
  /// - Returns: Whether a view in the responder chain handled the movement without forwarding it.
  fileprivate func follow(_ direction: SwipeGestureRecognizer.Direction) -> Bool {
    begin()
    let isFollowed = move(by: direction.distance)
    end()
    return isFollowed
  }
}

// A pan of a hundred points in a tenth of a second.
extension PanGestureRecognizer {
  fileprivate func begin(_ direction: SwipeGestureRecognizer.Direction, with touch: Touch) {
    let distance = direction.distance
    speed = CGPoint(x: distance.x * 10, y: distance.y * 10)
    perform([.began], with: touch)
  }

  /// Follows the finger, which has moved, and ends with it.
  fileprivate func end(_ direction: SwipeGestureRecognizer.Direction, with touch: Touch) {
    let distance = direction.distance
    moved = CGPoint(x: moved.x + distance.x, y: moved.y + distance.y)
    perform([.changed, .ended], with: touch)
    (moved, speed) = (.zero, .zero)
  }
}
