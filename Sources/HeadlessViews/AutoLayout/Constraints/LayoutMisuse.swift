import Foundation

/// Misuses of Auto Layout that end the process, on a device and here.
enum LayoutMisuse {
  /// Ends the process as UIKit does for an invalid constraint.
  static func invalidArgument(_ reason: String) -> Never {
    die("NSInvalidArgumentException", reason)
  }

  /// Ends the process as UIKit does for a constraint whose items have no common ancestor.
  static func generic(_ reason: String) -> Never {
    die("NSGenericException", reason)
  }

  private static func die(_ name: String, _ reason: String) -> Never {
    let line = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(line.utf8))
    abort()
  }
}
