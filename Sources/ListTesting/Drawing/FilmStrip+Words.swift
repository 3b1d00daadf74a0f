import Foundation
import HeadlessKit
import ListCore

extension FilmStrip {
  /// Lines of source code, shown beside the scene in which they run.
  ///
  /// ```swift
  /// let listing = FilmStrip.Listing(
  ///   title: "Shelf.swift", lines: ["table.deleteRows(at: [path], with: .fade)"])
  /// ```
  public struct Listing: Hashable, Sendable {
    /// The title, such as the name of the file.
    public var title: String
    /// The lines, without line breaks.
    public var lines: [String]

    /// Creates a listing.
    public init(title: String, lines: [String]) {
      self.title = title
      self.lines = lines
    }
  }

  /// A paragraph of the page above the film.
  public struct Passage: Hashable, Sendable {
    /// The heading; empty if there is none.
    public var title: String
    /// The text.
    public var text: String

    /// Creates a passage.
    public init(title: String = "", _ text: String) {
      self.title = title
      self.text = text
    }
  }
}

extension FilmStrip.Listing {
  /// Returns the indices of the lines that another listing does not have, in the same order and
  /// apart from their indentation. Empty lines are ignored.
  ///
  /// - Complexity: O(*n* · *d*) for *n* lines in both and *d* changes.
  public func changedLines(from other: Self?) -> Set<Int> {
    guard let other else { return [] }
    func trimmed(_ lines: [String]) -> [Substring] { lines.map { $0.drop { $0 == " " } } }
    let changes = trimmed(lines).difference(from: trimmed(other.lines))
    let offsets = changes.insertions.map { change in
      switch change {
      case .insert(let offset, _, _), .remove(let offset, _, _): offset
      }
    }
    return Set(offsets.filter { !lines[$0].isEmpty })
  }
}

extension FilmStrip {
  /// Returns the listing of another reel that the listings of a reel are compared with: the first
  /// reel is compared with the last one, and all others with the first one.
  func reference(forReel index: Int) -> Listing? {
    let other = index == 0 ? reels.count - 1 : 0
    guard other != index else { return nil }
    return reels[other].scenes.lazy.compactMap(\.listing).first
  }
}

extension FilmStrip.Scene {
  /// The events in one line for screen readers: `1 row deleted, animated in 0.3 s. 7 rows.`
  public var summary: String {
    if let crash { return "Crashes: \(crash.headline)" }
    let batches = trace.plans.map(changes).filter { !$0.isEmpty }
    let changes = batches.enumerated().flatMap { index, changes in
      index == 0 ? changes : ["then " + changes[0]] + changes.dropFirst()
    }
    var parts = changes + events
    if parts.isEmpty { parts = [plainly] }
    if duration > 0 { parts.append("animated in \(duration.seconds)") }
    let sentence = parts.joined(separator: ", ")
    let count = after.counts.map { " \(kind($0.itemCount))." } ?? ""
    return sentence.prefix(1).uppercased() + sentence.dropFirst() + "." + count
  }

  /// The text if no event provides more detail.
  private var plainly: String {
    if before == after { return "nothing changes" }
    return before.elements.isEmpty ? "the list is shown" : "the screen changes"
  }

  private func kind(_ count: Int) -> String {
    "\(count) \(after.kind.itemNoun)\(count == 1 ? "" : "s")"
  }

  private func changes(_ plan: UpdatePlan) -> [String] {
    let items = [
      (plan.deletedItems.count, "deleted"), (plan.insertedItems.count, "inserted"),
      (plan.movedItems.count, "moved"), (plan.reloadedItems.count, "reloaded"),
    ]
    let sections = [
      (plan.deletedSections.count, "deleted"), (plan.insertedSections.count, "inserted"),
      (plan.movedSections.count, "moved"), (plan.reloadedSections.count, "reloaded"),
    ]
    return items.filter { $0.0 > 0 }.map { "\(kind($0.0)) \($0.1)" }
      + sections.filter { $0.0 > 0 }.map { "\($0.0) section\($0.0 == 1 ? "" : "s") \($0.1)" }
  }

  private var events: [String] {
    let cost = trace.cost
    let isDropped = trace.events.contains { if case .droppedUpdate = $0 { true } else { false } }
    var parts: [String] = []
    if isDropped { parts.append("the update is invalid") }
    if cost.reloads > 0 { parts.append("everything is reloaded") }
    if cost.cellsReconfigured > 0 {
      parts.append("\(kind(cost.cellsReconfigured)) configured again")
    }
    if before.selection != after.selection {
      let paths = after.selection.map(\.description).joined(separator: ", ")
      parts.append(paths.isEmpty ? "nothing is selected" : "selected: \(paths)")
    }
    if before.visible.y != after.visible.y {
      parts.append("scrolled to \(Int(nearest: after.visible.y))")
    }
    return parts
  }
}

extension Double {
  /// A time: `0.3 s`.
  var seconds: String {
    let hundredths = (self * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(nearest: hundredths)) s" : "\(hundredths) s"
  }
}
