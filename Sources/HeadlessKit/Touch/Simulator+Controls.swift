import Foundation
import HeadlessControls

extension Simulator {
  /// Taps one of the buttons of a stepper.
  ///
  /// - Parameters:
  ///   - stepper: The stepper.
  ///   - up: Whether to increase the value.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless a finger can reach the stepper, and it is enabled.
  public func step(
    _ stepper: Stepper, up: Bool, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    let x = stepper.bounds.minX + stepper.bounds.width * (up ? 0.75 : 0.25)
    try tap(stepper, at: CGPoint(x: x, y: stepper.bounds.midY), "step", file, line)
  }

  /// Taps a segment.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the control, it is enabled, and it
  ///   has an enabled segment with that title.
  public func tapSegment(
    _ title: String, in control: SegmentedControl, file: StaticString = #fileID,
    line: UInt = #line
  ) throws(QueryFailure) {
    try perform("tapSegment", on: title, file, line) {
      guard let index = control.titles.firstIndex(of: title) else {
        throw ViewTouchRefusal.noChoice(title, control.description, titles: control.titles)
      }
      guard control.isEnabledForSegment(at: index) else {
        throw ViewTouchRefusal.disabledChoice(title)
      }
      try tap(control, at: control.middle(ofSegment: index), "tapSegment", file, line)
    }
  }

  /// Taps a view at a point in its coordinates.
  private func tap(
    _ view: View, at point: CGPoint, _ method: String, _ file: StaticString, _ line: UInt
  ) throws(QueryFailure) {
    try reach(view, method, file, line) { _, window, _ in
      let place = view.convert(point, to: window)
      let touch = Touch(at: place, in: window, view: view, tapCount: 1)
      TouchPath(touch).tap(of: 1)
    }
  }
}

extension Simulator {
  /// Drags the thumb of a slider to a value.
  ///
  /// The slider sends `.touchDown`, `.valueChanged` and `.touchUpInside`.
  ///
  /// - Throws: A ``QueryFailure`` unless a finger can reach the slider, and it is enabled.
  public func slide(
    _ slider: Slider, to value: Float, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try reach(slider, "slide", file, line) { _, _, _ in
      try check(CGFloat(value), as: "value of a slider")
      slider.sendActions(for: .touchDown)
      slider.value = value
      if slider.isContinuous { slider.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
      slider.sendActions(for: .touchUpInside)
      if !slider.isContinuous { slider.sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }
  }
}
