import Foundation
import ListCore
import Testing

// Matchings that contradict themselves. In the serialized suite, so that no two exit tests run at
// once.
extension CrashDeliveryTests {
  @Test func itemsPastTheEndOfTheirSectionAreNotMatchedFrom() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var matching = ListMatching(from: [2, 2], to: [4])
      matching.matchItems(
        from: ItemPath(item: 1, section: 0), to: ItemPath(item: 0, section: 0), count: 2)
    }
    #expect(precondition(result) == "Items 0 - 1 and 1 more are not all in [2, 2]")
  }

  @Test func itemsPastTheEndOfTheirSectionAreNotMatchedWith() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var matching = ListMatching(from: [4], to: [2, 2])
      matching.matchItems(
        from: ItemPath(item: 0, section: 0), to: ItemPath(item: 1, section: 0), count: 2)
    }
    #expect(precondition(result) == "Items 0 - 1 and 1 more are not all in [2, 2]")
  }

  /// The second and the third of three runs overlap before the change.
  @Test func anItemIsNotMatchedTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var matching = ListMatching(from: [200], to: [200])
      matching.matchSection(0, with: 0)
      matching.matchItems(from: 0, to: 0, count: 10)
      matching.matchItems(from: 100, to: 50, count: 5)
      matching.matchItems(from: 104, to: 100, count: 5)
      _ = ListDiff(matching)
    }
    #expect(precondition(result) == "An item of section 0 before the change is matched twice")
  }

  /// The precondition that did not hold, without its place.
  private func precondition(_ result: ExitTest.Result?) -> String? {
    said(result).first?.components(separatedBy: "Precondition failed: ").last
  }
}
