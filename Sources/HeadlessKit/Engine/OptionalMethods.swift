/// What a list knows about which optional methods its data source and its delegate have.
///
/// Objective-C can ask an object whether it responds to a method; Swift cannot. So the default of
/// each method whose absence matters says so while the list is asking, and the list never asks
/// that object again. A million rows whose delegate has no heights thus cost one question.
///
/// Only the default of the very object that was asked counts: a data source that passes a question
/// on to others, of which some lack the method, has it. What a test asks directly is not counted.
struct OptionalMethods<Method: Hashable> {
  private var presences: [Method: MethodPresence] = [:]
  /// The questions being asked, the innermost last.
  private var questions: [Method] = []
}

/// Whether an object has an optional method.
enum MethodPresence {
  case unknown, present, absent
}

extension OptionalMethods {
  /// Whether the object behind a method has it, as far as is known.
  func presence(of method: Method) -> MethodPresence {
    presences[method] ?? .unknown
  }

  /// The default of a method ran.
  mutating func usedDefault(of method: Method) {
    if questions.last == method { presences[method] = .absent }
  }

  /// A question begins.
  mutating func beginQuestion(_ method: Method) {
    questions.append(method)
  }

  /// A question ends.
  ///
  /// - Returns: Whether it was answered by the object itself.
  mutating func endQuestion() -> Bool {
    guard let method = questions.popLast() else { return false }
    if presences[method] == .absent { return false }
    presences[method] = .present
    return true
  }

  /// Another object is behind some methods: nothing is known about it.
  mutating func forget(_ methods: Set<Method>) {
    for method in methods { presences[method] = nil }
  }
}
