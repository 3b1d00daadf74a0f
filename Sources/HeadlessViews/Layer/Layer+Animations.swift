import Foundation

/// The running animations of a layer.
@MainActor
final class RunningAnimations {
  struct Entry {
    let key: String
    let animation: LayerAnimation
    let end: ScheduledWork?
  }

  var entries: [Entry] = []
}

extension Layer {
  var running: RunningAnimations { kept { RunningAnimations() } }

  func stop(_ entry: RunningAnimations.Entry) {
    running.entries.removeAll { $0.animation === entry.animation }
    guard let end = entry.end, end.isPending else { return }
    end.cancel()
    let animation = entry.animation
    simulator.schedule(after: 0, named: "stop of animation '\(entry.key)'") {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }
}
