import HeadlessKit
import ListCore
import Testing

@MainActor
@Suite struct CallSiteRecorderTests {
  /// Returns the call sites of a batch that crashed.
  private func calls(_ report: CrashReport?) -> [(site: CallSite?, changes: Int)] {
    guard case .update(.itemCountMismatch(_, let evidence), _) = report?.facts else { return [] }
    return evidence.batch.calls.map { ($0.site, $0.changes.count) }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func aCallIsRecordedWithItsLine() {
    let room = Room(Shelf(rows: 4))
    let line = #line + 3
    let crash = captureCrash {
      room.table.performBatchUpdates {
        room.table.deleteRows(at: [path(0), path(1)], with: .none)
        room.table.insertRows(at: [path(0)], with: .none)
        (room.table.deleteRows(at:with:))([path(2)], .none)  // the call site is unknown
      }
    }
    let file = #fileID
    #expect(
      calls(crash).map(\.site) == [
        CallSite(fileID: file, line: line), CallSite(fileID: file, line: line + 1), nil,
      ])
    #expect(calls(crash).map(\.changes) == [2, 1, 1])
  }

  /// The recorded call is the one the app wrote, not the one its override passes on.
  @Test func anOverrideDoesNotHideTheCallSite() {
    let table = PassingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let shelf = Shelf(rows: 4)
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    _ = table.numberOfSections
    let base: TableView = table
    let line = #line + 2
    let crash = captureCrash {
      base.deleteRows(at: [path(0)], with: .none)
    }
    #expect(table.passed == 1)
    #expect(calls(crash).map(\.site) == [CallSite(fileID: #fileID, line: line)])
  }

  /// An override may call super from another function; it is not called again then, and each of
  /// several calls arrives.
  @Test func anOverrideMayCallSuperFromAnotherFunction() {
    let table = DetourTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let shelf = Shelf(rows: 4)
    table.register(TableViewCell.self, forCellReuseIdentifier: "book")
    table.dataSource = shelf
    _ = table.numberOfSections
    let base: TableView = table
    let line = #line + 3
    let crash = captureCrash {
      base.beginUpdates()
      base.deleteRows(at: [path(0)], with: .none)
      base.deleteRows(at: [path(1)], with: .none)
      base.endUpdates()
    }
    #expect(table.passed == 2)
    #expect(
      calls(crash).map(\.site) == [
        CallSite(fileID: #fileID, line: line), CallSite(fileID: #fileID, line: line + 1),
      ])
  }
}

private final class DetourTable: TableView {
  var passed = 0
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    passed += 1
    guard passed < 20 else { return }  // so that a failing test ends
    passOn(indexPaths, animation)
  }

  private func passOn(_ indexPaths: [IndexPath], _ animation: RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
  }
}

private final class PassingTable: TableView {
  var passed = 0
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    passed += 1
    super.deleteRows(at: indexPaths, with: animation)
  }
}
