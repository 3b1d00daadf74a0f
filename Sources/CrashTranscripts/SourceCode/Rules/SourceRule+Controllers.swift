import ListCore

// Lists whose changes something else announces.
extension SourceRule {
  /// A handler makes the call that the delegate of a fetched results controller makes too.
  static let besideController = SourceRule { code in
    guard code.function.name != "controller", !code.function.name.hasPrefix("controllerDid"),
      code.announcesFetchedChanges
    else { return [] }
    return code.eachSequence { sequence, model in
      guard model.isFetched, let call = sequence.structural(model.kind).first,
        (sequence.events + sequence.context).contains(where: { $0.kind == .managedChange })
      else { return nil }
      return code.finding(
        call, .announcedTwice, .counts,
        """
        The delegate of the fetched results controller makes this call too, once the context \
        changes.
        """, repair: "")
    }
  }

  /// The changes of a fetched results controller are announced in part.
  static let controllerChanges = SourceRule { code in
    let function = code.function
    guard function.name == "controller", !code.paths.isIncomplete,
      function.parameters.count == 5,
      let call = code.sequences.lazy.flatMap(\.events).first(where: { $0.call != nil })
    else { return [] }
    let labels = Set(
      code.project.methods("controller", of: code.type).flatMap {
        $0.function.parameters.map(\.name)
      })
    var found: [SourceFinding] = []
    func add(_ mistake: Mistake, _ sentence: String, at event: SourceEvent?, _ repair: String) {
      let line = event?.line ?? function.lines.lowerBound
      found.append(
        code.finding(
          line: line, file: function.file, mistake, .counts, sentence,
          repair: repair, list: call.list))
    }
    let view = code.view(call)
    let own = code.project.lineage(of: code.type).flatMap {
      code.project.types[$0]?.functions.map(\.name) ?? []
    }
    if !own.contains("controllerWillChangeContent") {
      add(
        .changeNotAnnounced,
        """
        Without controllerWillChangeContent(_:) each change is an update of its own, and the \
        controller already has the content after all of them.
        """, at: nil,
        """
        func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          \(view).beginUpdates()
        }
        func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
          \(view).endUpdates()
        }
        """)
    } else if !function.body.words.contains("move"), function.body.words.contains("delete") {
      add(
        .changeNotAnnounced,
        "A move is not announced: the controller reports it for an object that is sorted elsewhere.",
        at: nil,
        """
        case .move:
          \(view).deleteRows(at: [indexPath!], with: .automatic)
          \(view).insertRows(at: [newIndexPath!], with: .automatic)
        """)
    }
    for sequence in code.sequences {
      guard sequence.conditions.contains("insert"), !sequence.conditions.contains("delete"),
        let insert = sequence.events.first(where: {
          $0.call == .insertRows || $0.call == .insertItems
        }), let paths = insert.arguments.first?.words, paths.contains("indexPath"),
        function.parameters.contains(where: { $0.name == "indexPath" }),
        labels.contains("newIndexPath"), !function.namesNewIndexPathAnew
      else { continue }
      let line = code.line(insert)
      let finding = code.finding(
        insert, .other, .positions,
        "For an insertion the controller passes newIndexPath; indexPath is nil.",
        repair: line.replacingWord("indexPath", with: "newIndexPath"))
      if !found.contains(finding) { found.append(finding) }
    }
    return found
  }

  /// Calls beside a diffable data source.
  static let besideDiffable = SourceRule { code in
    guard code.models.isEmpty, !code.paths.isIncomplete, let kind = code.diffableKind else {
      return []
    }
    let call = code.sequences.lazy.flatMap { $0.structural(kind) }.first
    guard let call else { return [] }
    return [
      code.finding(
        call, .other, .counts,
        """
        The list has a diffable data source, which announces all changes itself: apply a snapshot \
        instead of calling \(call.call?.rawValue ?? "this").
        """, repair: "")
    ]
  }

  /// Snapshots of one list are applied on two queues.
  static let twoQueues = SourceRule { code in
    guard !code.paths.isIncomplete else { return [] }
    let applies = code.sequences.flatMap { sequence in
      sequence.events.filter { $0.kind == .apply }.map { (event: $0, closure: sequence.closure) }
    }
    guard
      let other = applies.first(where: { apply in
        apply.closure.map { code.line($0, apply.event.file).contains("global(") } ?? false
      })
    else { return [] }
    return [
      code.finding(
        other.event, .wrongQueue, .queues,
        "The snapshot is applied on a background queue here; the list's other snapshots are not.",
        repair: "DispatchQueue.main.async { \(code.line(other.event)) }")
    ]
  }
}

extension SourceFunction {
  /// Whether a binding calls the new index path by the name of the old one:
  /// `if let indexPath = newIndexPath`.
  fileprivate var namesNewIndexPathAnew: Bool {
    body.code.contains(/\b(?:let|var) indexPath *(?:= *newIndexPath|\?)/)
  }
}

extension ListCode {
  /// Whether the type announces the changes of a fetched results controller.
  var announcesFetchedChanges: Bool {
    project.methods("controller", of: type).contains { _, function in
      !function.body.words.isDisjoint(
        with: ["insertRows", "deleteRows", "insertItems", "deleteItems"])
    }
  }

  /// The kind of the list that a diffable data source of the type fills; `nil` if it has none.
  var diffableKind: ListKind? {
    var kinds: Set<ListKind> = []
    for owner in project.lineage(of: type) {
      for property in project.types[owner]?.properties ?? [] {
        let scope = SourceScope(project: project, type: owner, file: property.file)
        guard let name = (SourceTypeName(property.type) ?? scope.inferred(property.value))?.name
        else { continue }
        for parent in project.lineage(of: name) {
          if parent == "UITableViewDiffableDataSource" { kinds.insert(.table) }
          if parent == "UICollectionViewDiffableDataSource" { kinds.insert(.collection) }
        }
      }
    }
    return kinds.count == 1 ? kinds.first : nil
  }
}
