import Foundation
import HeadlessViews

/// An effect of the device's motion on a view.
///
/// Counterpart: `UIMotionEffect`. The simulated device does not move.
///
/// Coverage: simulated.
@preconcurrency @MainActor
open class MotionEffect: NSObject {
  /// Returns the values of properties for a position of the viewer: none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: Offset) -> [String: Any]? {
    nil
  }
}

/// An effect that interpolates between two values of a property.
///
/// Counterpart: `UIInterpolatingMotionEffect`.
///
/// Coverage: simulated.
open class InterpolatingMotionEffect: MotionEffect {
  /// The axis of the motion. Counterpart: `UIInterpolatingMotionEffect.EffectType`.
  public enum EffectType: Int, Hashable, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  /// The property that changes.
  open private(set) var keyPath: String
  /// The axis of the motion.
  open private(set) var type: EffectType
  /// The change of the value at one end of the motion.
  open var minimumRelativeValue: Any?
  /// The change of the value at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Returns the middle between both ends at the centre, and the ends at -1 and 1.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: Offset
  ) -> [String: Any]? {
    guard let low = minimumRelativeValue as? NSNumber, let high = maximumRelativeValue as? NSNumber
    else { return nil }
    let place = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (min(1, max(-1, Double(place))) + 1) / 2
    return [keyPath: low.doubleValue + part * (high.doubleValue - low.doubleValue)]
  }
}

/// Several motion effects.
///
/// Counterpart: `UIMotionEffectGroup`.
///
/// Coverage: simulated.
open class MotionEffectGroup: MotionEffect {
  /// The effects.
  open var motionEffects: [MotionEffect]?

  /// Returns the values of all effects.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: Offset
  ) -> [String: Any]? {
    (motionEffects ?? []).reduce(into: [:]) { all, effect in
      all.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
    }
  }
}

extension View {
  /// The motion effects of the view. Kept without effect: the device does not move.
  public var motionEffects: [MotionEffect] {
    get { kept(or: []) }
    set { keep(newValue) }
  }
  /// Adds a motion effect.
  public func addMotionEffect(_ effect: MotionEffect) { motionEffects.append(effect) }
  /// Removes a motion effect.
  public func removeMotionEffect(_ effect: MotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}
