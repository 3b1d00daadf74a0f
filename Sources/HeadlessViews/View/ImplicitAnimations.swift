import Foundation

/// The animations of one view that blocks of `View.animate` have started, by the keys of the layer
/// (behaviour 25.78).
@MainActor
final class ImplicitAnimations {
  private struct Entry {
    let key: String
    let animation: BasicAnimation
    let end: TimeInterval
  }

  /// The block that is making its changes.
  private struct Block {
    let duration: TimeInterval
    let end: TimeInterval
  }

  private static var current: Block?
  /// Whether a block is making its changes, which animate.
  static var isRecording: Bool { current != nil }
  private var entries: [Entry] = []

  /// Makes the changes of a block.
  ///
  /// - Parameters:
  ///   - duration: The duration of the animation, in seconds; zero if nothing animates.
  ///   - length: The time from now to its end, in seconds.
  static func record(
    duration: TimeInterval, length: TimeInterval, on simulator: Simulator, _ changes: () -> Void
  ) {
    let outer = current
    current = duration > 0 ? Block(duration: duration, end: simulator.clock.now + length) : nil
    defer { current = outer }
    changes()
  }

  /// Notes that a value of a view changes, which animates inside a block.
  static func note(_ key: String, of view: View) {
    guard let current, view.simulator.allowsAnimations else { return }
    let animation = BasicAnimation(keyPath: key)
    animation.duration = current.duration
    let all = view.kept { ImplicitAnimations() }
    all.entries.removeAll { $0.key == key }
    all.entries.append(Entry(key: key, animation: animation, end: current.end))
  }
}

extension View {
  /// The animations that blocks have started and that have not ended, oldest first.
  var implicitAnimations: [(key: String, animation: LayerAnimation)] {
    keptStates.known(ImplicitAnimations.self)?.running(at: simulator.clock.now) ?? []
  }

  /// Removes those with a key, or all.
  func removeImplicitAnimations(forKey key: String? = nil) {
    keptStates.known(ImplicitAnimations.self)?.remove(key)
  }
}

extension ImplicitAnimations {
  fileprivate func running(at time: TimeInterval) -> [(key: String, animation: LayerAnimation)] {
    entries.removeAll { $0.end <= time }
    return entries.map { ($0.key, $0.animation) }
  }

  fileprivate func remove(_ key: String?) {
    entries.removeAll { key == nil || $0.key == key }
  }
}
