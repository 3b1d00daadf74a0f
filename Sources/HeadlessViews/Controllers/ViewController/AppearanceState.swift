/// Where a controller's view is on its way onto the screen and off it.
///
/// Each event answers whether its client is to be told: whoever sends one twice is told nothing
/// twice.
package struct AppearanceState: Equatable {
  /// The stages of the way.
  package enum Phase: Equatable {
    case gone, appearing, there, disappearing
  }

  /// What the end of a transition means.
  enum Outcome: Equatable {
    case appeared, disappeared
  }

  package var phase = Phase.gone
  /// Whether the transition under way takes time.
  private(set) var isAnimated = false
  /// Whether the view has come into the hierarchy during this appearance.
  private(set) var hasArrived = false
}

extension AppearanceState {
  /// A transition begins.
  ///
  /// - Returns: Whether that is news: it leads somewhere else than where the view is or goes.
  mutating func begin(appearing: Bool, animated: Bool) -> Bool {
    let isNews: Bool
    switch phase {
    case .gone, .disappearing: isNews = appearing
    case .there, .appearing: isNews = !appearing
    }
    guard isNews else { return false }
    phase = appearing ? .appearing : .disappearing
    isAnimated = animated
    if appearing { hasArrived = false }
    return true
  }

  /// The view is in the hierarchy.
  ///
  /// - Returns: Whether that is news.
  mutating func arrive() -> Bool {
    guard phase == .appearing, !hasArrived else { return false }
    hasArrived = true
    return true
  }

  /// The transition is over.
  ///
  /// - Returns: What it has come to; `nil` if none was under way.
  mutating func end() -> Outcome? {
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
