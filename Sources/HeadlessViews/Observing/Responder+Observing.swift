import Foundation
import ListCore

/// The keys of a change in `observeValue(forKeyPath:of:change:context:)`.
///
/// Counterpart: Foundation's `NSKeyValueChangeKey`.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The text of the key.
  public let rawValue: String

  /// Creates a key from its text.
  ///
  /// - Parameter rawValue: The text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The kind of the change, as the raw value of an `NSKeyValueChange`.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change.
  public static let oldKey = Self(rawValue: "old")
  /// The positions of inserted, removed or replaced objects: never present here.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether the notification precedes the change: never present here.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// The exception that a responder raises for a change that it does not handle.
struct UnhandledChange {
  let keyPath: String?
  let object: Any?
  let change: [NSKeyValueChangeKey: Any]?
  let context: UnsafeMutableRawPointer?

  @MainActor
  func raise(in observer: Responder) {
    let values = (change ?? [:]).map { "\n    \($0.key.rawValue) = \($0.value);" }.sorted()
    let reason = """
      \(ObjectName.describe(observer)): An -observeValueForKeyPath:ofObject:change:context: \
      message was received but not handled.
      Key path: \(keyPath ?? "(null)")
      Observed object: \(ObjectName.describe(object.map { $0 as AnyObject }))
      Change: {\(values.joined())
      }
      Context: \(context.map { "\($0)" } ?? "0x0")
      """
    CrashReport(MisuseFault(.internalInconsistency, reason)).deliver()
  }
}

/// An object whose properties can be observed by key path on Linux: a view, or an object that
/// reports the changes of its properties.
public protocol KeyValueObserving: AnyObject {}

extension View: KeyValueObserving {}

extension KeyValueObserving where Self: View {
  /// Observes the changes of a property of the view.
  ///
  /// Changes of `frame`, `bounds`, `isHidden`, `alpha`, `contentOffset` and `contentSize` are
  /// reported when they happen (behaviour 25.50), those of other properties at the end of the
  /// simulator's next layout pass. Setting a
  /// property to an equal value is not reported, which differs from Foundation.
  ///
  /// ```swift
  /// observation = tableView.observe(\.contentSize, options: .new) { [weak self] table, _ in
  ///   self?.height.constant = table.contentSize.height
  /// }
  /// ```
  ///
  /// Counterpart: Foundation's `observe(_:options:changeHandler:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values to pass to the handler.
  ///   - changeHandler: Called with each change.
  /// - Returns: The observation, which ends when it is released.
  @MainActor
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(look: { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard old != new else { return }
      last = new
      changeHandler(self, NSKeyValueObservedChange(from: old, to: new, options))
    })
    watch(with: observation)
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(from: nil, to: last, options))
    }
    return observation
  }
}
