/// A recorded call and its outcome.
struct RecordedStep: Sendable, CustomStringConvertible {
  /// The outcome of a call.
  enum Outcome: Hashable, Sendable {
    case done
    /// The call returned a number.
    case number(Int)
    /// The call returned identifiers.
    case identifiers([String])
    /// The call raised an exception with this reason.
    case raised(String)
  }

  /// The name of the call: `appendItems`, `insertSectionsBefore`, `snapshotOf`, …
  let operation: String
  /// The items in the call's arguments; empty if it takes none.
  let items: [String]
  /// The sections in the call's arguments; empty if it takes none.
  let sections: [String]
  /// The root items of the section snapshot in the call's arguments; empty if it takes none.
  let snapshot: [String]
  /// The single item in the call's arguments.
  let item: String?
  /// The single section in the call's arguments.
  let section: String?
  /// The parent in the call's arguments.
  let parent: String?
  /// The destination of a move.
  let destination: String?
  /// A Boolean value that indicates whether a partial section snapshot includes its parent.
  let includingParent: Bool
  let outcome: Outcome
  /// The state after the call, line by line; `nil` if it was not recorded.
  let state: [String]?

  init(_ step: RecordedAnswers.Step, reason: String?, state: [String]?) {
    operation = step.op
    items = Self.list(step.items)
    sections = Self.list(step.sections)
    snapshot = Self.list(step.snapshot)
    item = step.item
    section = step.section
    parent = step.parent
    destination = step.to
    includingParent = step.includingParent ?? false
    outcome =
      switch (reason, step.result) {
      case (let reason?, _): .raised(reason)
      case (nil, .number(let number)): .number(number)
      case (nil, .text(let text)): .identifiers(Self.list(text))
      case (nil, nil): .done
      }
    self.state = state
  }

  /// The state of a snapshot: sections in order, with their items.
  var sectionState: [SectionState]? {
    state?.map {
      let names = Self.list($0)
      return SectionState(section: names[0], items: Array(names.dropFirst()))
    }
  }

  /// The state of a section snapshot.
  var tree: RecordedTree? { state.map(RecordedTree.init) }

  var description: String {
    let lists = [items, sections, snapshot].filter { !$0.isEmpty }.map { "\($0)" }
    let names = [item, section, parent, destination].compactMap { $0 }
    return ([operation] + lists + names).joined(separator: " ")
  }

  private static func list(_ text: String?) -> [String] {
    text.map { $0.split(separator: " ").map(String.init) } ?? []
  }
}

/// A section with its items.
struct SectionState: Hashable, Sendable {
  var section: String
  var items: [String]
}
