import Foundation

/// The running animations of a layer.
@MainActor
private final class RunningAnimations {
  struct Entry {
    let key: String
    let animation: LayerAnimation
    let end: ScheduledWork?
  }

  var entries: [Entry] = []
}

extension Layer {
  private var running: RunningAnimations { kept { RunningAnimations() } }

  /// Adds an animation. Its delegate is notified of the start on the simulator's next turn, and of
  /// the end when its duration has passed on the clock; the layer's values do not change.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: The animation's key; it replaces the animation with the same key.
  public func add(_ anim: LayerAnimation, forKey key: String?) {
    let simulator = self.simulator
    let key = key ?? "animation \(running.entries.count)"
    removeAnimation(forKey: key)
    let blocks = Transaction.completionOfCurrent(on: simulator)
    simulator.schedule(after: 0, named: "begin of animation '\(key)'") {
      anim.delegate?.animationDidStart(anim)
    }
    let end = anim.wholeDuration.map { duration in
      simulator.schedule(after: anim.beginTime + duration, named: "end of animation '\(key)'") {
        [weak self, weak anim] in
        guard let self, let anim else { return }
        if anim.isRemovedOnCompletion { running.entries.removeAll { $0.animation === anim } }
        anim.delegate?.animationDidStop(anim, finished: true)
        blocks?.leave()
      }
    }
    if end != nil { blocks?.enter() }
    running.entries.append(.init(key: key, animation: anim, end: end))
  }

  /// Returns the animation with a key, unless it was removed.
  ///
  /// - Parameter key: The animation's key.
  public func animation(forKey key: String) -> LayerAnimation? {
    running.entries.first { $0.key == key }?.animation
  }

  /// Returns the keys of the animations, oldest first; `nil` if there are none.
  public func animationKeys() -> [String]? {
    running.entries.isEmpty ? nil : running.entries.map(\.key)
  }

  /// Removes an animation. Its delegate learns that it did not finish.
  ///
  /// - Parameter key: The animation's key.
  public func removeAnimation(forKey key: String) {
    for entry in running.entries where entry.key == key { stop(entry) }
  }

  /// Removes all animations.
  public func removeAllAnimations() {
    for entry in running.entries { stop(entry) }
  }

  private func stop(_ entry: RunningAnimations.Entry) {
    running.entries.removeAll { $0.animation === entry.animation }
    guard let end = entry.end, end.isPending else { return }
    end.cancel()
    let animation = entry.animation
    simulator.schedule(after: 0, named: "stop of animation '\(entry.key)'") {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }
}
