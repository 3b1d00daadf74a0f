#if os(Linux)
  import HeadlessViews

  // Objective-C asks a class for its properties, too. Apps do so where extensions are not allowed to
  // name the shared application.
  extension Application {
    /// Returns a property of the class by its key: `sharedApplication`. Other keys raise.
    public class func value(forKey key: String) -> Any? {
      guard ["sharedApplication", "shared"].contains(key) else {
        shared.refuse(key, "valueForUndefinedKey:")
        return nil
      }
      return shared
    }

    /// Returns a property of the class by its key path: `sharedApplication`. Others raise.
    public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  }
#endif
