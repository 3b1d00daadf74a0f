import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification with a name and a sender.
  ///
  /// The object is not owned; its observations end when it is released. As on macOS, an object
  /// that is added twice is called twice, on the thread that posts.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - selector: A method of the object that takes the notification, or no argument.
  ///   - name: The name; `nil` for all.
  ///   - object: The sender; `nil` for all.
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {
    SelectorObservations.shared.add(
      observer as AnyObject, selector, name: name, object: object, to: self)
  }

  /// Removes the observations of an object or a token.
  ///
  /// The compiler prefers this to Foundation's method, which only knows tokens, wherever the
  /// argument is an object.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes the observations of an object or a token for a name and a sender.
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
