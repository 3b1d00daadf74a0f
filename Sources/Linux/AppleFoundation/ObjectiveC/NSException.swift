import Foundation
import HeadlessViews

extension NSExceptionName {
  /// A misuse that has no exception of its own.
  public static let genericException = Self("NSGenericException")
  /// An index past an end.
  public static let rangeException = Self("NSRangeException")
  /// An argument that makes no sense.
  public static let invalidArgumentException = Self("NSInvalidArgumentException")
  /// State that contradicts itself.
  public static let internalInconsistencyException = Self("NSInternalInconsistencyException")
  /// A key that an object has no value for.
  public static let undefinedKeyException = Self("NSUnknownKeyException")
}

/// An exception of Objective-C, which an app raises itself.
///
/// It ends the process as the exceptions of lists do, and `captureCrash` gets it as it gets them.
/// Unlike there, the code after ``raise()`` runs inside a capture, since Swift cannot leave it.
///
/// Counterpart: `NSException`.
open class NSException: NSObject {
  /// The exception's name.
  public let name: NSExceptionName
  /// The exception's reason.
  public let reason: String?
  /// What the app adds.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an exception.
  ///
  /// - Parameters:
  ///   - name: The name. A report has those of UIKit's exceptions only, and otherwise that of a
  ///     generic one.
  ///   - reason: The reason.
  ///   - userInfo: What the app adds.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the process with the name and the reason, or ends the capture around it.
  open func raise() {
    let fault = MisuseFault(ExceptionName(rawValue: name.rawValue) ?? .generic, reason ?? "")
    CrashReport(fault).deliver()
  }

  /// Raises an exception with a formatted reason.
  public class func raise(
    _ name: NSExceptionName, format: String, arguments: CVaListPointer
  ) {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String)
      .raise()
  }
}
