// Made from the blocks of Docs/HeadlessKit.docc/Articles/ReproducingACrashFromProduction.md. Change them there, and then:
//     HEADLESSKIT_REGENERATE=1 swift test --filter CodeBlockTests
// swift-format-ignore-file
import CrashTranscripts
import HeadlessKit
import Testing

@MainActor @Test func reproducingACrashFromProduction_block1() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/ReproducingACrashFromProduction.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
#sourceLocation(file: "ReproducingACrashFromProduction.md", line: 37)
// import CrashTranscripts

let report = """
  *** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: \
  'attempt to delete row 2 from section 0 which only contains 2 rows before the update'
  """
for message in TranscriptReader().messages(in: report) {
  let reproduction = Reproduction(message)
  print(reproduction.verdict, reproduction.cause ?? "no cause", separator: "\n")
}
#sourceLocation()
try printed.expect(block: 1, fence: 36, #"""
identical
Row 2 was deleted or reloaded, but section 0 had only 2 rows when the update began. It had gone before: it was deleted twice, by two taps or by a handler and an observer, or the model was changed and the table view counted before the call. An index path that a closure or a cell captured earlier is out of date as well.
"""#)
}

#sourceLocation(file: "Downloads.swift", line: 1)
// import HeadlessKit
// import Testing

/// The screen from the report: "Clear finished" sometimes crashes.
final class Downloads: NSObject, TableViewDataSource {
  let table = TableView()
  var names = ["film", "song", "book"]
  var finished: Set<String> = ["song", "book"]

  func tableView(_: TableView, numberOfRowsInSection: Int) -> Int { names.count }
  func tableView(_: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }

  /// Removes the finished downloads one after the other.
  func clearFinishedAsShipped() {
    let paths = names.indices.filter { finished.contains(names[$0]) }
      .map { IndexPath(row: $0, section: 0) }
    for (removed, path) in paths.enumerated() {
      names.remove(at: path.row - removed)
      table.deleteRows(at: [path], with: .fade)
    }
  }
}
#sourceLocation()

@MainActor @Test func reproducingACrashFromProduction_block3() throws {
let printed = Printed("Docs/HeadlessKit.docc/Articles/ReproducingACrashFromProduction.md")
func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
  printed.add(items, separator, terminator)
}
let (simulator, downloads) = (Simulator(), Downloads())
downloads.table.dataSource = downloads
simulator.show(downloads.table)
#sourceLocation(file: "ReproducingACrashFromProduction.md", line: 98)
let crash = captureCrash { downloads.clearFinishedAsShipped() }
print(crash?.explanation ?? "no crash")
#sourceLocation()
try printed.expect(block: 3, fence: 97, #"""
What the view saw
  sections: 1 before, 0 inserted, 0 deleted, 1 expected, 1 answered
  section  before  inserted  deleted  expected  answered
  0             2         0        1         1         1
  calls:
    Downloads.swift:19  deleteRows(at: [0 - 2])

Why
  1. deleteRows(at: [0 - 2]) (Downloads.swift:19) names a position that exists neither before nor after the update: positions count from 0, and section 0 has 2 rows. Often such a position was captured earlier, by a closure or a cell, and is out of date.

Smallest repair
  Remove deleteRows(at: [0 - 2]) (Downloads.swift:19). Add deleteRows(at: [0 - 1]).
    tableView.performBatchUpdates {
      tableView.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
    }
"""#)
}

#sourceLocation(file: "ReproducingACrashFromProduction.md", line: 129)
extension Downloads {
  /// Removes all at once: every index path refers to the list before the update.
  func clearFinished() {
    let paths = names.indices.filter { finished.contains(names[$0]) }
      .map { IndexPath(row: $0, section: 0) }
    table.performBatchUpdates { [self] in
      names.removeAll { finished.contains($0) }
      table.deleteRows(at: paths, with: .fade)
    }
  }
}

@MainActor @Test(arguments: SystemProfile.supported)
func clearingSeveralDownloadsIsSafe(_ profile: SystemProfile) throws {
  let (simulator, downloads) = (Simulator(profile: profile), Downloads())
  downloads.table.dataSource = downloads
  simulator.show(downloads.table)
  downloads.clearFinished()
  try simulator.settle()
  #expect(downloads.table.numberOfRows(inSection: 0) == 1)
}
#sourceLocation()
