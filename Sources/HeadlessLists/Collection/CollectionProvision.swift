import ListCore

/// The views that a data source is asked for, and those that it dequeues in the meantime.
struct CollectionProvision {
  /// A request to the data source.
  struct Question {
    /// The attributes that the view will get.
    var attributes: CollectionViewLayoutAttributes?
    var request: CellRequest<CollectionReusableView>
  }

  /// The requests in progress, the innermost last.
  private var questions: [Question] = []
  /// The views that were dequeued and are neither displayed nor about to be (behaviour 4.5).
  private(set) var unreturned: [CollectionReusableView] = []

  /// The innermost request in progress.
  var current: Question? { questions.last }

  /// Begins a request.
  mutating func begin(_ question: Question) {
    questions.append(question)
  }

  /// Ends a request.
  ///
  /// - Returns: Whether the result is one of the views that were dequeued for it.
  mutating func end(answer: CollectionReusableView?) -> Bool {
    guard let question = questions.popLast() else { return false }
    unreturned += question.request.dequeued.filter { $0 !== answer }
    return question.request.dequeued.contains { $0 === answer }
  }

  /// Records that a view was dequeued.
  mutating func dequeued(_ view: CollectionReusableView) {
    if questions.isEmpty {
      unreturned.append(view)
    } else {
      questions[questions.count - 1].request.dequeued.append(view)
    }
  }

  /// Forgets the views that are not displayed.
  mutating func forgetUnreturned() {
    unreturned = []
  }
}
