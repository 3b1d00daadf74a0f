/// What a list knows about which optional methods its data source and its delegate have.
///
/// Objective-C can ask an object whether it responds to a method; Swift cannot. So the default of
/// each method whose absence matters says so while the list is asking, and the list never asks
/// that object again. A million rows whose delegate has no heights thus cost one question.
///
/// Only the default of the very object that was asked counts, or of one that it forwards the question
/// to by the list: a data source that asks others on its own, of which some lack the method, has
/// it. What a test asks directly is not counted.
///
/// There are no more methods than bits: looking is as quick as it gets, since lists look for each
/// section.
struct OptionalMethods<Method: RawRepresentable & Hashable> where Method.RawValue == Int {
  private var absent: UInt64 = 0
  private var present: UInt64 = 0
  /// The questions being asked, the innermost last.
  private var questions: [Method] = []
  /// The objects that questions are forwarded to, the innermost last.
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
  /// Whether the object behind a method has it, as far as is known.
  func presence(of method: Method) -> MethodPresence {
    if absent & Self.bit(method) != 0 { return .absent }
    return present & Self.bit(method) != 0 ? .present : .unknown
  }

  /// The default of a method ran.
  mutating func usedDefault(of method: Method) {
    guard questions.last == method else { return }
    absent |= Self.bit(method)
    present &= ~Self.bit(method)
  }

  /// The default of a method ran in an object: the one that the list asks, or one that the question
  /// was forwarded to.
  mutating func usedDefault(of method: Method, by object: AnyObject, asked: AnyObject?) {
    if object === asked || object is any LackingOptionalMethods { return usedDefault(of: method) }
    guard let last = targets.indices.last, targets[last].object == ObjectIdentifier(object) else {
      return
    }
    targets[last].usedDefault = true
    usedDefault(of: method)
  }

  /// The object that was asked forwards the question.
  mutating func beginPassingOn(to object: AnyObject) {
    targets.append(ForwardingTarget(object: ObjectIdentifier(object)))
  }

  /// The other object has answered.
  ///
  /// - Returns: Whether that was its own answer.
  mutating func endPassingOn() -> Bool {
    targets.popLast()?.usedDefault == false
  }

  /// A question begins.
  mutating func beginQuestion(_ method: Method) {
    questions.append(method)
  }

  /// A question ends.
  ///
  /// - Returns: Whether it was answered by the object itself.
  mutating func endQuestion() -> Bool {
    guard let method = questions.popLast(), absent & Self.bit(method) == 0 else { return false }
    present |= Self.bit(method)
    return true
  }

  /// Another object is behind some methods: nothing is known about it.
  mutating func forget(_ methods: Set<Method>) {
    for method in methods {
      absent &= ~Self.bit(method)
      present &= ~Self.bit(method)
    }
  }

  private static func bit(_ method: Method) -> UInt64 { 1 << method.rawValue }
}

/// An object without any optional method. An object that passes a question on to it lacks the method
/// itself.
package protocol LackingOptionalMethods: AnyObject {}
