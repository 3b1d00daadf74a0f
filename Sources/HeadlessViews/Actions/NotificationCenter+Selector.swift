#if !canImport(ObjectiveC)
  import Foundation

  extension NotificationCenter {
    /// Calls a method of an object for each notification of a name and a sender.
    ///
    /// The object is not kept, and hears nothing once it is gone. As on macOS an object that is
    /// added twice hears twice, on the thread that posts.
    ///
    /// - Parameters:
    ///   - observer: The object.
    ///   - selector: A method of it that takes the notification, or nothing.
    ///   - name: The name; `nil` for all.
    ///   - object: The sender; `nil` for all.
    public func addObserver(
      _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
    ) {
      SelectorObservations.shared.add(
        observer as AnyObject, selector, name: name, object: object, to: self)
    }

    /// Ends what an object, or a token, hears.
    ///
    /// Taken instead of Foundation's method, which knows tokens only, wherever the argument is
    /// known to be an object.
    public func removeObserver(_ observer: AnyObject) {
      removeObserver(observer, name: nil, object: nil)
    }

    /// Ends what an object, or a token, hears of a name and a sender.
    ///
    /// - Parameters:
    ///   - observer: The object, or the token.
    ///   - name: The name; `nil` for all.
    ///   - object: The sender; `nil` for all.
    public func removeObserver(
      _ observer: AnyObject, name: NSNotification.Name?, object: Any?
    ) {
      SelectorObservations.shared.remove(observer, name: name, object: object, from: self)
      let token: Any = observer
      removeObserver(token, name: name, object: object)
    }
  }

#endif
