import DiffableKit
import Foundation
import HeadlessKit
import ListTesting
import Testing

/// Writes films to be opened in a browser, if `FILMS` in the environment names a folder; see
/// `Docs/view-films`. The films are created, and their size is checked, in any case.
@MainActor
@Suite struct WrittenFilms {
  private func write(_ text: String, as name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["FILMS"] else { return }
    try text.write(toFile: folder + "/" + name, atomically: true, encoding: .utf8)
  }

  /// Twenty steps of a table; the manual version forgets a shelf that becomes empty.
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

  /// Twenty steps of screens full of long titles still make a small page.
  @Test func fullScreens() throws {
    let shelves: Shelves = (0..<3).map { shelf in
      (0..<30).map { "The Life and Opinions of Gentleman \(shelf * 30 + $0)" }
    }
    let comparison = PathComparison(
      seed: 3, steps: 19, from: shelves, next: { $0.edited(&$1) },
      legacy: { TableByHand($0) }, diffable: { TableBySnapshots($0) })
    let strip = FilmStrip(title: "Full screens", comparison)
    #expect(strip.reels[0].scenes.allSatisfy { $0.after.cells.count >= 19 })
    #expect(strip.html.utf8.count < 200_000)
    try write(strip.html, as: "full.html")
  }

  /// The manual version removes the last row of a section without a call: one path crashes, the
  /// other does not.
  @Test func crash() throws {
    let strip = FilmStrip(
      title: "The forgotten deletion",
      PathComparison(
        from: [["Emma", "Dune"], ["Faust"]],
        [
          .model([["Dune"], ["Faust"]], "remove Emma"), .model([["Dune"], []], "remove Faust"),
          .model([["Dune"], ["Kim", "Medea"]], "add two"),
        ], legacy: { TableByHand($0, .emptiedShelfForgotten) },
        diffable: { TableBySnapshots($0) }))
    #expect(
      strip.reels.map { $0.scenes.map { $0.crash != nil } } == [
        [false, false, true, false], [false, false, false, false],
      ])
    try write(strip.html, as: "crash.html")
  }

  /// A grid of tiles while it is sorted.
  @Test func grid() throws {
    let library = Library([.hues(14)])
    library.tint = {
      Color(hue: (Double($0.dropFirst(4)) ?? 0) / 14, saturation: 0.6, brightness: 0.9, alpha: 1)
    }
    let view = library.grid(height: 520)
    var scenes: [FilmStrip.Scene] = []
    for step in 0..<4 {
      let before = ScreenState(view)
      let recorder = ListRecorder(view, on: library.simulator)
      library.simulator.run {
        view.performBatchUpdates {
          let book = library.shelves[0].books.remove(at: 12 - step * 2)
          library.shelves[0].books.insert(book, at: step)
          view.moveItem(
            at: IndexPath(item: 12 - step * 2, section: 0), to: IndexPath(item: step, section: 0))
        }
      }
      try library.simulator.settle()
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
