import Foundation
import HeadlessViews

/// A layer that repeats its sublayers, as data.
///
/// Counterpart: `CAReplicatorLayer`.
///
/// Coverage: simulated. Kept without effect: `instanceAlphaOffset`, `instanceBlueOffset`,
/// `instanceColor`, `instanceCount`, `instanceDelay`, `instanceGreenOffset`, `instanceRedOffset`,
/// `instanceTransform`, `preservesDepth`.
@preconcurrency @MainActor
open class ReplicatorLayer: Layer {
  /// The number of copies.
  open var instanceCount = 1
  /// Whether copies keep their place on the z axis.
  open var preservesDepth = false
  /// The delay from one copy to the next, in seconds.
  open var instanceDelay: TimeInterval = 0
  /// The transform from one copy to the next.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first copy.
  open var instanceColor: CGColor?
  /// The change of red from one copy to the next.
  open var instanceRedOffset: Float = 0
  /// The change of green from one copy to the next.
  open var instanceGreenOffset: Float = 0
  /// The change of blue from one copy to the next.
  open var instanceBlueOffset: Float = 0
  /// The change of the opacity from one copy to the next.
  open var instanceAlphaOffset: Float = 0
}
