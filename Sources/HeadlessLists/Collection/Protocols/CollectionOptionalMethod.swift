/// An optional method of a collection view's data source or delegate whose absence changes the
/// view's behaviour.
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
  /// Calls a method that only an implementation answers.
  ///
  /// - Returns: The result, or `nil` if the method is missing.
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

  /// Records that the default implementation of one of the delegate's methods ran.
  func usedDefault(
    of method: CollectionOptionalMethod, by object: some CollectionViewDelegate
  ) {
    if object === delegate || object is any LackingOptionalMethods {
      optionalMethods.usedDefault(of: method)
    }
  }

  /// Records that the default implementation of one of the data source's methods ran.
  func usedDefault(
    of method: CollectionOptionalMethod, by object: some CollectionViewDataSource
  ) {
    usedDefault(of: method, byDataSource: object)
  }

  /// Records that the default implementation of one of the data source's methods ran, in an object
  /// that may also be the delegate.
  func usedDefault(of method: CollectionOptionalMethod, byDataSource object: AnyObject) {
    optionalMethods.usedDefault(of: method, by: object, asked: dataSource)
  }

  /// Forwards a data source call to another object, for a data source that wraps that object.
  ///
  /// In Objective-C a forwarding object lacks the methods that the other object lacks. Here the
  /// other object's default implementation has the same effect: the view treats the method as
  /// missing.
  ///
  /// - Returns: The result, or `nil` if the other object lacks the method. For a method whose
  ///   default is equivalent to a missing one (`canMoveItemAt`, index titles), the default's
  ///   result.
  public func passOn<Answer>(
    to object: any CollectionViewDataSource, _ question: (any CollectionViewDataSource) -> Answer
  ) -> Answer? {
    optionalMethods.beginPassingOn(to: object)
    let answer = question(object)
    return optionalMethods.endPassingOn() ? answer : nil
  }
}

extension CollectionView {
  /// Logs the methods of a new data source that are never called.
  func checkConformanceOfDataSource() {
    InheritedConformance.check(dataSource, to: "CollectionViewDataSource", on: simulator) {
      $0 is any CollectionViewDataSource.Type
    }
  }

  /// Logs the methods of a new delegate that are never called.
  func checkConformanceOfDelegate() {
    InheritedConformance.check(delegate, to: "CollectionViewDelegate", on: simulator) {
      $0 is any CollectionViewDelegate.Type
    }
  }
}
