/// What a collection view knows about the optional methods of its data source and delegate.
///
/// Objective-C can ask an object whether it has a method; Swift cannot. So the default of each
/// method whose absence matters says so while it is being asked, and is asked no more.
///
/// What a test asks a delegate directly is not counted.
struct CollectionOptionalMethods {
  /// A method whose absence changes what a collection view does.
  enum Method: Hashable {
    case viewForSupplementary, moveItem
    case insetForSection, lineSpacing, interitemSpacing, headerSize, footerSize, sizeForItem
  }

  private var absent: Set<Method> = []
  /// The questions being asked, the innermost last.
  private var questions: [Method] = []

  /// The default of a method ran.
  mutating func usedDefault(of method: Method) {
    if questions.last == method { absent.insert(method) }
  }

  /// Another data source or delegate: nothing is known about it.
  mutating func forget() {
    absent = []
  }

  /// Whether a method is known to be absent.
  func lacks(_ method: Method) -> Bool { absent.contains(method) }

  /// A question begins.
  mutating func begin(_ method: Method) {
    questions.append(method)
  }

  /// A question ends.
  ///
  /// - Returns: Whether the object has the method.
  mutating func end(_ method: Method) -> Bool {
    questions.removeLast()
    return !absent.contains(method)
  }
}

extension CollectionView {
  /// Asks for something that only an implemented method answers.
  ///
  /// - Returns: The answer, or `nil` if the method is absent.
  func ask<Answer>(
    _ method: CollectionOptionalMethods.Method, _ question: () -> Answer
  ) -> Answer? {
    guard !optionalMethods.lacks(method) else { return nil }
    optionalMethods.begin(method)
    let answer = question()
    return optionalMethods.end(method) ? answer : nil
  }
}
