#if !canImport(Darwin)
  import Foundation

  // Foundation has no key-value observing on Linux. These types provide its names there, for views.

  /// Options of an observation.
  ///
  /// Counterpart: Foundation's `NSKeyValueObservingOptions`, which Linux does not have.
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
  /// Counterpart: Foundation's `NSKeyValueChange`, which Linux does not have.
  public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
  }

  /// A change of an observed property.
  ///
  /// Counterpart: Foundation's `NSKeyValueObservedChange`, which Linux does not have.
  public struct NSKeyValueObservedChange<Value> {
    /// The kind of the change.
    public let kind: NSKeyValueChange
    /// The value after the change, if requested.
    public let newValue: Value?
    /// The value before the change, if requested.
    public let oldValue: Value?
    /// Whether the notification precedes the change: never, here.
    public let isPrior: Bool
  }

  /// Observes a property until it is released.
  ///
  /// Counterpart: Foundation's `NSKeyValueObservation`, which Linux does not have.
  @MainActor
  public final class NSKeyValueObservation: NSObject {
    private var look: (() -> Void)?

    init(look: @escaping () -> Void) {
      self.look = look
      super.init()
    }

    /// Ends the observation.
    public func invalidate() { look = nil }

    /// Checks whether the value has changed.
    func check() { look?() }
  }
#endif
