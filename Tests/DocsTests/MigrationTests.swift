import HeadlessKit
import ListTesting
import Testing

/// The screens of the migration article, compiled from its blocks, behave as the article says.
@MainActor @Suite struct MigrationTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func everyStepShowsTheSameScreen(_ seed: UInt64) {
    func year(_ make: @escaping @MainActor ([Folder]) -> some MailScreen) -> PathComparison {
      PathComparison(
        seed: seed, steps: 30, from: folders, next: news, legacy: { Mailbox($0) }, diffable: make)
    }
    #expect(year { HalfwayMailbox($0) }.isEquivalent)
    #expect(year { TypedMailbox($0) }.isEquivalent)
    #expect(year { SnapshotMailbox($0) }.isEquivalent)
  }

  /// Touches and incoming changes in one row, on every release.
  @Test(arguments: SystemProfile.supported)
  func everyStepSurvivesRandomChanges(_ profile: SystemProfile) {
    func day(_ make: @escaping @MainActor ([Folder]) -> some MailScreen) -> PathComparison {
      PathComparison(
        from: folders, aDay, profile: profile, legacy: { Mailbox($0) }, diffable: make)
    }
    #expect(day { HalfwayMailbox($0) }.isEquivalent)
    #expect(day { TypedMailbox($0) }.isEquivalent)
    #expect(day { SnapshotMailbox($0) }.isEquivalent)
  }

  /// The checks work: the article's mistake is found in the step that contains it.
  @Test func theFirstAttemptsMistakeIsFound() {
    let day = PathComparison(
      from: folders, aDay, legacy: { Mailbox($0) }, diffable: { AdoptingMailbox($0) })
    #expect(day.differences.map(\.step) == [3])
  }
}
