import ListCore

// Sections and conflicts.
extension SourceRule {
  /// A section leaves or enters the model, and only rows are announced.
  static let sectionLeft = SourceRule { code in
    code.eachSequence { sequence, model in
      let calls = sequence.structural(model.kind)
      guard let call = calls.first, !calls.contains(where: { $0.call?.isAboutSections ?? false }),
        !sequence.hasUnknown
      else { return nil }
      let changes = sequence.changes(of: model).filter {
        $0.change.map { model.isOfSections($0) && $0.changesCount(model) } ?? false
      }
      guard changes.count == 1, let event = changes.first, let change = event.change,
        event.loop == nil
      else { return nil }
      let view = code.view(call)
      let animation = model.kind == .table ? ", with: .automatic" : ""
      let instead = calls.count == 1 ? "  // instead of line \(call.line + 1)" : ""
      switch change.kind {
      case .removeOne:
        let index = change.arguments.hasPrefix("at: ") ? String(change.arguments.dropFirst(4)) : "0"
        return code.finding(
          event, .sectionNotDeleted, .counts,
          """
          The section leaves the model here, and no deleteSections tells the list: \
          \(call.call?.rawValue ?? "the call") on line \(call.line + 1) announces only a \
          \(model.kind.itemNoun).
          """,
          repair: """
            \(code.line(event))
            \(view).deleteSections(IndexSet(integer: \(index))\(animation))\(instead)
            """, list: model.kind, call: call.call)
      case .append, .insert:
        let target = change.target
        return code.finding(
          event, .sectionNotInserted, .counts,
          """
          A section enters the model here, and no insertSections tells the list: \
          \(call.call?.rawValue ?? "the call") on line \(call.line + 1) announces only a \
          \(model.kind.itemNoun).
          """,
          repair: """
            \(code.line(event))
            \(view).insertSections(IndexSet(integer: \
            \(change.kind == .append ? "\(target).count - 1" : change.insertionIndex))\
            \(animation))\(instead)
            """, list: model.kind, call: call.call)
      default: return nil
      }
    }
  }

  /// Sections are inserted or deleted in a list whose number of sections stays the same.
  static let sectionUnchanged = SourceRule { code in
    guard code.isEntry else { return [] }
    return code.eachSequence { sequence, model in
      let calls = sequence.structural(model.kind).filter {
        $0.call == .insertSections || $0.call == .deleteSections
      }
      guard calls.count == 1, let call = calls.first, model.isComplete, !model.isFetched,
        !sequence.hasUnknown,
        !(sequence.events + sequence.context + sequence.closures.values.flatMap { $0 }).contains(
          where: { event in
            event.change.map { change in
              change.atoms.last.map(model.sectionAtoms.contains) ?? false && !model.isOfRows(change)
            } ?? false
          }),
        // Without any change of the model another rule speaks.
        sequence.changes(of: model).count > 0
      else { return nil }
      let says =
        model.sectionAtoms.isEmpty
        ? "numberOfSections(in:) always answers the same"
        : "nothing here changes \(model.sections.map { "'\($0)'" } ?? "the sections")"
      return code.finding(
        call, .modelUnchanged, .counts,
        "\(call.call?.rawValue ?? "") changes the number of sections, and \(says).",
        repair: "\(code.view(call)).reloadData()")
    }
  }

  /// A row is reloaded in the update that also deletes or moves it.
  static let reloadBesideStructure = SourceRule { code in
    code.eachSequence { sequence, model in
      for batch in sequence.batches(model.kind) {
        let calls = sequence.events[batch].filter { $0.call != nil }
        for reload in calls where reload.call?.isReload ?? false {
          let paths = reload.arguments.first?.code ?? ""
          guard
            let other = calls.first(where: { other in
              switch other.call {
              case .deleteRows?, .deleteItems?, .deleteSections?:
                other.arguments.first?.code == paths
              case .moveRow?, .moveItem?:
                other.arguments.prefix(2).contains { "[\($0.code)]" == paths }
              default: false
              }
            })
          else { continue }
          return code.finding(
            reload, .reloadInBatch, .conflicts,
            """
            \(reload.call?.rawValue ?? "") names what \(other.call?.rawValue ?? "") on line \
            \(other.line + 1) deletes or moves in the same update: a reload is a deletion and an \
            insertion.
            """,
            repair: other.call.map { [.deleteRows, .deleteItems, .deleteSections].contains($0) }
              == true
              ? "" : "// behind the update, with the position after the move:\n\(code.line(reload))"
          )
        }
      }
      return nil
    }
  }
}

extension SourceChange {
  /// The index of `insert(new, at: 3)` as code.
  var insertionIndex: String {
    arguments.ranges(of: "at: ").last.map { String(arguments[$0.upperBound...]) } ?? "0"
  }
}
