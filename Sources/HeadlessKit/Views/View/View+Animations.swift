private enum AnimationScope {
  @TaskLocal static var isOff = false
}

extension View {
  /// Whether what is done now animates, on ``ListHost/current``.
  public class var areAnimationsEnabled: Bool { ListHost.current.allowsAnimations }

  /// Switches the animations of ``ListHost/current`` on or off.
  ///
  /// UIKit has one switch for the process; here each host has its own.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    ListHost.current.areAnimationsEnabled = enabled
  }

  /// Runs code without animations, on whatever host.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationScope.$isOff.withValue(true) { actionsWithoutAnimation() }
  }
}

extension ListHost {
  /// Whether what is done now on this host animates.
  public var allowsAnimations: Bool { areAnimationsEnabled && !AnimationScope.isOff }
}
