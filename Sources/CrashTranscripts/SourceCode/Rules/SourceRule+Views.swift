import ListCore

// What data sources return, and snapshots.
extension SourceRule {
  /// A collection view gets a view that was not dequeued.
  static let returnedView = SourceRule { code in
    guard let label = code.function.parameters.last?.label, code.function.name == "collectionView",
      label == "cellForItemAt" || label == "at" || label == "viewForSupplementaryElementOfKind"
        || code.function.parameters.contains(where: {
          $0.label == "viewForSupplementaryElementOfKind"
        }),
      // Beside another answer a created view is that to what is never asked: a failed cast, another
      // kind, a case that the data does not have.
      !code.function.body.words.contains(where: { $0.hasPrefix("dequeue") }),
      code.sequences.allSatisfy({ $0.events.allSatisfy { !$0.returnsOtherView } })
    else { return [] }
    return code.eachWay { sequence in
      guard let event = sequence.events.last(where: \.returnsCreatedView), !code.isOverridden else {
        return nil
      }
      return code.finding(
        line: event.line, file: event.file, .other, .returning,
        "A collection view accepts only views that were dequeued from it; this one was created here.",
        repair: #"fatalError("every view has to be dequeued")"#, list: .collection)
    }
  }

  /// Two cells are dequeued for one index path.
  static let dequeuedTwice = SourceRule { code in
    guard let label = code.function.parameters.last?.label,
      ["cellForRowAt", "cellForItemAt"].contains(label)
    else { return [] }
    return code.eachWay { sequence in
      let dequeues = sequence.events.filter {
        if case .dequeue(_, let arguments) = $0.kind { arguments.count == 2 } else { false }
      }
      guard dequeues.count == 2, dequeues[0].loop == nil, dequeues[1].loop == nil else {
        return nil
      }
      return code.finding(
        dequeues[1], .other, .returning,
        """
        On this way a second cell is dequeued for the index path: line \(dequeues[0].line + 1) has \
        dequeued one, which is not returned.
        """, repair: "")
    }
  }

  /// A new snapshot gets items for a section that it does not have.
  static let sections = SourceRule { code in
    code.eachWay { sequence in
      var known: [String: Set<String>] = [:]
      var open: Set<String> = []
      for event in sequence.events {
        guard case .snapshot(let name, let variable, let arguments) = event.kind else {
          if event.isUnknown { open.formUnion(known.keys) }
          continue
        }
        switch name {
        case "init": known[variable] = []
        case "appendSections", "insertSections":
          guard let list = arguments.first?.nodes, list.count == 1, list[0].kind == .brackets else {
            open.insert(variable)
            continue
          }
          let names = list[0].children.separatedByCommas.map(\.code.sectionName)
          if let twice = names.first(where: { known[variable]?.contains($0) ?? false }) {
            return code.finding(
              line: event.line, file: event.file, .other, .snapshots,
              "The snapshot has the section \(twice) already.", repair: "", list: nil)
          }
          known[variable]?.formUnion(names)
        case "appendItems":
          guard let sections = known[variable], !open.contains(variable) else { continue }
          let section = arguments.first { $0.label == "toSection" }?.nodes.code.sectionName
          let isLiteral = section.map { $0.first?.isLetter ?? false && !$0.contains(".") } ?? true
          guard isLiteral || sections.isEmpty,
            section.map({ !sections.contains($0) }) ?? sections.isEmpty,
            sections.allSatisfy({ $0.first?.isLetter ?? false }),
            event.loop == nil
          else { continue }
          let named = section ?? "the first one"
          return code.finding(
            line: event.line, file: event.file, .other, .snapshots,
            """
            The snapshot is new and does not have the section \(named) yet: append the section \
            before its items.
            """,
            repair: section.map {
              "\(variable).appendSections([\($0.isEnumeration ? "." : "")\($0)])\n\(code.line(event))"
            } ?? code.line(event), list: nil)
        default: break
        }
      }
      return nil
    }
  }
}

extension SourceEvent {
  /// Whether a view is returned that is created on the spot.
  fileprivate var returnsCreatedView: Bool {
    guard case .returned(let value) = kind else { return false }
    return value == "UICollectionReusableView()" || value == "UICollectionViewCell()"
  }

  /// Whether something else is returned.
  fileprivate var returnsOtherView: Bool {
    if case .returned = kind { !returnsCreatedView } else { false }
  }
}

extension String {
  /// The name of a section without its type: `main` of `.main` and `Section.main`.
  fileprivate var sectionName: String {
    guard let dot = lastIndex(of: "."), self[index(after: dot)...].allSatisfy(\.isLetter) else {
      return self
    }
    let head = self[..<dot]
    return head.isEmpty || head.first?.isUppercase == true
      ? String(self[index(after: dot)...]) : self
  }

  /// Whether a section's name is that of an enumeration's case.
  fileprivate var isEnumeration: Bool { first?.isLowercase ?? false }
}

extension ListCode {
  /// Whether a subclass answers in place of the function.
  fileprivate var isOverridden: Bool {
    let labels = function.parameters.map(\.label)
    return project.types.values.contains { other in
      other.name != type
        && other.functions.contains {
          $0.name == function.name && $0.parameters.map(\.label) == labels
        } && project.inherits(other.name, from: type)
    }
  }

  /// Returns what is found on the ways through a function, each line once.
  func eachWay(_ body: (SourceSequence) -> SourceFinding?) -> [SourceFinding] {
    guard !paths.isIncomplete else { return [] }
    var found: [SourceFinding] = []
    for sequence in sequences {
      if let finding = body(sequence), !found.contains(where: { $0.location == finding.location }) {
        found.append(finding)
      }
    }
    return found
  }
}
