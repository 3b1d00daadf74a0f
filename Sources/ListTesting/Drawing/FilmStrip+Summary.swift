import Foundation
import HeadlessKit
import ListCore

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
