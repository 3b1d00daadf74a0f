import Foundation
import HeadlessKit
import ListTesting
import Testing

/// The files of films.
@MainActor
@Suite struct TestFilmNamesTests {
  private struct Failure: Error {}

  /// A test with several arguments makes several films of one name.
  @Test func filmsOfOneNameDoNotReplaceEachOther() throws {
    let folder = URL(fileURLWithPath: ".build/films", isDirectory: true)
    let name = "film-\(UUID().uuidString)"
    let files = ["\(name).html", "\(name)-2.html"].map(folder.appendingPathComponent)
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    guard ProcessInfo.processInfo.environment["HEADLESSKIT_FILMS"] == nil else { return }
    for text in ["first", "second"] {
      let simulator = Simulator()
      let label = Label(frame: CGRect(x: 0, y: 100, width: 200, height: 30))
      label.text = text
      simulator.show(label)
      #expect(throws: Failure.self) { try simulator.film(name) { throw Failure() } }
    }
    let pages = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    #expect(pages.map { $0.contains("second") } == [false, true])
  }
}
