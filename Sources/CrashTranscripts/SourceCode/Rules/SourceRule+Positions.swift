import ListCore

// Rules about the index paths of updates and queries.
extension SourceRule {
  /// Finds the index path of a new row that is computed from the count that includes it.
  static let pastTheEnd = SourceRule { code in
    code.eachSequence { sequence, model in
      for (index, event) in sequence.events.enumerated() {
        guard case .indexPath(let arguments) = event.kind,
          let append = sequence.events[..<index].last(where: {
            $0.change.map { model.contains($0) && $0.kind == .append } ?? false
          }), let target = append.change?.target.withoutSelf,
          sequence.events[index...].contains(where: {
            $0.call == .insertRows || $0.call == .insertItems
          }),
          arguments.containsWord("row: \(target).count,")
            || arguments.containsWord("item: \(target).count,")
            || arguments.containsWord("row: self.\(target).count,")
            || arguments.containsWord("item: self.\(target).count,")
        else { continue }
        let line = code.line(event)
        return code.finding(
          event, .indexPastTheEnd, .positions,
          """
          The count includes what line \(append.line + 1) has appended: the index of the last \
          \(model.kind.itemNoun) is count - 1.
          """,
          repair: line.replacing("\(target).count,", with: "\(target).count - 1,"),
          list: model.kind, call: .insertRows)
      }
      return nil
    }
  }

  /// Finds a scroll to a row that an empty list does not have, or that is one past the end.
  static let scrolling = SourceRule { code in
    code.eachSequence { sequence, model in
      for (index, event) in sequence.events.enumerated() {
        guard case .scroll(_, let kind, _) = event.kind, kind == model.kind,
          let made = sequence.events[..<index].lastIndex(where: {
            if case .indexPath = $0.kind { true } else { false }
          }), case .indexPath(let arguments) = sequence.events[made].kind,
          let target = arguments.firstMatch(
            of: /(?:row|item): (?:self\.)?([\w.\[\]]+)\.count( - 1)?,/),
          code.passes(sequence.events[made], to: event),
          !sequence.events[made..<index].contains(where: { $0.change != nil || $0.isUnknown })
        else { continue }
        let name = String(target.1)
        let origin = sequence.events[made]
        let last = name.split(separator: ".").last.map { String($0.prefix { $0 != "[" }) } ?? name
        if target.2 == nil {
          return code.finding(
            origin, .indexPastTheEnd, .scrolling,
            "The last \(kind.itemNoun) has the index count - 1: \(name).count is one too far.",
            repair: code.line(origin).replacing("\(name).count,", with: "\(name).count - 1,"),
            list: kind, call: .scroll)
        }
        guard sequence.conditions.isDisjoint(with: ["isEmpty", "count", last]),
          !sequence.events[..<index].contains(where: { $0.change.map(model.contains) ?? false }),
          !sequence.context.contains(where: { $0.change.map(model.contains) ?? false }),
          !sequence.hasUnknown, code.isEntry
        else { continue }
        return code.finding(
          origin, .negativeIndex, .scrolling,
          "With no \(kind.itemNoun)s the index is -1: nothing here checks that \(name) is not empty.",
          repair: "if !\(name).isEmpty {\n  \(code.line(origin))\n}", list: kind, call: .scroll)
      }
      return nil
    }
  }

  /// Finds a scroll to a new row that the list is told of only afterwards.
  static let scrolledTooEarly = SourceRule { code in
    code.eachSequence { sequence, model in
      for (index, event) in sequence.events.enumerated() {
        guard case .scroll(_, let kind, _) = event.kind, kind == model.kind,
          let grown = sequence.events[..<index].lastIndex(where: {
            $0.change.map { model.contains($0) && [.append, .addMany].contains($0.kind) } ?? false
          }), let change = sequence.events[grown].change,
          sequence.events[grown..<index].contains(where: { made in
            if case .indexPath(let text) = made.kind {
              text.contains("\(change.target.withoutSelf).count - 1")
            } else {
              false
            }
          }),
          !sequence.events[..<index].contains(where: { $0.tells(kind) }),
          let told = sequence.events[index...].first(where: { $0.tells(kind) && !$0.isUnknown }),
          told.file == event.file
        else { continue }
        return code.finding(
          event, .staleIndexPath, .scrolling,
          """
          The list does not have the \(kind.itemNoun) yet: line \(sequence.events[grown].line + 1) \
          adds it to the model, and the list is told on line \(told.line + 1), after this call.
          """,
          repair: "\(code.line(told))\n\(code.line(event))")
      }
      return nil
    }
  }

  /// Finds a closure of a cell that captures the index path that the cell had when it was
  /// configured.
  static let capturedIndexPath = SourceRule { code in
    guard let path = code.function.parameters.last,
      ["cellForRowAt", "cellForItemAt"].contains(path.label)
    else { return [] }
    return code.eachSequence { sequence, model in
      guard sequence.closure != nil,
        let call = sequence.structural(model.kind).first(where: {
          $0.file == code.function.file && code.function.lines.contains($0.line)
            && $0.arguments.contains { $0.code.names(path.name) }
        }),
        !code.function.body.words.contains("indexPathForRow"),
        !code.function.body.code.contains("indexPath(for"),
        !code.function.body.code.contains("indexPathForItem")
      else { return nil }
      return code.finding(
        call, .staleIndexPath, .positions,
        """
        The closure keeps the index path that the cell had when it was configured: after the next \
        insertion or deletion above it the \(model.kind.itemNoun) is elsewhere.
        """,
        repair: """
          guard let \(path.name) = \(code.view(call)).indexPath(for: cell) else { return }
          \(code.line(call))
          """)
    }
  }

  /// Finds rows that are removed one by one, in an order in which each removal shifts the next.
  static let unsortedRemoval = SourceRule { code in
    let text = code.function.body.code
    guard !text.contains("sorted"), !text.contains("reversed"), !text.contains(".sort") else {
      return []
    }
    return code.eachSequence { sequence, model in
      guard
        let change = sequence.events.first(where: { event in
          guard let change = event.change, model.contains(change), change.kind == .removeOne,
            let loop = event.loop
          else { return false }
          let head = code.line(loop, event.file)
          return head.contains("for ")
            && (head.lowercased().contains("indexpath") || text.contains("indexPathsForSelected"))
            && (change.arguments.hasSuffix(".row") || change.arguments.hasSuffix(".item"))
        })
      else { return nil }
      let head = code.line(change.loop ?? 0, change.file)
      return code.finding(
        line: change.loop ?? 0, file: change.file, .staleIndexPath, .positions,
        """
        The index paths come in the order of selection: after the first removal the later ones \
        point one too far. The highest index has to go first.
        """,
        repair: head.replacing(" {", with: ".sorted(by: >) {"), list: model.kind, calls: [])
    }
  }
}

extension String {
  /// Returns whether the code uses an index path as a whole, or its row or item, and not only its
  /// section.
  fileprivate func names(_ path: String) -> Bool {
    replacing("\(path).section", with: "").containsWord(path)
  }

  /// Returns whether the code contains other code that is not the end of a longer identifier.
  func containsWord(_ code: String) -> Bool {
    ranges(of: code).contains {
      $0.lowerBound == startIndex || !self[index(before: $0.lowerBound)].isLetter
    }
  }
}

extension ListCode {
  /// Returns whether an index path is an argument of a call: created in it, or stored under a name
  /// that is one.
  fileprivate func passes(_ path: SourceEvent, to call: SourceEvent) -> Bool {
    let arguments = call.arguments.map(\.code).joined(separator: " ")
    if arguments.contains("IndexPath(") { return path.line >= call.line }
    guard let name = line(path).firstMatch(of: /(?:let|var)\s+(\w+)/) else { return false }
    return arguments.containsWord(String(name.1))
  }
}

extension SourceEvent {
  /// Whether the event tells a list of changes, or may do so.
  fileprivate func tells(_ kind: ListKind) -> Bool {
    switch self.kind {
    case .call, .reloadData, .begin, .end: list == kind
    case .unknown, .closure, .apply: true
    case .change, .scroll, .dequeue, .snapshot, .indexPath, .managedChange, .condition, .returned:
      false
    }
  }
}
