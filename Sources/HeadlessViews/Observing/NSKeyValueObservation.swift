import Foundation

// Key-value observing of views and of objects that report their own changes, on Linux and on a Mac,
// where Foundation's observes only what Objective-C sees.

/// Options of an observation.
///
/// Counterpart: Foundation's `NSKeyValueObservingOptions`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = Self(rawValue: 1)
  /// The value before the change.
  public static let old = Self(rawValue: 2)
  /// Notify the observer immediately of the current value.
  public static let initial = Self(rawValue: 4)
}

/// The kind of a change.
///
/// Counterpart: Foundation's `NSKeyValueChange`.
public enum NSKeyValueChange: UInt, Sendable {
  /// The property was set.
  case setting = 1
  /// Objects were inserted in a collection: never, here.
  case insertion
  /// Objects were removed from a collection: never, here.
  case removal
  /// Objects of a collection were replaced: never, here.
  case replacement
}

/// A change of an observed property.
///
/// Counterpart: Foundation's `NSKeyValueObservedChange`.
public struct NSKeyValueObservedChange<Value> {
  /// The kind of the change.
  public let kind: NSKeyValueChange
  /// The value after the change, if requested.
  public let newValue: Value?
  /// The value before the change, if requested.
  public let oldValue: Value?
  /// Whether the notification precedes the change: never, here.
  public let isPrior: Bool

  /// Creates a change with the values that the options ask for.
  package init(from old: Value?, to new: Value, _ options: NSKeyValueObservingOptions) {
    (kind, isPrior) = (.setting, false)
    newValue = options.contains(.new) ? new : nil
    oldValue = options.contains(.old) ? old : nil
  }
}

/// An observation of a property. It lasts until it is released.
///
/// Counterpart: Foundation's `NSKeyValueObservation`.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var look: (@MainActor () -> Void)?
  private var report: ((_ change: Any) -> Void)?
  /// Called when the observation ends.
  var onEnd: (() -> Void)?

  /// Creates an observation that checks for changes on request, or is notified of them.
  package init(look: (@MainActor () -> Void)? = nil, report: ((_ change: Any) -> Void)? = nil) {
    (self.look, self.report) = (look, report)
  }

  deinit { onEnd?() }

  /// Ends the observation.
  public func invalidate() {
    lock.withLock { (look, report) = (nil, nil) }
    onEnd?()
  }

  /// Whether the observation was invalidated.
  var isEnded: Bool { lock.withLock { look == nil && report == nil } }

  /// Checks whether the value has changed.
  @MainActor func check() { lock.withLock { look }?() }

  /// Tells of a change: the old value and the new one, as a tuple.
  func report(_ change: Any) {
    let (look, report) = lock.withLock { (self.look, self.report) }
    report?(change)
    if let look { MainActor.assumeIsolated { look() } }
  }
}
