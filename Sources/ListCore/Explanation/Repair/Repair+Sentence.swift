extension Repair {
  /// Returns a description of the repair in one or a few sentences.
  public func sentence(_ kind: ListKind) -> String {
    let stop = " The batch is long, and the search for a smaller repair was stopped."
    return completeSentence(kind) + (isSearchStopped ? stop : "")
  }

  /// Returns the description without the note about a stopped search.
  private func completeSentence(_ kind: ListKind) -> String {
    switch extent {
    case .reloadData:
      return "No batch update can express this change; call reloadData() instead."
    case .allCalls:
      let added = edits.compactMap { edit in
        switch edit {
        case .add(let call): call.text(kind)
        case .remove: nil
        }
      }
      guard !added.isEmpty else { return "Remove every call: nothing changed." }
      return "Replace all calls with \(added.joined(separator: " and "))."
    case .someCalls:
      guard !edits.isEmpty else { return "The calls match these counts; nothing needs to change." }
      return (removals(kind) + additions(kind) + reloads(kind)).joined(separator: " ")
    }
  }

  /// Returns one sentence per call from which changes are removed.
  private func removals(_ kind: ListKind) -> [String] {
    var calls: [UpdateCall] = []
    for case .remove(let change, let site) in edits {
      if let last = calls.last, last.site == site, site != nil || calls.count >= Self.mostRemovals {
        calls[calls.count - 1].changes.append(change)
      } else {
        calls.append(UpdateCall([change], site: site))
      }
    }
    return calls.map { call in
      let place = call.site.map { " (\($0))" } ?? ""
      return "Remove \(call.text(kind))\(place)."
    }
  }

  private func additions(_ kind: ListKind) -> [String] {
    edits.compactMap { edit in
      switch edit {
      case .add(let call): "Add \(call.text(kind))."
      case .remove: nil
      }
    }
  }

  private func reloads(_ kind: ListKind) -> [String] {
    guard !laterReloads.isEmpty else { return [] }
    let calls = UpdateCall(laterReloads).text(kind)
    let position = laterReloads.count == 1 ? "position" : "positions"
    return ["Reload in a second update, at the new \(position): \(calls)."]
  }

  /// The maximum number of removals without a call site that get a sentence of their own.
  private static let mostRemovals = 4
}
