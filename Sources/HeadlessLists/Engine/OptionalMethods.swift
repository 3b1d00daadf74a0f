import Foundation

/// The optional methods that a list knows its data source and its delegate to have or lack.
///
/// Objective-C can ask an object whether it responds to a method; Swift cannot. So the default
/// implementation of each method whose absence matters reports that the list has called it, and the
/// list never calls the method on that object again. A million rows whose delegate has no heights
/// thus cost one call.
///
/// Only the default of the object that was called counts, or that of an object to which the list
/// forwards the call: a data source that calls others on its own, some of which lack the method,
/// has it. Direct calls by a test are not counted.
///
/// The methods are bits of two integers, because lists look them up for each section and lookups
/// must be fast.
struct OptionalMethods<Method: RawRepresentable & Hashable> where Method.RawValue == Int {
  private var absent: UInt64 = 0
  private var present: UInt64 = 0
  /// The calls in progress, the innermost last.
  private var questions: [Method] = []
  /// The objects to which calls are forwarded, the innermost last.
  private var targets: [ForwardingTarget] = []

  private struct ForwardingTarget {
    let object: ObjectIdentifier
    var usedDefault = false
  }
}

/// Whether an object has an optional method.
enum MethodPresence {
  case unknown, present, absent
}

extension OptionalMethods {
  /// Returns whether the called object has a method, as far as is known.
  func presence(of method: Method) -> MethodPresence {
    if absent & Self.bit(method) != 0 { return .absent }
    return present & Self.bit(method) != 0 ? .present : .unknown
  }

  /// Records that the default of a method ran.
  mutating func usedDefault(of method: Method) {
    guard questions.last == method else { return }
    absent |= Self.bit(method)
    present &= ~Self.bit(method)
  }

  /// Records that the default of a method ran in an object: the one that the list calls, or one to
  /// which the call was forwarded.
  mutating func usedDefault(of method: Method, by object: AnyObject, asked: AnyObject?) {
    if object === asked || object is any LackingOptionalMethods { return usedDefault(of: method) }
    guard let last = targets.indices.last, targets[last].object == ObjectIdentifier(object) else {
      return
    }
    targets[last].usedDefault = true
    usedDefault(of: method)
  }

  /// Records that the called object forwards the call.
  mutating func beginPassingOn(to object: AnyObject) {
    targets.append(ForwardingTarget(object: ObjectIdentifier(object)))
  }

  /// Records that the other object has returned.
  ///
  /// - Returns: Whether the result is its own.
  mutating func endPassingOn() -> Bool {
    targets.popLast()?.usedDefault == false
  }

  /// Begins a call.
  mutating func beginQuestion(_ method: Method) {
    questions.append(method)
  }

  /// Ends a call.
  ///
  /// - Returns: Whether the object itself implements the method.
  mutating func endQuestion() -> Bool {
    guard let method = questions.popLast(), absent & Self.bit(method) == 0 else { return false }
    present |= Self.bit(method)
    return true
  }

  /// Forgets some methods, because their object was replaced.
  mutating func forget(_ methods: Set<Method>) {
    for method in methods {
      absent &= ~Self.bit(method)
      present &= ~Self.bit(method)
    }
  }

  private static func bit(_ method: Method) -> UInt64 { 1 << method.rawValue }
}

/// An object without any optional method. An object that forwards a call to it lacks the method
/// itself.
package protocol LackingOptionalMethods: AnyObject {}

/// The conversion between index paths of a list and of its data source while they differ, as during
/// a drop.
///
/// Here they differ only during an interactive movement of a collection view's item.
///
/// Counterpart: `UIDataSourceTranslating`.
///
/// Coverage: simulated.
@preconcurrency @MainActor
public protocol DataSourceTranslating: NSObjectProtocol {
  /// Returns the displayed section for a section of the data source.
  func presentationSectionIndex(
    forDataSourceSectionIndex dataSourceSectionIndex: Int
  ) -> Int
  /// Returns the data source's section for a displayed section.
  func dataSourceSectionIndex(
    forPresentationSectionIndex presentationSectionIndex: Int
  ) -> Int
  /// Returns the displayed index path for an index path of the data source.
  func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
  /// Returns the data source's index path for a displayed index path.
  func dataSourceIndexPath(
    forPresentationIndexPath presentationIndexPath: IndexPath?
  ) -> IndexPath?
  /// Runs a closure in which index paths are displayed ones.
  func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
