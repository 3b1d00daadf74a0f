private enum AnimationScope {
  @TaskLocal static var isOff = false
}

extension View {
  /// Whether what is done now animates, on ``Simulator/current``.
  public class var areAnimationsEnabled: Bool { Simulator.current.allowsAnimations }

  /// Switches the animations of ``Simulator/current`` on or off.
  ///
  /// UIKit has one switch for the process; here each simulator has its own.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.current.areAnimationsEnabled = enabled
  }

  /// Runs code without animations, on whatever simulator.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationScope.$isOff.withValue(true) { actionsWithoutAnimation() }
  }
}

extension Simulator {
  /// Whether what is done now on this simulator animates.
  public var allowsAnimations: Bool { areAnimationsEnabled && !AnimationScope.isOff }
}
