/// Books on named boards: the model of the first lessons.
struct Shelf: Hashable, Sendable {
  /// One section.
  struct Board: Hashable, Sendable {
    var name: String
    var books: [String]
  }

  var boards: [Board]

  init(_ boards: [Board]) {
    self.boards = boards
  }

  /// One board without a name.
  init(_ books: String...) {
    boards = [Board(name: "", books: books)]
  }

  /// The books of the first board.
  var books: [String] {
    get { boards[0].books }
    set { boards[0].books = newValue }
  }
}
