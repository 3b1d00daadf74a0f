import Foundation

/// Why a finger cannot do to a view what a test asks of it.
enum ViewTouchRefusal: Equatable {
  /// The view is in no window of the simulator.
  case notShown(String)
  /// The view, or one around it, is hidden.
  case hidden(String, by: String?)
  /// The view, or one around it, is all but invisible.
  case transparent(String, by: String?)
  /// The view, or one around it, takes no touches.
  case deaf(String, by: String?)
  /// The control is disabled.
  case disabled(String)
  /// The view has no size.
  case empty(String)
  /// The middle of the view is not on screen, or scrolled out of sight.
  case outOfSight(String)
  /// Another view is in front of the view's middle.
  case covered(String, by: String)
  /// No view is at the point.
  case nothing(CGPoint)
  /// The view does not let a finger scroll it.
  case doesNotScroll(String)
  /// Nobody recognises the gesture there.
  case unrecognized(String, gesture: String)
  /// The view does not let a person edit it.
  case refusesEditing(String)
  /// The control has no such choice; those that it has.
  case noChoice(String, String, titles: [String])
  /// The choice is disabled.
  case disabledChoice(String)
}

extension ViewTouchRefusal {
  /// The sentence that a test stops with.
  ///
  /// - Parameter method: The name of the touch, without arguments.
  func message(_ method: String) -> String { "Simulator.\(method): \(reason)" }

  /// The sentence without the name of the touch.
  var reason: String {
    switch self {
    case .notShown(let view): "\(view) is in no window of this simulator. Show it first."
    case .hidden(let view, let outer): "\(Self.where(view, outer)) is hidden."
    case .transparent(let view, let outer):
      "\(Self.where(view, outer)) has an alpha below 0.01, so it gets no touches."
    case .deaf(let view, let outer):
      "\(Self.where(view, outer)) does not let a person interact with it."
    case .disabled(let view): "\(view) is disabled."
    case .empty(let view): "\(view) has no size. Lay it out first."
    case .outOfSight(let view): "the middle of \(view) is not on screen. Scroll to it first."
    case .covered(let view, let other): "\(view) is covered by \(other)."
    case .nothing(let point): "no view is at (\(point.x), \(point.y))."
    case .doesNotScroll(let view):
      "\(view) does not scroll. Scroll a scroll view whose isScrollEnabled is true."
    case .unrecognized(let view, let gesture):
      "nobody recognises a \(gesture) on \(view). Add a recogniser to it, or to a view around it; "
        + "for the actions of a row there is tapSwipeAction, for scrolling there is scroll."
    case .refusesEditing(let view): "\(view) does not begin editing."
    case .noChoice(let title, let view, let titles):
      "\(view) has no choice '\(title)'; it has \(titles)."
    case .disabledChoice(let title): "the choice '\(title)' is disabled."
    }
  }

  private static func `where`(_ view: String, _ outer: String?) -> String {
    outer.map { "\($0), which \(view) is in," } ?? view
  }
}

extension Simulator {
  /// Stops a test, in its own line, at a touch that no finger could make.
  func refuseTouch(
    _ refusal: ViewTouchRefusal, _ method: String, _ file: StaticString, _ line: UInt
  ) -> Never {
    fatalError(refusal.message(method), file: file, line: line)
  }

  /// Why a finger cannot reach the middle of a view, if it cannot.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - nameOf: What the sentence calls a view.
  func refusal(
    of view: View, nameOf: (View) -> String = \.description
  ) -> ViewTouchRefusal? {
    let name = nameOf(view)
    guard let window = view.window, window.ownSimulator === self else { return .notShown(name) }
    for link in sequence(first: view, next: \.superview) {
      let outer = link === view ? nil : nameOf(link)
      if link.isHidden { return .hidden(name, by: outer) }
      if link.alpha < 0.01 { return .transparent(name, by: outer) }
      if !link.isUserInteractionEnabled, outer != nil || view.expectsTouches {
        return .deaf(name, by: outer)
      }
    }
    if let control = view as? Control, !control.isEnabled { return .disabled(name) }
    guard !view.bounds.isEmpty else { return .empty(name) }
    let middle = view.middle(in: window)
    let inScreen = CGPoint(x: middle.x + window.frame.minX, y: middle.y + window.frame.minY)
    guard view.isInSight(middle, of: window), let hit = hit(at: inScreen)?.view else {
      return .outOfSight(name)
    }
    // What takes no touches itself, such as a label, lets them through to what it is in.
    let isReached =
      hit.isDescendant(of: view)
      || (!view.isUserInteractionEnabled && view.isDescendant(of: hit))
    return isReached ? nil : .covered(name, by: nameOf(hit))
  }

  /// The frontmost view at a point of the screen.
  func hit(at point: CGPoint) -> (view: View, window: Window, place: CGPoint)? {
    for window in windows.reversed() {
      let place = CGPoint(x: point.x - window.frame.minX, y: point.y - window.frame.minY)
      if let view = window.hitTest(place, with: nil) { return (view, window, place) }
    }
    return nil
  }
}

extension View {
  /// Whether the view is there to be touched.
  fileprivate var expectsTouches: Bool { self is Control || !recognizers.isEmpty }

  /// The middle of the view, in a window's coordinates.
  func middle(in window: Window) -> CGPoint {
    convert(CGPoint(x: bounds.midX, y: bounds.midY), to: window)
  }

  /// Whether no view around this one cuts a point off, in a window's coordinates.
  fileprivate func isInSight(_ point: CGPoint, of window: Window) -> Bool {
    sequence(first: self, next: \.superview).allSatisfy { link in
      link.bounds.contains(window.convert(point, to: link))
    }
  }
}
