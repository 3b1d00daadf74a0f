import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.Selector

extension ImpactFeedbackGenerator {
  /// Generates an impact. The place makes no difference.
  public func impactOccurred(at location: CGPoint) { impactOccurred() }
  /// Generates an impact. The place makes no difference.
  public func impactOccurred(intensity: CGFloat, at location: CGPoint) {
    impactOccurred(intensity: intensity)
  }
}
