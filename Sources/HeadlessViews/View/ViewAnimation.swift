import Foundation

/// An animation of views with a completion, from `View.animate` to its end.
///
/// It ends when its duration has passed. Removing the animations of the last view's layer ends it
/// earlier; removing those of any makes it unfinished (behaviour 25.36).
@MainActor
final class ViewAnimation {
  /// The animation whose changes are being made.
  private static var recording: ViewAnimation?

  /// The views whose values the animation changes, until their animations are removed.
  private var views: [ObjectIdentifier] = []
  private var isFinished = true
  private var work: ScheduledWork?
  private var completion: ((Bool) -> Void)?
  /// Whether the animation runs until it is removed (behaviour 25.72).
  private let repeats: Bool

  init(repeats: Bool = false, completion: @escaping (Bool) -> Void) {
    self.repeats = repeats
    self.completion = completion
  }

  /// Makes changes, and remembers the views that they change.
  func record(_ changes: () -> Void) {
    let outer = Self.recording
    Self.recording = self
    defer { Self.recording = outer }
    changes()
  }

  /// Notes a change of an animatable value of a view.
  static func note(_ view: View) {
    guard let recording else { return }
    let running = view.kept { RunningViewAnimations() }
    guard running.all.last !== recording else { return }
    recording.views.append(ObjectIdentifier(view))
    running.all.removeAll { $0.isOver }
    running.all.append(recording)
  }

  /// Runs the animation.
  func run(on simulator: Simulator, after delay: TimeInterval) {
    if repeats, delay > 0 { return }
    work = simulator.schedule(after: delay, named: "completion of UIView.animate") {
      self.end()
    }
  }

  private func end() {
    let completion = self.completion
    self.completion = nil
    completion?(isFinished)
  }

  /// Ends the part of the animation that concerns a view.
  fileprivate func remove(_ view: View) {
    guard !isOver, work?.isPending ?? repeats else { return }
    isFinished = false
    views.removeAll { $0 == ObjectIdentifier(view) }
    guard views.isEmpty else { return }
    work?.cancel()
    view.simulator.schedule(after: 0, named: "stop of UIView.animate") { self.end() }
  }

  private var isOver: Bool { completion == nil }
}

/// The animations of one view.
@MainActor
private final class RunningViewAnimations {
  var all: [ViewAnimation] = []
}

extension View {
  /// Ends the animations of the view without finishing them.
  func removeViewAnimations() {
    guard let running = keptStates.known(RunningViewAnimations.self) else { return }
    let all = running.all
    running.all = []
    for animation in all { animation.remove(self) }
  }
}

/// The position at which an animation ends.
///
/// Counterpart: `UIViewAnimatingPosition`.
public enum ViewAnimatingPosition: Int, Hashable, Sendable {
  case end, start, current
}

/// The animations of an interactive transition, whose completions wait.
@MainActor
package final class HeldAnimations {
  @TaskLocal package static var current: HeldAnimations?

  package var values = AnimatedValues()
  private var completions: [@MainActor (_ cancels: Bool) -> Void] = []

  package init() {}

  /// Adds a completion, which gets whether the transition goes back.
  package func hold(_ completion: @escaping @MainActor (_ cancels: Bool) -> Void) {
    completions.append(completion)
  }

  /// Calls the completions.
  package func release(cancels: Bool) {
    let due = completions
    completions = []
    for completion in due { completion(cancels) }
  }
}

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
