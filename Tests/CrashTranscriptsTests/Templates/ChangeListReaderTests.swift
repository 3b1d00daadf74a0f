import ListCore
import Testing

@testable import CrashTranscripts

@Suite struct ChangeListReaderTests {
  private static func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(item: item, section: section)
  }

  static let lists: [(String, [Change]?)] = [
    ("", []), (" ", []),
    (
      " Delete row (0 - 2), Insert item (1 - 0)",
      [.deleteItem(path(0, 2)), .insertItem(path(1, 0))]
    ),
    ("\n\tDelete section 1,\n\tInsert section 0", [.deleteSection(1), .insertSection(0)]),
    ("Reload row (0 - 1), Reload section 2", [.reloadItem(path(0, 1)), .reloadSection(2)]),
    (
      "Move row (0 - 1) to (1 - 0), Move section 2 to 0",
      [.moveItem(from: path(0, 1), to: path(1, 0)), .moveSection(from: 2, to: 0)]
    ),
    ("Delete row (0 - 1), Shuffle row (0 - 2)", nil), ("Delete row (0)", nil),
  ]

  @Test(arguments: lists)
  func linesAreRead(_ list: String, _ expected: [Change]?) {
    #expect(ChangeListReader.changes(in: list) == expected)
  }

  static let codes: [(String, [Change]?)] = [
    ("", []), ("\"D(0,18)\"", [.deleteItem(path(0, 18))]),
    ("\n    \"D(0,1)\",\n    \"I(1,0)\"\n", [.deleteItem(path(0, 1)), .insertItem(path(1, 0))]),
    ("\"Q(0,1)\"", nil),
  ]

  @Test(arguments: codes)
  func codesAreRead(_ list: String, _ expected: [Change]?) {
    #expect(ChangeListReader.codes(in: list) == expected)
  }
}
