/// A method of a collection view's data source or delegate whose absence changes what is done.
enum CollectionOptionalMethod: Int {
  case viewForSupplementary, moveItem
  case insetForSection, lineSpacing, interitemSpacing, headerSize, footerSize, sizeForItem

  /// The methods of the data source.
  static let ofDataSource: Set<Self> = [.viewForSupplementary, .moveItem]
  /// The methods of the delegate.
  static let ofDelegate: Set<Self> = [
    .insetForSection, .lineSpacing, .interitemSpacing, .headerSize, .footerSize, .sizeForItem,
  ]
}

extension CollectionView {
  /// Asks for something that only an implemented method answers.
  ///
  /// - Returns: The answer, or `nil` if the method is absent.
  func ask<Answer>(
    _ method: CollectionOptionalMethod, _ question: () -> Answer
  ) -> Answer? {
    guard optionalMethods.presence(of: method) != .absent else { return nil }
    optionalMethods.beginQuestion(method)
    let answer = question()
    return optionalMethods.endQuestion() ? answer : nil
  }

  /// The default of one of the delegate's methods ran.
  func usedDefault(
    of method: CollectionOptionalMethod, by object: some CollectionViewDelegate
  ) {
    if object === delegate { optionalMethods.usedDefault(of: method) }
  }

  /// The default of one of the data source's methods ran.
  func usedDefault(
    of method: CollectionOptionalMethod, by object: some CollectionViewDataSource
  ) {
    if object === dataSource { optionalMethods.usedDefault(of: method) }
  }
}
