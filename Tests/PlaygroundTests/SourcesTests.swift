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
        "ShelfViewController.swift:25: - tableView.deleteRows(at: [indexPath], with: .fade)"
      ]),
    Case(
      app: "Gallery",
      findings: ["GalleryViewController.swift:29: - collectionView.reloadItems(at: [indexPath])"]),
    Case(
      app: "Agenda",
      findings: ["AgendaViewController.swift:22: - days.remove(at: indexPath.section)"]),
  ]

  @Test(arguments: cases)
  func `the wrong lines that explain the report are named`(_ given: Case) async {
    let folder = Transcripts.file("Apps/\(given.app)").path
    let command = Command(["explain", folder + "/crash.log", folder])
    let said = await command.run(Input(width: { 200 }))
    let lines = said.output.split(separator: "\n").map { String($0.drop { $0 == " " }) }
    let findings = lines.indices.filter { lines[$0].hasPrefix("- ") }.map { index in
      lines[index - 1].prefix { $0 != " " } + " " + lines[index]
    }
    #expect(findings == given.findings)
  }
}
