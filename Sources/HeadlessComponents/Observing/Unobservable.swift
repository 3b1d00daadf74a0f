#if !canImport(Darwin)
  import Foundation
  import HeadlessViews

  // What only Objective-C can observe. These declarations let the compiler say why and what to do.

  extension Progress {
    /// Foundation's own objects do not report their changes on Linux.
    @available(
      *, unavailable,
      message: "On Linux, a Progress does not report its changes. Put this into '#if !os(Linux)'."
    )
    public func observe<Value>(
      _ keyPath: KeyPath<Progress, Value>, options: NSKeyValueObservingOptions = [],
      changeHandler: @escaping (Progress, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation { NSKeyValueObservation() }
  }

  extension NSObject {
    /// Only a view's properties can be observed by name on Linux, and by a responder.
    @available(
      *, unavailable,
      message: "On Linux, only a responder can observe by name, and only a view. Use a key path."
    )
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {}

    /// Only a view's properties can be observed by name on Linux, and by a responder.
    @available(
      *, unavailable,
      message: "On Linux, only a responder can observe by name, and only a view. Use a key path."
    )
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Only a view's properties can be observed by name on Linux, and by a responder.
    @available(
      *, unavailable,
      message: "On Linux, only a responder can observe by name, and only a view. Use a key path."
    )
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
  }
#endif
