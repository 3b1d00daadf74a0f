#if !canImport(Darwin)
  import Foundation

  // Foundation has no key-value observing on Linux. These are its names there, for views.

  /// How much an observer wants to hear.
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
    /// The observer is told at once of what is there.
    public static let initial = Self(rawValue: 4)
  }

  /// What kind of change it was.
  ///
  /// Counterpart: Foundation's `NSKeyValueChange`, which Linux does not have.
  public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
  }

  /// What an observer is told.
  ///
  /// Counterpart: Foundation's `NSKeyValueObservedChange`, which Linux does not have.
  public struct NSKeyValueObservedChange<Value> {
    /// What kind of change it was.
    public let kind: NSKeyValueChange
    /// The value after the change, if it was asked for.
    public let newValue: Value?
    /// The value before the change, if it was asked for.
    public let oldValue: Value?
    /// Whether this is told before the change: never, here.
    public let isPrior: Bool
  }

  /// Observes a property for as long as it is kept.
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

    /// Looks whether the value has changed.
    func check() { look?() }
  }
#endif
