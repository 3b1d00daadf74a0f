import ListCore
import TestSupport
import Testing

@Suite struct RepairPropertyTests {
  /// Every repair is a batch that the rules accept, made by the edits it names, section by section
  /// only if nothing smaller was found.
  @Test(arguments: ListKind.allCases)
  func everyRepairIsLegal(_ kind: ListKind) {
    var repaired = 0
    let stride = kind == .table ? 593 : 1_123
    BrokenWorld.visit(stride: Thoroughness.number(usually: stride, exhaustively: 7)) { evidence in
      guard !evidence.isLegal(evidence.batch, kind) else { return }
      repaired += 1
      let repair = Repair(evidence, kind: kind)
      #expect(
        repair.extent == .someCalls && repair.size > 0
          && evidence.isLegal(repair.batch, kind)
          && repair.batch.changes.counted == repair.edits.applied(to: evidence.batch.changes),
        "\(evidence) -> \(repair)")
    }
    #expect(repaired > 140)
  }

  /// No repair is larger than the smallest that trying everything finds.
  @Test(arguments: ListKind.allCases)
  func everyRepairIsTheSmallest(_ kind: ListKind) {
    var (seen, repaired) = (0, 0)
    BrokenWorld.visit(stride: 211) { evidence in
      seen += 1
      guard seen % 17 == 0, !evidence.isLegal(evidence.batch, kind) else { return }
      let repair = Repair(evidence, kind: kind)
      let smaller = evidence.repair(smallerThan: repair.size, kind)
      repaired += 1
      #expect(smaller == nil, "\(evidence) -> \(repair)")
    }
    #expect(repaired > 100)
  }

  @Test func aLegalBatchIsLeftAlone() {
    var legal = 0
    BrokenWorld.visit(stride: 997) { evidence in
      guard evidence.isLegal(evidence.batch, .table) else { return }
      legal += 1
      let repair = Repair(evidence, kind: .table)
      #expect(repair.edits.isEmpty && repair.batch == evidence.batch, "\(evidence)")
    }
    #expect(legal > 10)
  }
}

extension BatchEvidence {
  fileprivate func isLegal(_ batch: BatchUpdate, _ kind: ListKind) -> Bool {
    (try? UpdatePlan(batch, from: before, to: after, kind: kind)) != nil
  }

  /// A legal batch that differs in fewer changes, found by trying everything that a repair may do:
  /// take out any changes; put in deletions, insertions, and reloads of sections of whose items
  /// nobody speaks. It repeats nothing, and does not do by a deleted and an inserted section what
  /// a reload is for.
  fileprivate func repair(smallerThan size: Int, _ kind: ListKind) -> BatchUpdate? {
    let old = batch.changes
    let additions = BrokenWorld.changes(before, after).filter { change in
      switch change {
      case .deleteItem, .insertItem, .deleteSection, .insertSection, .reloadSection: true
      case .reloadItem, .moveItem, .moveSection: false
      }
    }
    for mask in 0..<(1 << old.count) {
      let kept = old.indices.filter { mask & (1 << $0) == 0 }.map { old[$0] }
      let room = size - 1 - (old.count - kept.count)
      guard room >= 0 else { continue }
      for added in additions.choices(upTo: min(room, 2)) {
        let candidate = BatchUpdate(kept + added)
        if isLegal(candidate, kind), !added.replacesSections, !candidate.repeats(added),
          !candidate.mixesReloads(before, after)
        {
          return candidate
        }
      }
    }
    return nil
  }
}

extension BatchUpdate {
  /// Whether one of the changes is there more than once.
  fileprivate func repeats(_ some: [Change]) -> Bool {
    let counts = changes.counted
    return some.contains { counts[$0, default: 0] > 1 }
  }

  /// Whether a section is reloaded of whose items another change speaks.
  fileprivate func mixesReloads(_ before: SectionCounts, _ after: SectionCounts) -> Bool {
    let ledger = Ledger(batch: self, before: before, after: after)
    return ledger.rows.contains { row in
      row.fate == .reloaded
        && (row.inserted != 0 || row.deleted != 0 || row.movedIn != 0 || row.movedOut != 0)
    }
  }
}

extension [Change] {
  /// Whether sections are both deleted and inserted.
  fileprivate var replacesSections: Bool {
    contains { if case .deleteSection = $0 { true } else { false } }
      && contains { if case .insertSection = $0 { true } else { false } }
  }

  fileprivate func choices(upTo count: Int) -> [[Change]] {
    guard count > 0 else { return [[]] }
    let one = map { [$0] }
    guard count > 1 else { return [[]] + one }
    return [[]] + one + indices.flatMap { i in self[i...].map { [self[i], $0] } }
  }

  fileprivate var counted: [Change: Int] {
    Dictionary(map { ($0, 1) }, uniquingKeysWith: +)
  }
}

extension [Repair.Edit] {
  fileprivate func applied(to changes: [Change]) -> [Change: Int] {
    var result = changes.counted
    for edit in self {
      switch edit {
      case .remove(let change, _):
        result[change, default: 0] -= 1
        if result[change] == 0 { result[change] = nil }
      case .add(let call):
        for change in call.changes { result[change, default: 0] += 1 }
      }
    }
    return result
  }
}
