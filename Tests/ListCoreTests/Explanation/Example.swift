import ListCore
import Testing

/// A batch that was refused, small enough to be read at a glance.
struct Example: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let kind: ListKind
  let evidence: BatchEvidence
  let context: UpdateContext

  init(
    _ name: String, _ kind: ListKind, from before: SectionCounts, to after: SectionCounts,
    _ calls: [UpdateCall], loadedCountsForUpdate: Bool = false,
    source: UpdateContext.Source = .view
  ) {
    testDescription = name
    self.kind = kind
    evidence = BatchEvidence(
      before: before, after: after, batch: BatchUpdate(calls, site: .cart(40)))
    context = UpdateContext(loadedCountsForUpdate: loadedCountsForUpdate, source: source)
  }

  /// What the rules say about the batch.
  var fault: UpdateFault? {
    do throws(UpdateFault) {
      _ = try UpdatePlan(
        evidence.batch, from: evidence.before, to: evidence.after, kind: kind)
      return nil
    } catch {
      return error
    }
  }

  var diagnosis: Diagnosis? {
    fault.map {
      Diagnosis($0, kind: kind, profile: .newest, evidence: evidence, context: context)
    }
  }
}

extension CallSite {
  /// A line of the file that all examples are from.
  static func cart(_ line: Int) -> CallSite {
    CallSite(fileID: "Shop/CartController.swift", line: line)
  }
}

/// A call from a line of the file that all examples are from.
func call(_ line: Int, _ changes: Change...) -> UpdateCall {
  UpdateCall(changes, site: .cart(line))
}
