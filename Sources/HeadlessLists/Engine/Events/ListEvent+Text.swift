import Foundation
import ListCore

extension ListEvent: CustomStringConvertible {
  /// The event as a line of a trace: `displayed cell-3 at 0 - 1`.
  public var description: String {
    switch self {
    case .askedForSectionCount(let answer): "number of sections? \(answer)"
    case .askedForItemCount(let section, let answer): "number of items in \(section)? \(answer)"
    case .askedForTitle(let place, let answer):
      "title of \(place)? \(answer.map { "\"\($0)\"" } ?? "none")"
    case .askedForView(let place): "view for \(place)?"
    case .created(let name, let identifier):
      "created \(name)" + (identifier.map { " \"\($0)\"" } ?? "")
    case .reused(let name, let identifier): "reused \(name) \"\(identifier)\""
    case .reconfigured(let name, let place): "reconfigured \(name) at \(place)"
    case .displayed(let name, let place): "displayed \(name) at \(place)"
    case .ended(let name, let place): "ended \(name) at \(place)"
    case .pooled(let name): "\(name) waits for reuse"
    case .reloadedData: "reloadData()"
    case .calledReconfigure(let paths, let kind): Self.reconfigureText(paths, kind)
    case .beganUpdate(let site): "update begins" + Self.text(site)
    case .called(let call, let kind): call.text(kind) + Self.text(call.site)
    case .updated(let plan): Self.text(plan)
    case .droppedUpdate: "invalid update, reloads instead"
    case .beganApply(let apply):
      "apply(\(Self.count(apply.sections, "section")), \(Self.count(apply.items, "item")), "
        + "\(apply.style.rawValue))"
    case .endedApply: "apply is over"
    case .layoutPass: "layout pass"
    case .animationStarted(let seconds): "animation of \(seconds) s begins"
    case .animationEnded: "animation ends"
    case .completed(let finished): "completion(\(finished))"
    case .selectionChanged(let paths):
      "selected: \(paths.isEmpty ? "nothing" : paths.map(\.description).joined(separator: ", "))"
    case .calledDelegate(let method, let place):
      "delegate: \(method)" + (place.map { " \($0)" } ?? "")
    case .logged(let line): "console: \(line)"
    case .crashed(let report): "CRASH: \(report.reason)"
    case .noted(let text): text
    }
  }

  private static func reconfigureText(_ paths: [ItemPath], _ kind: ListKind) -> String {
    let method = kind == .table ? "reconfigureRows" : "reconfigureItems"
    return "\(method)(at: [\(paths.map(\.description).joined(separator: ", "))])"
  }

  /// Returns the effect of an update on the counts; that on sections only if their number changed.
  private static func text(_ plan: UpdatePlan) -> String {
    let (before, after) = (plan.before, plan.after)
    let items = "update: \(before.itemCount) -> \(count(after.itemCount, "item"))"
    guard before.sectionCount != after.sectionCount else { return items }
    return items + ", \(before.sectionCount) -> \(count(after.sectionCount, "section"))"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns the call site in parentheses; an empty string for calls that a diffable data source
  /// made.
  private static func text(_ site: CallSite?) -> String {
    guard let site, !site.fileID.hasPrefix("DiffableKit/") else { return "" }
    return " (\(site))"
  }
}
