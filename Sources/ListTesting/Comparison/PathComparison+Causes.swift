import HeadlessKit
import ListCore

// The likely causes of a finding, and what to do about them.

extension PathComparison.Finding {
  /// Returns a sentence for each likely cause; empty if nothing is known.
  func causes(in step: PathComparison.Step, _ names: PathNames) -> [String] {
    switch self {
    case .crash(let legacy, let diffable):
      return [legacy, diffable].compactMap { $0?.firstCause }
    case .failure(nil, _?) where step.diffable.usesSnapshots:
      // Only an editing touch on the same rows: others fail for reasons of their own.
      let wereAlike = VisibleState(step.legacy.before) == VisibleState(step.diffable.before)
      guard wereAlike, let touch = step.diffable.failedEditing else { return [] }
      let remedy = touch.remedy(step.diffable.after.kind)
      return ["The same touch works with the \(names.legacy). \(remedy)."]
    case .failure(_?, _?):
      // An element that is missing on both screens may have appeared with unfinished work.
      return step.legacy.unfinished.isEmpty ? [] : [Self.waiting(step.legacy.limit)]
    case .failure, .notCompared: return []
    case .sight(let difference):
      let guess = step.diffable.cause(of: difference, beside: step.legacy)
      let one = step.legacy.findings(besides: step.diffable)
      let other = step.diffable.findings(besides: step.legacy)
      return Self.told(one.filter { !$0.isWarning }, names.legacy, or: nil)
        + Self.told(other.filter { !$0.isWarning }, names.diffable, or: guess)
        + Self.told(one.filter(\.isWarning), names.legacy, or: nil)
        + Self.told(other.filter(\.isWarning), names.diffable, or: nil)
    case .mistakes(let legacy, let diffable): return (legacy + diffable).map(\.sentence)
    case .reloads: return [Self.reconfiguring]
    case .unfinished: return [Self.waiting(step.legacy.limit)]
    }
  }
}

extension PathComparison.Finding {
  private static var reconfiguring: String {
    """
    reloadItems(_:) replaces the cell of an item: it loses its selection, the keyboard and whatever \
    else only the cell knows. reconfigureItems(_:) calls the cell provider with the present cell. \
    Reload only items that need a cell of another class.
    """
  }

  /// Returns what to do about work that a step left.
  private static func waiting(_ limit: Duration?) -> String {
    guard let limit else {
      return """
        The main queue does not run during this comparison, so what arrives later was not compared. \
        Await a comparison that gives it time: await PathComparison(steps, within: .seconds(1), …).
        """
    }
    return """
      It did not end within \(limit / .seconds(1)) s. Call endRefreshing() when the work is done, or \
      give the comparison more time.
      """
  }

  /// Returns what checks found, or a guess.
  private static func told(
    _ findings: [ListFinding], _ name: String, or guess: String?
  ) -> [String] {
    let found = findings.map(\.sentence)
    return (found.isEmpty ? [guess].compactMap(\.self) : found).map { "With the \(name): \($0)" }
  }
}

extension CrashReport {
  /// The most likely cause of the crash, and the repair; `nil` if nothing is known.
  var firstCause: String? {
    if case .update(_, let kind) = facts { return causes.first?.sentence(kind) }
    return facts.advice.map { "\($0.cause) \($0.repair)" }
  }
}

extension ListKind {
  /// The clause that says how a diffable data source of such a list lets its items be reordered
  /// (behaviour 6.13, 6.21).
  var reorderingRemedy: String {
    switch self {
    case .table:
      """
      override tableView(_:canMoveRowAt:) and tableView(_:moveRowAt:to:) in a subclass of it, and \
      change the model there
      """
    case .collection: "set its reorderingHandlers, and change the model in didReorder"
    }
  }
}
