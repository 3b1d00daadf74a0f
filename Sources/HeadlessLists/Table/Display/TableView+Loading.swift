import Foundation
import ListCore

// Loading counts and heights (behaviour 1B).

extension TableView: ListEngineOwner {
  func engineAsksForCounts() -> SectionCounts {
    isSurveying = true
    defer { isSurveying = false }
    guard let dataSource else {
      survey = .each([SectionSurvey(rows: RowHeights(count: 0, each: 0))])
      return [0]  // behaviour 1.12
    }
    // behaviour 2.1, 2.2: one pass, although the system was seen to make several
    let sections = max(0, dataSource.numberOfSections(in: self))
    engine.emit(.askedForSectionCount(answer: sections))
    var answers: [SectionSurvey] = []
    var counts: [Int] = []
    var plainBars: (header: BarSurvey, footer: BarSurvey)?
    counts.reserveCapacity(sections)
    for section in 0..<sections {  // a closure would check its actor each time
      if section == 1, followsPattern {
        for section in 1..<sections {
          counts.append(max(0, dataSource.tableView(self, numberOfRowsInSection: section)))
        }
        survey = surveyPattern(rows: counts, first: answers[0])
        return SectionCounts(counts)
      }
      let answer = surveySection(section, plainBars: &plainBars) {
        dataSource.tableView(self, numberOfRowsInSection: section)
      }
      answers.append(answer)
      counts.append(answer.rows.count)
      engine.emit(.askedForItemCount(section: section, answer: answer.rows.count))
    }
    survey = .each(answers)
    return SectionCounts(counts)
  }

  func enginePreparesForUpdate() {
    _ = currentGeometry  // behaviour 1.14: with the previous index paths
  }

  var engineVisiblePaths: [ItemPath] { rowsOnScreen }

  func engineFirstVisible(of items: [ItemPath]) -> ItemPath? {
    items.first { cells.live[$0] != nil }
  }
}

extension TableView {
  /// The current geometry, after querying missing values.
  var currentGeometry: TableGeometry {
    if let tableGeometry { return tableGeometry }
    guard !isSurveying, !hasCrashed else { return TableGeometry(metrics, []) }
    let counts = engine.counts()
    let loaded = takeSurvey() ?? surveySections(counts.perSection)
    let made = makeGeometry(loaded)
    (tableGeometry, sectionPattern) = (made, loaded.pattern)
    if interaction.indexTitles == nil { reloadIndexTitles() }
    applyContentSize()
    return made
  }

  /// Returns the delegate's values that were queried with the counts, if they are still valid.
  func takeSurvey() -> TableSurvey? {
    defer { survey = nil }
    return survey
  }

  private func surveySections(_ counts: [Int]) -> TableSurvey {
    isSurveying = true
    defer { isSurveying = false }
    var answers: [SectionSurvey] = []
    var plainBars: (header: BarSurvey, footer: BarSurvey)?
    for (section, count) in counts.enumerated() {
      if section == 1, followsPattern { return surveyPattern(rows: counts, first: answers[0]) }
      answers.append(surveySection(section, plainBars: &plainBars) { count })
    }
    return .each(answers)
  }

  /// Queries the common values of sections whose rows were counted, if the delegate is not called
  /// about their heights.
  private func surveyPattern(rows: [Int], first: SectionSurvey) -> TableSurvey {
    // Read after the counts: the data source may have set the heights while it was asked.
    let pattern = SectionPattern(
      first: SectionPattern.Bars(header: first.header, footer: first.footer),
      other: SectionPattern.Bars(header: surveyBar(.header, 1), footer: surveyBar(.footer, 1)),
      rowHeight: heightOfUnaskedRows)
    return .alike(pattern, rows: rows)
  }

  /// The table's own part of its geometry.
  var metrics: TableMetrics {
    TableMetrics(
      style: tableStyle, width: bounds.width, tableHeader: tableHeaderView?.frame.height ?? 0,
      tableFooter: tableFooterView?.frame.height ?? 0)
  }

  /// Makes heights be queried again when they are needed. An update in progress queries them
  /// anyway, and rows that are being placed keep their places until the next pass.
  func invalidateGeometry() {
    guard !hasCrashed, !engine.isUpdating, !isSurveying else { return }
    guard !isPlacingRows else { return hasNewHeights = true }
    survey = nil
    guard tableGeometry != nil else { return }
    generation += 1
    tableGeometry = nil
    needsMeasuring = true
    setNeedsLayout()
  }

  /// Places or measures rows. Apps set heights, headers and footers in any callback, `cellForRowAt`
  /// among them: what they set counts from the next pass on.
  func placingRows(_ place: () -> Void) {
    guard !isPlacingRows else { return place() }
    isPlacingRows = true
    place()
    isPlacingRows = false
    guard hasNewHeights else { return }
    hasNewHeights = false
    invalidateGeometry()
  }

  func applyContentSize() {
    guard let geometry = tableGeometry else { return }
    let size = CGSize(width: bounds.width, height: geometry.contentHeight)
    if contentSize != size { contentSize = size }
  }
}

extension TableView {
  var sectionCount: Int {
    if engine.isAskingForCounts, engine.loadedCounts == nil {
      return dataSource?.numberOfSections(in: self) ?? 1
    }
    return engine.counts().sectionCount
  }

  func rowCount(of section: Int) -> Int {
    if engine.isAskingForCounts, engine.loadedCounts == nil {
      return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    let counts = engine.counts()
    guard counts.contains(section: section) else {
      engine.crash(.query(.rowsOfMissingSection(section, sections: counts.sectionCount)))
      return 0
    }
    return counts[section]
  }

  func rowRect(_ indexPath: IndexPath) -> CGRect {
    let path = ItemPath(item: indexPath.row, section: indexPath.section)
    let geometry = currentGeometry
    guard geometry.contains(path) else {
      engine.crash(.query(.rectOfMissingRow(path)))
      return .zero
    }
    return geometry.rect(of: path)
  }

  /// Returns a rectangle of a section; an empty one if there is no such section, for whose header
  /// or footer UIKit raises an exception (behaviour 25.18).
  func barRect(
    _ section: Int, of kind: SectionViewKind? = nil, _ rect: (TableGeometry) -> CGRect
  ) -> CGRect {
    let geometry = currentGeometry
    if geometry.sections.indices.contains(section) { return rect(geometry) }
    if let kind { engine.crash(.query(.rectOfMissingSection(kind, section: section))) }
    return .zero
  }
}

extension TableView {
  func dataSourceDidChange() {
    checkConformanceOfDataSource()
    optionalMethods.forget(TableOptionalMethod.ofDataSource)
    engine.updater.forget()
    enter {
      forgetEverything()
      forgetSelection()  // as in a reload: the rows are different
      setNeedsLayout()
    }
  }

  func delegateDidChange() {
    scrollDelegate = delegate
    checkConformanceOfDelegate()
    optionalMethods.forget(TableOptionalMethod.ofDelegate)
    invalidateGeometry()
  }

  func outerViewDidChange(from old: View?, to new: View?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    // Behaviour 1.12; the height may differ even if the view does not. A row that is placed sets its
    // table's footer again and again, mostly to an empty view.
    if !isPlacingRows || tableGeometry?.metrics != metrics { invalidateGeometry() }
    setNeedsLayout()
  }

  func backgroundViewDidChange(from old: View?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }
}
