import Testing

@testable import Playground

/// Three apps with classic mistakes beside their crash logs: the lines of the mistakes are named.
@MainActor @Suite struct SourcesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let app: String
    let findings: [String]
    var testDescription: String { app }
  }

  nonisolated static let cases = [
    Case(
      app: "Shelf",
      findings: [
        "ShelfViewController.swift:25: tableView.deleteRows(at: [indexPath], with: .fade)",
        "ShelfViewController.swift:30: let last = IndexPath(row: books.count, section: 0)",
      ]),
    Case(
      app: "Gallery",
      findings: ["GalleryViewController.swift:29: collectionView.reloadItems(at: [indexPath])"]),
    Case(
      app: "Agenda",
      findings: [
        "AgendaViewController.swift:22: days.remove(at: indexPath.section)",
        """
        AgendaViewController.swift:31: self?.days[indexPath.section].events.remove(at: \
        indexPath.row)
        """,
      ]),
  ]

  @Test(arguments: cases)
  func theWrongLinesAreNamed(_ given: Case) async {
    let folder = Transcripts.file("Apps/\(given.app)").path
    let command = Command(["explain", folder + "/crash.log", folder])
    let said = await command.run(Input(width: { 200 }))
    let lines = said.output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.contains("ViewController.swift:") && $0.contains(": ") }
        .filter { !$0.contains(" called ") && !$0.contains(" announce") }.map(String.init)
        == given.findings)
  }
}
