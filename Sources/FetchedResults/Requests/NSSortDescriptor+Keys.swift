#if !canImport(ObjectiveC)
  import Foundation
  import HeadlessKit
  import ListCore

  // Foundation on Linux sorts by Swift key paths, whose values must be comparable. Screens use
  // keys, and their values are optional.
  extension NSSortDescriptor {
    /// Creates a descriptor that sorts objects by the value of a key. Missing values come first.
    ///
    /// - Parameters:
    ///   - key: The key, or a key path; `nil` for the object itself.
    ///   - ascending: Whether the smallest value comes first.
    public convenience init(key: String?, ascending: Bool) {
      self.init(key: key, ascending: ascending, text: TextOrder.literal.compare)
    }

    /// Creates a descriptor that sorts objects by the value of a key.
    ///
    /// - Parameters:
    ///   - key: The key, or a key path; `nil` for the object itself.
    ///   - ascending: Whether the smallest value comes first.
    ///   - selector: The method that compares strings: `compare:`, `caseInsensitiveCompare:`,
    ///     `localizedCompare:`, `localizedCaseInsensitiveCompare:`, `localizedStandardCompare:`.
    ///     Any other traps.
    public convenience init(key: String?, ascending: Bool, selector: Selector?) {
      let order = selector.map { TextOrder(selector: $0) } ?? .literal
      self.init(key: key, ascending: ascending, text: order.compare)
    }

    /// Creates a descriptor that sorts objects by the value of a property, which may be optional.
    /// Missing values come first.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - ascending: Whether the smallest value comes first.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
      self.init(keyPath: keyPath, ascending: ascending) { KeyedValue.compare($0, $1) }
    }

    private convenience init(
      key: String?, ascending: Bool, text: @escaping (String, String) -> ComparisonResult
    ) {
      self.init(keyPath: \NSObject.[managedKey: key ?? "SELF"], ascending: ascending) {
        KeyedValue.compare($0, $1, text: text)
      }
    }
  }

  extension NSObject {
    fileprivate subscript(managedKey key: String) -> Any? { KeyedValue.of(key, in: self) }
  }

  /// The comparison of strings by an Objective-C method.
  private enum TextOrder {
    case literal, caseInsensitive, localized, localizedCaseInsensitive, localizedStandard

    init(selector: Selector) {
      switch "\(selector)".split(separator: ":").first {
      case "compare": self = .literal
      case "caseInsensitiveCompare": self = .caseInsensitive
      case "localizedCompare": self = .localized
      case "localizedCaseInsensitiveCompare": self = .localizedCaseInsensitive
      case "localizedStandardCompare": self = .localizedStandard
      default:
        CrashReport(
          MisuseFault(
            .invalidArgument, "-[NSString \(selector)]: unrecognized selector sent to instance"),
          explanation: "Texts cannot be compared by '\(selector)' here: sort with a comparator."
        ).deliver()
        self = .literal
      }
    }

    func compare(_ one: String, _ other: String) -> ComparisonResult {
      switch self {
      case .literal: KeyedValue.literally(one, other)
      case .caseInsensitive: one.caseInsensitiveCompare(other)
      case .localized: one.localizedCompare(other)
      case .localizedCaseInsensitive: one.localizedCaseInsensitiveCompare(other)
      case .localizedStandard: one.localizedStandardCompare(other)
      }
    }
  }
#endif
