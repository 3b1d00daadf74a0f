// Texts in the user's language, as Apple's Foundation makes them of a literal.
import Foundation
import InterfaceDocuments

extension String {
  /// A text that is looked up in a table of localised texts, with its values.
  ///
  /// Counterpart: `String.LocalizationValue`.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let key: String
    fileprivate let values: [Argument]

    /// A value of the text.
    fileprivate enum Argument: Equatable, Sendable {
      case text(String), integer(Int), number(Double)
    }

    /// Creates a text without values.
    public init(_ value: String) {
      key = value
      values = []
    }

    public init(stringLiteral value: String) {
      self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      values = stringInterpolation.values
    }

    /// A collector of the parts of a literal: `"\(count) books"` has the key `%lld books`.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var values: [Argument] = []

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }
      public mutating func appendInterpolation(_ text: String) {
        append("%@", .text(text))
      }
      public mutating func appendInterpolation(_ text: Substring) {
        append("%@", .text(String(text)))
      }
      public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
        append("%lld", .integer(Int(clamping: number)))
      }
      public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
        append("%lf", .number(Double(number)))
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        append("%@", .text(value.description))
      }

      private mutating func append(_ specifier: String, _ value: Argument) {
        key += specifier
        values.append(value)
      }
    }
  }

  /// Creates a text in the user's language.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text, which is its key in the table.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main one.
  ///   - locale: The region whose numbers are written.
  ///   - comment: A note to the translator.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue.key, keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// Creates a text in the user's language, with another text where the table has none.
  ///
  /// - Parameters:
  ///   - key: The key in the table.
  ///   - defaultValue: The text where the table has none.
  ///   - table: The name of the table; `nil` for `Localizable`.
  ///   - bundle: The bundle with the table; `nil` for the main one.
  ///   - locale: The region whose numbers are written.
  ///   - comment: A note to the translator.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init("\(key)", defaultValue, table: table, bundle: bundle, locale: locale)
  }

  init(
    _ key: String, _ value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale
  ) {
    let found = (bundle ?? .main).localizedString(
      forKey: key, value: value.key as String, table: table)
    guard !value.values.isEmpty else {
      self = found
      return
    }
    let arguments: [any CVarArg] = value.values.map {
      switch $0 {
      case .text(let text): NSString(string: text)
      case .integer(let integer): integer
      case .number(let number): number
      }
    }
    self.init(
      format: AppTexts.resolved(found, arguments), locale: locale, arguments: arguments)
  }
}
