import DiffableKit
import Foundation

/// A subject whose calls raise as the product does.
protocol RaisingSubject: SectionSnapshotSubject {
  /// Performs a call, which may raise.
  mutating func answer(to call: SectionSnapshotCall) -> RecordedStep.Outcome
}

extension RaisingSubject {
  mutating func perform(_ call: SectionSnapshotCall) -> RecordedStep.Outcome {
    var outcome = RecordedStep.Outcome.done
    let report = captureCrash { outcome = answer(to: call) }
    return report.map { .raised($0.reason) } ?? outcome
  }
}

/// The value under test.
struct ValueSubject: RaisingSubject {
  typealias Snapshot = DiffableDataSourceSectionSnapshot<String>

  var snapshot = Snapshot()

  mutating func answer(to call: SectionSnapshotCall) -> RecordedStep.Outcome {
    switch call {
    case .append(let items, let parent): snapshot.append(items, to: parent)
    case .insertBefore(let items, let item): snapshot.insert(items, before: item)
    case .insertAfter(let items, let item): snapshot.insert(items, after: item)
    case .delete(let items): snapshot.delete(items)
    case .deleteAll: snapshot.deleteAll()
    case .expand(let items): snapshot.expand(items)
    case .collapse(let items): snapshot.collapse(items)
    case .insertSnapshotBefore(let branch, let item):
      snapshot.insert(Snapshot(branch), before: item)
    case .insertSnapshotAfter(let branch, let item):
      snapshot.insert(Snapshot(branch), after: item)
    case .replaceChildren(let parent, let branch):
      snapshot.replace(childrenOf: parent, using: Snapshot(branch))
    case .snapshotOf(let parent, let includingParent):
      let part = snapshot.snapshot(of: parent, includingParent: includingParent)
      return .identifiers(part.items)
    case .level(let item): return .number(snapshot.level(of: item))
    case .isExpanded(let item): return .number(snapshot.isExpanded(item) ? 1 : 0)
    case .isVisible(let item): return .number(snapshot.isVisible(item) ? 1 : 0)
    case .contains(let item): return .number(snapshot.contains(item) ? 1 : 0)
    case .index(let item): return .number(snapshot.index(of: item) ?? NSNotFound)
    case .parent(let item):
      return .identifiers([snapshot.parent(of: item)].compactMap { $0 })
    }
    return .done
  }

  var state: RecordedTree { RecordedTree(snapshot) }
}

/// The object under test.
struct ReferenceSubject: RaisingSubject {
  let snapshot = DiffableDataSourceSectionSnapshotReference()

  mutating func answer(to call: SectionSnapshotCall) -> RecordedStep.Outcome {
    switch call {
    case .append(let items, nil): snapshot.appendItems(items)
    case .append(let items, let parent): snapshot.appendItems(items, intoParentItem: parent)
    case .insertBefore(let items, let item): snapshot.insertItems(items, beforeItem: item)
    case .insertAfter(let items, let item): snapshot.insertItems(items, afterItem: item)
    case .delete(let items): snapshot.deleteItems(items)
    case .deleteAll: snapshot.deleteAllItems()
    case .expand(let items): snapshot.expandItems(items)
    case .collapse(let items): snapshot.collapseItems(items)
    case .insertSnapshotBefore(let branch, let item):
      snapshot.insert(ValueSubject.Snapshot(branch).reference, beforeItem: item)
    case .insertSnapshotAfter(let branch, let item):
      snapshot.insert(ValueSubject.Snapshot(branch).reference, afterItem: item)
    case .replaceChildren(let parent, let branch):
      snapshot.replaceChildren(
        ofParentItem: parent, with: ValueSubject.Snapshot(branch).reference)
    case .snapshotOf(let parent, true):
      let part = snapshot.ofParentItem(parent, includingParentItem: true)
      return .identifiers(part.items.map(text))
    case .snapshotOf(let parent, false):
      return .identifiers(snapshot.ofParentItem(parent).items.map(text))
    case .level(let item): return .number(snapshot.level(ofItem: item))
    case .isExpanded(let item): return .number(snapshot.isExpanded(item) ? 1 : 0)
    case .isVisible(let item): return .number(snapshot.isVisible(item) ? 1 : 0)
    case .contains(let item): return .number(snapshot.containsItem(item) ? 1 : 0)
    case .index(let item): return .number(snapshot.index(ofItem: item))
    case .parent(let item):
      return .identifiers([snapshot.parent(ofChildItem: item)].compactMap { $0.map(text) })
    }
    return .done
  }

  var state: RecordedTree {
    RecordedTree(snapshot as DiffableDataSourceSectionSnapshot<String>)
  }

  private func text(_ identifier: Any) -> String { "\(identifier)" }
}

extension DiffableDataSourceSectionSnapshot<String> {
  /// Creates the section snapshot of an argument.
  init(_ branch: SectionSnapshotCall.Branch) {
    self.init()
    append(branch.roots)
    guard let first = branch.roots.first else { return }
    append(branch.children, to: first)
    if branch.isExpanded { expand([first]) }
  }

  /// The section snapshot as an object.
  var reference: DiffableDataSourceSectionSnapshotReference {
    self as DiffableDataSourceSectionSnapshotReference
  }
}

extension RecordedTree {
  /// Creates the complete visible state of a snapshot, with the address in the description as
  /// `0x…`.
  init(_ snapshot: DiffableDataSourceSectionSnapshot<String>) {
    let lines = snapshot.visualDescription().split(
      separator: "\n", omittingEmptySubsequences: false)
    picture = (["<NSDiffableDataSourceSectionSnapshot: 0x…"] + lines.dropFirst())
      .joined(separator: "\n")
    items = snapshot.items
    parents = snapshot.items.map { snapshot.parent(of: $0) }
    expanded = snapshot.expandedItems
    visible = snapshot.visibleItems
  }
}
