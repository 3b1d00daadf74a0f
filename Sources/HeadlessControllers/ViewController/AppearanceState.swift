@_spi(Hooks) import HeadlessViews

/// The progress of a controller's view onto and off the screen.
///
/// Each event returns whether the client must be notified: sending an event twice notifies it once.
package struct AppearanceState: Equatable {
  /// Creates the state of a controller that is not on screen.
  package init() {}

  /// The phases of an appearance.
  package enum Phase: Equatable {
    case gone, appearing, there, disappearing
  }

  /// The result of the end of a transition.
  package enum Outcome: Equatable {
    case appeared, disappeared
  }

  package var phase = Phase.gone
  /// Whether the current transition is animated.
  private(set) var isAnimated = false
  /// Whether the view has entered the hierarchy during this appearance.
  private(set) var hasArrived = false
}

extension AppearanceState {
  /// Begins a transition.
  ///
  /// - Returns: `false` if the view is already there or on its way there.
  package mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    let isChange: Bool
    switch phase {
    case .gone, .disappearing: isChange = appearing
    case .there, .appearing: isChange = !appearing
    }
    guard isChange else { return false }
    phase = appearing ? .appearing : .disappearing
    isAnimated = animated
    if appearing { hasArrived = false }
    return true
  }

  /// Records that the view is in the hierarchy.
  ///
  /// - Returns: `false` if that was recorded before.
  package mutating func arrive() -> Bool {
    guard phase == .appearing, !hasArrived else { return false }
    hasArrived = true
    return true
  }

  /// Ends the transition.
  ///
  /// - Returns: The result of the transition; `nil` if none was in progress.
  package mutating func end() -> Outcome? {
    switch phase {
    case .appearing:
      phase = .there
      return .appeared
    case .disappearing:
      phase = .gone
      return .disappeared
    case .gone, .there:
      return nil
    }
  }
}
