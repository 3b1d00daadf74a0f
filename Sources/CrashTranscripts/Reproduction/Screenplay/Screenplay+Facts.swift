import ListCore

extension Screenplay {
  /// The screenplays that may lead to a message, the most plausible first.
  ///
  /// Where the words are the same for a table and a collection view there is one for each. None
  /// means that no calls of a client lead to the message.
  static func candidates(for message: TranscriptMessage) -> [Screenplay] {
    guard let facts = message.facts else { return [] }
    let kinds = message.kind.map { [$0] } ?? [.table, .collection]
    return kinds.compactMap { kind in
      guard var screenplay = Screenplay(facts, kind) else { return nil }
      screenplay.className = message.form.className
      return screenplay
    }
  }

  /// The screenplay of what a message says.
  ///
  /// - Parameters:
  ///   - facts: What the message says.
  ///   - kind: The kind of list to say it.
  init?(_ facts: TranscriptFacts, _ kind: ListKind) {
    let screenplay: Screenplay? =
      switch facts {
      case .itemCounts, .sectionCounts, .batch, .tableUpdateWithoutNumbers, .droppedUpdate,
        .fault(.update):
        Screenplay(updateIn: facts, kind)
      case .fault(.cell(let fault)): Screenplay(fault)
      case .fault(.query(let fault)): Screenplay(fault, kind)
      case .fault(.layout(let fault)): Screenplay(fault)
      case .fault(.snapshot): nil  // no list's
      case .warning(let warning): Screenplay(warning)
      }
    guard let screenplay else { return nil }
    self = screenplay
  }

  /// Crash families A and B1 to B4: the numbers are those of a scene.
  private init?(updateIn facts: TranscriptFacts, _ kind: ListKind) {
    if case .fault(.update(.twoAnimationsForCell(let item), _)) = facts {
      // Families B6: a row on screen is replaced twice.
      self.init(
        kind, [item.item + 1],
        action: .update(
          BatchUpdate([.reloadItem(item), .reloadItem(item)]), after: [item.item + 1])
      )
      return
    }
    guard let scene = UpdateScene(facts) else { return nil }
    self.init(kind, scene.before, action: .update(scene.batch, after: scene.after))
  }
}
