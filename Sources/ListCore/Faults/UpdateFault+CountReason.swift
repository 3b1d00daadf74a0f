// The messages about counts: `Invalid update: …`, `Invalid batch updates detected: …`, and the
// oldest, which contains no numbers. (crash families A1, A2, A3, A5)

extension SystemProfile {
  /// Returns this release's message about counts that do not match.
  ///
  /// - Parameters:
  ///   - isShort: Whether the data source answered fewer than the batch leads to. Newer releases
  ///     have a separate message for that. (crash families A3, working rule)
  ///   - classic: The message of the releases in between.
  func countReason(
    _ kind: ListKind, isShort: Bool, _ evidence: BatchEvidence, view: String?,
    classic: () -> String
  ) -> String {
    if reportsTableUpdatesWithoutNumbers && kind == .table {
      return """
        Invalid table view update.  The application has requested an update to the table view \
        that is inconsistent with the state provided by the data source.
        """
    }
    let view = appendsViewToCountMessages ? view.map { "\(kind.viewLabel): \($0)" } : nil
    switch batchMessage {
    case .beforeAndOrAfter where isShort:
      return evidence.reason(kind, sides: "before and/or after") + (view.map { "\n\($0)" } ?? "")
    case .beforeAndAfter where isShort:
      return evidence.reason(kind, sides: "before and after") + (view.map { "\n\($0)" } ?? "")
    case .none, .beforeAndOrAfter, .beforeAndAfter:
      return classic() + (view.map { " \($0)" } ?? "")
    }
  }

  /// The separator between two sentences of `Invalid update: …`.
  var sentenceSeparator: String { separatesSentencesWithTwoSpaces ? "  " : " " }
}

extension ItemCountMismatch {
  /// Returns the message that names the section and its numbers, without the view. (crash families
  /// A1)
  func reason(_ kind: ListKind, _ profile: SystemProfile) -> String {
    let items = kind.itemNoun + "s"
    return """
      Invalid update: invalid number of \(items) in section \(section).\
      \(profile.sentenceSeparator)\
      The number of \(items) contained in an existing section after the update (\(after)) \
      must be equal to the number of \(items) contained in that section before the update \
      (\(before)), plus or minus the number of \(items) inserted or deleted from that section \
      (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(items) \
      moved into or out of that section (\(movedIn) moved in, \(movedOut) moved out).
      """
  }
}

extension SectionCountMismatch {
  /// Returns the message that names the numbers of sections, without the view. (crash families A2)
  func reason(_ kind: ListKind, _ profile: SystemProfile) -> String {
    """
    Invalid update: invalid number of sections.\(profile.sentenceSeparator)\
    The number of sections contained in the \(kind.viewNoun) after the update (\(after)) \
    must be equal to the number of sections contained in the \(kind.viewNoun) before the update \
    (\(before)), plus or minus the number of sections inserted or deleted \
    (\(inserted) inserted, \(deleted) deleted).
    """
  }
}

extension BatchEvidence {
  /// Returns the message that lists the counts and the updates, without the view. (crash families
  /// A3)
  func reason(_ kind: ListKind, sides: String) -> String {
    let updates = DecomposedUpdate(batch, from: before, to: after)
    let lines = updates.lines(kind).map { "\n\t" + $0 }.joined(separator: ",")
    return """
      Invalid batch updates detected: the number of sections and/or \(kind.itemNoun)s returned by \
      the data source \(sides) performing the batch updates are inconsistent with the updates.
      Data source before updates = { \(before.summary(kind)) }
      Data source after updates = { \(after.summary(kind)) }
      Updates = [\(lines)
      ]
      """
  }
}

extension SectionCounts {
  /// Returns the counts as a message lists them: `1 section with row counts: [20]`.
  func summary(_ kind: ListKind) -> String {
    let sections = sectionCount == 1 ? "1 section" : "\(sectionCount) sections"
    let counts = perSection.map(String.init).joined(separator: ", ")
    return "\(sections) with \(kind.itemNoun) counts: [\(counts)]"
  }
}

extension ListKind {
  /// The label in front of the view's description: `Table view`.
  var viewLabel: String {
    switch self {
    case .table: "Table view"
    case .collection: "Collection view"
    }
  }
}
