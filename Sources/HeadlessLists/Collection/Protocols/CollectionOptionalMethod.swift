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
    guard optionalMethods.endQuestion() else { return nil }
    if CollectionOptionalMethod.ofDelegate.contains(method) {
      engine.emit(.calledDelegate("\(method)", nil))
    }
    return answer
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
    usedDefault(of: method, byDataSource: object)
  }

  /// The default of one of the data source's methods ran, in an object that may be a delegate too.
  func usedDefault(of method: CollectionOptionalMethod, byDataSource object: AnyObject) {
    optionalMethods.usedDefault(of: method, by: object, asked: dataSource)
  }

  /// Asks another object what the view asks its data source, for a data source that forwards to
  /// that object.
  ///
  /// In Objective-C a forwarding object lacks the methods that the other object lacks. Here the other
  /// object's default tells: the view takes the data source for one without the method.
  ///
  /// - Returns: The answer, or `nil` if the other object lacks the method. For a method whose
  ///   default is as good as none (`canMoveItemAt`, index titles) the default's answer.
  public func passOn<Answer>(
    to object: any CollectionViewDataSource, _ question: (any CollectionViewDataSource) -> Answer
  ) -> Answer? {
    optionalMethods.beginPassingOn(to: object)
    let answer = question(object)
    return optionalMethods.endPassingOn() ? answer : nil
  }
}
