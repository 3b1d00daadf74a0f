extension QueryFailure: CustomStringConvertible {
  /// The explanation of the failure, with a drawing of the screen.
  public var description: String {
    ([headline] + details + waiting + notes + ["", screen]).joined(separator: "\n")
  }

  private var headline: String { "\(place): \(touch.map { "Simulator.\($0): " } ?? "")\(verdict)" }

  /// The file without its module, and the line.
  private var place: String { "\(file.split(separator: "/").last ?? ""):\(line)" }

  var verdict: String {
    switch reason {
    case .nothing: "nothing on the screen matches \(query)\(wait?.clause ?? "")."
    case .several(let found):
      "\(found.count) elements on the screen match \(query); expected exactly one."
    case .refused(_, let why), .impossible(let why): why
    case .scrolledInVain: "nothing matches \(query), from one end of the content to the other."
    }
  }

  private var details: [String] {
    switch reason {
    case .nothing(let near):
      return near.map { "  - \($0.sentence)" } + advice(near)
    case .several(let found):
      return found.map { "  - \($0.name) at (\($0.x), \($0.y))" + $0.proposal }
    case .refused, .impossible, .scrolledInVain: return []
    }
  }

  /// The lines on the wait. Only where something is missing does it matter that nothing is pending.
  private var waiting: [String] {
    guard let wait else { return [] }
    if case .nothing = reason { return wait.details }
    return wait.pending.isEmpty ? [] : wait.details
  }

  /// Returns the hints for a query without matches.
  private func advice(_ near: [NearMiss]) -> [String] {
    let scroll = "by `try simulator.scroll(to: \(query))`."
    if case .outOfSight = near.first?.difference { return ["Scroll first, \(scroll)"] }
    if case .leaving = near.first?.difference { return ["Settle first, by `simulator.settle()`."] }
    let proposal = near.lazy.compactMap(\.sighting.query).first.map { ["Try \($0)."] } ?? []
    guard near.allSatisfy(\.difference.isGuess), !folds.isEmpty else { return proposal }
    return proposal + ["\(folds.joined(separator: ", ")), not loaded: scroll first, \(scroll)"]
  }
}

extension QueryFailure.Wait {
  /// The clause that says how long the test waited.
  var clause: String { " within \(limit) s" }
  /// A line on the work that was pending at the end.
  var details: [String] {
    guard pending.isEmpty else { return ["Still pending: \(pending.joined(separator: "; "))."] }
    return [
      """
      Nothing that the simulator sees is still pending. It does not see the system's timers, work \
      items, and what other libraries call later.
      """
    ]
  }
}

extension QueryFailure.Sighting {
  fileprivate var proposal: String { query.map { ": \($0)" } ?? "" }
}

extension QueryFailure.NearMiss {
  fileprivate var sentence: String { "\(sighting.name) \(difference.clause)\(sighting.proposal)" }
}

extension QueryFailure.Difference {
  /// Whether the near match may be an unrelated element.
  fileprivate var isGuess: Bool {
    switch self {
    case .part, .spelling, .otherKind, .otherPlace, .choice, .nameless: true
    case .letterCase, .spaces, .hidden, .transparent, .empty, .covered, .outOfSight, .unreachable,
      .leaving, .placeholder:
      false
    }
  }

  /// The clause that describes the difference.
  fileprivate var clause: String {
    switch self {
    case .letterCase: "differs in capitals"
    case .spaces: "differs in spaces"
    case .part: "matches only in part"
    case .spelling: "is spelled differently"
    case .otherKind: "is of another kind"
    case .choice: "is there"
    case .nameless: "has neither a title nor an accessibility label"
    case .placeholder: "has this placeholder, which its text hides"
    case .otherPlace: "is in another place"
    case .hidden(let view): view.map { "is in \($0), which is hidden" } ?? "is hidden"
    case .transparent(let view):
      view.map { "is in \($0), which has an alpha below 0.01" } ?? "has an alpha below 0.01"
    case .empty: "has no size"
    case .covered(let name): "is behind \(name)"
    case .outOfSight(let side, let points): "is \(points) points \(side) the visible area"
    case .leaving: "is fading out"
    case .unreachable: "is accessible only as a part of something else"
    }
  }
}
