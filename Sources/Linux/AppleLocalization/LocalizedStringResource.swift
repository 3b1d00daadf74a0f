import Foundation

/// A text of an app's tables that is looked up when it is shown.
///
/// Foundation on Linux lacks it.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key in the table.
  public let key: String
  /// The text where the table has none.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` for `Localizable`.
  public let table: String?
  /// The region of the text.
  public var locale: Locale

  /// Creates a text whose key is the text itself.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale) = (table, locale)
  }

  /// Creates a text by its key, with another text where the table has none.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale) = (table, locale)
  }

  /// Creates a text by its key.
  public init(stringLiteral value: String) { self.init(.init(value)) }

  /// Creates a text with values: `"\(count) books"`.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(.init(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// Creates the text of a resource in the user's language.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(
      resource.key, resource.defaultValue, table: resource.table, bundle: nil,
      locale: resource.locale)
  }
}
