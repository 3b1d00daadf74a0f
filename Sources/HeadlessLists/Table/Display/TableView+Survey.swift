import Foundation
import ListCore

// The queries that a table makes along with its counts (behaviour 2.1, 2.2, 10.1).

extension TableView {
  /// Queries one section: its header, its footer, its rows, in UIKit's order.
  ///
  /// - Parameter plainBars: The header and footer of sections if no object is called about them.
  ///   They are the same in all sections except the first, and are queried once.
  func surveySection(
    _ section: Int, plainBars: inout (header: BarSurvey, footer: BarSurvey)?, rows: () -> Int
  ) -> SectionSurvey {
    let isPlain = section > 0 && asksNobodyAboutBars
    let known = isPlain ? plainBars : nil
    let bars =
      known ?? (header: surveyBar(.header, section), footer: surveyBar(.footer, section))
    plainBars = isPlain ? bars : nil
    return SectionSurvey(
      header: bars.header, rows: surveyRows(section, count: max(0, rows())), footer: bars.footer)
  }

  /// Whether no object has a method for headers and footers, and no observer is notified of their
  /// queries.
  private var asksNobodyAboutBars: Bool {
    guard !engine.port.isObserved, lacks(.titleForHeader), lacks(.titleForFooter) else {
      return false
    }
    return
      (lacks(.heightForHeader) && lacks(.heightForFooter) && lacks(.viewForHeader)
      && lacks(.viewForFooter)) || delegate == nil
  }

  /// Whether objects are called about the number of rows only, and not about single sections and
  /// rows, so that all sections except the first have the same heights.
  var followsPattern: Bool {
    asksNobodyAboutBars && (delegate == nil || lacks(.estimatedHeightForRow))
      && (delegate == nil || estimatesRows || lacks(.heightForRow))
  }

  /// The height of a row that is not measured if no delegate has methods for such heights.
  var heightOfUnaskedRows: CGFloat {
    guessesRowHeights ? estimatedRowHeight : heightOfUnguessedRows
  }

  private var heightOfUnguessedRows: CGFloat {
    rowHeight == Self.automaticDimension ? TableMetrics.row : usable(rowHeight)
  }

  private func lacks(_ method: TableOptionalMethod) -> Bool {
    optionalMethods.presence(of: method) == .absent
  }

  /// Whether rows have estimated heights until they are displayed.
  var estimatesRows: Bool {
    estimatedRowHeight != 0 || optionalMethods.presence(of: .estimatedHeightForRow) == .present
  }

  /// Whether rows have the table's estimated height until they are displayed. They do if a cell or
  /// the delegate determines their heights (behaviour 16.8).
  var guessesRowHeights: Bool {
    estimatedRowHeight > 0
      && (rowHeight == Self.automaticDimension
        || optionalMethods.presence(of: .heightForRow) == .present)
  }

  private func surveyRows(_ section: Int, count: Int) -> RowHeights {
    let common = heightOfUnguessedRows
    guard count > 0 else { return RowHeights(count: 0, each: common) }
    if let guesses = heights(
      section, count, asking: .estimatedHeightForRow, else: common,
      {
        $0.tableView(self, estimatedHeightForRowAt: $1)
      })
    {
      return guesses
    }
    if estimatesRows { return RowHeights(count: count, each: heightOfUnaskedRows) }
    return heights(section, count, asking: .heightForRow, else: common) {
      $0.tableView(self, heightForRowAt: $1)
    } ?? RowHeights(count: count, each: common)
  }

  /// Queries the height of every row, or of the first row only if the delegate does not provide
  /// heights.
  private func heights(
    _ section: Int, _ count: Int, asking method: TableOptionalMethod, else common: CGFloat,
    _ question: (any TableViewDelegate, IndexPath) -> CGFloat
  ) -> RowHeights? {
    var heights: [CGFloat] = []
    for row in 0..<count {
      guard
        let height = askDelegate(method, { question($0, IndexPath(row: row, section: section)) })
      else { return nil }
      if method == .heightForRow { refuseNegative(height, ofRow: row, section) }
      heights.append(height == Self.automaticDimension ? common : usable(height))
    }
    return RowHeights(heights)
  }

  /// Raises UIKit's exception for a negative row height that the delegate returned (behaviour
  /// 25.13).
  func refuseNegative(_ height: CGFloat, ofRow row: Int, _ section: Int) {
    guard height < 0, height != Self.automaticDimension else { return }
    engine.crash(
      .layout(.negativeRowHeight(ItemPath(item: row, section: section), height: Double(height))))
  }

  /// Returns a usable height: not negative, and a number. UIKit raises an exception for a
  /// delegate's height that is not (behaviour 16.10).
  func usable(_ height: CGFloat) -> CGFloat {
    guard height.isNaN else { return max(0, height) }
    _ = accepts(LayerGeometryFault(position: CGPoint(x: bounds.width / 2, y: height)))
    return 0
  }

  /// Queries a header or footer. In a grouped table, a height of zero means the default, and the
  /// least nonzero magnitude means none (behaviour 16.7).
  func surveyBar(_ bar: TableBar, _ section: Int) -> BarSurvey {
    let title = title(of: bar, section)
    if let height = askHeight(of: bar, section), height != Self.automaticDimension,
      tableStyle == .plain || height != 0
    {
      if height < 0 {  // behaviour 25.14
        engine.crash(
          .layout(.negativeHeight(bar.kind, section: section, height: Double(height))))
      }
      return BarSurvey(height: height <= .leastNormalMagnitude ? 0 : usable(height))
    }
    let fixed = fixedHeight(of: bar)
    let gap = gap(of: bar, section)
    if title != nil {
      if let fixed, tableStyle == .plain { return BarSurvey(height: fixed, isGuess: measures(bar)) }
      // Behaviour 23.3: the fixed height of a grouped table, 18 in every document, leaves a title its
      // room.
      let height = max(fixed ?? 0, titleHeight(of: bar, section))
      return BarSurvey(height: height, isGuess: measures(bar))
    }
    switch optionalMethods.presence(of: bar.viewMethod) {
    case .absent:
      return BarSurvey(height: tableStyle == .plain ? gap : fixed ?? gap)
    case .present:
      return BarSurvey(
        height: fixed ?? guessedHeight(of: bar, section), isGuess: measures(bar))
    case .unknown:
      let isPossible = delegate != nil
      return BarSurvey(
        height: tableStyle == .plain ? gap : fixed ?? gap,
        heightOfView: isPossible ? fixed ?? guessedHeight(of: bar, section) : nil)
    }
  }
}

extension TableView {
  /// Creates a geometry from the results.
  ///
  /// Whether a delegate provides header views can only be determined by requesting one. If it
  /// matters, the view of the first section is requested now and kept until the section is
  /// displayed.
  func makeGeometry(_ survey: TableSurvey) -> TableGeometry {
    switch survey {
    case .each(let answers):
      return makeGeometry(answers)
    case .alike(let pattern, let rows):
      return makeGeometry(
        rows.enumerated().map { section, count in pattern.survey(section, rows: count) })
    }
  }

  private func makeGeometry(_ answers: [SectionSurvey]) -> TableGeometry {
    askForFirstView(.header, answers.firstIndex { $0.header.heightOfView != nil })
    askForFirstView(.footer, answers.firstIndex { $0.footer.heightOfView != nil })
    var sections: [TableSectionGeometry] = []
    sections.reserveCapacity(answers.count)
    for answer in answers {  // a closure would check its actor each time
      let (header, footer) = (settle(answer.header, .header), settle(answer.footer, .footer))
      sections.append(
        TableSectionGeometry(
          padding: topPadding(header: header.height), header: header.height, rows: answer.rows,
          footer: footer.height, guessesHeader: header.isGuess, guessesFooter: footer.isGuess))
    }
    return TableGeometry(metrics, sections)
  }

  private func askForFirstView(_ bar: TableBar, _ section: Int?) {
    guard let section, optionalMethods.presence(of: bar.viewMethod) == .unknown,
      let view = askView(for: bar, section)
    else { return }
    bars.prepared[TableBars.Place(bar: bar, section: section)] = view
  }

  /// Resolves values that depended on whether the delegate provides views.
  private func settle(_ answer: BarSurvey, _ bar: TableBar) -> BarSurvey {
    guard let height = answer.heightOfView,
      optionalMethods.presence(of: bar.viewMethod) == .present
    else { return answer }
    return BarSurvey(height: height, isGuess: measures(bar))
  }

  /// Returns the padding above a header.
  func topPadding(header: CGFloat) -> CGFloat {
    guard tableStyle == .plain, header > 0 else { return 0 }
    return sectionHeaderTopPadding == Self.automaticDimension
      ? CGFloat(simulator.profile.plainSectionHeaderTopPadding) : sectionHeaderTopPadding
  }
}
