import HeadlessControls

// The material is not drawn: a button of glass looks like the one that releases before it have.
extension Button.Configuration {
  /// Creates a configuration with tinted content on glass, drawn like ``bordered()``.
  public static func glass() -> Self { bordered() }
  /// Creates a configuration with tinted content on clear glass, drawn like ``bordered()``.
  public static func clearGlass() -> Self { bordered() }
  /// Creates a configuration with white content on tinted glass, drawn like
  /// ``borderedProminent()``.
  public static func prominentGlass() -> Self { borderedProminent() }
  /// Creates a configuration with white content on clear tinted glass, drawn like
  /// ``borderedProminent()``.
  public static func prominentClearGlass() -> Self { borderedProminent() }
}
