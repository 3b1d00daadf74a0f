import Foundation

// Queries whose result depends on whether a method is implemented.

extension TableView {
  /// Calls the delegate; `nil` if there is none, or if it does not have the method.
  func askDelegate<Answer>(
    _ method: TableOptionalMethod, _ question: (any TableViewDelegate) -> Answer
  ) -> Answer? {
    guard optionalMethods.presence(of: method) != .absent, let delegate else { return nil }
    optionalMethods.beginQuestion(method)
    let answer = question(delegate)
    guard optionalMethods.endQuestion() else { return nil }
    if !method.asksForView { engine.emit(.calledDelegate("\(method)", nil)) }
    return answer
  }

  /// Calls the data source; `nil` if there is none, or if it does not have the method.
  func askDataSource<Answer>(
    _ method: TableOptionalMethod, _ question: (any TableViewDataSource) -> Answer
  ) -> Answer? {
    guard optionalMethods.presence(of: method) != .absent, let dataSource else { return nil }
    optionalMethods.beginQuestion(method)
    let answer = question(dataSource)
    return optionalMethods.endQuestion() ? answer : nil
  }

  /// Records that the default implementation of one of the delegate's methods ran.
  func usedDefault(of method: TableOptionalMethod, by object: some TableViewDelegate) {
    usedDefault(of: method, byDelegate: object)
  }

  /// Records that the default implementation of one of the delegate's methods ran, in an object
  /// that may also be the data source.
  func usedDefault(of method: TableOptionalMethod, byDelegate object: AnyObject) {
    if object === delegate || object is any LackingOptionalMethods {
      optionalMethods.usedDefault(of: method)
    }
  }

  /// Records that the default implementation of one of the data source's methods ran.
  func usedDefault(of method: TableOptionalMethod, by object: some TableViewDataSource) {
    usedDefault(of: method, byDataSource: object)
  }

  /// Records that the default implementation of one of the data source's methods ran, in an object
  /// that may also be the delegate.
  func usedDefault(of method: TableOptionalMethod, byDataSource object: AnyObject) {
    optionalMethods.usedDefault(of: method, by: object, asked: dataSource)
  }

  /// Forwards a data source call to another object, for a data source that wraps that object.
  ///
  /// In Objective-C a forwarding object lacks the methods that the other object lacks. Here the
  /// other object's default implementation has the same effect: the table treats the method as
  /// missing.
  ///
  /// - Returns: The result, or `nil` if the other object lacks the method. For a method whose
  ///   default is equivalent to a missing one (`canEditRowAt`, section index titles), the default's
  ///   result.
  public func passOn<Answer>(
    to object: any TableViewDataSource, _ question: (any TableViewDataSource) -> Answer
  ) -> Answer? {
    optionalMethods.beginPassingOn(to: object)
    let answer = question(object)
    return optionalMethods.endPassingOn() ? answer : nil
  }

  /// Returns the title of a header or footer.
  func title(of bar: TableBar, _ section: Int) -> String? {
    let title = askTitle(of: bar, section)
    if dataSource != nil {
      let place = TableBars.Place(bar: bar, section: section)
      engine.emit(.askedForTitle(place.listPlace, answer: title))
    }
    return title
  }

  private func askTitle(of bar: TableBar, _ section: Int) -> String? {
    switch bar {
    case .header:
      askDataSource(.titleForHeader) { $0.tableView(self, titleForHeaderInSection: section) } ?? nil
    case .footer:
      askDataSource(.titleForFooter) { $0.tableView(self, titleForFooterInSection: section) } ?? nil
    }
  }

  /// Returns the height that the delegate provides for a header or footer.
  func askHeight(of bar: TableBar, _ section: Int) -> CGFloat? {
    switch bar {
    case .header:
      askDelegate(.heightForHeader) { $0.tableView(self, heightForHeaderInSection: section) }
    case .footer:
      askDelegate(.heightForFooter) { $0.tableView(self, heightForFooterInSection: section) }
    }
  }

  /// Returns the view that the delegate provides for a header or footer.
  func askView(for bar: TableBar, _ section: Int) -> View? {
    // Whether the delegate has the method is unknown before the first result.
    let isKnown = optionalMethods.presence(of: bar.viewMethod) != .unknown
    if isKnown { emitQuestion(for: bar, section) }
    let view = askViewIfPresent(for: bar, section)
    if !isKnown { emitQuestion(for: bar, section) }
    return view
  }

  private func emitQuestion(for bar: TableBar, _ section: Int) {
    guard delegate != nil, optionalMethods.presence(of: bar.viewMethod) == .present else { return }
    engine.emit(.askedForView(TableBars.Place(bar: bar, section: section).listPlace))
  }

  func askViewIfPresent(for bar: TableBar, _ section: Int) -> View? {
    switch bar {
    case .header:
      askDelegate(.viewForHeader) { $0.tableView(self, viewForHeaderInSection: section) } ?? nil
    case .footer:
      askDelegate(.viewForFooter) { $0.tableView(self, viewForFooterInSection: section) } ?? nil
    }
  }
}

extension TableBar {
  /// The delegate's method for its views.
  var viewMethod: TableOptionalMethod {
    switch self {
    case .header: .viewForHeader
    case .footer: .viewForFooter
    }
  }
}

// The heights of headers and footers that the delegate does not provide.
extension TableView {
  /// Returns the height that the client set for all of them.
  func fixedHeight(of bar: TableBar) -> CGFloat? {
    let height =
      switch bar {
      case .header: sectionHeaderHeight
      case .footer: sectionFooterHeight
      }
    return height == Self.automaticDimension ? nil : usable(height)
  }

  /// Returns the estimated height until the view is displayed.
  func guessedHeight(of bar: TableBar, _ section: Int) -> CGFloat {
    let asked: CGFloat? =
      switch bar {
      case .header:
        askDelegate(.estimatedHeightForHeader) {
          $0.tableView(self, estimatedHeightForHeaderInSection: section)
        }
      case .footer:
        askDelegate(.estimatedHeightForFooter) {
          $0.tableView(self, estimatedHeightForFooterInSection: section)
        }
      }
    if let asked, asked != Self.automaticDimension { return asked }
    let estimate = estimate(of: bar)
    return estimate > 0 ? estimate : titleHeight(of: bar, section)
  }

  /// Returns whether a view determines its height when it is displayed.
  func measures(_ bar: TableBar) -> Bool {
    fixedHeight(of: bar) == nil && estimate(of: bar) != 0
  }

  private func estimate(of bar: TableBar) -> CGFloat {
    switch bar {
    case .header: estimatedSectionHeaderHeight
    case .footer: estimatedSectionFooterHeight
    }
  }

  /// Returns the height of a header or footer with a title.
  func titleHeight(of bar: TableBar, _ section: Int) -> CGFloat {
    switch bar {
    case .header: TableMetrics.titleHeader(tableStyle, isFirst: section == 0)
    case .footer: TableMetrics.titleFooter(tableStyle)
    }
  }

  /// Returns the height of the gap if there is none.
  func gap(of bar: TableBar, _ section: Int) -> CGFloat {
    switch bar {
    case .header: TableMetrics.emptyHeader(tableStyle, isFirst: section == 0)
    case .footer: TableMetrics.emptyFooter(tableStyle)
    }
  }
}
