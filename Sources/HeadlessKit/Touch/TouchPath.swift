import Foundation
@_spi(Hooks) import HeadlessControllers
@_spi(Hooks) import HeadlessControls
@_spi(Hooks) import HeadlessViews

/// The path of a touch: the gesture recognisers that receive it, and the view that receives it
/// otherwise.
@MainActor
final class TouchPath {
  let touch: Touch
  /// Whether a client's recogniser has recognised its gesture, and so has cancelled the touch of the
  /// view.
  private var isTaken = false
  /// Whether the application or the window kept an event to itself, so that nobody receives the touch.
  private(set) var isKept = false

  init(_ touch: Touch) {
    self.touch = touch
  }

  /// Notifies the view that the finger has touched down.
  ///
  /// - Parameter isAnnounced: Whether the window has been told already.
  func begin(isAnnounced: Bool = false) {
    touch.view?.simulator.openMenu = nil
    tell(.began, isAnnounced: isAnnounced) {
      $0.touchesBegan($1, with: $2)
    } trackers: {
      $0.touchesBegan($1, with: $2)
    }
  }

  /// Notifies the view that the finger has moved.
  ///
  /// - Returns: Whether a view in the responder chain handled the movement without forwarding it.
  @discardableResult
  func move(by distance: CGPoint) -> Bool {
    touch.move(by: distance)
    return tell(.moved) {
      $0.touchesMoved($1, with: $2)
    } trackers: {
      $0.touchesMoved($1, with: $2)
    }
  }

  /// Notifies the view that the finger was lifted.
  func end() {
    tell(.ended) {
      $0.touchesEnded($1, with: $2)
    } trackers: {
      $0.touchesEnded($1, with: $2)
    }
  }

  /// Notifies the view that a gesture took over the touch.
  func cancel() {
    guard !isTaken, !isKept else { return }
    touch.view?.receiveCancelledTouch(touch)
    // The window is not told: its finger has not left the screen.
    tell(.cancelled, isAnnounced: true) {
      $0.touchesCancelled($1, with: $2)
    } trackers: {
      $0.touchesCancelled($1, with: $2)
    }
  }

  /// Tells the application and the window of a phase of the touch that a gesture has taken from the
  /// view.
  func announce(_ phase: Touch.Phase) {
    send(phase) { _ in }
  }

  @discardableResult
  private func tell(
    _ phase: Touch.Phase, isAnnounced: Bool = false,
    _ message: (Responder, Set<Touch>, Event) -> Void,
    trackers: (GestureRecognizer, Set<Touch>, Event) -> Void
  ) -> Bool {
    guard !isAnnounced else {
      touch.phase = phase
      return deliver(Event([touch]) { _ in }, phase, message, trackers: trackers)
    }
    var isHandled = true
    send(phase) { event in
      isHandled = deliver(event, phase, message, trackers: trackers)
    }
    return isHandled
  }

  /// Sends an event of the touch the way of all events: through the application and its window
  /// (behaviour 18.6).
  private func send(_ phase: Touch.Phase, _ delivery: (Event) -> Void) {
    touch.phase = phase
    guard !isKept, let simulator = touch.view?.simulator else { return }
    withoutActuallyEscaping(delivery) { delivery in
      let event = Event([touch], delivery: delivery)
      simulator.application.sendEvent(event)
      isKept = event.withdraw()
    }
  }

  private func deliver(
    _ event: Event, _ phase: Touch.Phase, _ message: (Responder, Set<Touch>, Event) -> Void,
    trackers: (GestureRecognizer, Set<Touch>, Event) -> Void
  ) -> Bool {
    let wasTaken = isTaken
    for tracker in views.flatMap(\.recognizers) where tracker.isClients && tracker.takes(touch) {
      let isRecognized = tracker.track(touch) { trackers($0, [touch], event) }
      if isRecognized, tracker.cancelsTouchesInView { isTaken = true }
    }
    guard let view = touch.view, !wasTaken else { return true }
    if isTaken, phase != .cancelled {
      // The view has seen the beginning of every touch that a recogniser takes from it.
      if phase == .began { view.touchesBegan([touch], with: event) }
      view.receiveCancelledTouch(touch)
      view.touchesCancelled([touch], with: event)
      return true
    }
    message(view, [touch], event)
    return !event.isUnclaimed
  }

  /// The touched view and its ancestors, from the inside out.
  private var views: [View] {
    touch.view?.selfAndSuperviews ?? []
  }

  /// The recognisers that receive the touch, from the inside out; on one view, the one added last
  /// comes first.
  private var recognizers: [GestureRecognizer] {
    views.flatMap { $0.recognizers.reversed() }.filter { $0.takes(touch) }
  }

  /// Returns the innermost recogniser of a kind that is satisfied and may begin.
  func first<Kind: GestureRecognizer>(
    _ kind: Kind.Type, where isSatisfied: (Kind) -> Bool
  ) -> Kind? {
    for case let recognizer as Kind in recognizers
    where isSatisfied(recognizer) && recognizer.mayBegin() {
      return recognizer
    }
    return nil
  }

  /// Returns the recognisers of a gesture that begin: the first one, and those that recognise
  /// simultaneously with it. One that waits for another begins if the other one may not
  /// (behaviour 25.67).
  ///
  /// - Parameter kinds: Whether a recogniser recognises the gesture; those of the first kind go
  ///   first.
  func recognized(by kinds: [(GestureRecognizer) -> Bool]) -> [GestureRecognizer] {
    let touched = recognizers
    let satisfied = kinds.flatMap { touched.filter($0) }
    var (begun, refused): ([GestureRecognizer], [GestureRecognizer]) = ([], [])
    var waiting = satisfied
    while let next = waiting.firstIndex(where: { recognizer in
      satisfied.allSatisfy { other in
        other === recognizer || refused.contains(other) || !recognizer.waits(for: other)
      }
    }) {
      let recognizer = waiting.remove(at: next)
      if begun.allSatisfy({ Self.goTogether($0, recognizer) }), recognizer.mayBegin() {
        begun.append(recognizer)
      } else {
        refused.append(recognizer)
      }
    }
    return begun
  }

  /// Recognises one tap in a series, or delivers it.
  ///
  /// - Parameter total: The number of taps in the series.
  func tap(of total: Int) {
    let taps = recognizers.compactMap { $0 as? TapGestureRecognizer }
    let coming = taps.filter {
      $0.numberOfTapsRequired <= total && $0.numberOfTouchesRequired == 1
    }
    // Recognisers that delay touches withhold them from the view until they have failed.
    let delaying = coming.filter {
      $0.delaysTouchesBegan && $0.numberOfTapsRequired >= touch.tapCount
    }
    if delaying.isEmpty { begin() } else { announce(.began) }
    guard !isKept else { return }
    var recognized: [TapGestureRecognizer] = []
    // Once a client's recogniser has recognised its gesture, no other one begins.
    for tap in coming
    where !isTaken && tap.numberOfTapsRequired == touch.tapCount && !isLeftToControl(tap) {
      let waits = coming.contains {
        $0 !== tap && tap.waits(for: $0) && $0.numberOfTapsRequired > touch.tapCount
      }
      guard !waits, recognized.allSatisfy({ Self.goTogether($0, tap) }), tap.mayBegin() else {
        continue
      }
      recognized.append(tap)
    }
    let isWithheld = delaying.contains { tap in
      tap.numberOfTapsRequired > touch.tapCount || recognized.contains { $0 === tap }
    }
    if !delaying.isEmpty, !isWithheld { begin(isAnnounced: true) }
    let isCancelled = recognized.contains(where: \.cancelsTouchesInView)
    if isCancelled, !isWithheld { cancel() }
    if isCancelled || isWithheld { announce(.ended) }
    guard !isKept else { return }
    for tap in recognized { tap.perform([.ended], with: touch) }
    if !isCancelled, !isWithheld { deliver() }
  }

  /// Lifts the finger: the innermost view that handles taps gets the tap, be it a control, a text
  /// view or the cell of a list.
  func deliver() {
    end()
    guard !isTaken, !isKept else { return }
    _ = views.contains { $0.receiveTap(touch) }
  }

  /// Returns whether a recogniser leaves the touch to a control: an ancestor's recogniser does not
  /// receive a tap on a control.
  private func isLeftToControl(_ recognizer: GestureRecognizer) -> Bool {
    guard let control = touch.view as? Control, control.isEnabled, let view = recognizer.view
    else { return false }
    return view !== control && control.isDescendant(of: view)
  }

  /// Returns whether a recogniser begins although another one has begun: the classes do not prevent
  /// it (behaviour 18.7), or a delegate allows both.
  private static func goTogether(_ one: GestureRecognizer, _ other: GestureRecognizer) -> Bool {
    !one.canPrevent(other) || !other.canBePrevented(by: one)
      || one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}

// A client's recogniser sees the touches, and sets its state.
extension GestureRecognizer {
  /// Whether the class is a client's, which may track touches itself.
  var isClients: Bool { !Self.ownClasses.contains(ObjectIdentifier(type(of: self))) }

  private static let ownClasses: Set<ObjectIdentifier> = Set(
    [
      GestureRecognizer.self, TapGestureRecognizer.self, LongPressGestureRecognizer.self,
      PanGestureRecognizer.self, SwipeGestureRecognizer.self, PinchGestureRecognizer.self,
      RotationGestureRecognizer.self, HoverGestureRecognizer.self,
      ScreenEdgePanGestureRecognizer.self,
    ].map { (type: GestureRecognizer.Type) in ObjectIdentifier(type) })

  /// Passes a touch on, and sends the actions if the recogniser has changed its state.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - message: Calls the recogniser's method for the phase of the touch.
  /// - Returns: Whether the gesture is recognised.
  func track(_ touch: Touch, _ message: (GestureRecognizer) -> Void) -> Bool {
    let before = state
    message(self)
    let reached = state
    switch reached {
    case .began, .changed:
      if reached != before || touch.phase == .moved { perform([reached], with: touch) }
      state = reached
    case .ended, .cancelled:
      perform([reached], with: touch)
      reset()
    case .failed where touch.phase == .ended || touch.phase == .cancelled:
      state = .possible
      reset()
    case .possible, .failed: break
    }
    return reached == .began || reached == .changed || reached == .ended
  }
}
