import ListCore

/// The views that a data source is asked for, and what it dequeues meanwhile.
struct CollectionProvision {
  /// One question to the data source.
  struct Question {
    /// The attributes that the view will get.
    var attributes: CollectionViewLayoutAttributes?
    var request: CellRequest<CollectionReusableView>
  }

  /// The questions being answered, the innermost last.
  private var questions: [Question] = []
  /// The views that were dequeued and are neither shown nor about to be (behaviour 4.5).
  private(set) var unreturned: [CollectionReusableView] = []

  /// The question being answered.
  var current: Question? { questions.last }

  /// A question begins.
  mutating func begin(_ question: Question) {
    questions.append(question)
  }

  /// A question ends.
  ///
  /// - Returns: Whether the answer is among the views that were dequeued for it.
  mutating func end(answer: CollectionReusableView?) -> Bool {
    guard let question = questions.popLast() else { return false }
    unreturned += question.request.dequeued.filter { $0 !== answer }
    return question.request.dequeued.contains { $0 === answer }
  }

  /// A view was dequeued.
  mutating func dequeued(_ view: CollectionReusableView) {
    if questions.isEmpty {
      unreturned.append(view)
    } else {
      questions[questions.count - 1].request.dequeued.append(view)
    }
  }

  /// Forgets the views that are not shown.
  mutating func forgetUnreturned() {
    unreturned = []
  }
}
