import HeadlessControls
import HeadlessViews

// Properties without a name in UIKit's interface, which apps read by their keys all the same. Other
// keys raise `NSUnknownKeyException`.

extension SearchBar: KeyedProperties {
  /// Returns a property by its key: `searchField`; `cancelButton`, which is no view here, so `nil`;
  /// or the `cancelButtonText` that was set.
  package func keyedValue(_ key: String) -> Any? {
    switch key {
    case "searchField", "_searchField": return searchTextField
    case "cancelButton": return nil
    case "cancelButtonText": return kept(or: String?.none, "cancelButtonText")
    default:
      refuse(key, "valueForUndefinedKey:")
      return nil
    }
  }

  /// Sets a property by its key: `cancelButtonText`. Kept without effect.
  package func setKeyedValue(_ value: Any?, _ key: String) {
    guard key == "cancelButtonText" else {
      return refuse(key, "setValue:forUndefinedKey:")
    }
    keep(value as? String, "cancelButtonText")
  }
}

extension TextField: ReadableKeyedProperties {
  /// Returns a property by its key: `clearButton` or `placeholderLabel`, which are no views here, so
  /// `nil`.
  package func keyedValue(_ key: String) -> Any? {
    if !["clearButton", "_clearButton", "placeholderLabel", "_placeholderLabel"].contains(key) {
      refuse(key, "valueForUndefinedKey:")
    }
    return nil
  }
}

extension TabBarItem: ReadableKeyedProperties {
  /// Returns a property by its key: `view`, which tests do not see, so `nil`.
  package func keyedValue(_ key: String) -> Any? {
    if key != "view" { refuse(key, "valueForUndefinedKey:") }
    return nil
  }
}

extension GestureRecognizer: KeyedProperties {
  /// Returns a property by its key: the `targets`, for another recogniser.
  package func keyedValue(_ key: String) -> Any? {
    guard key == "targets" || key == "_targets" else {
      refuse(key, "valueForUndefinedKey:")
      return nil
    }
    return targets
  }

  /// Sets a property by its key: the `targets` of another recogniser, in place of its own.
  package func setKeyedValue(_ value: Any?, _ key: String) {
    guard key == "targets" || key == "_targets" else {
      return refuse(key, "setValue:forUndefinedKey:")
    }
    targets = value
  }
}
