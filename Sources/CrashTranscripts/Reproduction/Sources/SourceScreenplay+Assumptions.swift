import ListCore

// The assumptions for messages of a data source.

extension SourceScreenplay {
  /// Returns the assumptions that the screenplay makes and its message does not state, each a
  /// phrase.
  func assumptions(_ message: TranscriptMessage) -> [String] {
    let tellsKind = message.kind != nil || message.text.contains(kind.className)
    return (tellsKind ? [] : ["the view is a \(kind.viewNoun)"]) + [guess].compactMap { $0 }
  }

  /// The assumption about the calls.
  private var guess: String? {
    switch action {
    case .provideNoCell, .provideNoHeader, .makeMissingCell: nil
    case .deleteByHand:
      kind == .table ? "which call: deleteRows(at:with:)" : "which call: deleteItems(at:)"
    case .countMissingSection: "one section"
    case .applyOnTwoQueues: "which updates: one from another queue that has not arrived yet"
    }
  }
}
