import Foundation

/// What Auto Layout does not survive, on a device or here.
enum LayoutMisuse {
  /// Ends the process as UIKit does when a constraint makes no sense.
  static func invalidArgument(_ reason: String) -> Never {
    die("NSInvalidArgumentException", reason)
  }

  /// Ends the process as UIKit does when a constraint has no place to be.
  static func generic(_ reason: String) -> Never {
    die("NSGenericException", reason)
  }

  private static func die(_ name: String, _ reason: String) -> Never {
    let line = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'\n"
    FileHandle.standardError.write(Data(line.utf8))
    abort()
  }
}
