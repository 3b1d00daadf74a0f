import Foundation

/// The literals and values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  private enum Part {
    case literal(String)
    case value(() -> String)
  }

  private var parts: [Part] = []

  public init(literalCapacity: Int, interpolationCount: Int) {
    parts.reserveCapacity(2 * interpolationCount + 1)
  }

  init(literal: String) { parts = [.literal(literal)] }

  public mutating func appendLiteral(_ literal: String) {
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// The message, with its values.
  var text: String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .literal(let literal): text += literal
      case .value(let value): text += value()
      }
    }
  }

  private mutating func append(
    _ align: OSLogStringAlignment = .none, _ privacy: OSLogPrivacy, _ value: @escaping () -> String
  ) {
    parts.append(
      privacy.isSensitive ? .literal("<private>") : .value { align.text(of: value()) })
  }
}

extension OSLogInterpolation {
  /// Appends an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { format.text(of: number()) }
  }

  /// Appends an integer of 32 bits by what it stands for.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int32, format: OSLogInt32ExtendedFormat,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy) { format.meaning.text(of: Int64(number())) }
  }

  /// Appends an integer by what it stands for.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Int, format: OSLogIntExtendedFormat,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy) { format.meaning.text(of: Int64(number())) }
  }

  /// Appends a number with a fraction.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { format.text(of: number()) }
  }

  /// Appends a number with a fraction, in single precision.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { format.text(of: Double(number())) }
  }

  /// Appends a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy) { format.meaning.text(of: boolean() ? 1 : 0) }
  }

  /// Appends a text.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy, argumentString)
  }

  /// Appends the description of a value.
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { value().description }
  }

  /// Appends the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(align, privacy) { String(describing: value()) }
  }

  /// Appends the description of an object.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(.none, privacy) { argumentObject().description }
  }

  /// Appends the description of an object, `(null)` for `nil`.
  public mutating func appendInterpolation(
    _ argumentObject: @autoclosure @escaping () -> NSObject?, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(.none, privacy) { argumentObject()?.description ?? FormatString.null }
  }

  /// Appends an error.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(.none, privacy) { "\(error())" }
  }

  /// Appends an error, `(null)` for `nil`.
  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(.none, privacy) { error().map { "\($0)" } ?? FormatString.null }
  }

  /// Appends an address, or what is stored there.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, format: OSLogPointerFormat = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy) { format.text(at: pointer()) }
  }

  /// Appends the bytes of a buffer, or what they stand for.
  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawBufferPointer,
    format: OSLogPointerFormat = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(.none, privacy) { format.text(of: pointer()) }
  }
}
