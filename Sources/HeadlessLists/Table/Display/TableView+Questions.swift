import Foundation

// Questions whose answer depends on whether somebody implements a method.

extension TableView {
  /// Asks the delegate; `nil` if there is none, or if it does not have the method.
  func askDelegate<Answer>(
    _ method: TableOptionalMethod, _ question: (any TableViewDelegate) -> Answer
  ) -> Answer? {
    guard let delegate, optionalMethods.presence(of: method) != .absent else { return nil }
    optionalMethods.beginQuestion(method)
    let answer = question(delegate)
    guard optionalMethods.endQuestion() else { return nil }
    if !method.asksForView { engine.emit(.calledDelegate("\(method)", nil)) }
    return answer
  }

  /// Asks the data source; `nil` if there is none, or if it does not have the method.
  func askDataSource<Answer>(
    _ method: TableOptionalMethod, _ question: (any TableViewDataSource) -> Answer
  ) -> Answer? {
    guard let dataSource, optionalMethods.presence(of: method) != .absent else { return nil }
    optionalMethods.beginQuestion(method)
    let answer = question(dataSource)
    return optionalMethods.endQuestion() ? answer : nil
  }

  /// The default of one of the delegate's methods ran.
  func usedDefault(of method: TableOptionalMethod, by object: some TableViewDelegate) {
    usedDefault(of: method, byDelegate: object)
  }

  /// The default of one of the delegate's methods ran, in an object that may be a data source too.
  func usedDefault(of method: TableOptionalMethod, byDelegate object: AnyObject) {
    if object === delegate { optionalMethods.usedDefault(of: method) }
  }

  /// The default of one of the data source's methods ran.
  func usedDefault(of method: TableOptionalMethod, by object: some TableViewDataSource) {
    usedDefault(of: method, byDataSource: object)
  }

  /// The default of one of the data source's methods ran, in an object that may be a delegate too.
  func usedDefault(of method: TableOptionalMethod, byDataSource object: AnyObject) {
    optionalMethods.usedDefault(of: method, by: object, asked: dataSource)
  }

  /// Asks another object what the table asks its data source, for a data source that forwards to
  /// that object.
  ///
  /// In Objective-C a forwarding object lacks the methods that the other object lacks. Here the other
  /// object's default tells: the table takes the data source for one without the method.
  ///
  /// - Returns: The answer, or `nil` if the other object lacks the method. For a method whose
  ///   default is as good as none (`canEditRowAt`, section index titles) the default's answer.
  public func passOn<Answer>(
    to object: any TableViewDataSource, _ question: (any TableViewDataSource) -> Answer
  ) -> Answer? {
    optionalMethods.beginPassingOn(to: object)
    let answer = question(object)
    return optionalMethods.endPassingOn() ? answer : nil
  }

  /// The text of a header or footer.
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

  /// The height that the delegate gives a header or footer.
  func askHeight(of bar: TableBar, _ section: Int) -> CGFloat? {
    switch bar {
    case .header:
      askDelegate(.heightForHeader) { $0.tableView(self, heightForHeaderInSection: section) }
    case .footer:
      askDelegate(.heightForFooter) { $0.tableView(self, heightForFooterInSection: section) }
    }
  }

  /// The view that the delegate has for a header or footer.
  func askView(for bar: TableBar, _ section: Int) -> View? {
    // Whether the delegate has the method is not known before the first answer.
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

// The heights of headers and footers when the delegate gives none.
extension TableView {
  /// The height that the client set for all of them.
  func fixedHeight(of bar: TableBar) -> CGFloat? {
    let height =
      switch bar {
      case .header: sectionHeaderHeight
      case .footer: sectionFooterHeight
      }
    return height == Self.automaticDimension ? nil : height
  }

  /// The height until the view shows.
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

  /// Whether a view decides its height when it shows.
  func measures(_ bar: TableBar) -> Bool {
    fixedHeight(of: bar) == nil && estimate(of: bar) != 0
  }

  private func estimate(of bar: TableBar) -> CGFloat {
    switch bar {
    case .header: estimatedSectionHeaderHeight
    case .footer: estimatedSectionFooterHeight
    }
  }

  /// The height of one that shows a title.
  func titleHeight(of bar: TableBar, _ section: Int) -> CGFloat {
    switch bar {
    case .header: TableMetrics.titleHeader(tableStyle, isFirst: section == 0)
    case .footer: TableMetrics.titleFooter(tableStyle)
    }
  }

  /// The height where there is none.
  func gap(of bar: TableBar, _ section: Int) -> CGFloat {
    switch bar {
    case .header: TableMetrics.emptyHeader(tableStyle, isFirst: section == 0)
    case .footer: TableMetrics.emptyFooter(tableStyle)
    }
  }
}
