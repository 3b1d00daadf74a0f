import DiffableKit
import Foundation
import HeadlessKit
import ListTesting
import Testing

/// Writes films for a browser to open, where `FILMS` in the environment names a folder; see
/// `Docs/view-films`. The films are made, and their size is looked at, in any case.
@MainActor
@Suite struct WrittenFilms {
  private func write(_ text: String, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["FILMS"] else { return }
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  /// Twenty steps of a table; by hand, a shelf that is emptied is forgotten.
  @Test func tables() throws {
    let comparison = PathComparison(
      seed: 7, steps: 19, from: Shelves.classics, next: { $0.edited(&$1) },
      legacy: { TableByHand($0, .emptiedShelfForgotten) }, diffable: { TableBySnapshots($0) })
    let strip = FilmStrip(title: "Two ways to a table", comparison)
    #expect(strip.sceneCount == 20)
    #expect(strip.html.utf8.count < 200_000)
    try write(strip.html, as: "tables.html")
    try write(strip.reels[0].scenes[0].after.svg, as: "table.svg")
  }

  /// A grid whose tiles are sorted.
  @Test func grid() throws {
    let library = Library([.numbered(14)])
    let view = library.grid(height: 520)
    var scenes: [FilmStrip.Scene] = []
    for step in 0..<4 {
      let before = ScreenState(view)
      let recorder = ListRecorder(view, on: library.host)
      library.host.run {
        view.performBatchUpdates {
          let book = library.shelves[0].books.remove(at: 12 - step * 2)
          library.shelves[0].books.insert(book, at: step)
          view.moveItem(
            at: IndexPath(item: 12 - step * 2, section: 0), to: IndexPath(item: step, section: 0))
        }
      }
      library.host.settle()
      scenes.append(
        FilmStrip.Scene(
          label: "step \(step + 1)", before: before, after: ScreenState(view),
          trace: recorder.takeTrace()))
    }
    let strip = FilmStrip(
      title: "Sorting tiles", reels: [FilmStrip.Reel(title: "moves", scenes: scenes)])
    try write(strip.html, as: "grid.html")
    try write(ScreenState(view).svg, as: "grid.svg")
  }
}

extension Shelves {
  /// Three shelves of well-known books.
  fileprivate static let classics: Shelves = [
    ["Emma", "Dune", "Momo", "Ulysses", "Ivanhoe"], ["Faust", "Macbeth", "Medea"],
    ["Kim", "Emil", "Heidi"],
  ]
}
