import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

// Alerts' properties without a name in UIKit's interface, which apps set by their keys all the same.

private final class KeyedValues {
  var values: [String: Any] = [:]
}

extension AccessibleObject {
  /// Raises the exception of a key that a class does not know.
  func refuse(_ key: String, _ method: String) {
    CrashReport(MisuseFault(.undefinedKey, ObjectName.refusal(of: key, method, by: self))).deliver()
  }
}

extension AlertAction: KeyedProperties {
  private static let keys: Set = [
    "checked", "image", "imageTintColor", "titleTextAlignment", "titleTextColor",
  ]

  /// Sets a property by its key: `image`, `imageTintColor`, `titleTextColor`, `titleTextAlignment`
  /// or `checked`. Kept without effect.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key. Another one raises `NSUnknownKeyException`.
  package func setKeyedValue(_ value: Any?, _ key: String) {
    guard Self.keys.contains(key) else {
      return refuse(key, "setValue:forUndefinedKey:")
    }
    keyedValues[key] = value
  }

  /// Returns a property by its key; tests read `handler`, the closure of the button.
  ///
  /// - Parameter key: The key. An unknown one raises `NSUnknownKeyException`.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "title": return title
    case "handler": return handler
    case _ where Self.keys.contains(key): return keyedValues[key]
    default:
      refuse(key, "valueForUndefinedKey:")
      return nil
    }
  }
}

extension AlertController: KeyedProperties {
  private static let keys: Set = ["attributedMessage", "attributedTitle", "contentViewController"]

  /// Sets a property by its key: `attributedTitle` and `attributedMessage` set the texts too;
  /// `contentViewController` is kept without effect.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key. Another one raises `NSUnknownKeyException`.
  package func setKeyedValue(_ value: Any?, _ key: String) {
    switch key {
    case "title": title = value as? String
    case "message": message = value as? String
    case _ where Self.keys.contains(key):
      keptStates.value { KeyedValues() }.values[key] = value
      showsOwnContent = true
      if let text = value as? NSAttributedString {
        if key == "attributedTitle" { title = text.string }
        if key == "attributedMessage" { message = text.string }
      }
    default: refuse(key, "setValue:forUndefinedKey:")
    }
  }

  /// Returns a property by its key.
  ///
  /// - Parameter key: The key. An unknown one raises `NSUnknownKeyException`.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "title": return title
    case "message": return message
    case _ where Self.keys.contains(key):
      return keptStates.known(KeyedValues.self)?.values[key]
    default:
      refuse(key, "valueForUndefinedKey:")
      return nil
    }
  }
}
