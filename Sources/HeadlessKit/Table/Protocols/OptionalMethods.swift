/// What a table knows about which optional methods its data source and delegate have.
///
/// Objective-C can ask an object whether it responds to a method; Swift cannot. So the default of
/// each method whose absence matters says so while the table is asking, and the table never asks
/// that object again. A million rows whose delegate has no heights thus cost one question.
///
/// Only the default of the very object that was asked counts: a data source that passes a question on
/// to others, of which some lack the method, has it. What a test asks directly is not counted.
struct OptionalMethods {
  /// A method whose absence changes what a table does.
  enum Method: Hashable {
    case titleForHeader, titleForFooter, canMoveRow, moveRow
    case heightForRow, heightForHeader, heightForFooter
    case estimatedHeightForRow, estimatedHeightForHeader, estimatedHeightForFooter
    case viewForHeader, viewForFooter, indentationLevel
    case leadingSwipeActions, trailingSwipeActions
  }
  /// Whether an object has a method.
  enum Presence {
    case unknown, present, absent
  }
  private var presences: [Method: Presence] = [:]
  /// The questions being asked, the innermost last.
  private var questions: [Method] = []
}

extension OptionalMethods {
  /// Whether the object behind a method has it, as far as is known.
  func presence(of method: Method) -> Presence {
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

  /// Another data source: nothing is known about it.
  mutating func forgetDataSource() {
    forget([.titleForHeader, .titleForFooter, .canMoveRow, .moveRow])
  }

  /// Another delegate: nothing is known about it.
  mutating func forgetDelegate() {
    forget([
      .heightForRow, .heightForHeader, .heightForFooter,
      .estimatedHeightForRow, .estimatedHeightForHeader, .estimatedHeightForFooter,
      .viewForHeader, .viewForFooter, .indentationLevel,
      .leadingSwipeActions, .trailingSwipeActions,
    ])
  }

  private mutating func forget(_ methods: [Method]) {
    for method in methods { presences[method] = nil }
  }
}
