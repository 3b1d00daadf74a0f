import HeadlessKit
import ListTesting
import UIKit

/// Checks of the notes, written without a word about isolation, as tests were in Swift 5.
public class NotesChecks {
  public let notes = NotesViewController(style: .plain)
  private let recorder: ListRecorder
  private let check: ListCheck

  public init(on simulator: Simulator) {
    simulator.show(notes)
    let list: TableView = notes.tableView
    recorder = ListRecorder(list, on: simulator)
    check = ListCheck(list)
  }

  /// Removes the first note, and returns what the table did.
  public func removeFirst() throws -> String {
    notes.notes.removeFirst()
    notes.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    try check.verify()
    return recorder.takeTrace().about([.changes]).events.map { "\($0)" }.joined(separator: "\n")
  }

  /// Returns what is wrong after a screen was shown and released.
  public func problems() -> [String] {
    expectNoLeaks { scope in
      scope.simulator.show(scope.watch(NotesViewController(style: .plain)))
    }.map { "\($0)" }
  }
}
