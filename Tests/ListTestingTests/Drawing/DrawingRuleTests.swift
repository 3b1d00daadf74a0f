import Foundation
import HeadlessKit
import ListCore
import Testing

import enum TestSupport.Thoroughness

@testable import ListTesting

/// Drawings, pictures and films of generated screens.
@Suite struct DrawingRuleTests {
  private static let width = 300.0

  /// Returns a row that is 44 points high.
  private static func row(_ index: Int, _ texts: [String] = []) -> ScreenState.Element {
    ScreenState.Element(
      place: .item(ItemPath(item: index, section: 0)), name: ListViewName(.cell, index),
      frame: Frame(x: 0, y: Double(index) * 44, width: width, height: 44),
      texts: texts.isEmpty ? ["row \(index)"] : texts)
  }

  private static func state(
    _ cells: [ScreenState.Element], _ kind: ListKind = .table, y: Double = 0, height: Double = 600,
    counts: SectionCounts? = nil
  ) -> ScreenState {
    ScreenState(
      kind: kind, visible: Frame(x: 0, y: y, width: width, height: height),
      contentHeight: 1000, counts: counts ?? [cells.count], cells: cells)
  }

  // MARK: - What is out of sight

  @Test func rowsOutOfSightAreCounted() {
    for kind in ListKind.allCases {
      for count in [0, 1, 2, 9, 30] {
        for y in stride(from: -50.0, through: 900, by: 22) {
          let state = Self.state((0..<count).map { Self.row($0) }, kind, y: y, height: 200)
          let inSight = (0..<count).filter { Double($0) * 44 < y + 200 && Double($0 + 1) * 44 > y }
          #expect(state.shownCells.map(\.place.item?.item) == inSight)
          let above = inSight.first ?? 0
          let below = inSight.last.map { count - 1 - $0 } ?? 0
          #expect(state.fold == ScreenState.Fold(above: above, below: below))
          func words(_ number: Int, _ sign: String, _ side: String) -> String? {
            let noun = "\(kind.itemNoun)\(number == 1 ? "" : "s")"
            return number == 0 ? nil : "\(sign) \(number) more \(noun) \(side)"
          }
          #expect(state.textAbove == words(above, "▲", "above"))
          #expect(state.textBelow == words(below, "▼", "below"))
          let empty = count == 0 ? "(no \(kind.itemNoun)s)" : "(no \(kind.itemNoun)s on screen)"
          #expect(state.textOfEmptiness == (inSight.isEmpty ? empty : nil))
          let drawing = state.drawing(rows: 12, columns: 30)
          let lines = drawing.split(separator: "\n").map(String.init)
          #expect(lines.count <= 12)
          let framed = lines.filter { !$0.hasPrefix("▲") && !$0.hasPrefix("▼") }
          #expect(framed.allSatisfy { $0.columns == 30 })
          for row in 0..<count {
            let isDrawn = lines.contains { $0.contains(" row \(row) ") }
            #expect(isDrawn == inSight.contains(row), "\(drawing)")
          }
          #expect(lines.contains { $0.hasPrefix("▲") } == (above > 0))
          #expect(lines.contains { $0.hasPrefix("▼") } == (below > 0))
        }
      }
    }
    let rows = [Self.row(0), Self.row(1)]
    #expect(Self.state(rows, counts: [5, 2, 3]).fold == ScreenState.Fold(above: 0, below: 8))
    var other = Self.row(0)
    other.place = .item(ItemPath(item: 1, section: 1))
    #expect(Self.state([other], counts: [5, 3, 3]).fold == ScreenState.Fold(above: 6, below: 4))
    var unasked = Self.state([])
    unasked.counts = nil
    #expect(unasked.textOfEmptiness == "(nothing asked for yet)" && unasked.fold == .init())
    #expect(Self.state([], counts: []).textOfEmptiness == "(no sections)")
    for alpha in [0, 0.01, 0.02, 1] {
      var faint = Self.row(0)
      faint.alpha = alpha
      #expect(Self.state([faint]).shownCells.isEmpty == (alpha <= 0.01))
      #expect(Self.state([faint]).shownElements.isEmpty == (alpha <= 0.01))
    }
    var pooled = Self.state([])
    pooled.pool = [
      "b": [ListViewName(.cell, 2)], "c": [],
      "a": [ListViewName(.cell, 1), ListViewName(.header, 3)],
    ]
    #expect(pooled.poolTexts == ["a: cell-1, header-3", "b: cell-2"])
    #expect(pooled.drawing.hasSuffix("\nreuse pool: a: cell-1, header-3; b: cell-2"))
  }

  @Test func rowsThatDoNotFitAreCounted() {
    for count in 1...14 {
      for rows in 4...16 {
        let state = Self.state((0..<count).map { Self.row($0) }, height: 2000)
        let lines = state.drawing(rows: rows, columns: 40).split(separator: "\n")
        #expect(lines.count <= rows)
        let drawn = lines.count { $0.contains("row ") && !$0.contains("more") }
        let room = rows - 2
        #expect(drawn == (count <= room ? count : room - 1))
        let more = lines.first { $0.contains("more") }
        let left = count - drawn
        #expect(
          more.map { $0.contains(" … \(left) more row\(left == 1 ? "" : "s") on screen ") }
            == (left > 0 ? true : nil))
        // A line is left open where the list goes on without rows.
        #expect(lines.count == min(rows, count + 3) || left > 0)
      }
    }
  }

  @Test func textsOfARowAreDrawnAsItIsHigh() {
    for height in [20.0, 44, 65, 67, 88, 132, 400] {
      for number in 0...5 {
        var row = Self.row(0, (0..<number).map { "t\($0)" })
        row.texts = (0..<number).map { "t\($0)" }
        row.frame.height = height
        for isSelected in [false, true] {
          row.isSelected = isSelected
          let lines = TextRow(row, in: Frame(x: 0, y: 0, width: 300, height: 500), columns: 30)
            .lines
          let high = min(4, max(1, Int((height / 44).rounded())))
          let isOneLine = number == 2 && high == 1
          #expect(lines.count == (isOneLine ? 1 : max(high, min(2, max(1, number)))))
          #expect(lines.allSatisfy { $0.columns == 30 && $0.hasPrefix(isSelected ? "▸" : " ") })
          let words = lines.joined(separator: "\n")
          for text in row.texts { #expect(words.contains(text), "\(words)") }
          if number == 0 { #expect(words.contains("[0 - 0]")) }
          if isOneLine {
            #expect(lines[0].dropFirst() == "t0\(String(repeating: " ", count: 24))t1 ")
          }
        }
      }
    }
    // Where a row leaves the screen, its line says so.
    for (y, sign) in [(-10.0, "▴"), (0, " "), (456, " "), (456.4, " "), (460, "▾")] {
      var row = Self.row(0)
      row.frame.y = y
      let line = TextRow(row, in: Frame(x: 0, y: 0, width: 300, height: 500), columns: 30).lines[0]
      #expect(line.hasSuffix(sign), "\(y)")
    }
  }

  @Test func tilesAreDrawnInBoxesWhereTheyAre() {
    for across in 1...4 {
      for isSelected in [false, true] {
        var tiles: [ScreenState.Element] = []
        for index in 0..<(across * 2) {
          var tile = Self.row(index, ["t\(index)"])
          tile.frame = Frame(
            x: Double(index % across) * 300 / 4, y: Double(index / across) * 80, width: 75,
            height: 80)
          tile.isSelected = isSelected && index == 0
          tiles.append(tile)
        }
        let state = Self.state(tiles, .collection)
        let lines = state.drawing(rows: 30, columns: 42).split(separator: "\n").map(String.init)
        #expect(lines.allSatisfy { $0.columns == 42 })
        let all = lines.joined()
        #expect(all.count { $0 == "┌" } == across * 2 + 1 - (isSelected ? 1 : 0))
        #expect(all.count { $0 == "┘" } == across * 2 + 1 - (isSelected ? 1 : 0))
        #expect(all.count { $0 == "╔" } == (isSelected ? 1 : 0))
        #expect(all.count { $0 == "╝" } == (isSelected ? 1 : 0))
        for index in tiles.indices {
          let line = lines.first { $0.contains("t\(index)") } ?? ""
          let place = line.prefix(while: { $0 != "t" }).count
          let column = line.firstRange(of: "t\(index)").map {
            line.distance(from: line.startIndex, to: $0.lowerBound)
          }
          #expect(column == 2 + index % across * 10, "\(line) \(place)")
        }
      }
    }
  }

  // MARK: - Colours

  @Test func inkIsTheColourWithMoreContrast() {
    func light(_ parts: [Int]) -> Double {
      let shares = parts.map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * shares[0] + 0.7152 * shares[1] + 0.0722 * shares[2]
    }
    var random = SeededGenerator(seed: Thoroughness.seed(1))
    for _ in 0..<600 {
      let parts = (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
      var tile = Self.row(0)
      let code = "#" + parts.map { String(format: "%02x", $0) }.joined()
      tile.color = code
      let (black, white) = ((light(parts) + 0.05) / 0.05, 1.05 / (light(parts) + 0.05))
      #expect(tile.hue == code)
      guard abs(black - white) > 0.02 else { continue }
      #expect(tile.ink == (black > white ? "#000000" : "#ffffff"), "\(code)")
      tile.isSelected = true
      #expect(tile.ink == nil && tile.hue == code)
    }
    for wrong in ["red", "#12345", "#1234567", "12345678", "#12345g", ""] {
      var tile = Self.row(0)
      tile.color = wrong
      #expect(tile.hue == nil && tile.ink == nil)
    }
    #expect(Self.row(0).hue == nil)
  }

  @MainActor
  @Test func coloursHaveNamesIfTheyAreNotGrey() {
    let named: [(Color, String?)] = [
      (.label, "label colour"), (.secondaryLabel, "secondary label colour"),
      (.tertiaryLabel, "tertiary label colour"), (.quaternaryLabel, "quaternary label colour"),
      (.link, "link colour"), (.systemRed, "system red"), (.systemGreen, "system green"),
      (.systemBlue, "system blue"), (.systemOrange, "system orange"),
      (.systemYellow, "system yellow"), (.systemPink, "system pink"),
      (.systemPurple, "system purple"), (.systemTeal, "system teal"),
      (.systemIndigo, "system indigo"), (.red, "red"), (.green, "green"), (.blue, "blue"),
      (.cyan, "cyan"), (.yellow, "yellow"), (.magenta, "magenta"), (.orange, "orange"),
      (.purple, "purple"), (.brown, "brown"),
    ]
    for (color, name) in named { #expect(color.shownName == name) }
    for number in 0...16 {
      let grey = Color(white: CGFloat(number) / 16, alpha: 1)
      #expect(grey.shownName == "label colour")
    }
    #expect(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 1).shownName == "#336699")
    #expect(Color(red: 0.2, green: 0.2, blue: 0.6, alpha: 1).shownName == "#333399")
    #expect(Color(red: 0.2, green: 0.6, blue: 0.6, alpha: 1).code == "#339999")
    #expect(Color(red: 2, green: -1, blue: 0.6, alpha: 1).code == "#ff0099")
    #expect(Color(red: 0.2, green: 0.4, blue: 0.6, alpha: 0).code == nil)
    #expect(Color(red: 1, green: 1, blue: 1, alpha: 1).code == nil)
    #expect(Color(red: 1, green: 1, blue: 0.9, alpha: 1).code == "#ffffe6")
  }

  // MARK: - Numbers and words

  @Test func numbersAreWrittenShort() {
    for number in -60...60 {
      let value = Double(number) / 20
      let tenths = (value * 10).rounded()
      let text = value.svg
      #expect(Double(text).map { ($0 * 10).rounded() } == tenths && !text.hasSuffix(".0"))
      #expect(abs((Double(text) ?? 9) - value) <= 0.05 + 1e-9)
    }
    for number in 0...250 {
      let text = (Double(number) / 100).seconds
      #expect(Double(text.dropLast(2)) == Double(number) / 100 && text.hasSuffix(" s"))
      #expect(!text.hasSuffix(".0 s"))
    }
    #expect(0.333_3.seconds == "0.33 s" && 0.299.seconds == "0.3 s" && 0.996.seconds == "1 s")
  }

  @Test func objectsInReasonsAreShortened() {
    let cases = [
      ("<UIView: 0x7f>", "<UIView: …>"),
      ("a <UIView: 0x1; frame = (0 0; 1 1)> b", "a <UIView: …> b"),
      ("<A: 0x1; b = <C: 0x2; d = <E: 0x3>>; f> end", "<A: …> end"),
      ("<A: 0x1> and <B.C: 0xAF9; x>", "<A: …> and <B.C: …>"), ("1 < 2 > 0", "1 < 2 > 0"),
      ("<A: 0x1; a -> b> c", "<A: …> c"), ("<A: 0x1", "<A: …>"), ("<_A1: 0x1>", "<_A1: …>"),
      ("", ""), ("<1A: 0x1>", "<1A: 0x1>"),
    ]
    for (text, wanted) in cases { #expect(text.elidingObjects == wanted) }
    for (reason, headline) in [
      ("One line.\nTwo.", "One line."), ("List: {(\n    a,\n    b\n)}", "List: {(a, b )}"),
      ("Call (\n  a\n)", "Call (a )"), ("At 0x12ab.", "At 0x…."),
      (
        String(repeating: "x", count: 200),
        String(repeating: "x", count: 200).shortened(toColumns: 180)
      ),
      (String(repeating: "x", count: 180), String(repeating: "x", count: 180)),
    ] {
      let report = CrashReport(
        reason: reason, facts: .query(.itemsOfMissingSection(3, sections: 1)))
      #expect(report.headline == headline)
    }
  }

  @Test func markupReadsAsTheText() {
    let text = "a <b> & \"c\" 'd' `e` ``\n\t\u{1}\u{7F} é 👍"
    #expect(
      text.escapedForMarkup
        == "a &lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; `e` ``\n\t\u{FFFD}\u{FFFD} é 👍")
    #expect("a `b<c>` `d".proseMarkup == "a <code>b&lt;c&gt;</code> `d")
  }

  @Test func changedLinesAreThoseThatTheOtherHasNot() {
    var random = SeededGenerator(seed: Thoroughness.seed(10))
    for _ in 0..<300 {
      func lines() -> [String] {
        (0..<Int.random(in: 0...6, using: &random)).map { _ in
          ["", "a", "  a", "b", "c"].randomElement(using: &random) ?? ""
        }
      }
      let (mine, other) = (lines(), lines())
      let changed = FilmStrip.Listing(title: "", lines: mine)
        .changedLines(from: FilmStrip.Listing(title: "", lines: other))
      let plain = { (lines: [String]) in lines.map { $0.trimmingCharacters(in: .whitespaces) } }
      let kept = mine.indices.filter { !changed.contains($0) && !mine[$0].isEmpty }
        .map { plain(mine)[$0] }
      // What is not changed is in the other text, in the same order.
      var rest = plain(other)[...]
      for line in kept {
        let place = rest.firstIndex(of: line)
        #expect(place != nil)
        rest = rest[(place ?? rest.startIndex)...].dropFirst()
      }
      #expect(changed.allSatisfy { mine.indices.contains($0) && !mine[$0].isEmpty })
      if plain(mine) == plain(other) { #expect(changed.isEmpty) }
      for index in mine.indices
      where !mine[index].isEmpty && !plain(other).contains(plain(mine)[index]) {
        #expect(changed.contains(index))
      }

      let mismatch = DrawingMismatch(
        file: "A/B.swift", line: 3, reason: .differs, expected: other.joined(separator: "\n"),
        drawing: mine.joined(separator: "\n"))
      let told = mismatch.difference.split(separator: "\n", omittingEmptySubsequences: false)
      func side(_ sign: Character) -> String {
        told.filter { $0.first == " " || $0.first == sign }.map { $0.dropFirst(2) }
          .joined(separator: "\n")
      }
      #expect(side("-") == mismatch.expected && side("+") == mismatch.drawing)
      if mine == other { #expect(told.allSatisfy { $0.first == " " || $0.isEmpty }) }
    }
    #expect(FilmStrip.Listing(title: "", lines: ["a"]).changedLines(from: nil).isEmpty)
  }

  @Test func pagesAreLinked() {
    let (index, previous, next) = (
      PageLinks.Link("All", "i.html"), PageLinks.Link("<One>", "1.html"),
      PageLinks.Link("Two", "2.html?a&b")
    )
    let anchors = [
      "<a href=\"i.html\">All</a>", "<a href=\"1.html\" rel=\"prev\">← &lt;One&gt;</a>",
      "<a href=\"r.html\">R</a>", "<a href=\"2.html?a&amp;b\" rel=\"next\">Two →</a>",
    ]
    for mask in 0..<16 {
      func has(_ bit: Int) -> Bool { mask >> bit & 1 == 1 }
      let links = PageLinks(
        index: has(0) ? index : nil, previous: has(1) ? previous : nil,
        next: has(3) ? next : nil, related: has(2) ? [PageLinks.Link("R", "r.html")] : [])
      let wanted = anchors.indices.filter(has).map { anchors[$0] }
      #expect(
        links.markup
          == (wanted.isEmpty
            ? ""
            : "<nav class=\"pages\" aria-label=\"Pages\">\n\(wanted.joined(separator: "\n"))\n</nav>\n")
      )
    }
  }

  // MARK: - Films

  /// Changes rows, and how a film names what happens to each of them.
  private struct Story {
    var before: [Int] = Array(0..<6)
    var changes: [Change] = []
    var after: [Int] = []
    var fates: [Int: FilmActor.Fate] = [:]

    init(_ random: inout SeededGenerator) {
      let roles = before.map { _ in Int.random(in: 0...4, using: &random) }
      let path = { (item: Int) in ItemPath(item: item, section: 0) }
      let moved = roles.lastIndex(of: 3)
      after = before.filter { roles[$0] != 1 && $0 != moved }
      let places = (0..<Int.random(in: 0...2, using: &random)).map { $0 }
      for row in before {
        switch roles[row] {
        case 1:
          changes.append(.deleteItem(path(row)))
          fates[row] = .deleted
        case 2:
          changes.append(.reloadItem(path(row)))
          fates[row] = .reloaded
        default: fates[row] = row == moved ? .moved : .kept
        }
      }
      for place in places {
        after.insert(100 + place, at: min(place * 2, after.count))
        fates[100 + place] = .inserted
      }
      if let moved {
        let target = Int.random(in: 0...after.count, using: &random)
        after.insert(moved, at: target)
        changes.append(.moveItem(from: path(moved), to: path(target)))
      }
      for (index, row) in after.enumerated() where row >= 100 {
        changes.append(.insertItem(path(index)))
      }
    }
  }

  @Test func everyRowOfAFilmHasItsFate() throws {
    var random = SeededGenerator(seed: Thoroughness.seed(17))
    var seen: Set<FilmActor.Fate> = []
    var count = 0
    for round in 0..<300 {
      let story = Story(&random)
      func element(_ row: Int, _ place: Int, isAfter: Bool) -> ScreenState.Element {
        var element = Self.row(place, ["\(row)"])
        let isNew = isAfter && story.fates[row] == .reloaded
        element.name = ListViewName(.cell, isNew ? 500 + row : row)
        return element
      }
      let before = Self.state(
        story.before.enumerated().map { element($1, $0, isAfter: false) }, counts: [6])
      let after = Self.state(
        story.after.enumerated().map { element($1, $0, isAfter: true) },
        counts: [story.after.count])
      // Some changes do not go together.
      guard
        let plan = try? UpdatePlan(
          BatchUpdate(story.changes), from: [6], to: [story.after.count])
      else { continue }
      count += 1
      let hasPlan = round % 4 != 0
      let events: [ListEvent] = hasPlan ? [.updated(plan), .animationStarted(seconds: 0.3)] : []
      let scene = FilmStrip.Scene(
        label: "", before: before, after: after,
        trace: ListTrace(events.map { ListTrace.Entry(event: $0) }))
      #expect(scene.duration == (hasPlan ? 0.3 : 0))
      for actor in scene.actors {
        let row = actor.name.number % 500
        let pose = try #require(actor.start ?? actor.end)
        #expect(pose.element.texts == ["\(row)"])
        let wanted = try #require(story.fates[row])
        if hasPlan {
          #expect(actor.fate == wanted, "\(story)")
        } else {
          let stays = actor.start != nil && actor.end != nil
          #expect(actor.fate == (stays ? .kept : actor.start == nil ? .came : .went))
        }
        seen.insert(actor.fate)
        let comes = actor.start == nil
        let isReplaced = wanted == .reloaded
        #expect((actor.start != nil) == (story.before.contains(row) && !(isReplaced && comes)))
        #expect(actor.path.from == (actor.start?.frame ?? actor.path.to))
        #expect(actor.path.to == (actor.end?.frame ?? actor.path.from))
        #expect(actor.start.map { before.cells.contains($0.element) } ?? true)
        #expect(actor.end.map { after.cells.contains($0.element) } ?? true)
      }
      let places = scene.actors.compactMap { $0.end?.element.place.item?.item }.sorted()
      #expect(places == Array(story.after.indices))
      guard hasPlan else { continue }
      #expect(scene.state(at: 0) == before && scene.state(at: 0.3) == after)
      #expect(scene.state(at: -1) == before && scene.state(at: 1) == after)
      // In the middle of the animation, everything is half way.
      let middle = scene.state(at: 0.15)
      #expect(middle.cells.count == scene.actors.count)
      for (cell, actor) in zip(middle.cells, scene.actors) {
        #expect(cell.frame == actor.path.from.between(actor.path.to, 0.5))
        let fades = actor.start == nil || actor.end == nil
        #expect(abs(cell.alpha - (fades ? 0.5 : 1)) < 1e-9)
      }
      for (cell, actor) in zip(scene.state(at: 0.075).cells, scene.actors) {
        let share = 0.25 * 0.25 * (3 - 0.5)
        #expect(abs(cell.frame.y - actor.path.from.between(actor.path.to, share).y) < 1e-9)
        let alpha = actor.start == nil ? share : actor.end == nil ? 1 - share : 1
        #expect(abs(cell.alpha - alpha) < 1e-9)
      }

      // The summary counts what happens.
      let kinds: [(FilmActor.Fate, String)] = [
        (.deleted, "deleted"), (.inserted, "inserted"), (.moved, "moved"),
        (.reloaded, "reloaded"),
      ]
      let said = kinds.compactMap { fate, word -> String? in
        let number = story.fates.values.count { $0 == fate }
        return number == 0 ? nil : "\(number) row\(number == 1 ? "" : "s") \(word)"
      }
      let rows = "\(story.after.count) row\(story.after.count == 1 ? "" : "s")."
      if !said.isEmpty {
        #expect(
          scene.summary == "\(said.joined(separator: ", ")), animated in 0.3 s. \(rows)")
      }
    }
    #expect(count > 100)
    #expect(seen == [.kept, .moved, .inserted, .deleted, .reloaded, .came, .went])
  }

  @Test func rowsComeAndGoOverTheEdgesOfTheScreen() throws {
    // Four rows are in sight of ten; those above are deleted, or rows are inserted there.
    func cells(_ rows: [Int], from first: Int, y: Double) -> [ScreenState.Element] {
      rows.indices.filter { Double($0) * 44 < y + 176 && Double($0 + 1) * 44 > y }.map { index in
        var row = Self.row(index, ["\(rows[index])"])
        row.name = ListViewName(.cell, rows[index])
        return row
      }
    }
    for deleted in 1...4 {
      let old = Array(0..<10)
      let new = Array(old.dropFirst(deleted))
      for isReversed in [false, true] {
        let (from, to) = isReversed ? (new, old) : (old, new)
        let changes = (0..<deleted).map { item -> Change in
          let path = ItemPath(item: item, section: 0)
          return isReversed ? .insertItem(path) : .deleteItem(path)
        }
        let plan = try UpdatePlan(BatchUpdate(changes), from: [from.count], to: [to.count])
        let before = Self.state(
          cells(from, from: 0, y: 0), height: 176, counts: [from.count])
        let after = Self.state(cells(to, from: 0, y: 0), height: 176, counts: [to.count])
        let scene = FilmStrip.Scene(
          label: "", before: before, after: after,
          trace: ListTrace([ListTrace.Entry(event: .updated(plan))]))
        let shift = Double(deleted) * 44 * (isReversed ? 1 : -1)
        for actor in scene.actors {
          let row = actor.name.number
          switch actor.fate {
          case .deleted, .inserted: #expect(row < deleted)
          case .kept, .entered, .left:
            #expect(row >= deleted)
            #expect(actor.path.to.y - actor.path.from.y == shift, "\(row) \(actor.fate)")
          default: Issue.record("\(actor.fate)")
          }
          #expect((actor.fate == .entered) == (actor.start == nil && row >= deleted))
          #expect((actor.fate == .left) == (actor.end == nil && row >= deleted))
        }
        #expect(scene.actors.count { $0.fate == (isReversed ? .left : .entered) } == deleted)
      }
    }
  }

  @Test func aSceneIsToldByWhatHappened() {
    let rows = Self.state([Self.row(0), Self.row(1)])
    func summary(
      _ before: ScreenState, _ after: ScreenState, _ events: [ListEvent] = []
    ) -> String {
      FilmStrip.Scene(
        label: "", before: before, after: after,
        trace: ListTrace(events.map { ListTrace.Entry(event: $0) })
      ).summary
    }
    #expect(summary(rows, rows) == "Nothing changes. 2 rows.")
    #expect(summary(Self.state([]), rows) == "The list is shown. 2 rows.")
    #expect(summary(rows, Self.state([Self.row(0)])) == "The screen changes. 1 row.")
    #expect(summary(rows, rows, [.reloadedData]) == "Everything is reloaded. 2 rows.")
    let cell = ListViewName(.cell, 0)
    let place = ListPlace.item(ItemPath(item: 0, section: 0))
    #expect(
      summary(rows, rows, [.reconfigured(cell, place)]) == "1 row configured again. 2 rows.")
    #expect(
      summary(rows, rows, [.reconfigured(cell, place), .reconfigured(cell, place)])
        == "2 rows configured again. 2 rows.")
    var chosen = rows
    chosen.selection = [ItemPath(item: 0, section: 0), ItemPath(item: 1, section: 0)]
    #expect(summary(rows, chosen) == "Selected: 0 - 0, 0 - 1. 2 rows.")
    #expect(summary(chosen, rows) == "Nothing is selected. 2 rows.")
    #expect(summary(rows, Self.state(rows.cells, y: 20.4)) == "Scrolled to 20. 2 rows.")
    var tiles = rows
    tiles.kind = .collection
    tiles.counts = nil
    #expect(summary(rows, tiles) == "The screen changes.")
    tiles.counts = [1]
    #expect(summary(rows, tiles) == "The screen changes. 1 item.")
    #expect(
      summary(rows, rows, [.animationStarted(seconds: 0.25), .animationStarted(seconds: 0.2)])
        == "Nothing changes, animated in 0.25 s. 2 rows.")
  }

  @Test func aPictureHasEveryTextInItsPlace() {
    for kind in ListKind.allCases {
      for count in [1, 3] {
        for isSelected in [false, true] {
          var cells = (0..<count).map { Self.row($0, ["row \($0)", "<\($0)>"]) }
          cells[0].isSelected = isSelected
          cells[0].color = "#ff0000"
          cells[0].alpha = 0.5
          let state = Self.state(cells, kind, counts: [count + 1])
          let svg = state.svg
          for index in 0..<count {
            #expect(svg.contains("<g transform=\"translate(0 \(index * 44))\""))
            #expect(svg.contains(">row \(index)</text>"))
            #expect(svg.contains(" text-anchor=\"end\""))
            #expect(svg.contains(">&lt;\(index)&gt;</text>"))
          }
          #expect(svg.contains(" opacity=\"0.5\">"))
          #expect(svg.contains("class=\"hk-picked\"") == isSelected)
          #expect(svg.contains("style=\"fill:#ff0000\"") != isSelected)
          #expect(svg.matches(of: /class="hk-line"/).count == count)
          let noun = kind.itemNoun
          #expect(svg.contains("with \(count + 1) \(noun)s</title>"))
          #expect(svg.contains("▼ 1 more \(noun) below</text>"))
          let spoken = (0..<count).map {
            "row \($0), <\($0)>\(isSelected && $0 == 0 ? " (selected)" : "")"
          }
          #expect(state.spokenText == (spoken + ["▼ 1 more \(noun) below"]).joined(separator: "; "))
          #expect(svg.contains("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"324\" height=\""))
        }
      }
    }
    #expect(Self.state([Self.row(0)]).svg.contains("with 1 row</title>"))
    #expect(Self.state([]).svg.contains(">(no rows)</text>"))
    for (count, height) in [(1, 270.0), (5, 280), (20, 600)] {
      #expect(Self.state((0..<count).map { Self.row($0) }).pictureHeight == height)
    }
  }

  @Test func textsOfAPictureAreAsLargeAsTheirRow() {
    for number in 1...4 {
      let texts = (0..<number).map { "t\($0)" }
      var tile = Self.row(0, texts)
      tile.frame = Frame(x: 10, y: 10, width: 90, height: 120)
      var high = Self.row(0, texts)
      high.frame.height = 100
      var bar = Self.row(0, texts)
      bar.place = .header(section: 0)
      let cases: [(ScreenState.Element, ListKind, first: Int, rest: Int)] = [
        (high, .table, 17, 15), (tile, .collection, 15, 15), (bar, .table, 14, 14),
        (Self.row(0, texts), .table, 17, number == 2 ? 17 : 15),
      ]
      for (element, kind, first, rest) in cases {
        let svg = PictureRow(element, in: Self.state([element], kind)).text
        let sizes = svg.matches(of: /font-size="([0-9]+)"/).compactMap { Int($0.1) }
        #expect(sizes == [first] + Array(repeating: rest, count: number - 1))
        // The lines are 20 points apart, around the middle.
        let lines = svg.matches(of: /\ y="(-?[0-9.]+)"/).compactMap { Double($0.1) }
        let isOneLine = number == 2 && element.frame.height <= 54 && element.place.bar == nil
        let middle = lines.reduce(0, +) / Double(number) - 6
        #expect(lines.count == number && abs(middle - element.frame.height / 2) < 0.1)
        for (one, next) in zip(lines, lines.dropFirst()) {
          #expect(next - one == (isOneLine ? 0 : 20))
        }
      }
    }
  }

  @Test func aFilmOfATestCountsItsCalls() {
    for calls in 0...3 {
      for failure in [nil, "a < b"] {
        let steps = (0...calls).map {
          TestFilm.Step(
            title: "step \($0)", place: "A.swift:\($0)", screen: "same\nline \($0)", console: [],
            failure: $0 == calls ? failure : nil)
        }
        let html = TestFilm(title: "film", steps: steps, failure: failure).html
        let words = calls == 1 ? "1 call" : "\(calls) calls"
        let end = failure == nil ? "passed." : "<strong>failed</strong>."
        #expect(html.contains("<p>\(words), \(end)</p>"))
        #expect(html.matches(of: /<section id="step-/).count == calls + 1)
        #expect(html.matches(of: /<mark>line [1-9]<\/mark>/).count == calls)
        #expect(html.matches(of: /<li class="failed">/).count == (failure == nil ? 0 : 1))
        #expect(html.contains("a &lt; b") == (failure != nil))
        #expect(html.contains("id=\"end\"") == (failure != nil))
      }
    }
  }
}
