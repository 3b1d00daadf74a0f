import Foundation
import HeadlessKit
import ListCore

/// The data of a film that is embedded in its page.
struct FilmPage: Encodable {
  let steps: Int
  let reels: [Reel]

  struct Reel: Encodable {
    let title: String
    let kind: String
    let width: Double
    let height: Double
    let scenes: [Scene]
  }

  struct Scene: Encodable {
    let label: String
    let says: String
    let seconds: Double
    let crash: Crash?
    let edges: [Edge]
    let ledgers: [[LedgerLine]]
    let calls: [String]
    let questions: [String]
    let costs: [Cost]
    let cast: [FilmActor]
    let listing: Listing?
    let remarks: [String]
  }

  /// Source code. A line is `[0, text]`, or `[1, text]` if the other way does not have it.
  struct Listing: Encodable {
    let title: String
    let lines: [Line]

    struct Line: Encodable {
      let isChanged: Bool
      let text: String

      func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(isChanged ? 1 : 0)
        try container.encode(text)
      }
    }
  }

  struct Crash: Encodable {
    let headline: String
    let reason: String
    let explanation: String
  }

  /// A cost that is not zero.
  struct Cost: Encodable {
    let name: String
    let value: Int

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(name)
      try container.encode(value)
    }
  }

  /// The texts above and below the screen.
  struct Edge: Encodable {
    let above: String
    let below: String
    let empty: String
    let pool: [String]
  }

  /// A section of a ledger: its name, its numbers, and whether they add up.
  struct LedgerLine: Encodable {
    let name: String
    let numbers: [String]
    let isRight: Bool

    func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(name)
      for number in numbers { try container.encode(number) }
      try container.encode(isRight ? 1 : 0)
    }
  }
}

extension FilmPage {
  /// The number of steps of the scrubber in one scene.
  static let steps = 20

  /// The width of a screen that no list has been shown on, in points.
  private static let usualWidth = 320.0

  init(_ strip: FilmStrip) {
    steps = Self.steps
    let widest = strip.reels.map(\.pictureWidth).max() ?? 0
    let width = widest > 0 ? widest : Self.usualWidth
    let hasCrash = strip.reels.contains { $0.scenes.contains { $0.crash != nil } }
    let height = max(
      width * (hasCrash ? 1.2 : 0.6), strip.reels.map(\.pictureHeight).max() ?? 0)
    reels = strip.reels.enumerated().map { index, reel in
      Reel(
        reel, width: reel.pictureWidth > 0 ? reel.pictureWidth : width, height: height,
        reference: strip.reference(forReel: index))
    }
  }

  /// Returns the page's data as JSON for a script element: it contains no `<`.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
      .replacing("<", with: "\\u003c")
  }
}

extension FilmPage.Reel {
  init(
    _ reel: FilmStrip.Reel, width: Double, height: Double, reference: FilmStrip.Listing?
  ) {
    title = reel.title
    kind = (reel.scenes.first?.after.kind ?? .table).rawValue
    self.width = width
    self.height = height
    scenes = reel.scenes.map { FilmPage.Scene($0, reference: reference) }
  }
}

extension FilmStrip.Reel {
  /// The width of the pictures: that of the screen; 0 if the list was never given a size.
  var pictureWidth: Double {
    states.map(\.visible.width).max() ?? 0
  }

  /// The height of the pictures: that of the screen, without the part that is empty in all of them.
  var pictureHeight: Double {
    states.map(\.pictureHeight).max() ?? 0
  }

  /// The states that are drawn, without that of a list that has not got the size of its screen yet.
  private var states: [ScreenState] {
    scenes.flatMap { scene in
      scene.before.visible.width == scene.after.visible.width
        ? [scene.before, scene.after] : [scene.after]
    }
  }
}

extension ScreenState {
  /// The height of a picture: that of the screen, without most of the empty part at the bottom.
  var pictureHeight: Double {
    let end = shownElements.map { $0.frame.maxY - visible.y }.max() ?? 0
    return min(visible.height, max(end + 60, visible.width * 0.9))
  }
}

extension FilmPage.Scene {
  init(_ scene: FilmStrip.Scene, reference: FilmStrip.Listing?) {
    label = scene.label
    says = scene.summary
    seconds = scene.duration
    crash = scene.crash.map(FilmPage.Crash.init)
    edges = [FilmPage.Edge(scene.before), FilmPage.Edge(scene.after)]
    ledgers = scene.ledgers.map { $0.rows.map(FilmPage.LedgerLine.init) }
    calls = scene.trace.events.compactMap(\.callText)
    questions = scene.trace.about([.questions]).events.map(\.description)
      .abridged(to: Self.mostQuestions)
    costs = scene.trace.cost.figures.filter { $0.value > 0 }.map {
      FilmPage.Cost(name: $0.name, value: $0.value)
    }
    cast = scene.actors
    listing = scene.listing.map { FilmPage.Listing($0, reference: reference) }
    remarks = scene.remarks
  }

  /// The maximum number of queries that are listed; the rest are counted.
  private static let mostQuestions = 16
}

extension FilmPage.Listing {
  init(_ listing: FilmStrip.Listing, reference: FilmStrip.Listing?) {
    let changed = listing.changedLines(from: reference)
    title = listing.title
    lines = listing.lines.enumerated().map { Line(isChanged: changed.contains($0), text: $1) }
  }
}

extension FilmPage.Crash {
  /// Creates the reason and the explanation without the ledgers, which are shown next to the screen
  /// anyway.
  init(_ report: CrashReport) {
    headline = report.headline
    reason = report.reason.elidingObjects.maskingAddresses
    let parts = report.diagnosis.map { Explanation($0).parts.dropFirst() } ?? []
    let text = parts.map { "\($0.title)\n\($0.body)" }.joined(separator: "\n\n")
    explanation = (text.isEmpty ? report.explanation : text).maskingAddresses
  }
}

extension FilmStrip.Scene {
  /// The ledgers of the updates that were carried out, or of the one that crashed.
  var ledgers: [Ledger] {
    if let ledger = crash?.ledger { return [ledger] }
    return trace.plans.map { Ledger(batch: $0.batch, before: $0.before, after: $0.after) }
  }
}

extension ListEvent {
  /// The text of an event that is a call of the client; `nil` for other events.
  fileprivate var callText: String? {
    switch self {
    case .reloadedData, .calledReconfigure, .beganUpdate, .called, .beganApply, .droppedUpdate,
      .noted:
      if case .called(let call, _) = self, call.changes.isEmpty { nil } else { description }
    case .askedForSectionCount, .askedForItemCount, .askedForTitle, .askedForView, .created,
      .reused, .reconfigured, .displayed, .ended, .pooled, .updated, .endedApply, .layoutPass,
      .animationStarted, .animationEnded, .completed, .selectionChanged, .calledDelegate,
      .logged, .crashed:
      nil
    }
  }
}

extension [String] {
  /// Returns the first texts, followed by the number of the others.
  fileprivate func abridged(to most: Int) -> [String] {
    count <= most ? self : prefix(most - 1) + ["and \(count - most + 1) more"]
  }
}

extension FilmPage.Edge {
  init(_ state: ScreenState) {
    above = state.textAbove ?? ""
    below = state.textBelow ?? ""
    empty = state.textOfEmptiness ?? ""
    pool = state.poolTexts
  }
}

extension FilmPage.LedgerLine {
  init(_ row: LedgerRow) {
    name = row.name
    numbers = [
      row.before == nil ? "–" : "\(row.itemsBefore)", "\(row.inserted)", "\(row.deleted)",
      "\(row.movedIn)", "\(row.movedOut)", row.answered.map { "\($0)" } ?? "–",
    ]
    isRight = row.balances
  }
}
