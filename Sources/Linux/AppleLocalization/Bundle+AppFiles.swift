// The app's files and texts, where Foundation's own functions find none: a test's program is no app, and
// has no bundle. These functions have fewer, or no optional, parameters, so that Swift prefers them.
import Foundation
import InterfaceDocuments

extension Bundle {
  private var isOfApp: Bool { self === Bundle.main || bundlePath == Bundle.main.bundlePath }

  /// Returns the path of a file of the app.
  public func path(forResource name: String, ofType ending: String) -> String? {
    (isOfApp ? AppTexts.path(name, ending) : nil)
      ?? path(forResource: name as String?, ofType: ending as String?)
  }

  /// Returns the location of a file of the app.
  public func url(forResource name: String, withExtension ending: String) -> URL? {
    (isOfApp ? AppTexts.path(name, ending).map { URL(fileURLWithPath: $0) } : nil)
      ?? url(forResource: name as String?, withExtension: ending as String?)
  }

  /// Returns a text in the language of the simulator.
  public func localizedString(forKey key: String, value: String, table: String?) -> String {
    (isOfApp ? AppTexts.text(key, table: table) : nil)
      ?? localizedString(forKey: key, value: value as String?, table: table)
  }
}

/// Returns a text in the language of the simulator.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localized(key, nil, .main, "")
}

/// Returns a text of a table in the language of the simulator.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localized(key, tableName, .main, "")
}

/// Returns a text of a bundle in the language of the simulator.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localized(key, nil, bundle, "")
}

/// Returns a text in the language of the simulator, or another text where there is none.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localized(key, nil, .main, value)
}

/// Returns a text of a table of a bundle in the language of the simulator.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localized(key, tableName, bundle, "")
}

/// Returns a text of a table in the language of the simulator, or another text.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  localized(key, tableName, .main, value)
}

/// Returns a text of a bundle in the language of the simulator, or another text.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, nil, bundle, value)
}

/// Returns a text of a table of a bundle in the language of the simulator, or another text. As the
/// table is not optional, the compiler prefers this function to Foundation's.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String {
  localized(key, tableName, bundle, value)
}

private func localized(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String)
  -> String
{
  bundle.localizedString(forKey: key, value: value, table: table)
}

extension String {
  /// Creates a text from a format, which may depend on the number.
  public init(format: String, _ argument: any CVarArg) {
    self.init(format: AppTexts.resolved(format, [argument]), arguments: [argument])
  }

  /// Creates a text from a format, which may depend on the numbers.
  public init(format: String, _ argument: any CVarArg, _ other: any CVarArg) {
    self.init(
      format: AppTexts.resolved(format, [argument, other]), arguments: [argument, other])
  }

  /// Creates a text from a format, which may depend on the number.
  public static func localizedStringWithFormat(_ format: String, _ argument: any CVarArg)
    -> String
  {
    String(format: format, argument)
  }

  /// Creates a text from a format, which may depend on the numbers.
  public static func localizedStringWithFormat(
    _ format: String, _ argument: any CVarArg, _ other: any CVarArg
  ) -> String {
    String(format: format, argument, other)
  }
}
