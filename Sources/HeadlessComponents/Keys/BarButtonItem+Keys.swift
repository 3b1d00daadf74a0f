import HeadlessControls
import HeadlessViews

extension BarButtonItem: ReadableKeyedProperties {
  /// Returns the value of a property that UIKit has without declaring it.
  ///
  /// Tests read the system item of a button this way: `button.value(forKey: "systemItem")`.
  /// Other keys raise. Here ``systemItem`` is public.
  ///
  /// - Parameter key: "systemItem" for the number of the item, 0 if the button has none, or
  ///   "isSystemItem" for whether it has one.
  /// - Returns: An `Int` or a `Bool`.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "systemItem": return systemItem?.rawValue ?? 0
    case "isSystemItem": return systemItem != nil
    default:
      CrashReport(
        MisuseFault(
          .undefinedKey,
          """
          [\(description) valueForUndefinedKey:]: this class is not key value coding-compliant \
          for the key \(key).
          """)
      ).deliver()
      return nil
    }
  }
}
