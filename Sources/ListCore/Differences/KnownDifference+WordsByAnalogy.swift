extension KnownDifference {
  /// The messages whose text no report shows, worded by analogy with those that are known.
  static let wordsByAnalogy: [KnownDifference] = [
    KnownDifference(
      "preferred-action", .wordsByAnalogy,
      subject: "The preferred action of an alert that was not added to it",
      facts: ["22.8"]),
    KnownDifference(
      "two-sections-to-one-place", .wordsByAnalogy,
      subject: "Two sections moved to one position",
      facts: ["B4"]),
    KnownDifference(
      "moved-twice", .wordsByAnalogy,
      subject: "One row or section moved twice",
      facts: ["B4"]),
    KnownDifference(
      "section-deleted-and-reloaded", .wordsByAnalogy,
      subject: "A section deleted and reloaded",
      facts: ["B3"]),
    KnownDifference(
      "absent-section-move", .wordsByAnalogy,
      subject: "A move of a section that does not exist",
      facts: ["B4"]),
    KnownDifference(
      "scroll-to-absent-section", .wordsByAnalogy,
      subject: "Scrolling to a section that does not exist, iOS 13 and later",
      facts: ["D1"]),
    KnownDifference(
      "contradictory-scroll-positions", .wordsByAnalogy,
      subject: "Contradictory scroll positions",
      facts: ["D1"]),
    KnownDifference(
      "reload-inside-batch-words", .wordsByAnalogy,
      subject: "A reload inside a batch",
      facts: ["2.8"]),
    KnownDifference(
      "reconfigure-end", .wordsByAnalogy,
      subject: "The end of the reconfigure message",
      facts: ["4.8", "E3"]),
    KnownDifference(
      "layout-loop-end", .wordsByAnalogy,
      subject: "The end of the layout-loop message",
      facts: ["10.4"]),
    KnownDifference(
      "invalid-batch-lines", .wordsByAnalogy,
      subject: """
        In `Invalid batch updates detected`, the lines for moves (`Move row (0 - 1) to (0 - 2)`) \
        and deleted sections
        """,
      facts: ["A3"]),
    KnownDifference(
      "missing-child-end", .wordsByAnalogy,
      subject: "The end of `Child item identifier does not exist in section snapshot`",
      facts: ["E5"]),
    KnownDifference(
      "repeated-accessories-end", .wordsByAnalogy,
      subject: "What follows `Accessories array contains more than one system accessory …`",
      facts: ["21.24"]),
    KnownDifference(
      "escaped-identifiers", .wordsByAnalogy,
      subject: """
        Escaping of quotes and non-Latin characters where an array of identifiers is printed
        """,
      facts: ["E2"]),
  ]
}
