import ListCore
import TestSupport
import Testing

/// Every pair of lists of up to three sections and four items, but for names.
///
/// These are 3,539,394, too many for a debug build: by default all of up to two sections and
/// two items are tried, and every so manieth of the others. With `HEADLESSKIT_EXHAUSTIVE` in the
/// environment, best in a release build, nothing is left out.
@Suite struct SmallListPairsTests {
  static let pairs = SmallListPairs(maxSections: 3, maxItems: 4)

  @Test(arguments: pairs.lists)
  func diffIsRight(before: [ListSection<Int, Int>]) {
    var complaints: [String] = []
    Self.pairs.forEachList(
      after: before, stride: Thoroughness.number(usually: 997, exhaustively: 1)
    ) { after in
      complaints += ListPair(before: before, after: after).complaints()
    }
    #expect(complaints.isEmpty, "\(complaints.prefix(3).joined(separator: "\n\n"))")
  }

  @Test(arguments: SmallListPairs(maxSections: 2, maxItems: 2).lists)
  func diffOfSmallestIsRight(before: [ListSection<Int, Int>]) {
    var complaints: [String] = []
    SmallListPairs(maxSections: 2, maxItems: 2).forEachList(after: before) { after in
      complaints += ListPair(before: before, after: after).complaints()
    }
    #expect(complaints.isEmpty, "\(complaints.prefix(3).joined(separator: "\n\n"))")
  }

  /// As many as counting by hand gives.
  @Test func noneIsLeftOut() {
    let tiny = SmallListPairs(maxSections: 1, maxItems: 1)
    var rows: [String] = []
    for before in tiny.lists {
      tiny.forEachList(after: before) { after in
        rows.append("\(before.map(\.items)) \(after.map { "\($0.identifier)\($0.items)" })")
      }
    }
    #expect(
      rows == [
        "[] []", "[] [\"10[]\"]", "[] [\"10[10]\"]",
        "[[]] []", "[[]] [\"0[]\"]", "[[]] [\"10[]\"]",
        "[[]] [\"0[10]\"]", "[[]] [\"10[10]\"]",
        "[[0]] []", "[[0]] [\"0[]\"]", "[[0]] [\"10[]\"]",
        "[[0]] [\"0[0]\"]", "[[0]] [\"0[10]\"]", "[[0]] [\"10[0]\"]", "[[0]] [\"10[10]\"]",
      ])
  }
}
