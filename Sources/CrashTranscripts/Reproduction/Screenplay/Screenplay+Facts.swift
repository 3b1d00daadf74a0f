import ListCore

extension Screenplay {
  /// Returns the screenplays that may lead to a message, the most plausible first.
  ///
  /// If a table and a collection view use the same words, there is one screenplay for each. An
  /// empty result means that no calls of a client lead to the message.
  static func candidates(for message: TranscriptMessage) -> [Screenplay] {
    guard let facts = message.facts else { return [] }
    let kinds = message.kind.map { [$0] } ?? message.family.likelyKinds
    return kinds.compactMap { kind in
      guard var screenplay = Screenplay(facts, kind) else { return nil }
      screenplay.className = message.form.className
      return screenplay
    }
  }

  /// Creates the screenplay for the content of a message.
  ///
  /// - Parameters:
  ///   - facts: The content of the message.
  ///   - kind: The kind of list that produces it.
  init?(_ facts: TranscriptFacts, _ kind: ListKind) {
    let screenplay: Screenplay? =
      switch facts {
      case .itemCounts, .sectionCounts, .batch, .tableUpdateWithoutNumbers, .droppedUpdate,
        .fault(.update):
        Screenplay(updateIn: facts, kind)
      case .fault(.cell(let fault)): Screenplay(fault)
      case .fault(.query(let fault)): Screenplay(fault, kind)
      case .fault(.layout(let fault)): Screenplay(fault)
      case .fault(.snapshot), .fault(.misuse): nil  // not a list's
      case .warning(let warning): Screenplay(warning)
      }
    guard let screenplay else { return nil }
    self = screenplay
  }

  /// Creates the screenplay for crash families A and B1 to B4: the numbers are those of a scene.
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

extension TranscriptFamily {
  /// The kinds of lists that produce the message, the more frequent first, if its words and the
  /// report tell nothing.
  ///
  /// Conflicts at one index path are reported of collection views, whose clients compute changes.
  /// (crash families B3)
  var likelyKinds: [ListKind] {
    let conflicts: [TranscriptFamily] = [
      .deleteAndReloadSameIndexPath, .deleteAndMoveSameIndexPath, .insertAndMoveSameIndexPath,
    ]
    return conflicts.contains(self) ? [.collection, .table] : [.table, .collection]
  }
}
