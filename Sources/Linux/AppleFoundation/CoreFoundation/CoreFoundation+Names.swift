// Names of Core Foundation and Dispatch.
import Foundation

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double
public typealias NSInteger = Int
public typealias NSUInteger = UInt

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// The number of milliseconds in a second.
public let MSEC_PER_SEC: UInt64 = 1_000

/// Returns the seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date().timeIntervalSinceReferenceDate
}

/// Calls a closure. Nothing is autoreleased on Linux.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// True, as Core Foundation's value.
public let kCFBooleanTrue: Bool! = true
/// False, as Core Foundation's value.
public let kCFBooleanFalse: Bool! = false

/// The key of a bundle's identifier in its information dictionary, as Core Foundation's text.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"
/// The key of a bundle's name in its information dictionary.
public let kCFBundleNameKey: String! = "CFBundleName"
/// The key of a bundle's build number in its information dictionary.
public let kCFBundleVersionKey: String! = "CFBundleVersion"
/// The key of the name of a bundle's executable in its information dictionary.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"
/// The key of a bundle's language of development in its information dictionary.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"
/// The key of a bundle's languages in its information dictionary.
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"

// Core Foundation's types are bridged to these on Apple's systems, so that `as CFArray` and
// `as String` are written between them.
public typealias CFArray = [Any]
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFNumber = NSNumber
public typealias CFString = String
public typealias CFURL = URL

/// A run loop, as Core Foundation's object.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }
/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Lets a run loop that waits begin a turn.
///
/// Counterpart: Core Foundation's function of the same name.
public func CFRunLoopWakeUp(_ rl: CFRunLoop?) { rl?.perform {} }
