import CrashTranscripts
import ListCore
import Testing

/// What is said of a pasted message and of the crash that it comes from.
@MainActor @Suite struct CauseAgreementTests {
  private static func found(_ collected: CollectedMessage) -> (Reproduction, Diagnosis)? {
    guard let found = collected.reproduction,
      let diagnosis = found.crash?.diagnosis, found.message.evidence.hints.isEmpty
    else { return nil }
    return (found, diagnosis)
  }

  /// The causes of the update that a message comes from, as far as the message tells of it.
  private static func ranked(_ found: Reproduction, _ diagnosis: Diagnosis) -> [Cause] {
    let ledger = diagnosis.ledger
    let isListing = if case .batch? = found.message.facts { true } else { false }
    return Cause.ranked(
      diagnosis.fault, kind: diagnosis.kind,
      evidence: BatchEvidence(before: ledger.before, after: ledger.after, batch: ledger.batch),
      context: UpdateContext(source: isListing ? .listing : .numbers))
  }

  @Test(arguments: CollectedMessage.all)
  func `explain and a captured crash name the same mistake first`(
    _ collected: CollectedMessage
  ) throws {
    guard let (found, diagnosis) = Self.found(collected) else { return }
    let causes = Self.ranked(found, diagnosis)
    #expect(causes.first?.mistake == found.help.causes.first?.mistake, "\(causes)")
  }

  @Test(arguments: CollectedMessage.all)
  func `for counts that do not add up both name the same mistakes in the same order`(
    _ collected: CollectedMessage
  ) throws {
    guard let (found, diagnosis) = Self.found(collected) else { return }
    switch found.message.facts {
    case .itemCounts, .sectionCounts:
      let mistakes = Self.ranked(found, diagnosis).map(\.mistake).prefix(3)
      #expect(found.help.causes.map(\.mistake) == Array(mistakes))
    default: return
    }
  }

  /// The view knows when it counted, and the message does not say.
  @Test(arguments: CollectedMessage.all)
  func `the first cause of a captured crash is among those that explain lists`(
    _ collected: CollectedMessage
  ) throws {
    guard let (found, diagnosis) = Self.found(collected) else { return }
    switch found.message.facts {
    case .itemCounts, .sectionCounts, .batch:
      let first = try #require(diagnosis.causes.first)
      #expect(found.help.causes.map(\.mistake).contains(first.mistake), "\(first)")
    default: return
    }
  }
}
