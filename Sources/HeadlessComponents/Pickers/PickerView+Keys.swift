import HeadlessViews

extension PickerView {
  /// Keeps a value under a key. Apps set the colour of the text in this way.
  public func setValue(_ value: Any?, forKey key: String) { keep(value, "value " + key) }
  /// Returns the value that was kept under a key.
  public func value(forKey key: String) -> Any? { kept(or: Any?.none, "value " + key) }
  /// Keeps a value under a key.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setValue(value, forKey: keyPath)
  }
  /// Returns the value that was kept under a key.
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}

extension Application {
  /// Returns the value of a key. Apps look for the view of the status bar in this way: there is none.
  public func value(forKey key: String) -> Any? { nil }
}
