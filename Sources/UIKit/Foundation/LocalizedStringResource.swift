#if os(Linux)
  import Foundation

  /// A text of an app's tables that is looked up when it is shown.
  ///
  /// Foundation on Linux lacks it.
  public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The key in the table.
    public let key: String
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The region of the text.
    public var locale: Locale

    /// Creates a text by its key.
    public init(
      _ key: String, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
      (self.key, self.table, self.locale) = (key, table, locale)
    }

    /// Creates a text by its key.
    public init(stringLiteral value: String) { self.init(value) }
  }

  extension String {
    /// Creates the text of a resource in the user's language.
    public init(localized resource: LocalizedStringResource) {
      self = Bundle.main.localizedString(
        forKey: resource.key, value: nil, table: resource.table)
    }
  }

#endif
