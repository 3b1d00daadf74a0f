import Foundation
import HeadlessKit
import ListCore

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
