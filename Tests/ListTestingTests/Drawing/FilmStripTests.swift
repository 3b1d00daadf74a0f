import Foundation
import HeadlessKit
import ListCore
import Testing

@testable import ListTesting

@MainActor
@Suite struct FilmStripTests {
  /// Returns a scene of a table after a change of the library.
  private func scene(
    _ label: String, _ library: Library, _ table: TableView, _ action: () -> Void
  ) throws -> FilmStrip.Scene {
    let before = ScreenState(table)
    let recorder = ListRecorder(table, on: library.simulator)
    let crash = captureCrash { library.simulator.run { action() } }
    try library.simulator.settle()
    return FilmStrip.Scene(
      label: label, before: before, after: ScreenState(table), trace: recorder.takeTrace(),
      crash: crash)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// Returns six scenes of one table: the last one crashes.
  private func scenes() throws -> [FilmStrip.Scene] {
    let library = Library([.novels, .plays])
    let table = library.table(style: .grouped, height: 600)
    var scenes: [FilmStrip.Scene] = []
    scenes.append(
      try scene("remove Dune", library, table) {
        table.performBatchUpdates {
          library.shelves[0].books.remove(at: 1)
          table.deleteRows(at: [path(1)], with: .fade)
        }
      })
    scenes.append(
      try scene("add a play, move Emma", library, table) {
        table.performBatchUpdates {
          let emma = library.shelves[0].books.remove(at: 0)
          library.shelves[1].books.insert(("<b>Macbeth</b> & Co", "W. S."), at: 0)
          library.shelves[1].books.append(emma)
          table.insertRows(at: [path(0, 1)], with: .automatic)
          table.moveRow(at: path(0), to: path(2, 1))
        }
      })
    scenes.append(
      try scene("tap", library, table) {
        table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
      })
    scenes.append(
      try scene("reload", library, table) {
        library.shelves[1].books[1].author = "J. W. Goethe"
        table.reloadRows(at: [path(1, 1)], with: .none)
      })
    scenes.append(
      try scene("many more", library, table) {
        library.shelves.append(.numbered(40))
        table.reloadData()
      })
    scenes.append(
      try scene("forget a deletion", library, table) {
        table.performBatchUpdates {
          library.shelves[2].books.removeAll()
          table.deleteRows(at: [path(3, 2)], with: .none)
        }
      })
    return scenes
  }

  @Test func eachSceneDescribesItsStep() throws {
    #expect(
      try scenes().map(\.summary).joined(separator: "\n") == """
        1 row deleted, animated in 0.3 s. 3 rows.
        1 row inserted, 1 row moved, animated in 0.3 s. 4 rows.
        Selected: 1 - 1. 4 rows.
        1 row reloaded, nothing is selected. 4 rows.
        Everything is reloaded. 44 rows.
        Crashes: Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates.
        """)
  }

  @Test func rowsSlideFadeAndMove() throws {
    let scenes = try scenes()
    func text(_ state: ScreenState) -> String {
      state.elements.filter { $0.place.item != nil }.map {
        "\($0.name) \($0.place) y \(Int($0.frame.y)) alpha \(($0.alpha * 100).rounded() / 100)"
      }.joined(separator: "\n")
    }
    #expect(scenes.map(\.duration) == [0.3, 0.3, 0, 0, 0, 0])
    #expect(
      text(scenes[0].state(at: 0.15)) == """
        cell-1 0 - 0 y 55 alpha 1.0
        cell-2 0 - 1 y 99 alpha 0.5
        cell-3 0 - 1 y 121 alpha 1.0
        cell-4 1 - 0 y 231 alpha 1.0
        """)
    #expect(
      text(scenes[1].state(at: 0.15)) == """
        cell-3 0 - 0 y 77 alpha 1.0
        cell-1 1 - 2 y 154 alpha 1.0
        cell-2 1 - 0 y 165 alpha 0.5
        cell-4 1 - 1 y 209 alpha 1.0
        """)
    #expect(scenes[1].state(at: 0) == scenes[1].before)
    #expect(scenes[1].state(at: 0.3) == scenes[1].after)
    #expect(scenes[4].state(at: 0.01) == scenes[4].after)
  }

  @Test func aComparisonIsAFilmWithTwoReels() {
    let shelves: Shelves = [["Emma", "Dune", "Momo"], ["Faust"]]
    let models: [Shelves] = [
      [["Emma", "Momo"], ["Faust"]], [["Emma", "Momo"], []],
      [["Emma", "Momo", "Ulysses"], ["Macbeth", "Faust"]],
    ]
    let comparison = PathComparison(
      from: shelves, models.map { .model($0) },
      legacy: { TableByHand($0, .emptiedShelfForgotten) }, diffable: { TableBySnapshots($0) })
    let strip = FilmStrip(title: "Shelves", comparison)
    #expect(
      strip.reels.map { reel in
        reel.title + ": "
          + reel.scenes.map { "\($0.label): \($0.summary)" }.joined(separator: " / ")
      }.joined(separator: "\n") == """
        data source: shown: The list is shown. 4 rows. / step 1: 1 row deleted, animated in 0.3 s. 3 rows. / step 2: Crashes: Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after performing the batch updates are inconsistent with the updates. / step 3: 3 rows inserted, animated in 0.3 s. 5 rows.
        snapshots: shown: Everything is reloaded. 4 rows. / step 1: 1 row deleted, animated in 0.3 s. 3 rows. / step 2: 1 row deleted, animated in 0.3 s. 2 rows. / step 3: 3 rows inserted, animated in 0.3 s. 5 rows.
        """)
  }

  /// The part of the page for browsers without scripts: what each scene is called, what happens in it,
  /// and the list after it, or why it crashes.
  @Test func thePageTellsEverySceneInOrder() throws {
    let scenes = try scenes()
    let page = FilmStrip(title: "Shelves", reels: [.init(title: "one", scenes: scenes)]).html
    var rest = page[...]
    func expectNext(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let found = rest.range(of: text.escapedForMarkup)
      #expect(found != nil, "\(text)", sourceLocation: sourceLocation)
      if let found { rest = rest[found.upperBound...] }
    }
    for (index, scene) in scenes.enumerated() {
      expectNext("\(index + 1). \(scene.label)")
      expectNext(scene.summary)
      expectNext(
        scene.crash?.explanation.maskingAddresses ?? scene.after.drawing(rows: 12, columns: 36))
    }
  }

  @Test func rowsEnterAndLeaveAtTheEdges() throws {
    let library = Library([.numbered(12), .numbered(3)])
    let table = library.table(height: 220)
    func fates(_ scene: FilmStrip.Scene) -> String {
      scene.actors.filter { $0.fate != .kept }.map { actor in
        let place = (actor.end ?? actor.start).map { "\($0.element.place)" } ?? ""
        return "\(actor.fate) \(place): \(Int(actor.path.from.y)) -> \(Int(actor.path.to.y))"
      }.joined(separator: "\n")
    }
    let deletion = try scene("delete two", library, table) {
      table.performBatchUpdates {
        library.shelves[0].books.removeFirst(2)
        table.deleteRows(at: [path(0), path(1)], with: .fade)
      }
    }
    #expect(
      fates(deletion) == """
        deleted 0 - 0: 0 -> 0
        deleted 0 - 1: 44 -> 44
        entered 0 - 3: 220 -> 132
        entered 0 - 4: 264 -> 176
        """)
    let insertion = try scene("insert one", library, table) {
      table.performBatchUpdates {
        library.shelves[0].books.insert(("New", nil), at: 1)
        table.insertRows(at: [path(1)], with: .fade)
      }
    }
    #expect(
      fates(insertion) == """
        left 0 - 4: 176 -> 220
        inserted 0 - 1: 44 -> 44
        """)
    let sections = try scene("move a section, reload a row", library, table) {
      table.performBatchUpdates {
        library.shelves.swapAt(0, 1)
        table.moveSection(1, toSection: 0)
      }
    }
    #expect(
      fates(sections) == """
        left 0 - 2: 88 -> 220
        left 0 - 3: 132 -> 264
        left 0 - 4: 176 -> 308
        moved 0 - 0: 220 -> 0
        moved 0 - 1: 264 -> 44
        moved 0 - 2: 308 -> 88
        """)
    let reload = try scene("reload a row", library, table) {
      table.reloadRows(at: [path(1)], with: .fade)
    }
    #expect(
      fates(reload) == """
        reloaded 0 - 1: 44 -> 44
        reloaded 0 - 1: 44 -> 44
        """)
  }

  @Test func exactlyTheViewsOnScreenAreDrawn() throws {
    let scenes = try scenes()
    #expect(!scenes.isEmpty)
    for scene in scenes {
      let starts = scene.actors.compactMap(\.start?.element)
      let ends = scene.actors.compactMap(\.end?.element)
      #expect(Set(starts) == Set(scene.before.shownElements))
      #expect(Set(ends) == Set(scene.after.shownElements))
      #expect(starts.count == scene.before.shownElements.count)
    }
  }

  @Test func thePageEscapesEveryText() throws {
    let strip = FilmStrip(
      title: "</title><script>alert(1)</script>",
      reels: [.init(title: "old & \"new\"", scenes: try scenes())])
    let page = strip.html
    #expect(page.contains("<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>"))
    #expect(page.contains("\\u003cb>Macbeth\\u003c/b> & Co"))
    #expect(!page.contains("<b>Macbeth"))
    #expect(page.split(separator: "<script").count == 3)
    let data = try #require(page.firstMatch(of: /id="film">(.*)<\/script>/)?.1)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any])
    let reels = try #require(json["reels"] as? [[String: Any]])
    #expect(reels.map { $0["title"] as? String } == ["old & \"new\""])
  }
}
