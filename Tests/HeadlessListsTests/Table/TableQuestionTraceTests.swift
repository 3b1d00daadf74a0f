import HeadlessKit
import HeadlessLists
import Testing

/// The events about questions for headers and footers: exactly what the delegate was asked.
@MainActor
@Suite struct TableQuestionTraceTests {
  private final class Log {
    var lines: [String] = []
  }

  /// A delegate with views for headers and footers, but none for those of the second section.
  private final class Both: NSObject, TableViewDelegate {
    let log = Log()
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      log.lines.append("header \(section)")
      return section == 1 ? nil : View()
    }
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      log.lines.append("footer \(section)")
      return section == 1 ? nil : View()
    }
  }

  private final class Headers: NSObject, TableViewDelegate {
    let log = Log()
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      log.lines.append("header \(section)")
      return View()
    }
  }

  private final class Footers: NSObject, TableViewDelegate {
    let log = Log()
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      log.lines.append("footer \(section)")
      return View()
    }
  }

  private final class Neither: NSObject, TableViewDelegate {}

  /// Shows a table, scrolls it to its end and reloads it.
  ///
  /// - Returns: The events about questions for headers and footers.
  private func trace(_ delegate: (any TableViewDelegate)?) -> [String] {
    let log = Log()
    var observation: ListObservation?
    let room = Room(Shelf(rows: 3, 2, 8, 8), delegate: delegate) { table in
      table.sectionHeaderHeight = 30
      table.sectionFooterHeight = 20
      observation = table.observeEvents { event, _ in
        if case .askedForView(let place) = event, place.item == nil {
          log.lines.append("\(place)")
        }
      }
    }
    for offset in [200, 500, room.table.contentSize.height - 480, 0] as [CGFloat] {
      room.table.contentOffset.y = offset
      room.simulator.layoutIfNeeded()
    }
    room.table.reloadData()
    room.simulator.layoutIfNeeded()
    observation?.cancel()
    return log.lines
  }

  @Test func everyQuestionForAViewIsAnEvent() {
    let both = Both()
    #expect(trace(both) == both.log.lines)
    #expect(both.log.lines.contains("header 0") && both.log.lines.contains("footer 1"))
    let headers = Headers()
    #expect(trace(headers) == headers.log.lines)
    #expect(Set(headers.log.lines) == ["header 0", "header 1", "header 2", "header 3"])
    let footers = Footers()
    #expect(trace(footers) == footers.log.lines)
    #expect(Set(footers.log.lines) == ["footer 0", "footer 1", "footer 2", "footer 3"])
  }

  @Test func aDelegateThatLacksTheMethodsIsNotAskedInATrace() {
    #expect(trace(Neither()) == [])
    #expect(trace(nil) == [])
  }
}
