import ListCore

/// The misuses of Auto Layout for which UIKit raises an exception.
///
/// Inside a capture, the constraint is made but never becomes active.
enum LayoutMisuse {
  /// Raises the exception for an invalid constraint.
  static func invalidArgument(_ reason: String) {
    CrashReport(MisuseFault(.invalidArgument, reason)).deliver()
  }

  /// Raises the exception for a constraint whose items have no common ancestor.
  static func generic(_ reason: String) {
    CrashReport(MisuseFault(.generic, reason)).deliver()
  }

  /// Raises the exception for a constant or a multiplier that is not a number.
  static func notFinite(_ what: String, _ value: CGFloat) {
    let reason = "NSLayoutConstraint \(what) is not finite!  That's illegal.  \(what):\(value)"
    CrashReport(MisuseFault(.internalInconsistency, reason)).deliver()
  }
}
