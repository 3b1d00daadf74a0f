/// A message with values.
///
/// The values are closures, which are called when the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let interpolation: OSLogInterpolation

  public init(stringInterpolation: OSLogInterpolation) { interpolation = stringInterpolation }

  public init(stringLiteral value: String) {
    interpolation = OSLogInterpolation(literal: value)
  }

  var text: String { interpolation.text }
}
