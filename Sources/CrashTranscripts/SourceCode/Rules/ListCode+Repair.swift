import ListCore

// Replacement lines, with the names and the form of the app's own code.
extension ListCode {
  /// Returns the list as it is named on the line of the call: `self.tableView`.
  func view(_ call: SourceEvent) -> String {
    let line = line(call)
    let name =
      line.firstMatch(
        of:
          /((?:[\w$]+[?!]?\.)*\w*)[?!]?\.(?:insert|delete|reload|move|scrollTo|select|begin|end|perform)/
      ).map { String($0.1) }
    if let name, !name.isEmpty { return name }
    return call.list == .collection ? "collectionView" : "tableView"
  }

  /// Returns the call with the missing change of the model before it; a reload if the code does not
  /// show how the model should change.
  func repaired(_ call: SourceEvent, _ model: ListModel) -> String {
    let line = line(call)
    guard let change = missingChange(call, model) else { return "\(view(call)).reloadData()" }
    return change + "\n" + line
  }

  /// Returns the lines that change the model according to the call; `nil` if the code does not show
  /// what to write.
  private func missingChange(_ call: SourceEvent, _ model: ListModel) -> String? {
    guard let kind = call.call, call.file == function.file else { return nil }
    switch kind {
    case .deleteRows, .deleteItems:
      guard let rows = model.rows, let path = path(in: call, model.kind) else { return nil }
      return "\(rows.replacing("indexPath.section", with: path.section)).remove(at: \(path.item))"
    case .deleteSections:
      guard let sections = model.sections, let index = sectionIndex(call) else { return nil }
      return "\(sections).remove(at: \(index))"
    case .moveRow, .moveItem:
      guard let rows = model.rows, call.arguments.count == 2,
        let from = path(call.arguments[0], model.kind), let to = path(call.arguments[1], model.kind)
      else { return nil }
      let source = rows.replacing("indexPath.section", with: from.section)
      let target = rows.replacing("indexPath.section", with: to.section)
      return "\(target).insert(\(source).remove(at: \(from.item)), at: \(to.item))"
    case .insertRows, .insertItems:
      guard let rows = model.rows, let path = path(in: call, model.kind),
        let new = newElement(model)
      else { return nil }
      return
        "\(rows.replacing("indexPath.section", with: path.section)).insert(\(new), at: \(path.item))"
    default: return nil
    }
  }

  /// Returns the only parameter that has the type of the model's elements.
  private func newElement(_ model: ListModel) -> String? {
    guard let atom = model.rowAtom,
      let property = project.types[atom.owner]?.properties.first(where: { $0.name == atom.name }),
      let element = SourceTypeName(property.type)?.element
    else { return nil }
    let fitting = function.parameters.filter { SourceTypeName($0.type) == element }
    return fitting.count == 1 ? fitting[0].name : nil
  }

  /// Returns the indices of the only index path that a call names.
  private func path(
    in call: SourceEvent, _ kind: ListKind
  ) -> (section: String, item: String)? {
    guard call.count == 1, let list = call.arguments.first?.first else { return nil }
    return path(list.children, kind)
  }

  private func path(
    _ nodes: [SourceNode], _ kind: ListKind
  ) -> (section: String, item: String)? {
    if nodes.allSatisfy({ $0.kind == .word || $0.isSymbol(".") }) {
      return ("\(nodes.code).section", "\(nodes.code).\(kind.itemNoun)")
    }
    guard nodes.first?.isWord("IndexPath") == true, nodes.count == 2 else { return nil }
    let parts = nodes[1].children.separatedByCommas.map { part in
      (label: part.first?.text ?? "", code: Array(part.dropFirst(2)).code)
    }
    guard let section = parts.first(where: { $0.label == "section" }),
      let item = parts.first(where: { $0.label == "row" || $0.label == "item" })
    else { return nil }
    return (section.code, item.code)
  }

  /// Returns the index of the only section that a call names.
  private func sectionIndex(_ call: SourceEvent) -> String? {
    guard let nodes = call.arguments.first else { return nil }
    if nodes.first?.isWord("IndexSet") == true, nodes.count == 2,
      nodes[1].children.first?.isWord("integer") == true
    {
      return Array(nodes[1].children.dropFirst(2)).code
    }
    if nodes.count == 1, nodes[0].kind == .brackets, nodes[0].children.separatedByCommas.count == 1
    {
      return nodes[0].children.code
    }
    return nil
  }

  /// Returns the change followed by the call, at their common location.
  func swapped(_ call: SourceEvent, _ change: SourceEvent) -> String {
    guard call.file == change.file else { return line(change) + "  // before the call" }
    return line(change) + "\n" + line(call)
  }

  /// Returns a call that announces a change.
  func announcement(of event: SourceEvent, _ model: ListModel) -> String {
    let view =
      project.lines(of: event.file).lazy.compactMap { line in
        line.firstMatch(of: /([\w.]*\w)[?!]?\.(?:beginUpdates|performBatchUpdates)/).map {
          String($0.1)
        }
      }.first ?? (model.kind == .table ? "tableView" : "collectionView")
    guard let change = event.change, change.target.withoutSelf == model.rows else {
      return "\(view).reloadData()"
    }
    let noun = model.kind.itemNoun
    let animation = model.kind == .table ? ", with: .automatic" : ""
    let verb = "\(noun.prefix(1).uppercased())\(noun.dropFirst())s"
    switch change.kind {
    case .append:
      return """
        \(view).insert\(verb)(at: [IndexPath(\(noun): \(change.target).count - 1, section: 0)]\(animation))
        """
    case .insert:
      return """
        \(view).insert\(verb)(at: [IndexPath(\(noun): \(change.insertionIndex), section: 0)]\(animation))
        """
    case .removeOne where change.arguments.hasPrefix("at: "):
      return """
        \(view).delete\(verb)(at: [IndexPath(\(noun): \(change.arguments.dropFirst(4)), section: 0)]\(animation))
        """
    default: return "\(view).reloadData()"
    }
  }
}
