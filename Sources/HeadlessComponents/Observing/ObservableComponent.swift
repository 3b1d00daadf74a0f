import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import class HeadlessViews.NSKeyValueObservation
import struct HeadlessViews.NSKeyValueObservedChange
import struct HeadlessViews.NSKeyValueObservingOptions

/// An object of UIKit's, other than a view, whose properties can be observed by key path on Linux.
public protocol ObservableComponent: NSObject, KeyValueObserving {}

extension BarItem: ObservableComponent {}
extension GestureRecognizer: ObservableComponent {}
extension Layer: ObservableComponent {}
extension MenuElement: ObservableComponent {}
extension NavigationItem: ObservableComponent {}
extension TextContainer: ObservableComponent {}
extension ViewController: ObservableComponent {}

extension ObservableComponent {
  /// Observes the changes of a property of the object, or of what one of its properties holds.
  ///
  /// Changes of a navigation item's titles and buttons, and of a controller's `parent`, are
  /// reported when they happen (behaviour 25.50), those of other properties at the end of the
  /// current simulator's next layout pass. Setting a property to
  /// an equal value is not reported, which differs from Foundation.
  ///
  /// ```swift
  /// observation = navigationItem.observe(\.rightBarButtonItems) { [weak self] item, _ in
  ///   self?.bar.show(item.rightBarButtonItems ?? [])
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
    // A layer or a text container is looked at when the simulator looks at a view.
    let watcher = self as? AccessibleObject == nil ? View() : nil
    let observation = NSKeyValueObservation(
      look: { [weak self] in
        guard let self else { return withExtendedLifetime(watcher) {} }
        let (old, new) = (last, self[keyPath: keyPath])
        guard old != new else { return }
        last = new
        changeHandler(self, NSKeyValueObservedChange(from: old, to: new, options))
      },
      report: { [weak self] change in
        guard let self, let change = change as? (old: Value?, new: Value),
          change.old == change.new
        else { return }
        changeHandler(self, NSKeyValueObservedChange(from: change.old, to: change.new, options))
      })
    (watcher ?? self as? AccessibleObject)?.watch(with: observation)
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(from: nil, to: last, options))
    }
    return observation
  }

  /// Observes the changes of a property of the object.
  ///
  /// If the property reports its changes, each is reported when the property is set, also to an
  /// equal value; otherwise as by `observe(_:options:changeHandler:)`.
  ///
  /// Counterpart: Foundation's `observe(_:options:changeHandler:)`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - name: Its name.
  ///   - options: The values to pass to the handler.
  ///   - changeHandler: Called with each change.
  /// - Returns: The observation, which ends when it is released.
  @MainActor
  public func observe<Value: Equatable>(
    _ keyPath: KeyPath<Self, Value>, named name: String,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = observe(keyPath, options: options, changeHandler: changeHandler)
    PropertyObservers.shared.add(observation, of: name, in: self)
    return observation
  }
}
