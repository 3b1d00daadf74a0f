import DiffableKit
import Foundation
import HeadlessKit
import ListCore
import Testing

@testable import ListTesting

/// The code, the words and the links of a film's page.
@MainActor
@Suite struct FilmStripWordsTests {
  private typealias Listing = FilmStrip.Listing

  private func reel(_ title: String, _ listing: Listing?) -> FilmStrip.Reel {
    let library = Library([.novels])
    let table = library.table(height: 200)
    let state = ScreenState(table)
    return FilmStrip.Reel(
      title: title,
      scenes: [
        FilmStrip.Scene(
          label: "shown", before: state, after: state, listing: listing, remarks: ["It <stays>."])
      ])
  }

  private func film() -> FilmStrip {
    FilmStrip(
      title: "Moves",
      reels: [
        reel("old", Listing(title: "Old.swift", lines: ["batch {", "  move(a < b)", "}"])),
        reel("new", Listing(title: "New.swift", lines: ["batch {", "", "    apply()", "}"])),
      ],
      passages: [.init("One & `two<T>`."), .init(title: "What to <do>", "Move.")])
  }

  /// Returns the value of the page's data at a path of keys and indices.
  private func value(_ page: String, _ path: any Hashable...) throws -> Any? {
    let data = try #require(page.firstMatch(of: /id="film">(.*)<\/script>/)?.1)
    var value: Any? = try JSONSerialization.jsonObject(with: Data(data.utf8))
    for key in path {
      if let name = key as? String { value = (value as? [String: Any])?[name] }
      if let index = key as? Int { value = (value as? [Any])?[index] }
    }
    return value
  }

  @Test func linesThatTheOtherWayDoesNotHaveAreMarked() throws {
    let page = film().html
    func lines(_ reel: Int) throws -> [String] {
      let all = try value(page, "reels", reel, "scenes", 0, "listing", "lines") as? [[Any]]
      return (all ?? []).map { "\($0[0]) \($0[1])" }
    }
    #expect(try lines(0) == ["0 batch {", "1   move(a < b)", "0 }"])
    #expect(try lines(1) == ["0 batch {", "0 ", "1     apply()", "0 }"])
    #expect(
      try value(page, "reels", 1, "scenes", 0, "listing", "title") as? String == "New.swift")
    #expect(
      try value(page, "reels", 0, "scenes", 0, "remarks") as? [String] == ["It <stays>."])
    #expect(!page.contains("It <stays>."))
  }

  @Test func wordsAndLinksAreEscapedMarkup() throws {
    let links = PageLinks(
      index: .init("All", "index.html"), previous: .init("A & B", "a.html"),
      next: .init("C", "c.html"), related: [.init("Compare", "d.html")])
    let page = film().html(links)
    let body = try #require(page.firstMatch(of: /<body>\n([\s\S]*?)<div id="stage"/)?.1)
    #expect(
      String(body) == """
        <nav class="pages" aria-label="Pages">
        <a href="index.html">All</a>
        <a href="a.html" rel="prev">← A &amp; B</a>
        <a href="d.html">Compare</a>
        <a href="c.html" rel="next">C →</a>
        </nav>
        <header>
        <h1>Moves</h1>
        <p class="intro">One &amp; <code>two&lt;T&gt;</code>.</p>
        <div class="words">
        <section><h2>What to &lt;do&gt;</h2>
        <p>Move.</p></section>
        </div>
        </header>

        """)
    #expect(!film().html.contains("<nav class=\"pages\""))
  }

  @Test func anIndexListsPagesInOrder() throws {
    let index = PageIndex(
      title: "Films", introduction: "In order.",
      entries: [
        .init(link: .init("A & B", "a.html"), text: "First.", related: [.init("More", "m.html")]),
        .init(link: .init("C", "c.html")),
      ])
    let body = try #require(index.html.firstMatch(of: /<body>\n([\s\S]*?)<\/body>/)?.1)
    #expect(
      String(body) == """
        <main>
        <h1>Films</h1>
        <p>In order.</p>
        <ol class="index">
        <li><h2><a href="a.html">A &amp; B</a></h2>
        <p>First. <a href="m.html" aria-label="More: A &amp; B">More</a></p></li>
        <li><h2><a href="c.html">C</a></h2>
        <p></p></li>
        </ol>
        </main>

        """)
  }

  /// A list that was never given a size has no width to scale by: its phone is as wide as the other
  /// ones, or as a small device.
  @Test func aListWithoutASizeHasAPhone() throws {
    let table = TableView(frame: .zero, style: .plain)
    let state = ScreenState(table)
    let lost = FilmStrip.Reel(
      title: "never shown", scenes: [.init(label: "lost", before: state, after: state)])
    let alone = FilmStrip(title: "Lost", reels: [lost]).html
    #expect(try value(alone, "reels", 0, "width") as? Double == 320)
    #expect(try value(alone, "reels", 0, "height") as? Double == 192)
    let shown = reel("shown", nil)
    let both = FilmStrip(title: "Lost", reels: [lost, shown]).html
    #expect(
      try value(both, "reels", 0, "width") as? Double == shown.scenes[0].before.visible.width)
  }

  /// The identifiers of a message that introduces them on its first line are part of the headline,
  /// and descriptions of objects are not.
  @Test func aCrashIsSummedUpInOneLine() throws {
    let table = TableView(frame: .zero, style: .plain)
    let state = ScreenState(table)
    let crash = captureCrash {
      var snapshot = DiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(["Emma", "Emma"])
    }
    let scene = FilmStrip.Scene(
      label: "twice", before: state, after: state, crash: crash)
    #expect(
      scene.summary
        == "Crashes: Fatal: supplied item identifiers are not unique. Duplicate identifiers: "
        + "{(Emma )}")
    #expect(
      "view: <UITableView: 0x1f; frame = (0 0; 1 1)>, <A: 0x2; b: <B: 0x3>> end".elidingObjects
        == "view: <UITableView: …>, <A: …> end")
  }
}
