import Testing

@testable import CrashTranscripts

@MainActor @Suite struct DifferenceTests {
  nonisolated private static func batch(after: Int, inserted: Int) -> String {
    """
    Invalid batch updates detected: the number of sections and/or rows returned by the data source \
    before and after performing the batch updates are inconsistent with the updates.
    Data source before updates = { 1 section with row counts: [3] }
    Data source after updates = { 1 section with row counts: [\(after)] }
    Updates = [
    \tInsert row (0 - \(inserted))
    ]
    Table view: <UITableView: 0x7f8a1c02d600; frame = (0 0; 390 844)>
    """
  }

  @Test(arguments: [
    (
      batch(after: 5, inserted: 1),
      """
      These numbers give invalid-number-of-rows: no release is known to word these counts as the \
      message does.
      """
    ),
    (
      batch(after: 3, inserted: 9),
      "These numbers give attempt-insert-out-of-range: positions are checked before counts."
    ),
    (batch(after: 3, inserted: 1), nil),
  ])
  func saysWhy(_ pasted: String, _ note: String?) {
    #expect(Reproduction.all(in: pasted).map(\.note) == [note])
  }
}
