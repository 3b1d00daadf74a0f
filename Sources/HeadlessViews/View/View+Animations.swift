private enum AnimationScope {
  @TaskLocal static var isOff = false
}

extension View {
  /// Whether changes animate now, on ``Simulator/current``.
  public class var areAnimationsEnabled: Bool { Simulator.current.allowsAnimations }

  /// Enables or disables the animations of ``Simulator/current``.
  ///
  /// UIKit has one switch for the process; here each simulator has its own.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    Simulator.current.areAnimationsEnabled = enabled
  }

  /// Runs code without animations, on any simulator.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationScope.$isOff.withValue(true) { actionsWithoutAnimation() }
  }
}

extension Simulator {
  /// Whether changes on this simulator animate now.
  public var allowsAnimations: Bool { areAnimationsEnabled && !AnimationScope.isOff }
}
