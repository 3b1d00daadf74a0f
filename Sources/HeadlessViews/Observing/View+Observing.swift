import Foundation

/// An object whose properties can be observed by key path on Linux: a view, or an object that
/// reports the changes of its properties.
public protocol KeyValueObserving: AnyObject {}

extension View: KeyValueObserving {}

extension KeyValueObserving where Self: View {
  /// Observes the changes of a property of the view.
  ///
  /// Changes of `frame`, `bounds`, `isHidden`, `alpha`, `contentOffset` and `contentSize` are
  /// reported when they happen (behaviour 25.50), those of other properties at the end of the
  /// simulator's next layout pass. Setting a
  /// property to an equal value is not reported, which differs from Foundation.
  ///
  /// ```swift
  /// observation = tableView.observe(\.contentSize, options: .new) { [weak self] table, _ in
  ///   self?.height.constant = table.contentSize.height
  /// }
  /// ```
  ///
  /// Counterpart: Foundation's `observe(_:options:changeHandler:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - options: The values to pass to the handler.
  ///   - changeHandler: Called with each change.
  /// - Returns: The observation, which ends when it is released.
  @MainActor
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(look: { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      guard old != new else { return }
      last = new
      changeHandler(self, NSKeyValueObservedChange(from: old, to: new, options))
    })
    watch(with: observation)
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(from: nil, to: last, options))
    }
    return observation
  }
}
