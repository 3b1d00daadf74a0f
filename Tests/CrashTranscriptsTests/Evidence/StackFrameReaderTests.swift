import Testing

@testable import CrashTranscripts

@Suite struct StackFrameReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let frame: StackFrame?
  }

  static let cases = [
    Case(
      testDescription: "Xcode's console",
      line: "\t3   UIKitCore      0x00000001853f0f3c -[UITableView endUpdates] + 8044",
      frame: StackFrame(index: 3, image: "UIKitCore", symbol: "-[UITableView endUpdates]")),
    Case(
      testDescription: "the debugger, with a place",
      line: """
            frame #12: 0x0000000104d1b2a8 Bookshop`ShelfController.remove(row=3) at \
        ShelfController.swift:42:9
        """,
      frame: StackFrame(
        index: 12, image: "Bookshop", symbol: "ShelfController.remove(row=3)",
        location: StackFrame.Location(file: "ShelfController.swift", line: 42))),
    Case(
      testDescription: "a crash service",
      line: "7  Bookshop  0x1024a ShelfController.remove(at:) + 77 (ShelfController.swift:77)",
      frame: StackFrame(
        index: 7, image: "Bookshop", symbol: "ShelfController.remove(at:)",
        location: StackFrame.Location(file: "ShelfController.swift", line: 77))),
    Case(
      testDescription: "a mangled name",
      line: "4   Bookshop   0x0000000104d1b2a8 $s8Bookshop15ShelfControllerC6removeyySiF + 512",
      frame: StackFrame(index: 4, image: "Bookshop", symbol: "Bookshop.ShelfController.remove")),
    Case(
      testDescription: "a mangled name with words of its module, and labels",
      line: """
        6   Agenda   0x0000000102a1d5f4 \
        $s6Agenda0A14ViewControllerC6remove2aty10Foundation9IndexPathV_tF + 912
        """,
      frame: StackFrame(
        index: 6, image: "Agenda", symbol: "Agenda.AgendaViewController.remove(at:)")),
    Case(
      testDescription: "a mangled name in an extension",
      line: "6  Shop  0x1 $sSo21UITableViewControllerC4ShopE6reload_5after + 1",
      frame: StackFrame(
        index: 6, image: "Shop", symbol: "UITableViewController.reload(_:after:)")),
    Case(
      testDescription: "Sentry's Python form",
      line: "  File \"ShelfController.swift\", line 68, in ShelfController.remove",
      frame: StackFrame(
        symbol: "ShelfController.remove",
        location: StackFrame.Location(file: "ShelfController.swift", line: 68))),
    Case(
      testDescription: "a title without its sign",
      line: "Crash in [UITableView _endCellAnimationsWithContext:]",
      frame: StackFrame(symbol: "-[UITableView _endCellAnimationsWithContext:]")),
    Case(
      testDescription: "a specialized function",
      line: """
        5   Feed   0x1028a41f4 specialized FeedController.collectionView(_:cellForItemAt:) + 180 \
        (FeedController.swift:141)
        """,
      frame: StackFrame(
        index: 5, image: "Feed", symbol: "FeedController.collectionView(_:cellForItemAt:)",
        location: StackFrame.Location(file: "FeedController.swift", line: 141))),
    Case(
      testDescription: "a line of a crash service that starts with at",
      line: "  at AgendaController.makeSnapshot() (AgendaController.swift:88)",
      frame: StackFrame(
        symbol: "AgendaController.makeSnapshot()",
        location: StackFrame.Location(file: "AgendaController.swift", line: 88))),
    Case(
      testDescription: "an object of an .ips file",
      line: #"{"imageOffset":40,"sourceLine":212,"sourceFile":"Parcels.swift","#
        + #""symbol":"closure #1 in Parcels.reload()","imageIndex":0},"#,
      frame: StackFrame(
        symbol: "Parcels.reload()",
        location: StackFrame.Location(file: "Parcels.swift", line: 212))),
    Case(testDescription: "a sentence", line: "3 rows were deleted from the shelf", frame: nil),
    Case(testDescription: "an array", line: "items = [one two]", frame: nil),
  ]

  /// The frames of an `.ips` file may be one line.
  @Test func readsTheObjectsOfALine() {
    let line = """
      "lastExceptionBacktrace" : [{"symbol":"objc_exception_throw","imageIndex":6},\
      {"imageOffset":7,"symbol":"-[UITableView endUpdates]","symbolLocation":132,"imageIndex":8}]
      """
    #expect(
      StackFrameReader(line).frames.map(\.frame.symbol) == [
        "objc_exception_throw", "-[UITableView endUpdates]",
      ])
  }

  @Test(arguments: cases)
  func readsALine(_ given: Case) {
    #expect(StackFrameReader(given.line).frames.map(\.frame) == (given.frame.map { [$0] } ?? []))
  }
}
