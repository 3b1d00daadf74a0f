import HeadlessControls

extension Simulator {
  /// Taps one of the buttons of the only stepper that matches a query.
  ///
  /// ```swift
  /// try simulator.step(.label("Quantity"), up: true)
  /// try simulator.step(.row("Apples"), up: false)
  /// ```
  ///
  /// - Parameters:
  ///   - query: The stepper, by its label, or an element that contains exactly one, such as its row.
  ///   - up: Whether to increase the value.
  ///   - file: The file that a failure names.
  ///   - line: The line that a failure names.
  /// - Throws: A ``QueryFailure`` unless the query matches exactly one such element, a finger can
  ///   reach the stepper, and it is enabled.
  public func step(
    _ query: ScreenQuery, up: Bool, file: StaticString = #fileID, line: UInt = #line
  ) throws(QueryFailure) {
    try touch(query, "step", file, line) { element in
      let inside = read().seen.filter { $0.isInside(element) }.compactMap { $0.view as? Stepper }
      let steppers = (element.view as? Stepper).map { [$0] } ?? inside
      guard steppers.count == 1 else {
        let number = steppers.isEmpty ? "no stepper" : "\(steppers.count) steppers"
        throw CannotTouch("\(element) contains \(number); expected exactly one.")
      }
      try step(steppers[0], up: up, file: file, line: line)
    }
  }
}
