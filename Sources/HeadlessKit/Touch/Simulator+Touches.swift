import Foundation

// What a finger does to whatever it touches on this simulator, by real hit testing. What no finger
// could do stops the test, in the line of the call.

extension Simulator {
  /// Taps a view, in its middle.
  ///
  /// Gesture recognisers on the view and around it come first; then a control gets the touch; then
  /// the row or item that the view is in, as by `tap(_:in:)`. A tap on a control in a
  /// row is none on the row. A label or an image view, which takes no touches, lets the tap through
  /// to what it is in.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - times: How often, in a row.
  ///   - file: The file that a refusal names.
  ///   - line: The line that a refusal names.
  /// - Precondition: A finger can reach the middle of the view, and a control is enabled.
  public func tap(
    _ view: View, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    reach(view, "tap", file, line) { hit, window, place in
      tap(hit, window, place, times: times)
    }
  }

  /// Taps a point of the screen. Whatever is there in front gets the touch; it may be nobody.
  ///
  /// - Precondition: There is a view at the point.
  public func tap(
    at point: CGPoint, times: Int = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    run {
      layoutIfNeeded()
      guard let (view, window, place) = hit(at: point) else {
        refuseTouch(.nothing(point), "tap", file, line)
      }
      tap(view, window, place, times: times)
      layoutIfNeeded()
    }
  }

  /// Rests a finger on a view, in its middle, and lifts it.
  ///
  /// The simulator's clock goes on meanwhile. The innermost recogniser that is satisfied begins
  /// when its time has come, and ends when the finger is lifted. Without one it is a slow tap.
  ///
  /// - Precondition: A finger can reach the middle of the view, and a control is enabled.
  public func longPress(
    _ view: View, duration: TimeInterval = 1, file: StaticString = #filePath, line: UInt = #line
  ) {
    reach(view, "longPress", file, line) { hit, window, place in
      longPress(hit, window, place, duration: duration)
    }
  }

  func longPress(_ hit: View, _ window: Window, _ place: CGPoint, duration: TimeInterval) {
    let touch = Touch(at: place, in: window, view: hit, tapCount: 1)
    let path = TouchPath(touch)
    let recognizer = path.first(LongPressGestureRecognizer.self) {
      $0.minimumPressDuration <= duration && $0.numberOfTapsRequired == 0
        && $0.numberOfTouchesRequired == 1
    }
    guard let recognizer else {
      advance(by: duration)
      return tap(hit, window, place, times: 1)
    }
    let cancels = recognizer.cancelsTouchesInView
    path.begin()
    advance(by: recognizer.minimumPressDuration)
    if cancels { path.cancel() }
    recognizer.perform([.began], with: touch)
    layoutIfNeeded()
    advance(by: duration - recognizer.minimumPressDuration)
    recognizer.perform([.ended], with: touch)
    if !cancels { path.deliver() }
  }

  /// Draws a finger across a view, by a hundred points: the innermost recogniser of such a swipe,
  /// or else of a movement, hears of it; else a view that overrides `touchesMoved` and does not
  /// call `super`.
  ///
  /// - Precondition: A finger can reach the middle of the view, and somebody recognises the swipe.
  public func swipe(
    _ view: View, _ direction: SwipeGestureRecognizer.Direction,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    reach(view, "swipe", file, line) { hit, window, place in
      guard swipe(hit, window, place, direction) else {
        refuseTouch(.unrecognized(view.description, gesture: "swipe"), "swipe", file, line)
      }
    }
  }

  /// Draws a finger across what it reaches, and answers whether somebody recognised that.
  func swipe(
    _ hit: View, _ window: Window, _ place: CGPoint,
    _ direction: SwipeGestureRecognizer.Direction
  ) -> Bool {
    let touch = Touch(at: place, in: window, view: hit, tapCount: 0)
    let path = TouchPath(touch)
    if let recognizer = path.first(
      SwipeGestureRecognizer.self, where: { !$0.direction.isDisjoint(with: direction) })
    {
      path.begin()
      if recognizer.cancelsTouchesInView { path.cancel() }
      recognizer.perform([.ended], with: touch)
      if !recognizer.cancelsTouchesInView { path.end() }
      return true
    }
    guard let recognizer = path.first(PanGestureRecognizer.self, where: { _ in true }) else {
      return path.follow(direction)
    }
    path.begin()
    if recognizer.cancelsTouchesInView { path.cancel() }
    recognizer.perform(direction, with: touch)
    if !recognizer.cancelsTouchesInView { path.end() }
    return true
  }

  /// Does something where a finger reaches a view.
  func reach(
    _ view: View, _ method: String, _ file: StaticString, _ line: UInt,
    _ action: (_ hit: View, _ window: Window, _ place: CGPoint) -> Void
  ) {
    run {
      layoutIfNeeded()
      if let refusal = refusal(of: view) { refuseTouch(refusal, method, file, line) }
      guard let window = view.window else {
        refuseTouch(.notShown(view.description), method, file, line)
      }
      let place = view.middle(in: window)
      guard let hit = window.hitTest(place, with: nil) else {
        refuseTouch(.outOfSight(view.description), method, file, line)
      }
      action(hit, window, place)
      layoutIfNeeded()
    }
  }

  private func tap(_ view: View, _ window: Window, _ place: CGPoint, times: Int) {
    for count in 1...max(1, times) {
      let path = TouchPath(Touch(at: place, in: window, view: view, tapCount: count))
      path.tap(of: max(1, times))
      layoutIfNeeded()
    }
  }
}

extension SwipeGestureRecognizer.Direction {
  /// A hundred points that way.
  fileprivate var distance: CGPoint {
    CGPoint(
      x: contains(.left) ? -100 : contains(.right) ? 100 : 0,
      y: contains(.up) ? -100 : contains(.down) ? 100 : 0)
  }
}

extension TouchPath {
  /// Moves the finger for a view that follows touches itself.
  ///
  /// - Returns: Whether there was one: somebody along the chain kept the movement to himself.
  fileprivate func follow(_ direction: SwipeGestureRecognizer.Direction) -> Bool {
    begin()
    let isFollowed = move(by: direction.distance)
    end()
    return isFollowed
  }
}

extension PanGestureRecognizer {
  /// Moves by a hundred points in a tenth of a second.
  fileprivate func perform(
    _ direction: SwipeGestureRecognizer.Direction, with touch: Touch
  ) {
    let distance = direction.distance
    speed = CGPoint(x: distance.x * 10, y: distance.y * 10)
    perform([.began], with: touch)
    touch.move(by: distance)
    moved = CGPoint(x: moved.x + distance.x, y: moved.y + distance.y)
    perform([.changed, .ended], with: touch)
    (moved, speed) = (.zero, .zero)
  }
}
