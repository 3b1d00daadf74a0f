import ListCore

// Rules about the counts after an update.
extension SourceRule {
  /// Finds a list that changes without its model, or whose model changes only after the list has
  /// loaded its counts.
  static let modelUnchanged = SourceRule { code in
    code.eachSequence { sequence, model in
      guard model.isComplete, !model.isFetched,
        let call = sequence.structural(model.kind).first,
        let end = sequence.comparison(after: call), !sequence.mayChange(model, before: end)
      else { return nil }
      let name = call.call?.rawValue ?? "the call"
      if let change = sequence.changes(of: model, after: end).first,
        code.isEntry || change.change.map(call.announces) ?? false
      {
        return code.finding(
          change, .modelUnchanged, .counts,
          """
          \(code.name(model).capitalizedQuote) changes here, too late: \(name) on line \
          \(call.line + 1) has counted before.
          """,
          repair: code.swapped(call, change), list: model.kind, call: call.call)
      }
      guard code.isEntry else { return nil }
      // An event that cannot be followed may change the model later; the call is too early in any
      // case.
      return code.finding(
        call, .modelUnchanged, .counts,
        """
        \(name) changes the list, and nothing before it changes \(code.name(model, for: call)), which the data \
        source counts.
        """,
        repair: code.repaired(call, model))
    }
  }

  /// Finds the same call twice for one change.
  static let announcedTwice = SourceRule { code in
    code.eachSequence { sequence, model in
      guard !model.isFetched else { return nil }
      let calls = sequence.structural(model.kind)
      let changes = sequence.changes(of: model)
      guard changes.count == 1, let change = changes[0].change,
        [.append, .insert, .removeOne].contains(change.kind), !sequence.hasUnknown,
        calls.count == 2, calls[0].call == calls[1].call, calls[0].loop == calls[1].loop,
        calls[0].arguments.first?.code == calls[1].arguments.first?.code
      else { return nil }
      return code.finding(
        calls[1], .announcedTwice, .counts,
        """
        Line \(calls[0].line + 1) makes this call already; \(code.name(model)) changes only once, \
        on line \(changes[0].line + 1).
        """, repair: "")
    }
  }

  /// Finds two changes of the model for one call.
  static let changedTwice = SourceRule { code in
    code.eachSequence { sequence, model in
      let changes = sequence.changes(of: model)
      let calls = sequence.structural(model.kind)
      guard calls.count == 1, calls[0].count == 1, changes.count == 2, !sequence.hasUnknown,
        let one = changes[0].change, let other = changes[1].change, one == other,
        changes[0].loop == changes[1].loop,
        [.append, .insert, .removeOne].contains(one.kind), !other.arguments.isEmpty
      else { return nil }
      return code.finding(
        changes[1], .announcedTwice, .counts,
        """
        Line \(changes[0].line + 1) changes the model in the same way already, and the list is told \
        of one change, on line \(calls[0].line + 1).
        """, repair: "", list: model.kind, call: calls[0].call)
    }
  }

  /// Finds an update in which the model changes, and no call announces it.
  static let notAnnounced = SourceRule { code in
    code.eachSequence { sequence, model in
      for batch in sequence.batches(model.kind) {
        let events = sequence.events[batch]
        guard !events.contains(where: { $0.call != nil || $0.isUnknown }),
          !events.contains(where: { if case .closure = $0.kind { true } else { false } }),
          !sequence.events.contains(where: { $0.kind == .reloadData(model.kind) }),
          let change = events.first(where: { event in
            event.change.map { model.contains($0) && $0.changesCount(model) } ?? false
          })
        else { continue }
        return code.finding(
          change, .changeNotAnnounced, .counts,
          """
          The model changes in this update, and no call in it says so: the counts are compared \
          where it ends, on line \(events.last.map { $0.line + 1 } ?? 0).
          """,
          repair: "\(code.line(change))\n\(code.announcement(of: change, model))",
          list: model.kind, call: nil)
      }
      return nil
    }
  }

  /// Finds a list that is reloaded in the middle of an update.
  static let reloadedInside = SourceRule { code in
    code.eachSequence { sequence, model in
      for batch in sequence.batches(model.kind) {
        let events = sequence.events[batch]
        guard let begin = events.first, code.line(begin).contains("performBatchUpdates"),
          events.contains(where: { $0.call != nil }),
          let reload = events.first(where: { $0.kind == .reloadData(model.kind) })
        else { continue }
        return code.finding(
          reload, .reloadInBatch, .counts,
          """
          reloadData() discards the counts in the middle of the update that begins on line \
          \(begin.line + 1) and compares them where it ends.
          """,
          repair: "// in the completion, or instead of the update\n\(code.line(reload))")
      }
      return nil
    }
  }

  /// Finds a list that was reloaded after the model had changed, so that its counts already include
  /// the change.
  static let reloadedBefore = SourceRule { code in
    code.eachSequence { sequence, model in
      guard let call = sequence.structural(model.kind).first,
        let index = sequence.events.firstIndex(of: call),
        let reload = sequence.events[..<index].lastIndex(where: {
          $0.kind == .reloadData(model.kind)
        }),
        let change = sequence.events[..<reload].last(where: {
          $0.change.map { model.contains($0) && $0.changesCount(model) } ?? false
        }),
        !sequence.events[reload...].contains(where: {
          $0.change.map(model.contains) ?? false || $0.isUnknown
        })
      else { return nil }
      let line = sequence.events[reload]
      return code.finding(
        call, .modelChangedTooEarly, .counts,
        """
        reloadData() on line \(line.line + 1) comes after the change on line \(change.line + 1): the \
        list counts it already, and this call announces it once more.
        """, repair: "")
    }
  }

  /// Finds a list with a placeholder row that loses its last row, or gets its first.
  static let placeholder = SourceRule { code in
    code.eachSequence { sequence, model in
      guard model.hasPlaceholder, !sequence.hasUnknown,
        let call = sequence.structural(model.kind).first,
        sequence.events.filter({ $0.list == model.kind && $0.call != nil }).count == 1,
        let change = sequence.changes(of: model).first?.change,
        change.kind == .removeOne && (call.call == .deleteRows || call.call == .deleteItems)
          || [.append, .insert].contains(change.kind)
            && (call.call == .insertRows || call.call == .insertItems),
        sequence.conditions.isDisjoint(with: ["isEmpty", "count"])
      else { return nil }
      let isRemoval = change.kind == .removeOne
      let target = change.target
      let view = code.view(call)
      return code.finding(
        call, .placeholderRow, .counts,
        """
        An empty list is counted as one \(model.kind.itemNoun): \
        \(isRemoval ? "after the last deletion" : "after the first insertion") the count stays 1.
        """,
        repair: """
          if \(isRemoval ? "\(target).isEmpty" : "\(target).count == 1") {
            \(view).reloadData()
          } else {
            \(code.line(call))
          }
          """)
    }
  }

  /// Finds a change of the model by a different number than the call announces.
  static let otherNumber = SourceRule { code in
    code.eachSequence { sequence, model in
      let changes = sequence.changes(of: model)
      let calls = sequence.structural(model.kind)
      guard calls.count == 1, let call = calls.first, call.count == 1, call.loop == nil,
        changes.count == 1, let change = changes[0].change, !sequence.hasUnknown,
        !model.isOfSections(change)
      else { return nil }
      let says: String
      switch (change.kind, call.call) {
      case (.removeAll, .deleteRows?), (.removeAll, .deleteItems?): says = "empties the model"
      case (.addMany, .insertRows?), (.addMany, .insertItems?): says = "adds several"
      case (.append, .insertRows?), (.append, .insertItems?), (.insert, .insertRows?),
        (.insert, .insertItems?), (.removeOne, .deleteRows?), (.removeOne, .deleteItems?):
        guard changes[0].loop != nil else { return nil }
        says = "changes the model once for each element of a loop"
      default: return nil
      }
      return code.finding(
        call, .modelReplaced, .counts,
        """
        Line \(changes[0].line + 1) \(says), and this call announces one \(model.kind.itemNoun).
        """, repair: "\(code.view(call)).reloadData()")
    }
  }

  /// Finds calls in a loop. Each is an update of its own, and the model has changed before all of
  /// them.
  static let calledInLoop = SourceRule { code in
    code.eachSequence { sequence, model in
      let changes = sequence.changes(of: model)
      guard let call = sequence.structural(model.kind).first, let loop = call.loop,
        let index = sequence.events.firstIndex(of: call),
        !sequence.batches(model.kind).contains(where: { $0.contains(index) }),
        !changes.isEmpty, changes.allSatisfy({ $0.loop != loop && $0.line < loop }),
        changes.allSatisfy({ $0.change?.changesCount(model) ?? false }), !sequence.hasUnknown
      else { return nil }
      return code.finding(
        call, .changeNotAnnounced, .counts,
        """
        Each call of this loop is an update of its own, and all of the model has changed on line \
        \(changes[0].line + 1): the first one already finds the counts of the last.
        """,
        repair: """
          // collect the index paths in the loop, and make one call behind it
          \(code.line(call))
          """)
    }
  }
}

extension ListCode {
  /// Returns the findings of a rule on the paths through a function, each line once.
  func eachSequence(
    _ body: (SourceSequence, ListModel) -> SourceFinding?
  ) -> [SourceFinding] {
    guard !paths.isIncomplete else { return [] }
    var found: [SourceFinding] = []
    for sequence in sequences {
      for model in models.values.sorted(by: { $0.kind.rawValue < $1.kind.rawValue }) {
        if let finding = body(sequence, model),
          !found.contains(where: { $0.location == finding.location })
        {
          found.append(finding)
        }
      }
    }
    return found
  }

  func finding(
    _ event: SourceEvent, _ mistake: Mistake, _ subject: SourceFinding.Subject, _ sentence: String,
    repair: String, list: ListKind, call: ListCall?
  ) -> SourceFinding {
    finding(
      line: event.line, file: event.file, mistake, subject, sentence, repair: repair, list: list,
      calls: [call].compactMap(\.self))
  }
}

extension SourceChange {
  /// Returns whether the change certainly changes a count.
  func changesCount(_ model: ListModel) -> Bool {
    switch kind {
    case .append, .insert, .removeOne, .removeAll, .addMany, .removeMany: true
    case .assign:
      atoms.last == model.rowAtom && !arguments.contains("sorted") && !arguments.contains(".map")
        && !arguments.contains("reversed")
    case .replaceElement, .reorder, .other: false
    }
  }
}

extension SourceEvent {
  /// Returns whether a call on a list announces a change of this kind.
  func announces(_ change: SourceChange) -> Bool {
    switch call {
    case .insertRows?, .insertItems?: [.append, .insert, .addMany].contains(change.kind)
    case .deleteRows?, .deleteItems?: [.removeOne, .removeMany, .removeAll].contains(change.kind)
    default: false
    }
  }

  /// The number of index paths that a call names; `nil` if the call does not show it.
  var count: Int? {
    guard let list = arguments.first, list.count == 1, list[0].kind == .brackets else {
      if case .call(let call, _, let arguments) = kind, call.isAboutSections,
        arguments.first?.code.hasPrefix("IndexSet(integer:") == true
          || arguments.first?.code.hasPrefix("[") == true
      {
        return 1
      }
      return nil
    }
    return list[0].children.separatedByCommas.count
  }
}

extension String {
  /// The text with a capital first letter, unless it begins with a quotation mark.
  var capitalizedQuote: String { first == "'" ? self : prefix(1).uppercased() + dropFirst() }
}
