import Foundation
import HeadlessControllers
import HeadlessControls
import HeadlessViews

import struct HeadlessViews.NSKeyValueChangeKey
import class HeadlessViews.NSKeyValueObservation
import struct HeadlessViews.NSKeyValueObservedChange
import struct HeadlessViews.NSKeyValueObservingOptions

extension Responder {
  /// Adds an observer of a property by its name.
  ///
  /// The property is one of `frame`, `bounds`, `center`, `alpha`, `hidden` and
  /// `backgroundColor`, in a scroll view `contentSize`, `contentOffset` and `contentInset`, in a
  /// label, a text field and a text view `text`, in an image view `image`, and in a controller
  /// `parentViewController`.
  /// Another name raises `NSUnknownKeyException` with a sentence of ours. Changes are reported as by
  /// `observe(_:options:changeHandler:)`, as Swift values (`change?[.newKey] as? CGSize`), not as
  /// `NSValue`. The observer is not retained; Foundation crashes if it is released without having
  /// been removed, but here it is only no longer called.
  ///
  /// ```swift
  /// tableView.addObserver(self, forKeyPath: "contentSize", options: .new, context: nil)
  /// ```
  ///
  /// Counterpart: Foundation's method of the same name.
  ///
  /// - Parameters:
  ///   - observer: The object whose `observeValue(forKeyPath:of:change:context:)` is called.
  ///   - keyPath: The name of the property.
  ///   - options: The values to pass to the observer.
  ///   - context: A pointer to pass to the observer.
  public func addObserver(
    _ observer: Responder, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = observation(of: keyPath, options) { [weak self, weak observer] change in
      guard let self else { return }
      observer?.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    guard let observation else {
      let reason = """
        '\(keyPath)' of \(ObjectName.describe(self)) cannot be observed by its name here. Use \
        observe(_:options:changeHandler:) with its key path.
        """
      return CrashReport(MisuseFault(.undefinedKey, reason)).deliver()
    }
    kept { NamedObservers() }.entries.append(
      .init(
        observer: ObjectIdentifier(observer), keyPath: keyPath, context: context,
        observation: observation))
  }

  /// Removes an observer of a property, the one that was added last.
  ///
  /// An observer that was not added raises `NSRangeException`, as in Foundation.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The name of the property.
  public func removeObserver(_ observer: Responder, forKeyPath keyPath: String) {
    removeObserver(observer, keyPath) { _ in true }
  }

  /// Removes an observer of a property that was added with a context, the one added last.
  ///
  /// An observer that was not added raises `NSRangeException`, as in Foundation.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - keyPath: The name of the property.
  ///   - context: The pointer with which it was added.
  public func removeObserver(
    _ observer: Responder, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    removeObserver(observer, keyPath) { $0.context == context }
  }

  private func removeObserver(
    _ observer: Responder, _ keyPath: String, where matches: (NamedObservers.Entry) -> Bool
  ) {
    let named = kept { NamedObservers() }
    let index = named.entries.lastIndex {
      $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && matches($0)
    }
    guard let index else {
      let reason = """
        Cannot remove an observer \(name(of: observer)) for the key path "\(keyPath)" from \
        \(name(of: self)) because it is not registered as an observer.
        """
      return CrashReport(MisuseFault(.range, reason)).deliver()
    }
    named.entries.remove(at: index).observation.invalidate()
  }

  /// Returns the class and the address of an object.
  private func name(of object: AnyObject) -> String {
    "<\(ObjectName.name(of: type(of: object))) \(ObjectName.address(of: object))>"
  }

  /// Observes the property of a name; `nil` for a name that is not known.
  private func observation(
    of name: String, _ options: NSKeyValueObservingOptions,
    _ told: @escaping ([NSKeyValueChangeKey: Any]) -> Void
  ) -> NSKeyValueObservation? {
    switch name {
    case "frame": return named(\View.frame, options, told)
    case "bounds": return named(\View.bounds, options, told)
    case "center": return named(\View.center, options, told)
    case "alpha": return named(\View.alpha, options, told)
    case "hidden", "isHidden": return named(\View.isHidden, options, told)
    case "backgroundColor": return named(\View.backgroundColor, options, told)
    case "contentSize": return named(\ScrollView.contentSize, options, told)
    case "contentOffset": return named(\ScrollView.contentOffset, options, told)
    case "contentInset": return named(\ScrollView.contentInset, options, told)
    case "text":
      return named(\Label.text, options, told) ?? named(\TextField.text, options, told)
        ?? named(\TextView.text, options, told)
    case "image": return named(\ImageView.image, options, told)
    case "parentViewController", "parent":
      return (self as? ViewController)?.observe(\.parent, options: options) {
        told(Self.values(of: $1))
      }
    default: return nil
    }
  }

  private func named<Owner: View, Value: Equatable>(
    _ keyPath: KeyPath<Owner, Value>, _ options: NSKeyValueObservingOptions,
    _ told: @escaping ([NSKeyValueChangeKey: Any]) -> Void
  ) -> NSKeyValueObservation? {
    (self as? Owner)?.observe(keyPath, options: options) { _, change in
      told(Self.values(of: change))
    }
  }

  private static func values<Value>(
    of change: NSKeyValueObservedChange<Value>
  ) -> [NSKeyValueChangeKey: Any] {
    var values: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: change.kind.rawValue)
    ]
    values[.newKey] = change.newValue.map(orNull)
    values[.oldKey] = change.oldValue.map(orNull)
    return values
  }

  /// Returns a value as a change has it: the null object for `nil`.
  private static func orNull<Value>(_ value: Value) -> Any {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty ? NSNull() : value
  }
}

/// The observers of a view's properties by name.
private final class NamedObservers {
  struct Entry {
    /// Its identity, since one that removes itself in its `deinit` has no weak references.
    let observer: ObjectIdentifier
    let keyPath: String
    let context: UnsafeMutableRawPointer?
    let observation: NSKeyValueObservation
  }
  var entries: [Entry] = []
}
