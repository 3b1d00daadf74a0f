import Dispatch
import Foundation

/// The type of an activity that a link of the web begins.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The identifier of an activity by which an app deletes it.
public typealias NSUserActivityPersistentIdentifier = String

extension NSObject {
  /// Returns the class.
  public class func classForCoder() -> AnyClass { self }
}

extension UserDefaults {
  /// Stores a value for a key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns the value for a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// Whether an app for a phone runs on a Mac: never, here.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app for an iPad runs as one for the Mac: never, here.
  public var isMacCatalystApp: Bool { false }
  /// How hot a device is.
  public enum ThermalState: Int, Sendable {
    case nominal
    case fair
    case serious
    case critical
  }

  /// Whether the device saves power: never, here.
  public var isLowPowerModeEnabled: Bool { false }
  /// How hot the device is: not at all, here.
  public var thermalState: ThermalState { .nominal }
}

extension Progress {
  /// Creates a progress of no units.
  public convenience init(_ nothing: Void = ()) {
    self.init(totalUnitCount: 0)
  }
}

extension DispatchTime {
  /// Returns the time from this one to another.
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    let (earlier, later) = (min(self, other), max(self, other))
    let nanoseconds = Int(clamping: later.uptimeNanoseconds - earlier.uptimeNanoseconds)
    return .nanoseconds(other < self ? -nanoseconds : nanoseconds)
  }
  /// Returns a later or earlier time.
  public func advanced(by n: DispatchTimeInterval) -> DispatchTime { self + n }
}

extension DateInterval {
  /// Returns whether two intervals have a moment in common.
  public func overlaps(_ dateInterval: DateInterval) -> Bool { intersects(dateInterval) }
}

extension NSLocale {
  /// The user's locale, which follows changes of the settings.
  public class var autoupdatingCurrent: Locale { .autoupdatingCurrent }
  /// The code of the language: `en`.
  public var languageCode: String { object(forKey: .languageCode) as? String ?? "" }
  /// The code of the country or region, if the locale has one: `US`.
  public var countryCode: String? { object(forKey: .countryCode) as? String }
}

/// The largest number of single precision. Apps repeat an animation so often that is not to end.
public let HUGE = Float.greatestFiniteMagnitude

extension CGFloat {
  /// Creates a number from an object, with less precision if need be.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

/// Fills memory with a byte. Without memory, as that of an empty buffer, nothing happens.
@discardableResult
public func memset(
  _ b: UnsafeMutableRawPointer?, _ c: Int32, _ len: Int
) -> UnsafeMutableRawPointer? {
  b.map { Foundation.memset($0, c, len) }
}

extension NSMutableDictionary {
  /// Sets the value for a key, which is an object that can be copied.
  @_disfavoredOverload
  public func setObject(_ anObject: Any, forKey aKey: any NSCopying) {
    setObject(
      anObject, forKey: aKey as? AnyHashable ?? AnyHashable(ObjectIdentifier(aKey as AnyObject)))
  }

  /// Sets the value for a key, as key-value coding does; removes the entry if it is `nil`.
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { setObject(value, forKey: key as NSString) } else { removeObject(forKey: key) }
  }
}

extension NSLocale {
  /// Returns the name of a part of another locale in this one.
  ///
  /// - Parameter value: The code of the part, a text.
  public func displayName(forKey key: NSLocale.Key, value: Any) -> String? {
    (value as? String).flatMap { displayName(forKey: key, value: $0) }
  }
}

extension NSError {
  /// The errors by which this one was caused.
  public var underlyingErrors: [any Error] {
    let several = userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? []
    return several + [userInfo[NSUnderlyingErrorKey] as? any Error].compactMap(\.self)
  }
}

/// The key of the errors by which an error was caused.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

/// Returns a set, or another one in place of `nil`: `followers ?? []`.
public func ?? (optional: NSSet?, defaultValue: @autoclosure () -> NSSet) -> NSSet {
  if let optional { optional } else { defaultValue() }
}

/// Returns the name of a class that is known by a protocol.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: any Any.Type) -> String {
  (aClass as? AnyClass).map { NSStringFromClass($0) } ?? String(reflecting: aClass)
}

/// Registers what is to be called when an exception ends the process.
///
/// It is not called here: a test gets the exception by `captureCrash`.
public func NSSetUncaughtExceptionHandler(_ handler: ((NSException) -> Void)?) {}
