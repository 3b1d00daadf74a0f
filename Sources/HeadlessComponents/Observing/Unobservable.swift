#if !canImport(Darwin)
  import Foundation
  import HeadlessViews

  // What only Objective-C can observe. These declarations let the compiler say why and what to do.

  extension Progress {
    /// Observes a progress. Unavailable: Foundation's own objects do not report their changes on
    /// Linux.
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
    /// Observes a property by name. Unavailable: on Linux, only a responder can observe by name,
    /// and only a view's properties.
    @available(
      *, unavailable,
      message: "On Linux, only a responder can observe by name, and only a view. Use a key path."
    )
    public func addObserver(
      _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
      context: UnsafeMutableRawPointer?
    ) {}

    /// Stops observing a property by name. Unavailable: on Linux, only a responder can observe by
    /// name, and only a view's properties.
    @available(
      *, unavailable,
      message: "On Linux, only a responder can observe by name, and only a view. Use a key path."
    )
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}

    /// Stops observing a property by name. Unavailable: on Linux, only a responder can observe by
    /// name, and only a view's properties.
    @available(
      *, unavailable,
      message: "On Linux, only a responder can observe by name, and only a view. Use a key path."
    )
    public func removeObserver(
      _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {}
  }
#endif
