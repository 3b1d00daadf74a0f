import HeadlessViews

extension PickerView: KeyedProperties {
  /// Keeps a value under a key. Apps set the colour of the text in this way.
  package func setKeyedValue(_ value: Any?, _ key: String) { keep(value, "value " + key) }
  /// Returns the value that was kept under a key.
  package func keyedValue(_ key: String) -> Any? { kept(or: Any?.none, "value " + key) }
}

extension Application: ReadableKeyedProperties {
  /// Returns the value of a key. Apps look for the view of the status bar in this way: there is none.
  package func keyedValue(_ key: String) -> Any? { nil }
}
