import Foundation
import HeadlessKit
import ListCore
import TestSupport
import Testing

/// List cells, configurations and sections against values recorded from the real system.
@MainActor
@Suite struct RecordedListValueTests {
  private static func values(of given: RecordedListValues) throws -> [RecordedValue] {
    given.compared(with: try ListAnswers.answers(to: given))
  }

  /// Behaviour 21.2 to 21.10, 21.15, 21.16, 21.20, 21.21, 21.33, 21.38.
  @Test(
    "what was recorded of lists holds on a phone, unless it belongs to the Mac",
    arguments: RecordedListValues.all)
  func values(_ given: RecordedListValues) throws {
    let unexplained = try Self.values(of: given).filter { value in
      !value.agrees && ListValueExemption.first(covering: value) == nil
    }
    #expect(unexplained == [])
  }

  @Test func everyExemptionIsNeeded() throws {
    let used = try RecordedListValues.all.flatMap(Self.values).filter { !$0.agrees }
      .compactMap(ListValueExemption.first)
    #expect(Set(used) == Set(ListValueExemption.all.indices))
  }

  /// The article says how many values agree. After a change run this test with
  /// HEADLESSKIT_REGENERATE=1, which rewrites it.
  @Test func theArticleIsCheckedIn() throws {
    let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Docs/HeadlessKit.docc/Articles")
    let file = Checked("RecordedListValues.md", in: directory.standardizedFileURL)
    let written = RecordedListValuesArticle.text(
      try RecordedListValues.all.flatMap(Self.values))
    #expect(try file.text(regeneratedFrom: written) == written)
  }
}
